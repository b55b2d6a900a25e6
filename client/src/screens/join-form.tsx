// The field for a table code, or a link to a table.
import { useState } from 'preact/hooks';
import { findTable, Refusal } from '../net/api';
import { parseTableCode } from '../net/table-code';
import { go } from '../ui/router';
import { t } from '../words/fluent';

export function JoinForm() {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const join = async (): Promise<void> => {
    const { code, hash } = parseTableCode(text);
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
