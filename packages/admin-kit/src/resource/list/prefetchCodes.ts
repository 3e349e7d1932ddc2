import type { DictionaryStore } from '../../dictionary/createDictionaryStore.ts';
import type { FieldMeta } from '../../field/FieldMeta.ts';

/**
 * Asks for the dictionaries of a resource's fields before anything shows one, such as in the loader of its page: rows then stand with their
 * texts at once.
 *
 * @param options `store` is the one of `DictionaryProvider`; `names` are the fields, by default all
 * @example const dictionaries = createDictionaryStore(source); prefetchCodes(device, { store: dictionaries, names: ['state'] });
 */
export function prefetchCodes(
  { fields }: { readonly fields: Readonly<Record<string, Pick<FieldMeta, 'dict'>>> },
  { store, names = Object.keys(fields) }: { store: Pick<DictionaryStore, 'load'>; names?: readonly string[] },
): void {
  const codes = names.flatMap((name) => fields[name]?.dict ?? []);
  for (const code of new Set(codes)) store.load(code);
}
