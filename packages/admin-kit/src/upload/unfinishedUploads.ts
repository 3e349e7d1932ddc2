import type { AnswerStore } from '../request/timedCache.ts';

/** Key in the store. */
const storeKey = 'unfinished-uploads';
/** Servers forget an upload a day after its last piece. */
const keptForMs = 24 * 3600 * 1000;
/** More than a person leaves behind in a day; the oldest go first. */
const mostKept = 50;

/** Uploads that may go on, by what they send. */
export interface UnfinishedUploads {
  /** Id of the upload on the server. */
  find: (key: string) => string | undefined;
  keep: (key: string, id: string) => void;
  forget: (key: string) => void;
}

/** Remembers uploads that are under way, so that they go on after a reload. */
export function createUnfinishedUploads(store: AnswerStore, now: () => number): UnfinishedUploads {
  const read = (): Map<string, Kept> => new Map(parse(store.get(storeKey)).filter(([, { at }]) => at > now() - keptForMs));
  const write = (kept: Map<string, Kept>): void => {
    if (kept.size === 0) store.remove(storeKey);
    else store.set(storeKey, JSON.stringify([...kept].slice(-mostKept)));
  };
  return {
    find: (key) => read().get(key)?.id,
    keep(key, id) {
      const kept = read();
      kept.delete(key);
      write(kept.set(key, { id, at: now() }));
    },
    forget(key) {
      const kept = read();
      if (kept.delete(key)) write(kept);
    },
  };
}

/** What makes two uploads the same: the person, what for, and the file as far as a browser tells. */
export function fingerprint(file: File, { who, biz, path }: { who: string; biz: string; path: string }): string {
  return JSON.stringify([who, path, biz, file.name, file.size, file.lastModified]);
}

interface Kept {
  id: string;
  at: number;
}

function parse(text: string | undefined): [string, Kept][] {
  try {
    const kept = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is [string, Kept] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { id, at } = (entry[1] ?? {}) as Partial<Kept>;
  return typeof id === 'string' && typeof at === 'number';
}
