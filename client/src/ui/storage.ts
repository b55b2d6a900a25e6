// What the browser keeps between visits. Private windows may refuse: then it is kept for as long as the page is open.
const PREFIX = 'deadpan:';
/** What could not be kept. */
const unkept = new Map<string, string>();

export function recall(key: string): string | null {
  const here = unkept.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  unkept.delete(key);
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    if (value !== null) unkept.set(key, value);
  }
}
