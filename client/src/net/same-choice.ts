import type { Choice } from './protocol';

/** Whether two choices are equal, in any order of their fields. */
export function sameChoice(one: Choice | null, other: Choice | null): boolean {
  if (one === null || other === null) return false;
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
  );
}
