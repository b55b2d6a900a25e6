// The field for a table code, or a link to a table.
import { useState } from 'preact/hooks';
import { findTable, Refusal } from '../net/api';
import { go } from '../ui/router';
import { t } from '../words/fluent';

/** Two words and five digits, with or without separators; old codes have one word and four digits. */
const CODES = [/([a-z]+)[\s_-]+([a-z]+)[\s_-]*(\d{5})(?!\d)/i, /([a-z]+)[\s_-]*(\d{4})(?!\d)/i, /([a-z]+\d{5})(?!\d)/i];

/**
 * Finds the code in `koala raven 27413`, `KOALA-RAVEN-27413`, an address such as `/t/KOALA-RAVEN-27413#…`, or a text
 * with one of them.
 */
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
        go(`/t/${code}${hash}`); // closed, but this browser may have a token
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
