// What the browser part of a game is: the default export of its module. Only the screen is needed; the page shows something
// that works in the place of every other part.
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Pictures } from '../art/icon';
import type { Guidance } from '../lessons/guidance';
import type { Insight } from '../net/api';
import type { Choice, OptionSpec, Options, OptionValue, TableInfo, ViewObject } from '../net/protocol';
import type { Chapter } from '../screens/how-to-play/chapter';
import type { OwnWording } from '../words/tell';
import type { GameScreen } from './screen';

/** The version of this interface. It grows by one when a module that was written for it would no longer work. */
export const CLIENT_API = 1;

/** A part that is fetched when it is first shown. */
export type Fetched<Part> = () => Promise<Part>;

export interface GameModule {
  /** The version of this interface that the module was written for. */
  readonly clientApi: number;
  /** What there is to know of its events beside what the server reads off their types. */
  readonly wording?: OwnWording;
  /** Its own pictures: all its parts find them by their ids before those of the page. */
  readonly pictures?: Pictures;
  readonly screen: Fetched<GameScreen>;
  /** Parts of its words that a part needs besides those of its own name. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** The address of the style sheet of all its parts, the poster apart. */
  readonly styles?: string;
  /** What stands for the game on the home page; otherwise a plain card with its title. */
  readonly poster?: Poster;
  readonly lobby?: Fetched<LobbyParts>;
  readonly how?: Fetched<HowToPlay>;
  /** How its guided first game points at what is to be pressed. */
  readonly first?: Fetched<FirstGame>;
  /** What a seat could know, beside a replay. */
  readonly insight?: Fetched<FunctionComponent<InsightProps>>;
  /** What it has to say on the page of credits. */
  readonly credits?: Fetched<FunctionComponent>;
  /** Pages of its own, by the first part of their address; their words are the part of that name. */
  readonly pages?: Readonly<Record<string, ExtraPage>>;
}

export interface Poster {
  readonly component: FunctionComponent<PosterProps>;
  /** The address of its style sheet. */
  readonly styles?: string;
}
export interface PosterProps {
  /** The buttons and links at the foot of the poster, with a line of facts above them. */
  readonly actions: (facts: string) => ComponentChildren;
}

export interface LobbyParts {
  /** What stands below the seats. */
  readonly Side?: FunctionComponent<{ readonly info: TableInfo }>;
  /** Fields for options that the usual ones do not fit, by the option's name. */
  readonly widgets?: Readonly<Record<string, OptionWidget>>;
}
export interface OptionWidget {
  readonly Field: FunctionComponent<OptionProps>;
  /** What follows the option's explanation. */
  readonly Help?: FunctionComponent<OptionProps>;
  /** What stands above all options. */
  readonly Above?: FunctionComponent<OptionProps>;
}
export interface OptionProps {
  readonly id: string;
  readonly option: OptionSpec;
  /** Whether this person may not change it. */
  readonly locked: boolean;
  /** What is agreed on, by the name of an option. */
  readonly now: (name: string) => OptionValue;
  /** A value of this option in words. */
  readonly label: (value: OptionValue) => string;
  readonly onChange: (changed: Options) => void;
}

export interface HowToPlay {
  /** The message that stands below the title. */
  readonly lead: string;
  readonly chapters: () => readonly Chapter[];
}

export interface FirstGame {
  /** A hook, called within the game's screen: what is pressed to make this choice, and where things are. */
  readonly useGuidance: (wanted: Choice | null) => Guidance;
  /** Called when another lesson begins. */
  readonly onLesson?: () => void;
}

export interface InsightProps {
  readonly insight: Insight;
  readonly view: ViewObject;
  readonly names: readonly string[];
}

export interface ExtraPage {
  /** The message with its title. */
  readonly title: string;
  readonly screen: Fetched<FunctionComponent>;
}
