// How to play Au pire tu meurs.
import { type Chapter, type HowToPlay, Icon, Sign, written } from 'deadpan/client';
import { AccuseButtonFace } from './accuse-button';
import { Card } from './card';
import { CardEffects } from './card-effects';
import { BOX, FAMILY, HAND, JOUVENCE, yearsOf } from './cards';

const Cards = ({ cards }: { readonly cards: readonly string[] }) => (
  <div class="how-cards">
    {cards.map((card, index) => (
      <Card key={`${card}${index}`} card={card} jouvence={JOUVENCE} mini />
    ))}
  </div>
);

const FaceDown = ({ count }: { readonly count: number }) => (
  <span class="how-fan">
    {Array.from({ length: count }, (_, index) => (
      <span key={index} class="how-back" />
    ))}
  </span>
);

/** A card, and the card that answers or replaces it. */
const Becomes = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <div class="duo">
    <Card card={from} jouvence={JOUVENCE} />
    <span class="arrow">→</span>
    <Card card={to} jouvence={JOUVENCE} />
  </div>
);

const Suffered = ({ cards }: { readonly cards: readonly string[] }) => (
  <div>
    <Cards cards={cards} />
    <b>{written(cards.reduce((sum, card) => sum + yearsOf(card, JOUVENCE), 0))}</b>
  </div>
);

/** Two piles of hits, and their sums. */
const Duel = () => (
  <div class="how-duel">
    <Suffered cards={['accident', 'pepin']} />
    <Sign id="duel" />
    <Suffered cards={['pepin']} />
  </div>
);

/** The playing order: the seats of a table. */
const Round = () => (
  <div class="how-round">
    {['A', 'B', 'C', 'D'].map((letter, index) => (
      <span key={letter} class={`seat s${index + 1}`}>
        {letter}
      </span>
    ))}
    <Icon id="anticlockwise" />
  </div>
);

/** A life pile, and its sum. */
const Balance = () => (
  <div class="how-balance">
    <span class="accuse-button how-dead">
      <AccuseButtonFace />
    </span>
    <Cards cards={['anibal', 'cata', 'pepin', 'jouvence']} />
  </div>
);

const TERMS = { jouvence: JOUVENCE, prize: 'hand', shown: 'cards' };

const AllCards = () => (
  <div class="how-effects">
    <CardEffects colour="attack" counts={BOX.attack} terms={TERMS} />
    <CardEffects colour="action" counts={BOX.action} terms={TERMS} />
  </div>
);

function chapters(): Chapter[] {
  return [
    {
      id: 'how-pire-before',
      steps: [
        { id: 'how-pire-who', picture: <Cards cards={Object.keys(FAMILY)} />, width: 'wide', rules: ['A1.2', 'A2.1'] },
        { id: 'how-pire-hand', picture: <FaceDown count={HAND} />, rules: ['A2.2', 'A2.3'], args: { count: HAND } },
        { id: 'how-pire-first', picture: <Round />, rules: ['A2.4', 'A2.5'] },
        {
          id: 'how-pire-turn',
          picture: <Cards cards={['accident', 'duel', 'jouvence']} />,
          rules: ['A3.1', 'A3.2', 'A3.4', 'A3.5'],
          width: 'wide',
        },
      ],
    },
    {
      id: 'how-pire-attacks',
      steps: [
        {
          id: 'how-pire-blow',
          picture: <Cards cards={['pepin', 'accident', 'cata']} />,
          rules: ['A4.1', 'A4.2'],
          args: { jouvence: JOUVENCE },
        },
        {
          id: 'how-pire-answer',
          width: 'wide',
          picture: <Becomes from="accident" to="reverse" />,
          rules: ['A5.1', 'A5.2', 'A5.4'],
        },
        { id: 'how-pire-duel', picture: <Duel />, rules: ['A4.3', 'A6.1'] },
        { id: 'how-pire-punition', picture: <Becomes from="punition" to="reverse" />, rules: ['A4.4'] },
        {
          id: 'how-pire-sudden',
          picture: <Becomes from="mort-subite" to="miracle" />,
          rules: ['A4.5', 'A4.6', 'A5.3'],
        },
      ],
    },
    {
      id: 'how-pire-help',
      steps: [
        { id: 'how-pire-pile', picture: <Cards cards={['transfert', 'pioche']} />, rules: ['A4.7', 'A4.8'] },
        {
          id: 'how-pire-switch',
          picture: (
            <div class="how-kin">
              <Icon id="zoe" />
              <span class="arrow">⇄</span>
              <Icon id="archibald" />
            </div>
          ),
          rules: ['A4.9'],
        },
        { id: 'how-pire-spare', picture: <Becomes from="joshua" to="zack" />, rules: ['A3.3'] },
      ],
    },
    {
      id: 'how-pire-dying',
      steps: [
        { id: 'how-pire-mort', picture: <Balance />, width: 'full', rules: ['A6.1', 'A6.2', 'A6.3', 'A6.4'] },
        { id: 'how-pire-ghost', picture: <Icon id="ghost" class="how-ghost" />, rules: ['A7.1', 'A7.2', 'A7.3'] },
        {
          id: 'how-pire-end',
          picture: (
            <div class="how-kin">
              <Icon id="felicity" />
              <Icon id="ghost" />
              <Icon id="ghost" />
            </div>
          ),
          width: 'wide',
          rules: ['A8.1', 'A8.2'],
        },
      ],
    },
    {
      id: 'how-pire-cards',
      steps: [{ id: 'how-pire-box', picture: <AllCards />, tells: true, width: 'full', rules: ['A1.3', 'A1.4'] }],
    },
  ];
}

export const HOW_TO_PLAY: HowToPlay = { lead: 'how-pire-lead', chapters };
