/** Where texts are kept between visits. Never throws: storage may be denied, full or broken. */
export interface KeyValueStore {
  /** What is kept under a key; undefined where nothing is. */
  get(key: string): string | undefined;
  /** Keeps something. */
  set(key: string, value: string): void;
  /** Forgets it. */
  remove(key: string): void;
  /** Called when another window changed a key; `null` means everything was cleared. */
  onExternalChange(listener: (key: string | null) => void): () => void;
}

/**
 * Keeps texts in a Web Storage and falls back to memory where that is refused.
 *
 * @example const session = createSession({ store: createBrowserStore(() => sessionStorage) });
 */
export function createBrowserStore(storage: () => Storage = () => localStorage): KeyValueStore {
  const memory = createMemoryStore();
  const attempt = <Value>(act: (storage: Storage) => Value, otherwise: () => Value): Value => {
    try {
      return act(storage());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      attempt(
        (kept) => kept.getItem(key) ?? memory.get(key),
        () => memory.get(key),
      ),
    set: (key, value) =>
      attempt(
        (kept) => kept.setItem(key, value),
        () => memory.set(key, value),
      ),
    remove: (key) => {
      memory.remove(key);
      attempt(
        (kept) => kept.removeItem(key),
        () => undefined,
      );
    },
    onExternalChange: (listener) => {
      const handle = (event: StorageEvent) => listener(event.key);
      globalThis.addEventListener?.('storage', handle);
      return () => globalThis.removeEventListener?.('storage', handle);
    },
  };
}

/**
 * Keeps texts as long as the page lives; for tests and servers.
 *
 * @example const session = createSession({ store: createMemoryStore() });
 */
export function createMemoryStore(): KeyValueStore {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    onExternalChange: () => () => {},
  };
}

/**
 * Reads a kept JSON value; broken or expired ones count as absent.
 *
 * @example const width = readKept<number>(createBrowserStore(), { key: 'width', now: Date.now() });
 */
export function readKept<Value>(store: KeyValueStore, { key, now }: { key: string; now: number }): Value | undefined {
  const raw = store.get(key);
  if (raw === undefined) return undefined;
  try {
    const { value, until } = JSON.parse(raw) as { value: Value; until: number | null };
    return until === null || until > now ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a JSON value, for `forMs` milliseconds where given.
 *
 * @example writeKept(createBrowserStore(), { key: 'width', value: 320, now: Date.now(), forMs: 86_400_000 });
 */
export function writeKept(
  store: KeyValueStore,
  { key, value, now, forMs }: { key: string; value: unknown; now: number; forMs?: number },
): void {
  store.set(key, JSON.stringify({ value, until: forMs === undefined ? null : now + forMs }));
}
