// How to play in steps: what a game gives for its page.
import type { ComponentChildren } from 'preact';
import type { Arguments } from '../../words/fluent';

export interface Step {
  /** Its message: the heading, the text as the attribute `.text`, what else there is to know as further attributes. */
  readonly id: string;
  readonly picture: ComponentChildren;
  /** Whether the picture says what the text does not. */
  readonly tells?: boolean;
  readonly width?: 'wide' | 'full';
  /** The rules it tells, by number. */
  readonly rules: readonly string[];
  readonly args?: Arguments;
}
export interface Chapter {
  readonly id: string;
  readonly steps: readonly Step[];
}
