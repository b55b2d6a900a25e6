// The first player: the question to the table, and the host's other choices. The game can start without an answer.
import { Icon, Sign } from '../../art/icon';
import type { GameSpec } from '../../net/game-spec';
import type { LiveTable } from '../../net/live-table';
import type { TableInfo } from '../../net/protocol';
import { SeatSign } from '../../ui/seat-sign';
import { t } from '../../words/fluent';

interface WhoBeginsProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
}
interface FieldProps extends WhoBeginsProps {
  readonly spec: GameSpec;
  readonly id: string;
  readonly chance: string;
}

/** How the first player is found, in a sentence. */
export function whoBegins({ first, seats }: TableInfo): string {
  const seat = first?.seat ?? null;
  if (seat !== null) return t('begins', { name: seats[seat]?.name ?? t('seat-number', { number: seat + 1 }) });
  return t(first?.open === true ? 'begins-open' : 'begins-chance');
}

/** The question, with a button for each player. */
export function WhoBegins({ table, info }: WhoBeginsProps) {
  const you = table.you.value;
  const { first, seats } = info;
  if (first === null || first.question === null) return null;
  const mayAnswer = you?.host === true || (first.open && you !== null && you.seat !== null);
  const answer = (seat: number | null): void => {
    if (mayAnswer) table.send({ type: 'first', seat });
  };
  return (
    <section class="who-begins" aria-labelledby="who-begins">
      <h2 id="who-begins">
        <Icon id="first-player" />
        <span>{t(`${info.game}-first-${first.question}`)}</span>
      </h2>
      <div class="answers" role="group" aria-labelledby="who-begins" aria-describedby="who-begins-now">
        {seats.map(
          ({ kind, name }, seat) =>
            kind !== 'open' && (
              <button
                key={seat}
                type="button"
                class="btn small"
                aria-pressed={first.seat === seat}
                aria-disabled={!mayAnswer}
                onClick={() => answer(seat)}
              >
                <SeatSign seat={seat} name={name ?? ''} />
                {name}
              </button>
            ),
        )}
        {you?.host === true && (
          <button type="button" class="btn small" aria-pressed={first.seat === null} onClick={() => answer(null)}>
            <Sign id="dice" />
            {t('begins-by-chance')}
          </button>
        )}
        <p id="who-begins-now" role="status">
          {whoBegins(info)}
        </p>
      </div>
    </section>
  );
}

/** How the first player is found: by the question, by chance, in turn, or a given seat. Only the host can change it. */
export function BeginsField({ table, info, spec, id, chance }: FieldProps) {
  const { first, settings, seats, game } = info;
  const byItself = settings.begins === 'asked' && spec.first_asked === null ? 'chance' : settings.begins;
  const value = first?.by === 'seat' ? String(first.seat) : byItself;
  const pick = (wanted: string): void => {
    const seat = seats[Number(wanted)] === undefined ? 'random' : Number(wanted);
    table.send({ type: 'options', options: { first: seat } });
    if (seat === 'random') table.send({ type: 'settings', settings: { begins: wanted } });
    else if (settings.begins === 'turn') table.send({ type: 'settings', settings: { begins: 'chance' } }); // so that the seat begins in a rematch, too
  };
  return (
    <select
      id={id}
      disabled={table.you.value?.host !== true}
      aria-describedby={`${id}-help`}
      value={value}
      onChange={(event) => pick(event.currentTarget.value)}
    >
      {spec.first_asked !== null && (
        <option value="asked">{t('begins-asked', { who: t(`${game}-first-${spec.first_asked}`, {}, 'short') })}</option>
      )}
      <option value="chance">{chance}</option>
      <option value="turn">{t('begins-turn')}</option>
      {seats.map(({ name }, seat) => (
        <option key={seat} value={String(seat)}>
          {name ?? t('seat-number', { number: seat + 1 })}
        </option>
      ))}
    </select>
  );
}
