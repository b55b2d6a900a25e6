// 10' to Kill, explained.
import { Head } from '../../art/token';
import { Sign } from '../../art/picture';
import { Points } from '../../games/ten-to-kill/points';
import { t } from '../../words/fluent';
import { label } from '../../words/tell';
import type { Step } from './index';
import { MiniBoard } from './mini-board';

const FOUR = ['fox', 'penguin', 'giraffe', 'opossum'];

const YourFour = () => (
  <div class="how-four four">
    {FOUR.map((who, index) => (
      <div key={who} class={`st ${index === 0 ? 'h' : ''}`}><Head piece={who} />{label('piece', who)}<em>{t(index === 0 ? 'hitman' : 'target')}</em></div>
    ))}
  </div>
);

const Actions = () => (
  <div class="how-acts">
    {(['move', 'kill', 'investigate'] as const).map((mode) => <span key={mode} class="act"><Sign id={mode === 'investigate' ? 'ask' : mode} />{t(`act-${mode}`)}</span>)}
  </div>
);

export function tenSteps(): Step[] {
  return [
    { id: 'how-ten-four', picture: <YourFour /> },
    { id: 'how-ten-turn', picture: <Actions /> },
    { id: 'how-ten-knife', picture: <MiniBoard tiles={[{ tile: 15, at: [0, 0], state: 'spot', pieces: [{ who: 'fox', state: 'hitman' }, { who: 'penguin', state: 'lit', arm: 'knife' }] }]} /> },
    { id: 'how-ten-pistol', picture: <MiniBoard tiles={[{ tile: 9, at: [0, 0], pieces: [{ who: 'fox', state: 'hitman' }] }, { tile: 1, at: [1, 0], state: 'spot', pieces: [{ who: 'penguin', state: 'lit', arm: 'pistol' }] }]} /> },
    {
      id: 'how-ten-rifle', width: 'wide',
      picture: <MiniBoard tiles={[{ tile: 5, at: [0, 0], sniper: true, pieces: [{ who: 'fox', state: 'hitman' }] }, { tile: 2, at: [1, 0], pieces: [{ who: 'wolf' }] }, { tile: 6, at: [3, 0], state: 'spot', pieces: [{ who: 'giraffe', state: 'lit', arm: 'rifle' }] }]} />,
    },
    { id: 'how-ten-seen', picture: <MiniBoard tiles={[{ tile: 9, at: [0, 0], pieces: [{ who: 'fox', state: 'hitman' }] }, { tile: 7, at: [1, 0], pieces: [{ who: 'police-1' }, { who: 'cat' }] }]} /> },
    {
      id: 'how-ten-after', width: 'wide',
      picture: <MiniBoard tiles={[{ tile: 13, at: [0, 0], state: 'legal', pieces: [{ who: 'koala', state: 'suspect' }] }, { tile: 14, at: [1, 0], state: 'scene', pieces: [{ who: 'police-2' }, { who: 'tiger', state: 'fleeing' }] }, { tile: 11, at: [2, 0], state: 'legal', pieces: [{ who: 'panda', state: 'suspect' }] }]} />,
    },
    { id: 'how-ten-ask', picture: <MiniBoard tiles={[{ tile: 3, at: [0, 0], pieces: [{ who: 'police-1' }, { who: 'wolf', state: 'selected' }] }]} /> },
    { id: 'how-ten-end', picture: <Points />, width: 'wide' },
  ];
}
