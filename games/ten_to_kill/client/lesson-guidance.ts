// The button presses that make each choice of 10' to Kill, for the guided game.
import { type Choice, type FirstGame, label, type Press, t } from 'deadpan/client';
import { choiceWords } from './choice-words';
import { openedTile, type ScreenState, useScreenState } from './context';
import { placeName } from './places';
import { whereabouts } from './view';

const PARTS: Readonly<Record<string, string>> = {
  four: '.own-tiles',
  dock: '.dock',
  suspects: '.piece.suspect',
  file: '.file',
};

/** The selector of `four`, `suspects`, …, or `piece koala`, or `seat 2`. */
function part(name: string): string {
  const [kind, id = ''] = name.split(' ');
  if (kind === 'piece') return `.board [data-piece="${id}"]`;
  return kind === 'seat' ? `.opponent:has([data-trophies="${id}"])` : (PARTS[name] ?? '');
}

function pressPiece(who: string, { draft, view }: ScreenState): Press {
  const where = whereabouts(view).get(who) ?? -1;
  const at = openedTile.value === null ? `.board [data-piece="${who}"]` : `.crowd-one[data-piece="${who}"]`;
  return { label: label('piece', who), at, also: `[data-tile="${where}"]`, done: draft.who.value === who };
}

function pressTile(tile: number, { draft, view }: ScreenState): Press {
  const there = [...whereabouts(view)]
    .filter(([, where]) => where === tile)
    .map(([who]) => `.board [data-piece="${who}"]`);
  return { label: placeName(tile), at: `[data-tile="${tile}"]`, also: there.join(), done: draft.to.value === tile };
}

function presses(wanted: Choice, play: ScreenState): Press[] {
  const { draft, table, names, view } = play;
  const found: Press[] = [];
  if (table.ask.value?.kind === 'act')
    found.push({ label: t(`act-${wanted.do}`), at: `.act.${wanted.do}`, done: draft.deed.value === wanted.do });
  found.push(pressPiece(String(wanted['who']), play));
  if (typeof wanted['to'] === 'number') found.push(pressTile(wanted['to'], play));
  const whom = wanted['whom'];
  if (typeof whom === 'number')
    found.push({ label: names[whom] ?? '', at: `.whom [data-seat="${whom}"]`, done: draft.whom.value === whom });
  found.push({ label: choiceWords(wanted, names, view), at: '.dock .deed', done: false });
  return found;
}

export const LESSON_GUIDANCE: FirstGame = {
  useGuidance: (wanted) => {
    const play = useScreenState();
    return { presses: wanted === null ? [] : presses(wanted, play), part, tabs: { file: 'file' } };
  },
  onLesson: () => {
    openedTile.value = null;
  },
};
