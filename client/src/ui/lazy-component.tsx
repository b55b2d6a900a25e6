// A part of the page that is fetched when it is first shown, with its style and its words.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Book, loadBooks } from '../words/fluent';

/** A component in the place of one that is not here yet; it draws nothing until that and its words are. */
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
