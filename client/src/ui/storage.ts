// localStorage under a prefix. Where the browser refuses it, as in private windows, values are kept in memory.
const PREFIX = 'deadpan:';
/** Values that could not be stored. */
const unkept = new Map<string, string>();

/** The keys of everything that is stored. */
export function storedKeys(): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Whether the browser stores anything for this site beyond the life of the page. */
export function canStore(): boolean {
  remember('probe', 'x');
  const stored = !unkept.has('probe');
  remember('probe', null);
  return stored;
}

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
