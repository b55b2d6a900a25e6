// The browser part of a game: the default export of its module. Only `screen` is required; the page has a default for
// every other part.
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Pictures } from '../art/icon';
import type { Guidance } from '../lessons/guidance';
import type { Insight } from '../net/api';
import type { OptionSpec } from '../net/game-spec';
import type { Choice, Options, OptionValue, TableInfo, ViewObject } from '../net/protocol';
import type { Chapter } from '../screens/how-to-play/chapter';
import type { OwnWording } from '../words/tell';
import type { GameScreen } from './screen';

/** The version of this interface. It is incremented when a module that was written for it would stop working. */
export const CLIENT_API = 2;

/** A part that is loaded when it is first shown. */
export type Fetched<Part> = () => Promise<Part>;

export interface GameModule {
  /** The version of this interface that the module was written for. */
  readonly clientApi: number;
  /** How events are worded, beyond what the server derives from their types. */
  readonly wording?: OwnWording;
  /** The game's own pictures. Its components look an id up here before they use the page's pictures. */
  readonly pictures?: Pictures;
  readonly screen: Fetched<GameScreen>;
  /** Parts of its words that a part needs besides those of its own name. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** The address of the style sheet of all its parts, except the poster. */
  readonly styles?: string;
  /** The card of the game on the home page; otherwise a plain card with its title. */
  readonly poster?: Poster;
  readonly lobby?: Fetched<LobbyParts>;
  readonly how?: Fetched<HowToPlay>;
  /** How the guided first game points at the buttons of the screen. */
  readonly first?: Fetched<FirstGame>;
  /** The panel beside a replay that shows what a seat could know. */
  readonly insight?: Fetched<FunctionComponent<InsightProps>>;
  /** A paragraph for the page of credits. */
  readonly credits?: Fetched<FunctionComponent>;
  /** Pages of its own, by the first segment of their address. Their words are the part of that name. */
  readonly pages?: Readonly<Record<string, ExtraPage>>;
}

export interface Poster {
  readonly component: FunctionComponent<PosterProps>;
  /** The address of its style sheet. */
  readonly styles?: string;
}
export interface PosterProps {
  /** The buttons and links at the foot of the poster, below a line of facts. */
  readonly actions: (facts: string) => ComponentChildren;
}

export interface LobbyParts {
  /** Shown below the seats. */
  readonly Side?: FunctionComponent<{ readonly info: TableInfo }>;
  /** Fields for options, by name, where the default field does not fit. */
  readonly widgets?: Readonly<Record<string, OptionWidget>>;
}
export interface OptionWidget {
  readonly Field: FunctionComponent<OptionProps>;
  /** Follows the explanation of the option. */
  readonly Help?: FunctionComponent<OptionProps>;
  /** Shown above all options. */
  readonly Above?: FunctionComponent<OptionProps>;
}
export interface OptionProps {
  readonly id: string;
  readonly option: OptionSpec;
  /** Whether this user may not change the option. */
  readonly locked: boolean;
  /** The current value of an option, by name. */
  readonly now: (name: string) => OptionValue;
  /** A value of this option in words. */
  readonly label: (value: OptionValue) => string;
  readonly onChange: (changed: Options) => void;
}

export interface HowToPlay {
  /** The message below the title. */
  readonly lead: string;
  readonly chapters: () => readonly Chapter[];
}

export interface FirstGame {
  /** A hook that runs inside the game's screen: which buttons make this choice, and where they are. */
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
