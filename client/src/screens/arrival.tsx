// Opening a link with a ticket: exchanged at once, or after a question where this browser has a token for the table
// already.
import { useEffect, useState } from 'preact/hooks';
import { exchange, sentence } from '../net/api';
import { type Arrival, switchToken, tokenFor } from '../net/credentials';
import { NoticePage } from '../ui/notice-page';
import { useOnce } from '../ui/press-timing';
import { Top } from '../ui/top-bar';
import { t } from '../words/fluent';

interface ArrivalProps {
  readonly code: string;
  readonly arrival: Arrival;
  /** Called when the exchange is done or declined. */
  readonly onSettled: () => void;
}

export function ArrivalScreen({ code, arrival, onSettled }: ArrivalProps) {
  const [wanted, setWanted] = useState(tokenFor(code) === null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    exchange(code, arrival).then(
      ({ token }) => {
        switchToken(code, token, t('other-place'));
        onSettled();
      },
      (error: unknown) => setTrouble(sentence(error)),
    );
  }, [wanted]);
  const stay = useOnce(onSettled);
  if (trouble !== null) {
    return (
      <NoticePage title={t('ticket-worthless')} text={trouble}>
        <button type="button" class="btn" onClick={onSettled}>
          {t('to-table', { code })}
        </button>
      </NoticePage>
    );
  }
  if (wanted)
    return (
      <div class="page">
        <Top />
        <p class="loading" role="status">
          {t('connecting')}
        </p>
      </div>
    );
  return (
    <NoticePage title={t('another-place')} text={t('another-place-text', { code })}>
      <button type="button" class="btn" onClick={stay}>
        {t('another-place-stay')}
      </button>
      <button type="button" class="btn" onClick={() => setWanted(true)}>
        {t('another-place-go')}
      </button>
    </NoticePage>
  );
}
