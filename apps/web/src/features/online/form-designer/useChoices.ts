import { useDictionary } from '@tarmac/admin-kit/dictionary';
import type { CellOption } from '@tarmac/admin-kit/editable-table';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { createDictApi } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { dictionaryStore } from '../../../shared/api/dictionaries.ts';
import { client } from '../../../shared/session/session.ts';

const dicts = createDictApi(client);
const tenMinutes = 600_000;

/** Codes of dictionaries by their names, as fields choose them. */
export function useDictionaryNames(): readonly CellOption[] {
  const { localize } = useLocale();
  const { data } = useQuery({
    queryKey: ['formDictionaries'],
    queryFn: ({ signal }) => dicts.list({ pageNo: 1, pageSize: 500 }, { signal }),
    staleTime: tenMinutes,
  });
  return useMemo(
    () =>
      (data?.records ?? []).map(({ dictCode, dictName, dictNameEn }) => ({
        value: dictCode ?? '',
        text: `${localize({ zh: dictName ?? '', en: dictNameEn || (dictName ?? '') })} (${dictCode ?? ''})`,
      })),
    [data, localize],
  );
}

/** The items of a dictionary as cells offer them; the same array until they change. */
export function useCellOptions(code: string): readonly CellOption[] {
  const { options } = useDictionary(code);
  const text = JSON.stringify(options.map(({ value, label }) => ({ value, text: label })));
  return useMemo(() => JSON.parse(text) as CellOption[], [text]);
}

/** The values of dictionaries, once they are there. */
export function useDictionaryCodes(codes: readonly string[]): (code: string) => readonly string[] {
  const wanted = [...new Set(codes)].toSorted().join(',');
  const list = () => wanted.split(',').filter((code) => code !== '');
  const text = useSyncExternalStore(dictionaryStore.subscribe, () =>
    JSON.stringify(list().map((code) => [code, dictionaryStore.read(code).items.map(({ value }) => value)])),
  );
  useEffect(() => {
    for (const code of wanted.split(',')) if (code !== '' && dictionaryStore.read(code).state === 'loading') dictionaryStore.load(code);
  }, [wanted]);
  return useMemo(() => {
    const known = new Map(JSON.parse(text) as [string, string[]][]);
    return (code) => known.get(code) ?? [];
  }, [text]);
}
