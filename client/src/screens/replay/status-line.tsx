// The status line of a replay: what just happened, who chooses next, and missed deductions.
import { Sign } from '../../art/icon';
import { wordingOf } from '../../games/registry';
import { beatWords, readerOf } from '../../ui/beat-words';
import { Sentence } from '../../ui/sentence';
import { t } from '../../words/fluent';
import { NAME_CLOSES, NAME_OPENS } from '../../words/tell';
import { markSentence } from './marks';
import type { ReplayPlayer } from './player';

export function ReplayLine({ player }: { readonly player: ReplayPlayer }) {
  const table = player.table.value;
  const wording = wordingOf(player.game);
  const reader = readerOf(table);
  const news = table.freshBeats.value.map(({ beat }) => beatWords(beat, wording, reader));
  const first = news[0]?.says ?? t('replay-opening');
  const rest = [news[0]?.aside ?? '', ...news.slice(1).flatMap(({ says, aside }) => [says, aside])];
  const asked = player.asked.value;
  const next =
    asked === null ? '' : t('replay-next', { name: `${NAME_OPENS}${player.names[asked] ?? ''}${NAME_CLOSES}` });
  const marks = player.marks.value.filter(({ n }) => n === player.n.value);
  return (
    <section class="ask sheet idle replay-line">
      <div>
        <h1>
          <Sentence text={first} />
        </h1>
        <p>
          <Sentence text={[...rest, next].filter(Boolean).join(' ')} />
        </p>
        {marks.map((mark, index) => (
          <p key={index} class="missed">
            <Sign id="hint" />
            <span>
              <Sentence text={markSentence(player, mark)} />
            </span>
          </p>
        ))}
      </div>
    </section>
  );
}
