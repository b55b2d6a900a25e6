// A code or a whole link, as a friend sent it.
import { useState } from 'preact/hooks';
import { findTable, Refusal } from '../net/api';
import { go } from '../ui/router';
import { t } from '../words/fluent';

/** Two words and five digits, with or without anything between; of older tables, a word and four. */
const CODES = [/([a-z]+)[\s_-]+([a-z]+)[\s_-]*(\d{5})(?!\d)/i, /([a-z]+)[\s_-]*(\d{4})(?!\d)/i, /([a-z]+\d{5})(?!\d)/i];

/** `koala raven 27413`, `KOALA-RAVEN-27413`, an address that ends in `/t/KOALA-RAVEN-27413#…`, or a message with one of them in it. */
function read(text: string): { code: string; hash: string } {
  const [, address, brought = ''] = /\/t(?:v)?\/([^/#?\s]+)(#\S*)?/.exec(text) ?? [];
  const found = CODES.map((each) => each.exec(address ?? text)).find((each) => each !== null);
  const code = found === undefined || found === null ? (address ?? text.trim()) : found.slice(1).join('-');
  return { code: code.toUpperCase(), hash: brought };
}

export function JoinForm() {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const join = async (): Promise<void> => {
    const { code, hash } = read(text);
    if (code === '') return;
    try {
      const { code: spelt } = await findTable(code);
      go(`/t/${spelt}${hash}`);
    } catch (error) {
      if (error instanceof Refusal && error.status === 403)
        go(`/t/${code}${hash}`); // closed, but perhaps not to this browser
      else
        setTrouble(error instanceof Refusal && error.status === 404 ? t('join-unknown', { code }) : t('unreachable'));
    }
  };
  return (
    <form
      class="join sheet"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <label for="code">{t('join-question')}</label>
      <input
        id="code"
        placeholder="KOALA-RAVEN-27413"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={text}
        aria-describedby="join-trouble"
        onInput={(event) => {
          setText(event.currentTarget.value);
          setTrouble(null);
        }}
      />
      <button type="submit" class="btn">
        {t('join-button')}
      </button>
      <p id="join-trouble" class="join-trouble" role="status">
        {trouble}
      </p>
    </form>
  );
}
