// The reminder sheet of Au pire tu meurs: what can be done now, every card, the family, the balance, the end.
import { covered, Icon, Now, t } from 'deadpan/client';
import { CardEffects } from './card-effects';
import { FAMILY } from './cards';
import { CharacterName } from './character-name';
import { jouvence, useScreenState } from './context';

function Possibilities() {
  const { draft, table, view, names } = useScreenState();
  const question = view.question;
  const kind = draft.kind.value;
  if (view.over || question === null) return <Now text={t('line-over')} deeds={[]} />;
  if (covered.value && table.ask.value !== null)
    return <Now text={`${t('line-covered')} ${t('line-covered-small')}`} deeds={[]} />;
  const waiting = t('pire-waiting', { name: names[question.seat] ?? '', kind: question.kind });
  if (kind === null)
    return <Now text={`${waiting} ${view.seat === null ? t('line-watching') : t('reminder-wait')}`} deeds={[]} />;
  const legal = table.legal.value;
  const can = (deed: string): boolean => legal.some((choice) => choice.do === deed);
  const accusing = {
    sign: 'accuse',
    name: t('do-accuse'),
    text: can('accuse') ? t('reminder-accuse-now', { option: view.options.accuse ?? 'own-turn' }) : t('accuse-nobody'),
    can: can('accuse'),
  };
  if (kind === 'may') return <Now text={waiting} deeds={[accusing]} />;
  if (kind !== 'act')
    return <Now text={`${t('reminder-pire-asked', { kind })} ${can('rest') ? t('reminder-rest') : ''}`} deeds={[]} />;
  const card = can('play') ? 'can' : question.played === true ? 'done' : 'none';
  return (
    <Now
      text=""
      deeds={[
        { sign: 'table', name: t('reminder-play'), text: t('reminder-play-now', { state: card }), can: card === 'can' },
        accusing,
        {
          sign: 'clock',
          name: t('end-turn'),
          text: t('reminder-end-now', { state: can('end') ? 'can' : 'none' }),
          can: can('end'),
        },
      ]}
    />
  );
}

export function ReminderSheet() {
  const { view } = useScreenState();
  const terms = {
    jouvence: jouvence(view),
    prize: view.options.duel_prize ?? 'hand',
    shown: view.options.shown ?? 'cards',
  };
  return (
    <>
      <Possibilities />
      <CardEffects colour="attack" counts={view.cards} terms={terms} />
      <CardEffects colour="action" counts={view.cards} terms={terms} />
      <section>
        <h3>{t('reminder-family')}</h3>
        <ul class="reminder-kin">
          {Object.entries(FAMILY).map(([card, years]) => (
            <li key={card}>
              <Icon id={card} />
              <CharacterName card={card} />
              <b>{years}</b>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('reminder-balance')}</h3>
        <p>{t('reminder-balance', {}, 'text')}</p>
        <p>
          {t('reminder-accuse')} {t('reminder-shown', { option: terms.shown })}
        </p>
        <p>{t('reminder-spectres')}</p>
        <p>{t('reminder-pire-end')}</p>
      </section>
    </>
  );
}
