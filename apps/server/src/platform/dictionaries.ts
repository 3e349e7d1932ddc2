import type { NamedCache } from './metrics/namedCache.ts';

/** One item of a dictionary as it is stored. */
export interface DictionaryItem {
  code: string;
  value: string;
  text: string;
  /** Text for readers of English, where the dictionary has one. */
  textEn: string | null;
  enabled: boolean;
}

/** Texts of coded values, kept in memory. */
export interface Dictionaries {
  /** Items of one dictionary in their order; empty when there is no such dictionary. */
  items(tenantId: number, code: string): Promise<readonly DictionaryItem[]>;
  /** All dictionaries of a tenant by code. */
  all(tenantId: number): Promise<ReadonlyMap<string, readonly DictionaryItem[]>>;
  /** The text of a value, or of each value of a comma list; empty when nothing fits. @source jeecg-wire 1.9 */
  texts(tenantId: number, locale: 'zh' | 'en'): Promise<(code: string, value: string) => string>;
  /** Forgets everything, after a change. */
  clear(): void;
  /** What is held: a key `dict:<tenant>:<code>` for each dictionary. */
  readonly cache: NamedCache;
}

interface Loaded {
  at: number;
  byCode: ReadonlyMap<string, readonly DictionaryItem[]>;
  /** By the code of the dictionary, then by the value. */
  texts: ReadonlyMap<string, ReadonlyMap<string, DictionaryItem>>;
}

/**
 * Makes the cache over a source.
 *
 * @param maxAge milliseconds after which a copy is read again, because another process may have changed it; 0 keeps it
 * @source DICT-01
 */
export function createDictionaries(load: (tenantId: number) => Promise<readonly DictionaryItem[]>, maxAge: number): Dictionaries {
  const tenants = new Map<number, Loaded>();
  const sizes = new WeakMap<readonly DictionaryItem[], number>();
  let generation = 0;
  let hits = 0;
  let misses = 0;

  // Loads are not shared: a call inside a transaction that waited for one outside of it would wait for its own connection.
  const get = async (tenantId: number): Promise<Loaded> => {
    const kept = tenants.get(tenantId);
    if (kept !== undefined && (maxAge === 0 || performance.now() - kept.at < maxAge)) {
      hits += 1;
      return kept;
    }
    misses += 1;
    const started = generation;
    const fresh = index(await load(tenantId));
    if (generation === started) tenants.set(tenantId, fresh);
    return fresh;
  };

  const sizeOf = (items: readonly DictionaryItem[]): number => {
    const known = sizes.get(items) ?? Buffer.byteLength(JSON.stringify(items));
    sizes.set(items, known);
    return known;
  };

  return {
    items: async (tenantId, code) => (await get(tenantId)).byCode.get(code) ?? [],
    all: async (tenantId) => (await get(tenantId)).byCode,
    texts: async (tenantId, locale) => {
      const { texts } = await get(tenantId);
      const one = (code: string, value: string): string => {
        const item = texts.get(code)?.get(value);
        return (locale === 'en' ? (item?.textEn ?? item?.text) : item?.text) ?? '';
      };
      return (code, value) =>
        value.includes(',')
          ? value
              .split(',')
              .map((part) => one(code, part))
              .filter((text) => text !== '')
              .join(',')
          : one(code, value);
    },
    clear: () => {
      generation += 1;
      tenants.clear();
    },
    cache: {
      entries: () =>
        [...tenants].flatMap(([tenantId, { at, byCode }]) =>
          [...byCode].map(([code, items]) => ({
            key: `dict:${tenantId}:${code}`,
            bytes: sizeOf(items),
            expiresInMs: maxAge === 0 ? null : Math.max(0, maxAge - (performance.now() - at)),
          })),
        ),
      value: (key) => {
        const [, tenantId, code = ''] = /^dict:(\d+):(.*)$/.exec(key) ?? [];
        return tenants.get(Number(tenantId))?.byCode.get(code);
      },
      hits: () => hits,
      misses: () => misses,
    },
  };
}

function index(items: readonly DictionaryItem[]): Loaded {
  const byCode = new Map<string, DictionaryItem[]>();
  for (const item of items) {
    const list = byCode.get(item.code);
    if (list === undefined) byCode.set(item.code, [item]);
    else list.push(item);
  }
  const texts = new Map([...byCode].map(([code, list]) => [code, new Map(list.map((item) => [item.value, item]))]));
  return { at: performance.now(), byCode, texts };
}
