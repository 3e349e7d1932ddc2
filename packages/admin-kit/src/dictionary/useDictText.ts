import { useEffect, useSyncExternalStore } from 'react';
import { toText } from '../internals/toText.ts';
import type { DictionaryStore } from './createDictionaryStore.ts';
import { useDictionary, useDictionaryStore } from './DictionaryProvider.tsx';
import { createTableTexts, isTableCode, type TableTexts } from './tableTexts.ts';

const textsOf = new WeakMap<DictionaryStore, TableTexts>();

/** Texts of table dictionaries, one memory for each store. */
export function tableTextsOf(store: DictionaryStore): TableTexts {
  const known = textsOf.get(store) ?? createTableTexts(store.source);
  textsOf.set(store, known);
  return known;
}

/**
 * The text of a value, or of a comma list of values. Values of a table (`table,text,code`) are asked for by key, however long the
 * table is; those of other dictionaries come from the dictionary. A value without a text shows as it is.
 *
 * @example const text = useDictText('device_state', 'free,lent'); // 'Free,Lent'
 * @source DICT-05
 */
export function useDictText(code: string, value: unknown): string {
  const store = useDictionaryStore();
  const isTable = isTableCode(code) && store.source.textOf !== undefined;
  const tables = tableTextsOf(store);
  const dictionary = useDictionary(isTable ? undefined : code);
  const keys = isTable ? toText(value) : '';
  const tableText = useSyncExternalStore(tables.subscribe, () => joined(tables, { code, keys }));
  useEffect(() => {
    if (keys !== '') tables.load(code, keys.split(',').filter(Boolean));
  }, [tables, code, keys]);
  return isTable ? tableText : dictionary.textOf(value);
}

const joined = (tables: TableTexts, { code, keys }: { code: string; keys: string }): string =>
  keys
    .split(',')
    .filter(Boolean)
    .map((key) => tables.read(code, key) ?? '')
    .filter(Boolean)
    .join(', ');
