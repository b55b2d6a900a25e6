// Enters a table: asks for a token, stores it and navigates there, or says why not.
import { useRef, useState } from 'preact/hooks';
import { go } from '../ui/router';
import { sentence, type TableAccess } from './api';
import { keepToken } from './credentials';

export function useEntering() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const asked = useRef(false);
  /** Runs the request and navigates to its table; further calls are ignored while one is under way. */
  const enter = async (ask: () => Promise<TableAccess>): Promise<void> => {
    if (asked.current) return;
    asked.current = true;
    setBusy(true);
    try {
      const { code, token } = await ask();
      keepToken(code, token);
      go(`/t/${code}`);
    } catch (error) {
      setTrouble(sentence(error));
      setBusy(false);
      asked.current = false;
    }
  };
  return { busy, trouble, enter };
}
