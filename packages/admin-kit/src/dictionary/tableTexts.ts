import { dictionaryLifetime, type DictionarySource } from './createDictionaryStore.ts';

/** Texts of single rows of table dictionaries, asked for together and kept 7 days. */
export interface TableTexts {
  /** The text of a key; undefined while it is not known. An unknown key is its own text. */
  read: (code: string, key: string) => string | undefined;
  /** Asks for what is not known; keys asked for in one moment go in one call. */
  load: (code: string, keys: readonly string[]) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Whether a code names a table: `table,text,code`, with or without a filter. @source DICT-05 */
export const isTableCode = (code: string): boolean => code.split(',').length >= 3;

/** Makes the texts behind table dictionaries; `now` is the clock in ms. @source DICT-03, DICT-05 */
export function createTableTexts(source: DictionarySource, now: () => number = Date.now): TableTexts {
  const known = new Map<string, { text: string; until: number }>();
  const wanted = new Map<string, Set<string>>();
  const listeners = new Set<() => void>();
  let isPlanned = false;
  const idOf = (code: string, key: string) => `${code}\n${key}`;
  const read = (code: string, key: string) => {
    const found = known.get(idOf(code, key));
    return found !== undefined && found.until > now() ? found.text : undefined;
  };

  const ask = async (code: string, keys: readonly string[]) => {
    const textOf = source.textOf as NonNullable<DictionarySource['textOf']>;
    let texts: readonly string[] = [];
    let lifetime = dictionaryLifetime;
    try {
      texts = await textOf(code, keys);
      // The wire leaves out keys that it does not know: which text belongs to which key is clear for single ones alone.
      if (texts.length !== keys.length) texts = await Promise.all(keys.map(async (key) => (await textOf(code, [key]))[0] ?? key));
    } catch {
      // The raw key is better than nothing, and is asked for again in a minute.
      lifetime = 60_000;
    }
    keys.forEach((key, index) => known.set(idOf(code, key), { text: texts[index] ?? key, until: now() + lifetime }));
    for (const listener of listeners) listener();
  };

  return {
    read,
    load: (code, keys) => {
      if (source.textOf === undefined) return;
      const open = wanted.get(code) ?? new Set();
      for (const key of keys) if (read(code, key) === undefined) open.add(key);
      if (open.size > 0) wanted.set(code, open);
      if (isPlanned || wanted.size === 0) return;
      isPlanned = true;
      queueMicrotask(() => {
        isPlanned = false;
        const asked = [...wanted];
        wanted.clear();
        for (const [table, open] of asked) void ask(table, [...open]);
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
