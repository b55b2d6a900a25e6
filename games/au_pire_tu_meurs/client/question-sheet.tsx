// A sheet in the middle of the table.
import { type ComponentChildren, useLayoutEffect, useRef } from 'deadpan/client';

interface QuestionSheetProps {
  readonly kind: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ComponentChildren;
}

export function QuestionSheet({ kind, title, text, children }: QuestionSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // scroll it into view, because a low screen may show another part of the table
    const { top = 0, bottom = 0 } = sheet.current?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) sheet.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={sheet} class={`question sheet ${kind}`} role="group" aria-label={title}>
      <h2>{title}</h2>
      {text !== undefined && text !== '' && <p>{text}</p>}
      {children}
    </div>
  );
}
