import { startTransition, useState } from 'react';
import { readStored, writeStored } from '../../../internals/storage.ts';
import type { ImportColumn } from '../../api.ts';
import type { KeptRun } from './keptRun.ts';
import { type ColumnMatch, findHeader, type GivenTexts, headingsAt, matchColumns, type Remembered, rememberedOf } from './matchColumns.ts';
import { openSheet } from './openSheet.ts';
import type { Sheet } from './sheetTypes.ts';
import type { useLongWork } from './useLongWork.ts';

/** The file that was chosen, and how its columns are understood. */
export interface ChosenSheet {
  file: File;
  sheet: Sheet;
  headerAt: number;
  match: ColumnMatch;
  /** What is set for columns that the sheet lacks. */
  given: GivenTexts;
  /** Rows that are hidden in the sheet are left out. */
  skipsHidden: boolean;
  /** An import of this file that was cut off. */
  kept: KeptRun | undefined;
}

/** The sheet of an import, and how a person has its columns understood. */
export function useChosenSheet(columns: readonly ImportColumn[], { name, during, recall, onRead }: SheetChoice) {
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const memoryKey = `tarmac.import.columns.${name}`;
  const remembered = () => (readStored(memoryKey) ?? {}) as Remembered;

  const read = (file: File, wanted = 0) =>
    during({ is: 'reading', done: 0, total: null }, async (watch, signal) => {
      const sheet = await openSheet(file, { wanted, signal, onProgress: (done) => watch({ is: 'reading', done, total: null }) });
      const headerAt = findHeader(sheet.rows, columns);
      const match = matchColumns(headingsAt(sheet.rows, headerAt), { columns, remembered: remembered() });
      // A select for each of many columns takes longer than a frame: it is drawn bit by bit.
      startTransition(() => {
        setChosen({ file, sheet, headerAt, match, given: {}, skipsHidden: false, kept: recall(file) });
        onRead();
      });
    });

  const setHeader = (headerAt: number) => {
    if (chosen)
      setChosen({
        ...chosen,
        headerAt,
        match: matchColumns(headingsAt(chosen.sheet.rows, headerAt), { columns, remembered: remembered() }),
      });
  };

  /** Lets a column of the sheet fill one of the import, or none. */
  const assign = (index: number, column: string | null) => {
    if (!chosen) return;
    const rest = Object.entries(chosen.match).filter(([other, at]) => other !== column && at !== index);
    const { [column ?? '']: _filled, ...given } = chosen.given;
    setChosen({ ...chosen, given, match: Object.fromEntries(column === null ? rest : [...rest, [column, index]]) });
  };

  /** Whether rows that are hidden in the sheet are left out. */
  const skipHidden = (skipsHidden: boolean) => {
    if (chosen) setChosen({ ...chosen, skipsHidden });
  };

  /** Sets what all rows have in a column that the sheet lacks; undefined takes it away. */
  const give = (column: string, text: string | undefined) => {
    if (!chosen) return;
    const { [column]: _before, ...rest } = chosen.given;
    setChosen({ ...chosen, given: text === undefined ? rest : { ...rest, [column]: text } });
  };

  /** How columns are understood is remembered by their headings, for the next sheet. */
  const rememberMatch = ({ sheet, headerAt, match }: ChosenSheet) =>
    writeStored(memoryKey, rememberedOf(headingsAt(sheet.rows, headerAt), { match, before: remembered() }));

  return { chosen, setChosen, rememberMatch, read, setHeader, assign, skipHidden, give };
}

interface SheetChoice {
  /** The resource that rows are imported into. */
  name: string;
  during: ReturnType<typeof useLongWork>['during'];
  /** The import of a file that was cut off. */
  recall: (file: File) => KeptRun | undefined;
  onRead: () => void;
}
