// The insight of a replay: the notebook at that position, with probabilities of balances and characters.
import { Icon, type InsightProps, inWords, OddsBar, percent, SeatSign, t, written } from 'deadpan/client';
import { CharacterName } from './character-name';
import { between, NotebookFacts } from './notebook';
import type { NotebookPage, View } from './view';

interface Likely {
  readonly dead: number;
  readonly years: number;
  readonly balance: readonly (readonly [number, number])[];
  readonly characters: Readonly<Record<string, number>>;
}

const FEW = 4;
const STEP = 5;

/** A histogram of balances; those of a dead player are red. */
function Spread({ balance }: { readonly balance: Likely['balance'] }) {
  const least = Math.min(...balance.map(([each]) => each));
  const most = Math.max(...balance.map(([each]) => each));
  const top = Math.max(...balance.map(([, chance]) => chance));
  const width = (most - least) / STEP + 1;
  return (
    <svg class="spread" viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
      {balance.map(([each, chance]) => {
        const height = Math.max(0.3, (chance / top) * 10);
        return (
          <rect
            key={each}
            class={each <= 0 ? 'fatal' : ''}
            x={(each - least) / STEP + 0.08}
            width="0.84"
            y={10 - height}
            height={height}
          />
        );
      })}
    </svg>
  );
}

function Chances({ likely }: { readonly likely: Likely }) {
  const characters = Object.entries(likely.characters)
    .sort(([, one], [, other]) => other - one)
    .slice(0, FEW);
  return (
    <>
      <p class="odds-dead">
        <OddsBar chance={likely.dead} deadly />
        <span>{t('odds-dead', { words: inWords(likely.dead), chance: percent(likely.dead) })}</span>
      </p>
      {likely.balance.length > 1 && (
        <div class="odds-years">
          <Spread balance={likely.balance} />
          <span>{t('odds-years', { years: written(Math.round(likely.years)) })}</span>
        </div>
      )}
      {characters.length > 1 && (
        <ul class="odds-kin">
          {characters.map(([each, chance]) => (
            <li key={each}>
              <Icon id={each} />
              <CharacterName card={each} /> <b>{percent(chance)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function InsightPanel({ insight, view, names }: InsightProps) {
  const { out } = view as unknown as View;
  const pages = insight.proved as readonly (NotebookPage | null)[];
  return (
    <>
      {pages.map((page, seat) => {
        const likely = insight.likely[seat] as Likely | null;
        if (page === null) return null;
        return (
          <div key={seat} class="notebook-entry">
            <h3>
              <SeatSign seat={seat} name={names[seat] ?? ''} />
              {names[seat]}
              <span>{out.includes(seat) ? t('status-out') : between(page.balance)}</span>
            </h3>
            {!out.includes(seat) && <NotebookFacts page={page} />}
            {likely !== null && <Chances likely={likely} />}
          </div>
        );
      })}
    </>
  );
}
