// The button presses that make a choice, in order.

export interface Press {
  readonly label: string;
  /** A selector of the element to press. */
  readonly at: string;
  /** A selector of elements that do the same. */
  readonly also?: string;
  readonly done: boolean;
}
export interface Guidance {
  readonly presses: readonly Press[];
  /** The selector of a part of the screen that a lesson mentions. */
  readonly part: (name: string) => string;
  /** The tab that shows this part on a phone. */
  readonly tabs: Readonly<Record<string, string>>;
}

/** The first press that is not done. Later ones that look done are undone by it. */
export const nextPress = (presses: readonly Press[]): Press | null => presses.find((press) => !press.done) ?? null;
