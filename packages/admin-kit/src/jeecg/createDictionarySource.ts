import type { RequestClient } from '../request/requestTypes.ts';
import { type Guard, isEither, isListOf, isNumber, isObjectOf, isOptional, isText } from '../request/shape.ts';
import { dictionaryCacheMs } from '../request/timedCache.ts';
import { createCategorySource } from './createCategorySource.ts';
import type { DictionaryItem, DictionarySource } from '../dictionary/createDictionaryStore.ts';

type Calls = Pick<RequestClient, 'get' | 'getCached' | 'forgetCached' | 'request'>;
type Items = readonly DictionaryItem[];

/** What a host adds to the dictionaries of its server. */
export interface DictionarySourceOptions {
  /** Changes the items of a dictionary as they arrive, such as to give them the colours that the wire does not know. */
  refine?: (code: string, items: Items) => Items;
  /** Told everything that a refresh brought, unchanged, to keep it with the session. @source LAY-10 */
  onRefresh?: (all: Readonly<Record<string, Items>>) => void;
}

// Some servers write codes as numbers and leave the text of an item out.
const text = isOptional(isText);
const isItem = isObjectOf({ value: isEither(isText, isNumber), text, label: text, title: text }) as Guard<{ value: string | number }>;
const isItems = isOptional(isListOf(isItem));
const isNames = isOptional(isListOf(isText));
const isAll = ((value) => typeof value === 'object' && value !== null && Object.values(value).every(isItems)) as Guard<
  Record<string, Items | null>
>;

/**
 * Dictionaries of a JeecgBoot server: whole ones are kept 7 days, also across a reload where the client has a store; large ones are
 * searched; a refresh makes the server forget its copies, then asks for everything in one call.
 *
 * @example createDictionaryStore(createDictionarySource(client))
 * @source DICT-01 … DICT-03, DICT-05, REQ-07, LAY-10
 */
export function createDictionarySource(
  client: Calls,
  { refine = (_code, items) => items, onRefresh }: DictionarySourceOptions = {},
): DictionarySource {
  const at = (endpoint: string, code: string) => `/sys/dict/${endpoint}/${encodeURIComponent(code)}`;
  return {
    items: async (code) =>
      refine(code, asItems(await client.getCached(at('getDictItems', code), { keepForMs: dictionaryCacheMs, check: isItems }))),
    search: async (code, { keyword, signal }) => asItems(await client.get(at('loadDict', code), { keyword }, { signal, check: isItems })),
    textOf: async (code, keys) => (await client.get(at('loadDictItem', code), { key: keys.join(',') }, { check: isNames })) ?? [],
    forget: () => client.forgetCached('/sys/dict/'),
    categories: createCategorySource(client.request),
    refresh: async () => {
      await client.get('/sys/dict/refleshCache');
      client.forgetCached('/sys/dict/');
      const answer = await client.get('/sys/dict/queryAllDictItems', undefined, { check: isAll });
      const all = Object.fromEntries(Object.entries(answer).map(([code, items]) => [code, asItems(items)]));
      onRefresh?.(all);
      return Object.fromEntries(Object.entries(all).map(([code, items]) => [code, refine(code, items)]));
    },
  };
}

function asItems(items: ReadonlyArray<{ value: string | number }> | null | undefined): DictionaryItem[] {
  return (items ?? []).map((item) => ({ ...item, value: String(item.value) }));
}
