// What is pressed, one thing after another, to make a choice.

export interface Press {
  readonly label: string;
  /** What is to be pressed, as a selector. */
  readonly at: string;
  /** What does the same. */
  readonly also?: string;
  readonly done: boolean;
}
export interface Guidance {
  readonly presses: readonly Press[];
  /** The parts of the screen that a lesson can speak of, as selectors. */
  readonly part: (name: string) => string;
  /** The tab that a phone needs for such a part. */
  readonly tabs: Readonly<Record<string, string>>;
}

/** What to press now: the first that is not done. What looks done after it is undone by it. */
export const nextPress = (presses: readonly Press[]): Press | null => presses.find((press) => !press.done) ?? null;
