// What just happened, whose choice comes next, and what somebody could have known here.
import { Sign } from '../../art/icon';
import { wordingOf } from '../../games/registry';
import { Sentence } from '../../ui/sentence';
import { t } from '../../words/fluent';
import { tellings } from '../../words/log-entries';
import { NAME_CLOSES, NAME_OPENS, tell } from '../../words/tell';
import { markSentence } from './marks';
import type { Reel } from './player';

export function ReplayLine({ reel }: { readonly reel: Reel }) {
  const table = reel.table.value;
  const wording = wordingOf(reel.game);
  const events = table.events.value;
  const news = tellings(events, table.view.value, wording)
    .filter(({ event, told }) => told > table.news.value && wording.twins[event.event] !== (events[told]?.event ?? ''))
    .map(({ event }) => tell(wording, event, reel.names));
  const [first = t('replay-opening'), ...rest] = news;
  const asked = reel.asked.value;
  const next = asked === null ? '' : t('replay-next', { name: `${NAME_OPENS}${reel.names[asked] ?? ''}${NAME_CLOSES}` });
  const marks = reel.marks.value.filter(({ n }) => n === reel.n.value);
  return (
    <section class="ask sheet idle replay-line">
      <div>
        <h1><Sentence text={first} /></h1>
        <p><Sentence text={[...rest, next].filter(Boolean).join(' ')} /></p>
        {marks.map((mark, index) => <p key={index} class="missed"><Sign id="hint" /><span><Sentence text={markSentence(reel, mark)} /></span></p>)}
      </div>
    </section>
  );
}
