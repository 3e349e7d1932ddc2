/** Keeps answers for a while; equal questions in flight share one answer and failures are not kept. */
export interface TimedCache {
  /** The kept answer, or what `load` brings; `keepForMs` are milliseconds. */
  get<Value>(key: string, given: { keepForMs: number; load: () => Promise<Value> }): Promise<Value>;
  /** Forgets what begins with `prefix`; everything without one. */
  forget(prefix?: string): void;
}

/** Where kept answers outlive a reload; the browser store of `session` is one. */
export interface AnswerStore {
  /** What is kept under a key; undefined for nothing. */
  get(key: string): string | undefined;
  /** Keeps a text under a key. */
  set(key: string, value: string): void;
  /** Forgets a key. */
  remove(key: string): void;
}

/** What a cache may be given. */
export interface TimedCacheOptions {
  /** Clock in milliseconds. */
  now?: () => number;
  /** Answers are kept here too, as JSON; without it they live as long as the page. */
  store?: AnswerStore;
  /** Key in the store, `kept-answers` unless said. */
  storeKey?: string;
}

/** How long dictionary answers are kept. @source REQ-07 */
export const dictionaryCacheMs = 604_800_000;
/** How long report metadata is kept. @source REQ-07 */
export const reportMetadataCacheMs = 30_000;

/** Kept answers that a store holds at most; the ones that end first go first. */
const mostStored = 200;

interface Stored {
  until: number;
  value: unknown;
}

/** Creates a cache of answers. @source REQ-07 */
export function createTimedCache({ now = Date.now, store, storeKey = 'kept-answers' }: TimedCacheOptions = {}): TimedCache {
  const entries = new Map<string, { until: number; value: Promise<unknown> }>();

  const readStored = (): Map<string, Stored> => new Map(parse(store?.get(storeKey)).filter(([, entry]) => entry.until > now()));
  const writeStored = (kept: Map<string, Stored>): void => {
    const latest = [...kept].toSorted(([, one], [, other]) => other.until - one.until).slice(0, mostStored);
    if (latest.length === 0) store?.remove(storeKey);
    else store?.set(storeKey, JSON.stringify(latest));
  };

  return {
    get<Value>(key: string, { keepForMs, load }: { keepForMs: number; load: () => Promise<Value> }) {
      const known = entries.get(key);
      if (known !== undefined && known.until > now()) return known.value as Promise<Value>;
      const stored = readStored().get(key);
      if (stored !== undefined) {
        const value = Promise.resolve(stored.value as Value);
        entries.set(key, { until: stored.until, value });
        return value;
      }
      const value = load();
      const entry = { until: now() + keepForMs, value };
      entries.set(key, entry);
      value.then(
        (answer) => {
          // Forgotten while it was on its way: it must not come back.
          if (entries.get(key) === entry) writeStored(readStored().set(key, { until: entry.until, value: answer }));
        },
        () => {
          if (entries.get(key) === entry) entries.delete(key);
        },
      );
      return value;
    },
    forget(prefix = '') {
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
      writeStored(new Map([...readStored()].filter(([key]) => !key.startsWith(prefix))));
    },
  };
}

function parse(text: string | undefined): [string, Stored][] {
  try {
    const kept = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isStored) : [];
  } catch {
    return [];
  }
}

function isStored(entry: unknown): entry is [string, Stored] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof (entry[1] as Stored | undefined)?.until === 'number';
}
