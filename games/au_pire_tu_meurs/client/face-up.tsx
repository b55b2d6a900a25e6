// Everything that lies before a player, face up: character, balance, hand and life pile.
import { Icon, join, label, Sign, t, written } from 'deadpan/client';
import { isCharacter } from './cards';
import { CharacterName } from './character-name';
import type { Secrets } from './view';

function CardCounts({ cards, kind }: { readonly cards: readonly string[]; readonly kind: 'hand' | 'life' }) {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const words = [...counts].map(([card, count]) => `${label('card', card)}${count > 1 ? ` × ${count}` : ''}`);
  return (
    <span class={`heap of-${kind}`} role="img" aria-label={t('heap', { kind, list: join(words) })}>
      {[...counts].map(([card, count]) => (
        <i key={card}>
          {isCharacter(card) ? <Icon id={card} /> : <Sign id={card} />}
          {count > 1 && <b>{count}</b>}
        </i>
      ))}
    </span>
  );
}

export const FaceUp = ({ secrets }: { readonly secrets: Secrets }) => (
  <div class="bare-life">
    <span class="bare-kin">
      <Icon id={secrets.character} />
      <b>
        <CharacterName card={secrets.character} />
      </b>
    </span>
    <b class={`bare-years ${secrets.balance <= 0 ? 'neg' : ''}`} title={t('years-left')}>
      {written(secrets.balance)}
    </b>
    {secrets.hand.length > 0 && <CardCounts cards={secrets.hand} kind="hand" />}
    {secrets.life.length > 0 && <CardCounts cards={secrets.life} kind="life" />}
  </div>
);
