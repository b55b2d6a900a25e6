// A sheet of paper over the page. The browser's own dialog: it keeps the focus, Esc closes it, and the focus goes back to where it was.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, class: extra = '', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before anything is painted: a key that is pressed at once is the dialog's already.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      const at = document.activeElement;
      const isLeft = at === null || at === document.body || dialog?.contains(at) === true; // nobody else took the focus
      dialog?.close();
      if (isLeft && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`sheet dialog ${extra}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>
  );
}
