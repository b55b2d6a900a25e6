// The insight of a replay: the case file at that position, with probabilities.
import {
  asSubject,
  type InsightProps,
  inWords,
  label,
  NAME_CLOSES,
  NAME_OPENS,
  percent,
  SeatSign,
  Sentence,
  t,
} from 'deadpan/client';
import { PieceIcon } from './token';
import { CHARACTERS, type View } from './view';

type Odds = Readonly<Record<string, number>>;

function verdict(
  proved: readonly string[],
  odds: Odds,
  who: string,
): { readonly sure: 'k' | 'o' | 'x'; readonly chance: number } {
  if (!proved.includes(who)) return { sure: 'x', chance: 0 };
  if (proved.length === 1) return { sure: 'k', chance: 1 };
  return { sure: 'o', chance: odds[who] ?? 0 };
}

/** The likeliest hitman of a player, in a sentence. */
function Guess({
  name,
  proved,
  odds,
}: {
  readonly name: string;
  readonly proved: readonly string[];
  readonly odds: Odds;
}) {
  const [likeliest = ''] = [...proved].sort((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0));
  const chance = proved.length === 1 ? 1 : (odds[likeliest] ?? 0);
  const words = {
    name: `${NAME_OPENS}${name}${NAME_CLOSES}`,
    piece: asSubject('piece', likeliest),
    words: inWords(chance),
    chance: percent(chance),
    count: proved.length,
  };
  return (
    <li>
      <Sentence text={t(chance === 1 ? 'guess-sure' : chance < 0.2 ? 'guess-open' : 'guess', words)} />
    </li>
  );
}

export function InsightPanel({ insight, view, names }: InsightProps) {
  const { characters, question } = view as unknown as View;
  const files = insight.proved as readonly (readonly string[] | null)[];
  const columns = files.flatMap((proved, seat) =>
    proved === null ? [] : [{ seat, proved, odds: (insight.likely[seat] ?? {}) as Odds }],
  );
  return (
    <>
      <ul class="guesses">
        {columns.map(({ seat, proved, odds }) => (
          <Guess key={seat} name={names[seat] ?? ''} proved={proved} odds={odds} />
        ))}
      </ul>
      <table class="odds-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{t('character')}</span>
            </th>
            {columns.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatSign seat={seat} name={names[seat] ?? ''} />
                <span class="vh">{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHARACTERS.map((who) => (
            <tr key={who} class={question?.kind !== 'lay' && characters[who] === undefined ? 'gone' : ''}>
              <th scope="row">
                <PieceIcon piece={who} />
                {label('piece', who)}
              </th>
              {columns.map(({ seat, proved, odds }) => {
                const { sure, chance } = verdict(proved, odds, who);
                return (
                  <td key={seat} class={sure} style={{ '--chance': chance.toFixed(3) }}>
                    {sure === 'x' ? (
                      <span aria-label={t('verdict-x')} role="img">
                        ×
                      </span>
                    ) : (
                      <span>{percent(chance)}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="odds-key">{t('insight-key')}</p>
    </>
  );
}
