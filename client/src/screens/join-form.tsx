// A code or a whole link, as a friend sent it.
import { useState } from 'preact/hooks';
import { findTable, Refusal } from '../net/api';
import { go } from '../parts/router';
import { t } from '../words/fluent';

/** `koala 2741`, `KOALA-2741`, an address that ends in `/t/KOALA-2741#…`, or a message with either in it. */
function read(text: string): { code: string; hash: string } {
  const [, address, pass = ''] = /\/t(?:v)?\/([^/#?\s]+)(#\S*)?/.exec(text) ?? [];
  const [, word, number] = /([a-z]+)[\s_-]*(\d{4})(?!\d)/i.exec(address ?? text) ?? [];
  const code = word === undefined || number === undefined ? (address ?? text.trim()) : `${word}-${number}`;
  return { code: code.toUpperCase(), hash: pass };
}

export function JoinForm() {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const join = async (): Promise<void> => {
    const { code, hash } = read(text);
    if (code === '') return;
    try {
      await findTable(code);
      go(`/t/${code}${hash}`);
    } catch (error) {
      setTrouble(error instanceof Refusal && error.status === 404 ? t('join-unknown', { code }) : t('unreachable'));
    }
  };
  return (
    <form class="join sheet" onSubmit={(event) => { event.preventDefault(); void join(); }}>
      <label for="code">{t('join-question')}</label>
      <input
        id="code" placeholder="KOALA-2741" autocomplete="off" autocapitalize="characters" spellcheck={false}
        value={text} aria-describedby="join-trouble"
        onInput={(event) => { setText(event.currentTarget.value); setTrouble(null); }}
      />
      <button class="btn">{t('join-button')}</button>
      <p id="join-trouble" class="join-trouble" role="status">{trouble}</p>
    </form>
  );
}
