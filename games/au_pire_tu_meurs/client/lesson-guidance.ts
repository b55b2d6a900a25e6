// The button presses that make each choice of Au pire tu meurs, for the guided game.
import { type Choice, type FirstGame, inSentence, join, label, type Press, t } from 'deadpan/client';
import { BLOWS, isCharacter } from './cards';
import { type ScreenState, useScreenState } from './context';

const PARTS: Readonly<Record<string, string>> = { life: '.life', hand: '.hand', notebook: '.notebook' };
const DEED = '.question .row .btn.kill, .question .row .btn.go';

/** The selector of `life`, `notebook`, …, or `seat 2`. */
function part(name: string): string {
  const [kind, id] = name.split(' ');
  return kind === 'seat' ? `.plate[data-seat="${id ?? ''}"]` : (PARTS[name] ?? '');
}

const called = (seat: number, { view, names }: ScreenState): string =>
  seat === view.seat ? t('yourself') : (names[seat] ?? '');

function pressSeat(seat: number, play: ScreenState): Press {
  return {
    label: called(seat, play),
    at: `.plate[data-seat="${seat}"] .who`,
    done: play.draft.on.value.includes(seat),
  };
}

function pressCard(card: string, within: string, { draft }: ScreenState, from: string | null = null): Press {
  return { label: label('card', card), at: `${within} [data-card="${card}"]`, done: draft.isPicked(card, from) };
}

/** A choice that one button makes. */
const button = (words: string, at: string): Press[] => [{ label: words, at, done: false }];

function play(wanted: Choice, here: ScreenState): Press[] {
  const { draft } = here;
  const card = String(wanted['card']);
  const on = [wanted['on'] ?? []].flat().map(Number);
  const take = wanted['take'];
  const words = {
    names: join(on.map((seat) => called(seat, here))),
    card: inSentence('card', card),
    take: typeof take === 'string' ? inSentence('card', take) : '',
  };
  return [
    pressCard(card, '.hand', here),
    ...(typeof take === 'string'
      ? [{ label: label('card', take), at: `.question [data-card="${take}"]`, done: draft.take.value === take }]
      : []),
    ...on.map((seat) => pressSeat(seat, here)),
    { label: t(`do-${card in BLOWS ? 'blow' : card}`, words), at: DEED, done: false },
  ];
}

/** A hit picked in the window, and its target. */
function give(wanted: Choice, here: ScreenState): Press[] {
  const { view } = here;
  const card = String(wanted['card']);
  const from = typeof wanted['from'] === 'string' ? wanted['from'] : null;
  const to = Number(wanted['on'] ?? view.question?.loser ?? view.question?.accuser);
  return [
    pressCard(card, from === null ? '.question' : `.question [data-from="${from}"]`, here, from),
    ...(wanted['on'] === undefined ? [] : [pressSeat(to, here)]),
    { label: t('give-to', { card: inSentence('card', card), name: called(to, here) }), at: DEED, done: false },
  ];
}

function presses(wanted: Choice, here: ScreenState): Press[] {
  const { draft, view } = here;
  const none = wanted['card'] === null;
  const sudden = !view.flight;
  switch (wanted.do) {
    case 'play':
      return play(wanted, here);
    case 'identity': {
      const take = wanted['take'] === true;
      const name = label('card', (take ? view.hand?.find(isCharacter) : view.character) ?? '');
      return button(
        t(take ? 'identity-take' : 'identity-leave', { name }),
        `.question.identity .btn${take ? '.go' : ':not(.go)'}`,
      );
    }
    case 'answer':
      return button(
        t(none ? (sudden ? 'answer-die' : 'answer-take') : sudden ? 'answer-miracle' : 'answer-reverse'),
        `.question.answer .btn${none ? ':not(.go)' : '.go'}`,
      );
    case 'prize':
      return none ? button(t('prize-none'), '.question .row .btn') : give(wanted, here);
    case 'retaliate':
    case 'haunt':
      return give(wanted, here);
    case 'accuse':
      return [
        { label: t('do-accuse'), at: '.accuse-button', done: draft.accusing.value },
        pressSeat(Number(wanted['whom']), here),
        { label: t('deed-accuse', { names: called(Number(wanted['whom']), here) }), at: DEED, done: false },
      ];
    default:
      return button(t('end-turn'), '.pire-line .btn');
  }
}

export const LESSON_GUIDANCE: FirstGame = {
  useGuidance: (wanted) => {
    const here = useScreenState();
    return { presses: wanted === null ? [] : presses(wanted, here), part, tabs: { notebook: 'note' } };
  },
};
