// A component that is loaded when it is first rendered, together with its messages.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Book, loadBooks } from '../words/fluent';

/** Renders nothing until the component and its messages are loaded. */
export function later<Props extends object>(
  fetch: () => Promise<FunctionComponent<Props>>,
  needed: readonly Book[],
): FunctionComponent<Props> {
  let found: FunctionComponent<Props> | null = null;
  return (props: Props) => {
    const [Part, setPart] = useState<FunctionComponent<Props> | null>(() => found);
    useEffect(() => {
      if (found !== null) return;
      void Promise.all([fetch(), loadBooks(...needed)]).then(([part]) => {
        found = part;
        setPart(() => part);
      });
    }, []);
    return Part === null ? null : <Part {...props} />;
  };
}
