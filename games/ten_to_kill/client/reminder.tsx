// The reminder sheet of 10' to Kill: what can be done now, the weapons, what follows a kill, the score.
import { covered, Entry, Now, type Possible, t, unmark } from 'deadpan/client';
import { type ScreenState, useScreenState } from './context';
import { PointsTable } from './points-table';
import { waiting, whyNoKill } from './status-line';

const count = ({ table }: ScreenState, deed: string): number =>
  new Set(table.legal.value.filter((choice) => choice.do === deed).map((choice) => String(choice['who']))).size;

function killing(play: ScreenState): Omit<Possible, 'sign' | 'name'> {
  if (covered.value) return { can: true, text: t('reminder-kill') };
  const within = count(play, 'kill');
  if (within === 0) return { can: false, text: whyNoKill(play) };
  return {
    can: true,
    text: play.view.options.mistakes === 'refused' ? t('reminder-kill-now', { count: within }) : t('line-kill-blind'),
  };
}

function asking(play: ScreenState): Omit<Possible, 'sign' | 'name'> {
  const standing = count(play, 'investigate');
  return standing === 0
    ? { can: false, text: t('line-ask-nobody-small') }
    : { can: true, text: t('reminder-ask-now', { count: standing }) };
}

function Possibilities() {
  const play = useScreenState();
  const { draft, table, view } = play;
  if (draft.deed.value === null) {
    const { head, small } = waiting(play);
    return <Now text={`${unmark(head)} ${view.over ? '' : small || t('reminder-wait')}`} deeds={[]} />;
  }
  const asked = table.ask.value?.kind;
  if (asked !== 'act') return <Now text={t('reminder-ten-asked', { kind: asked ?? '' })} deeds={[]} />;
  return (
    <Now
      text={t('reminder-actions', { count: view.turn?.left ?? 0 })}
      deeds={[
        { sign: 'move', name: t('act-move'), text: t('reminder-move'), can: true },
        { sign: 'kill', name: t('act-kill'), ...killing(play) },
        { sign: 'ask', name: t('act-investigate'), ...asking(play) },
      ]}
    />
  );
}

export function ReminderSheet() {
  const { view } = useScreenState();
  return (
    <>
      <Possibilities />
      <section>
        <h3>{t('reminder-weapons')}</h3>
        <ul>
          {(['knife', 'pistol', 'rifle'] as const).map((weapon) => (
            <Entry key={weapon} sign={weapon} name={t(`weapon-${weapon}`)} text={t(`weapon-${weapon}`, {}, 'text')} />
          ))}
          <Entry sign="see" name={t('reminder-seen')} text={t('reminder-seen', {}, 'text')} />
          <Entry sign="badge" name={t('reminder-victim')} text={t('reminder-victim', {}, 'text')} />
        </ul>
      </section>
      <section>
        <h3>{t('reminder-after')}</h3>
        <ol>
          <li>{t('reminder-after', {}, 'victim')}</li>
          <li>{t('reminder-suspects', { option: view.options.suspects })}</li>
          <li>{t('reminder-after', {}, 'flee')}</li>
          <li>
            {t('reminder-after', {}, 'police')} {view.over ? '' : t('reserve', { count: view.reserve })}
          </li>
        </ol>
        <p>{t('reminder-mistakes', { option: view.options.mistakes })}</p>
      </section>
      <section>
        <h3>{t('reminder-ask')}</h3>
        <p>{t('reminder-ask', {}, 'text')}</p>
      </section>
      <section>
        <h3>{t('count')}</h3>
        <PointsTable />
        <p>{t('reminder-ten-end')}</p>
        <p>{t('reminder-ten-tie')}</p>
      </section>
    </>
  );
}
