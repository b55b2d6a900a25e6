// Whether there is such a table at all.
import { useEffect, useState } from 'preact/hooks';
import { findTable, Refusal } from './api';

/** True when nobody sits there: the table is left, and will not be tried again. */
export function useTableMissing(table: { readonly code: string; leave(): void }): boolean {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    findTable(table.code).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) {
        table.leave();
        setMissing(true);
      }
    });
    return () => table.leave();
  }, [table]);
  return missing;
}
