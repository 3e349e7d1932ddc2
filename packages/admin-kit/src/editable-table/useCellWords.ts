import { useEffect, useMemo, useReducer, useState } from 'react';
import { itemLabel, type DictionaryItem, type DictionaryStore } from '../dictionary/createDictionaryStore.ts';
import { useOptionalUploadTransport } from '../input/UploadProvider.tsx';
import { useMaybeDictionaryStore } from '../dictionary/DictionaryProvider.tsx';
import { isTableCode } from '../dictionary/tableTexts.ts';
import { tableTextsOf } from '../dictionary/useDictText.ts';
import { useDecimalSeparator } from '../internals/decimalSeparator.ts';
import type { LocaleContextValue } from '../i18n/LocaleProvider.tsx';
import type { CellOption, EditableColumn } from './columnTypes.ts';
import type { CellWords } from './cells/cellType.ts';
import { zhCells } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Only what is said without the grid: the store comes first, the grid and its words when the table is shown. */
/** What cells speak: the language and the dictionaries around the table, loaded as the columns name them. @source DICT-02 */
export function useCellWords(columns: readonly EditableColumn[]): CellWords {
  const texts = useTexts(zhCells);
  const store = useMaybeDictionaryStore();
  const codes = codesOf(columns).join('\n');
  const [arrived, arrive] = useReducer((count: number) => count + 1, 0);
  const transport = useOptionalUploadTransport();
  const hasFiles = columns.some(({ type }) => /^(?:file|image|upload)$/.test(`${type}`));
  const [fileName, setFileName] = useState<CellWords['fileName']>();

  useEffect(() => {
    if (!hasFiles || transport === null) return undefined;
    // Paths are shown until it is there: few tables hold files.
    const following = import('../input/fileNames.ts').then((late) => late.followFileNames(transport, setFileName), String);
    return () => void following.then((end) => typeof end !== 'string' && end());
  }, [transport, hasFiles]);

  useEffect(() => {
    if (store === null || codes === '') return undefined;
    const wanted = codes.split('\n');
    const look = () => wanted.map((code) => store.read(code).items);
    let known = look();
    const compare = () => {
      const now = look();
      if (now.every((items, at) => items === known[at])) return;
      known = now;
      arrive();
    };
    const ends = [store.subscribe(compare), tableTextsOf(store).subscribe(arrive)];
    for (const code of wanted) if (!isTableCode(code) || store.source.textOf === undefined) store.load(code);
    return () => {
      for (const end of ends) end();
    };
  }, [store, codes]);

  // What has arrived is read from the store; the count says only that it is other than before.
  const decimalSeparator = useDecimalSeparator();
  return useMemo(
    () => ({ ...wordsOf(texts, { store, arrived }), decimalSeparator, fileName }),
    [texts, store, arrived, decimalSeparator, fileName],
  );
}

function wordsOf(texts: LocaleContextValue, { store }: { store: DictionaryStore | null; arrived: number }): CellWords {
  const { t, localize } = texts;
  if (store === null) return { t, localize };
  const made = new Map<readonly DictionaryItem[], readonly CellOption[]>();
  const tables = tableTextsOf(store);
  return {
    t,
    localize,
    dictItems(code) {
      const { items } = store.read(code);
      const before = made.get(items);
      if (before !== undefined) return before;
      const options = items.map((item) => ({
        value: item.value,
        text: localize(itemLabel(item)),
        ...(item.disabled === undefined ? {} : { disabled: item.disabled }),
      }));
      made.set(items, options);
      return options;
    },
    dictText(code, value) {
      if (!isTableCode(code) || store.source.textOf === undefined) return undefined;
      const known = tables.read(code, value);
      if (known === undefined) tables.load(code, [value]);
      return known;
    },
  };
}

function codesOf(columns: readonly EditableColumn[]): string[] {
  const codes = columns.flatMap(({ dictCode, props }) => [dictCode, (props as { dict?: string } | undefined)?.dict]);
  return [...new Set(codes.filter((code) => code !== undefined && code !== ''))] as string[];
}
