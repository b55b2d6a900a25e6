// Au pire tu meurs, explained.
import { Icon } from '../../art/picture';
import { Card } from '../../games/au-pire-tu-meurs/card';
import { FAMILY } from '../../games/au-pire-tu-meurs/cards';
import { RedButtonFace } from '../../games/au-pire-tu-meurs/red-button';
import type { Step } from './index';

const ALL = ['pepin', 'accident', 'cata', 'duel', 'reverse', 'punition', 'mort-subite', 'miracle', 'jouvence', 'transfert', 'pioche', 'switch'];
const JOUVENCE = 10;

const Cards = ({ cards, mini = true }: { readonly cards: readonly string[]; readonly mini?: boolean }) => (
  <div class="how-cards">{cards.map((card, index) => <Card key={`${card}${index}`} card={card} jouvence={JOUVENCE} mini={mini} />)}</div>
);

export function pireSteps(): Step[] {
  return [
    { id: 'how-pire-who', picture: <Cards cards={Object.keys(FAMILY)} />, width: 'wide' },
    { id: 'how-pire-turn', picture: <Cards cards={['accident', 'duel', 'jouvence']} /> },
    { id: 'how-pire-blow', picture: <Cards cards={['pepin', 'accident', 'cata']} /> },
    { id: 'how-pire-answer', picture: <div class="duo"><Card card="accident" jouvence={JOUVENCE} /><span class="arrow">→</span><Card card="reverse" jouvence={JOUVENCE} /></div> },
    { id: 'how-pire-mort', picture: <span class="dead how-dead"><RedButtonFace /></span>, width: 'wide' },
    { id: 'how-pire-ghost', picture: <Icon id="ghost" class="how-ghost" /> },
    { id: 'how-pire-end', picture: <div class="how-kin"><Icon id="felicity" /><Icon id="ghost" /><Icon id="ghost" /></div>, width: 'wide' },
    { id: 'how-pire-cards', picture: <Cards cards={ALL} mini={false} />, width: 'full' },
  ];
}
