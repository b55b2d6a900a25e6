// How to play 10' to Kill.
import { type Chapter, type HowToPlay, Icon, label, Sign, signed, t } from 'deadpan/client';
import facts from './facts.json';
import { MiniBoard } from './mini-board';
import { PointsTable } from './points-table';
import { PieceIcon } from './token';

const FOUR = ['fox', 'penguin', 'giraffe', 'opossum'];

const OwnTiles = () => (
  <div class="how-four four">
    {FOUR.map((who, index) => (
      <div key={who} class={`st ${index === 0 ? 'h' : ''}`}>
        <PieceIcon piece={who} />
        {label('piece', who)}
        <em>{t(index === 0 ? 'hitman' : 'target')}</em>
      </div>
    ))}
  </div>
);

const Actions = () => (
  <div class="how-acts">
    {(['move', 'kill', 'investigate'] as const).map((mode) => (
      <span key={mode} class="act">
        <Sign id={mode === 'investigate' ? 'ask' : mode} />
        {t(`act-${mode}`)}
      </span>
    ))}
  </div>
);

/** The kinds of victims, with their points. */
const Victims = () => (
  <div class="how-four four how-victims">
    {(
      [
        ['penguin', 'target'],
        ['wolf', 'hitman'],
        ['mouse', 'innocent'],
      ] as const
    ).map(([who, as]) => (
      <div key={who} class={`st ${as === 'hitman' ? 'h' : ''}`}>
        <PieceIcon piece={who} />
        {label('piece', who)}
        <em>
          {t(`trophy-${as}`)} <b>{signed(facts.points[as])}</b>
        </em>
      </div>
    ))}
  </div>
);

const Lost = () => (
  <div class="how-lost">
    <PieceIcon piece="fox" />
    <Sign id="cuffs" />
  </div>
);

/** A kill that is a mistake. */
const Mistake = () => (
  <MiniBoard
    tiles={[
      { tile: 2, at: [0, 0], pieces: [{ who: 'fox', state: 'hitman' }, { who: 'cat' }] },
      { tile: 8, at: [1, 0], pieces: [{ who: 'penguin', state: 'lit', arm: 'pistol' }] },
    ]}
  />
);

const Advice = () => (
  <div class="how-advice">
    <Sign id="see" />
    <Sign id="people" />
  </div>
);

function chapters(): Chapter[] {
  return [
    {
      id: 'how-ten-before',
      steps: [
        {
          id: 'how-ten-town',
          rules: ['T1.2', 'T1.3', 'T1.4'],
          picture: (
            <MiniBoard
              tiles={[
                { tile: 0, at: [0, 0], pieces: [{ who: 'koala' }] },
                { tile: 3, at: [1, 0], sniper: true, pieces: [{ who: 'fox' }] },
                { tile: 6, at: [1, 1], pieces: [{ who: 'walrus' }] },
              ]}
            />
          ),
        },
        { id: 'how-ten-four', picture: <OwnTiles />, rules: ['T1.6'] },
        { id: 'how-ten-first', picture: <Icon id="first-player" class="how-token" />, rules: ['T1.7', 'T1.10'] },
      ],
    },
    {
      id: 'how-ten-your-turn',
      steps: [
        { id: 'how-ten-turn', picture: <Actions />, rules: ['T2.1'] },
        {
          id: 'how-ten-move',
          width: 'wide',
          rules: ['T2.2', 'T2.3'],
          picture: (
            <MiniBoard
              tiles={[
                { tile: 4, at: [0, 0], pieces: [{ who: 'panda', state: 'selected' }] },
                { tile: 10, at: [1, 0], state: 'legal', pieces: [{ who: 'cat' }, { who: 'mouse' }] },
                { tile: 7, at: [2, 0], state: 'legal' },
              ]}
            />
          ),
        },
      ],
    },
    {
      id: 'how-ten-killing',
      steps: [
        {
          id: 'how-ten-knife',
          rules: ['T3.3'],
          picture: (
            <MiniBoard
              tiles={[
                {
                  tile: 15,
                  at: [0, 0],
                  state: 'spot',
                  pieces: [
                    { who: 'fox', state: 'hitman' },
                    { who: 'penguin', state: 'lit', arm: 'knife' },
                  ],
                },
              ]}
            />
          ),
        },
        {
          id: 'how-ten-pistol',
          rules: ['T3.4'],
          picture: (
            <MiniBoard
              tiles={[
                { tile: 9, at: [0, 0], pieces: [{ who: 'fox', state: 'hitman' }] },
                { tile: 1, at: [1, 0], state: 'spot', pieces: [{ who: 'penguin', state: 'lit', arm: 'pistol' }] },
              ]}
            />
          ),
        },
        {
          id: 'how-ten-seen',
          rules: ['T3.2', 'T3.6'],
          picture: (
            <MiniBoard
              tiles={[
                { tile: 9, at: [0, 0], pieces: [{ who: 'fox', state: 'hitman' }] },
                { tile: 7, at: [1, 0], pieces: [{ who: 'police-1' }, { who: 'cat' }] },
              ]}
            />
          ),
        },
        {
          id: 'how-ten-rifle',
          width: 'wide',
          rules: ['T3.5'],
          picture: (
            <MiniBoard
              tiles={[
                { tile: 5, at: [0, 0], sniper: true, pieces: [{ who: 'fox', state: 'hitman' }] },
                { tile: 2, at: [1, 0], pieces: [{ who: 'wolf' }] },
                { tile: 6, at: [3, 0], state: 'spot', pieces: [{ who: 'giraffe', state: 'lit', arm: 'rifle' }] },
              ]}
            />
          ),
        },
        {
          id: 'how-ten-victim',
          rules: ['T3.1', 'T3.7', 'T3.8'],
          picture: (
            <MiniBoard tiles={[{ tile: 12, at: [0, 0], pieces: [{ who: 'police-1', state: 'lit', arm: 'rifle' }] }]} />
          ),
        },
      ],
    },
    {
      id: 'how-ten-after',
      steps: [
        {
          id: 'how-ten-whose',
          picture: <Victims />,
          tells: true,
          width: 'wide',
          rules: ['T4.1', 'T4.2', 'T4.3', 'T4.4'],
        },
        {
          id: 'how-ten-suspects',
          rules: ['T3.9'],
          picture: (
            <MiniBoard
              tiles={[
                { tile: 13, at: [0, 0], pieces: [{ who: 'koala', state: 'suspect' }] },
                { tile: 11, at: [1, 0], pieces: [{ who: 'panda', state: 'suspect' }] },
              ]}
            />
          ),
        },
        {
          id: 'how-ten-flee',
          rules: ['T4.5'],
          picture: (
            <MiniBoard
              tiles={[
                { tile: 14, at: [0, 0], state: 'scene', pieces: [{ who: 'tiger', state: 'fleeing' }] },
                { tile: 13, at: [1, 0], state: 'legal' },
              ]}
            />
          ),
        },
        {
          id: 'how-ten-police',
          width: 'wide',
          rules: ['T4.6', 'T4.7'],
          picture: (
            <MiniBoard
              tiles={[
                { tile: 13, at: [0, 0] },
                { tile: 14, at: [1, 0], state: 'scene', pieces: [{ who: 'police-2' }] },
                { tile: 11, at: [2, 0], pieces: [{ who: 'panda' }] },
              ]}
            />
          ),
        },
      ],
    },
    {
      id: 'how-ten-hunt',
      steps: [
        {
          id: 'how-ten-ask',
          width: 'wide',
          rules: ['T5.1', 'T5.2', 'T5.3'],
          picture: (
            <MiniBoard
              tiles={[{ tile: 3, at: [0, 0], pieces: [{ who: 'police-1' }, { who: 'wolf', state: 'selected' }] }]}
            />
          ),
        },
        { id: 'how-ten-lost', picture: <Lost />, rules: ['T5.4'] },
        { id: 'how-ten-mistakes', width: 'wide', picture: <Mistake />, rules: ['T8.1', 'T8.2', 'T8.3'] },
        { id: 'how-ten-advice', picture: <Advice />, rules: [] },
      ],
    },
    {
      id: 'how-ten-ending',
      steps: [
        { id: 'how-ten-end', picture: <Icon id="first-player" class="how-token" />, rules: ['T6.1', 'T6.2'] },
        { id: 'how-ten-count', picture: <PointsTable />, tells: true, width: 'wide', rules: ['T7.1', 'T7.2'] },
      ],
    },
  ];
}

export const HOW_TO_PLAY: HowToPlay = { lead: 'how-ten-lead', chapters };
