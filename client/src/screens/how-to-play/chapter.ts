// The content of a page on how to play, as a game provides it.
import type { ComponentChildren } from 'preact';
import type { Arguments } from '../../words/fluent';

export interface Step {
  /** Its message: the heading, the text as the attribute `.text`, notes as further attributes. */
  readonly id: string;
  readonly picture: ComponentChildren;
  /** Whether the picture has information that the text does not have. */
  readonly tells?: boolean;
  readonly width?: 'wide' | 'full';
  /** The numbers of the rules it explains. */
  readonly rules: readonly string[];
  readonly args?: Arguments;
}
export interface Chapter {
  readonly id: string;
  readonly steps: readonly Step[];
}
