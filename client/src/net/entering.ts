// Going to a table: the pass is asked for and kept, and the page goes there, or says why not.
import { useState } from 'preact/hooks';
import { go } from '../parts/router';
import { sentence, type Pass } from './api';
import { keepPass } from './passes';

export function useEntering() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const enter = async (pass: Promise<Pass>): Promise<void> => {
    setBusy(true);
    try {
      const { code, token } = await pass;
      keepPass(code, token);
      go(`/t/${code}`);
    } catch (error) {
      setTrouble(sentence(error));
      setBusy(false);
    }
  };
  return { busy, trouble, enter };
}
