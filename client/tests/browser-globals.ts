// The few browser globals that modules use when they are imported. Tests that need more of a browser stub it themselves.

class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  clear(): void {
    this.#items.clear();
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

type Listener = (event: Event) => void;

/** The part of an EventTarget that modules use; unlike Node's, it does not warn of many listeners, nor catch errors. */
class Target {
  readonly #listeners = new Map<string, Map<Listener, boolean>>();

  addEventListener(type: string, listener: Listener, options?: boolean | AddEventListenerOptions): void {
    const isOnce = typeof options === 'object' && options.once === true;
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Map()).set(listener, isOnce));
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  dispatchEvent(event: Event): void {
    for (const [listener, isOnce] of [...(this.#listeners.get(event.type) ?? [])]) {
      if (isOnce) this.removeEventListener(event.type, listener);
      listener(event);
    }
  }
}

const page = new Target();
const address = new URL('http://deadpan.test/');
const navigate = (_state: unknown, _title: string, to: string): void => {
  const { pathname, hash } = new URL(to, address);
  Object.assign(address, { pathname, hash });
};

Object.assign(globalThis, {
  window: globalThis,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
  location: address,
  history: { pushState: navigate, replaceState: navigate },
  localStorage: new MemoryStorage(),
  matchMedia: () => Object.assign(new Target(), { matches: false }),
  scrollTo: () => undefined,
  document: Object.assign(new Target(), {
    activeElement: null,
    documentElement: { dataset: {}, lang: '' },
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
    visibilityState: 'visible',
  }),
});
