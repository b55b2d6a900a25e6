// Asks the server whether a table exists.
import { useEffect, useState } from 'preact/hooks';
import { findTable, Refusal } from './api';

/** Whether the table does not exist. Its connection is then closed for good. */
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
