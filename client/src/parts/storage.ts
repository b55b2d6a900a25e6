// What the browser keeps between visits. Private windows may refuse: then nothing is kept, and nothing breaks.
const PREFIX = 'deadpan:';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Nothing can be kept here.
  }
}
