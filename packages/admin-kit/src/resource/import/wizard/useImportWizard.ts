import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useRef, useState } from 'react';
import { inSlices, nextTurn } from '../../../editable-table/store/slices.ts';
import { readStored, writeStored } from '../../../internals/storage.ts';
import { askAgain } from '../../actions/askAgain.ts';
import type { ImportColumn, ImportRow } from '../../api.ts';
import type { AnyRow, Resource } from '../../defineResource.ts';
import { addAnswer, type CheckContext, checkOnPage, checkOnServer, planning, rowsToSend } from './checkRows.ts';
import { beginRun, type ImportReport, progressOf, runImport, type RunState } from './importRun.ts';
import type { ImportBusy } from './importBusy.ts';
import { carryOver, createImportWork, type ImportWork } from './importWork.ts';
import { isPrivate, type KeptRun, recallRows } from './keptRun.ts';
import { type ColumnMatch, findHeader, type GivenTexts, headingsAt, matchColumns, type Remembered, rememberedOf } from './matchColumns.ts';
import { openSheet } from './openSheet.ts';
import type { Sheet } from './sheetTypes.ts';
import { wholeRow } from './problems.ts';
import { saveFile } from '../../saveFile.ts';
import { useCheckTools } from './useCheckTools.ts';
import { useKeptImport } from './useKeptImport.ts';
import { useLongWork } from './useLongWork.ts';
import { type SheetCell, writingXlsx } from './writeXlsx.ts';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** Steps of the wizard, in order. */
export const importSteps = ['file', 'columns', 'check', 'outcome'] as const;
/** One of them. */
export type ImportStep = (typeof importSteps)[number];

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

/** All that the wizard knows and does; its steps only show it. */
export function useImportWizard<Row extends AnyRow>(resource: Resource<Row>, columns: readonly ImportColumn[]) {
  const { t } = useTexts(zhImport);
  const client = useQueryClient();
  const { readColumns, loadTools } = useCheckTools(resource);
  const memory = useKeptImport(resource.name);
  const api = resource.api.importRows!;
  const [step, setStep] = useState<ImportStep>('file');
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const [work, setWork] = useState<ImportWork | null>(null);
  const [context, setContext] = useState<CheckContext | null>(null);
  const [run, setRun] = useState<RunState | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  /** Rows that were fixed and not checked since. */
  const [touchedCount, setTouchedCount] = useState(0);
  /** Doubtful rows are to be taken as well. */
  const [takesDoubtful, setTakesDoubtful] = useState(false);
  /** Rows as last checked or taken; with each `round` what is read from `work` is other than before. */
  const [{ round, ...counts }, setCounts] = useState({ round: 0, clean: 0, doubtful: 0, bad: 0 });
  const goodCount = counts.clean + (takesDoubtful ? counts.doubtful : 0);
  const recount = (of: ImportWork) => {
    const now = of.counts();
    setCounts((before) => ({ round: before.round + 1, ...now }));
  };
  const isStopped = useRef(false);
  const { busy, problem, setProblem, setBox, isGone, during, abort } = useLongWork(() => {
    isStopped.current = true;
  });
  const memoryKey = `tarmac.import.columns.${resource.name}`;
  const remembered = () => (readStored(memoryKey) ?? {}) as Remembered;

  const read = (file: File, wanted = 0) =>
    during({ is: 'reading', done: 0, total: null }, async (watch, signal) => {
      const sheet = await openSheet(file, { wanted, signal, onProgress: (done) => watch({ is: 'reading', done, total: null }) });
      const headerAt = findHeader(sheet.rows, columns);
      const match = matchColumns(headingsAt(sheet.rows, headerAt), { columns, remembered: remembered() });
      // A select for each of many columns takes longer than a frame: it is drawn bit by bit.
      startTransition(() => {
        setChosen({ file, sheet, headerAt, match, given: {}, skipsHidden: false, kept: memory.read(file) });
        setStep('columns');
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
  const assign = (index: number, name: string | null) => {
    if (!chosen) return;
    const rest = Object.entries(chosen.match).filter(([other, at]) => other !== name && at !== index);
    const { [name ?? '']: _filled, ...given } = chosen.given;
    setChosen({ ...chosen, given, match: Object.fromEntries(name === null ? rest : [...rest, [name, index]]) });
  };

  /** Whether rows that are hidden in the sheet are left out. */
  const skipHidden = (skipsHidden: boolean) => {
    if (chosen) setChosen({ ...chosen, skipsHidden });
  };

  /** Sets what all rows have in a column that the sheet lacks; undefined takes it away. */
  const give = (name: string, text: string | undefined) => {
    if (!chosen) return;
    const { [name]: _before, ...rest } = chosen.given;
    setChosen({ ...chosen, given: text === undefined ? rest : { ...rest, [name]: text } });
  };

  const prepare = async (made: ImportWork): Promise<CheckContext> => {
    const filled = readColumns(columns).filter(({ name }) => name in made.match || made.given[name]);
    const ready = { columns: filled, ...(await loadTools(filled)), textAt: made.textAt, book: made.book };
    setWork(made);
    setContext(ready);
    return ready;
  };

  const checkRows = async (
    made: ImportWork,
    {
      ready,
      rows,
      watch,
      signal,
    }: { ready: CheckContext; rows: readonly number[]; watch: (busy: ImportBusy) => void; signal: AbortSignal },
  ) => {
    await checkOnPage(ready, {
      some: rows,
      all: made.left(),
      watch: { signal, onProgress: (done, total) => watch({ is: 'checking', done, total }) },
    });
    const passed = rows.filter((row) => !made.book.has(row));
    await checkOnServer(ready, {
      rows: passed,
      check: api.check,
      watch: { signal, onProgress: (done, total) => watch({ is: 'asking', done, total }) },
      earlier: made.left(),
    });
    for (const row of rows) made.touched.delete(row);
    setTouchedCount(made.touched.size);
    startTransition(() => recount(made));
  };

  const startCheck = () => {
    if (!chosen) return;
    const { sheet, headerAt, match, given, skipsHidden } = chosen;
    writeStored(memoryKey, rememberedOf(headingsAt(sheet.rows, headerAt), { match, before: remembered() }));
    void during({ is: 'checking', done: 0, total: null }, async (watch, signal) => {
      const made = createImportWork(sheet, { headerAt, match, given, skipsHidden });
      // Anyone who went a step back to look at the columns has lost nothing, and sends no row twice.
      if (work?.sheet === sheet) carryOver(work, made);
      const ready = await prepare(made);
      await checkRows(made, { ready, rows: made.left(), watch, signal });
      startTransition(() => setStep('check'));
      // How columns were matched is remembered by their headings; what else was chosen or done, with the file.
      const isDone = made.taken.size > 0 || skipsHidden || made.edits().length > 0;
      if (isDone || Object.keys(given).length > 0 || headerAt !== findHeader(sheet.rows, columns))
        memory.keepFixed(chosen, made, ready.columns);
    });
  };

  /** Checks what is wrong or was fixed; all that is left where that is not known. */
  const checkAgain = (isAll = false) => {
    if (!work || !context) return;
    const rows = work.left().filter((row) => isAll || work.book.has(row) || work.touched.has(row));
    void during({ is: 'checking', done: 0, total: rows.length }, async (watch, signal) => {
      await checkRows(work, { ready: context, rows, watch, signal });
      startTransition(() => setStep('check'));
    });
  };

  /** Anyone who chooses the file once more to fix the rest of it is not to send again what was taken. */
  const keepRest = (
    about: Pick<ChosenSheet, 'file' | 'sheet' | 'headerAt'>,
    { made, ready }: { made: ImportWork; ready: CheckContext },
  ) => {
    if (made.taken.size > 0 && made.left().length > 0) memory.keepFixed(about, made, ready.columns);
    else memory.forget();
  };

  const send = (
    made: ImportWork,
    { ready, state, about }: { ready: CheckContext; state: RunState; about: Pick<ChosenSheet, 'file' | 'sheet' | 'headerAt'> },
  ) => {
    const keep = (now: RunState) => memory.keep(about, now, made, ready.columns);
    isStopped.current = false;
    setRun(state);
    keep(state);
    void during({ is: 'importing', ...progressOf(state) }, async (watch) => {
      try {
        const end = await runImport(state, {
          rowsOf: (rows) => rowsToSend(ready, rows),
          run: (rows: ImportRow[], options) => api.run(rows, options),
          onAnswer: (answer, rows, now) => {
            for (const row of rows) made.book.forget(row);
            addAnswer(ready, answer);
            const refused = new Set(answer.errors.map(({ row }) => row));
            for (const row of rows) if (!refused.has(row)) made.taken.add(row);
            if (answer.report) setReport((before) => ({ ...answer.report!, lines: [...(before?.lines ?? []), ...answer.report!.lines] }));
            setRun(now);
            keep(now);
            watch({ is: 'importing', ...progressOf(now) });
          },
          isStopped: () => isStopped.current || isGone(),
        });
        if (end.done === end.calls.length) {
          setRun(null);
          keepRest(about, { made, ready });
          startTransition(() => setStep('outcome'));
        }
      } finally {
        startTransition(() => recount(made));
        await askAgain(client, resource);
      }
    });
  };

  const startImport = async () => {
    if (!chosen || !work || !context) return;
    let state: RunState | undefined;
    await during({ is: 'importing', done: 0, total: goodCount }, async (_watch, signal) => {
      // What a press changes is drawn first.
      await nextTurn();
      const good = work.good(takesDoubtful);
      const isLast = isPrivate(context.columns, work.edits());
      const rows = [good.filter((row) => !isLast(row)), good.filter(isLast)];
      const calls = await inSlices(planning(context, rows), good.length, { signal });
      state = beginRun(crypto.randomUUID(), { calls, takesDoubtful });
    });
    if (state) send(work, { ready: context, state, about: chosen });
  };

  /** Goes on with an import, or with the check before one, that was cut off before this wizard was opened. */
  const takeUp = async () => {
    const kept = chosen?.kept;
    if (!chosen || !kept) return;
    let start: (() => void) | undefined;
    await during({ is: 'reading', done: 0, total: null }, async (watch, signal) => {
      const onProgress = (done: number) => watch({ is: 'reading', done, total: null });
      const isThere = kept.sheet === chosen.sheet.index;
      const sheet = isThere ? chosen.sheet : await openSheet(chosen.file, { wanted: kept.sheet, signal, onProgress });
      const made = createImportWork(sheet, {
        headerAt: kept.headerAt,
        match: kept.match,
        given: kept.given,
        skipsHidden: kept.skipsHidden,
      });
      for (const [row, name, text] of kept.edits) made.edit(row, name, text);
      made.touched.clear();
      recallRows(made, { kept, words: { refused: t('import.refused'), notSent: t('import.notSent') } });
      const ready = await prepare(made);
      const about = { file: chosen.file, sheet, headerAt: kept.headerAt };
      const taken = { ...about, match: kept.match, given: kept.given ?? {}, skipsHidden: made.skipsHidden, kept: undefined };
      const { run: cutOff } = kept;
      if (cutOff === undefined) {
        await checkRows(made, { ready, rows: made.left(), watch, signal });
        startTransition(() => setStep('check'));
      } else start = () => send(made, { ready, state: cutOff, about });
      // A check that is stopped can be taken up again.
      setChosen(taken);
    });
    start?.();
  };

  /** Hands lines to the person's downloads, as a sheet. */
  const saveLines = (name: string, count: number, lines: Iterable<readonly SheetCell[]>) =>
    during({ is: 'writing', done: 0, total: count }, async (watch, signal) => {
      const onProgress = (done: number, total: number) => watch({ is: 'writing', done, total });
      const blob = await inSlices(writingXlsx(lines), count, { signal, onProgress });
      saveFile({ blob, fileName: `${name}.xlsx` }, { fallbackName: name, emptyMessage: t('resource.exportFailed') });
    });

  return {
    t,
    /** What the wizard stands in. */
    setBox,
    /** Cells were fixed whose rows have not been taken yet. */
    hasEdits: work?.edits().some(([row]) => !work.taken.has(row)) ?? false,
    step,
    busy,
    problem,
    setProblem,
    chosen,
    work,
    context,
    counts,
    /** Rows that an import would take. */
    goodCount,
    round,
    touchedCount,
    takesDoubtful,
    setTakesDoubtful,
    report,
    read,
    setHeader,
    assign,
    skipHidden,
    give,
    readColumns,
    /** Recounts what was fixed, and remembers it. */
    noteEdits: () => {
      setTouchedCount(work?.touched.size ?? 0);
      if (chosen && work && context) memory.keepFixed(chosen, work, context.columns);
    },
    startCheck,
    checkAgain,
    startImport,
    takeUp,
    saveLines,
    /** An import that was stopped or cut off between two calls. */
    run: busy?.is === 'importing' ? null : run,
    goOn: () => {
      if (run && work && context && chosen) send(work, { ready: context, state: run, about: chosen });
    },
    /** Stops what is under way; of an import, after the call that is on its way. */
    stop: () => {
      isStopped.current = true;
      if (busy?.is !== 'importing') abort();
    },
    /** Leaves an import that was stopped as it is. */
    finish: () => {
      // The call that was cut off may have arrived: nobody knows what became of its rows.
      if (problem !== null && run && work)
        for (const row of run.calls[run.done] ?? []) work.book.add(row, wholeRow, { reason: t('import.unknown'), text: undefined });
      setRun(null);
      if (work) recount(work);
      if (chosen && work && context) keepRest(chosen, { made: work, ready: context });
      setStep('outcome');
    },
    backTo: (earlier: ImportStep) => {
      setProblem(null);
      setStep(earlier);
    },
    /** Forgets what was fixed, as long as no row was taken. */
    discard: () => {
      if (work?.taken.size === 0) memory.forget();
    },
    dropKept: () => {
      memory.forget();
      if (chosen) setChosen({ ...chosen, kept: undefined });
    },
    again: () => {
      setTakesDoubtful(false);
      setChosen(null);
      setWork(null);
      setReport(null);
      setStep('file');
    },
  };
}

/** What {@link useImportWizard} gives. */
export type ImportWizardHandle = ReturnType<typeof useImportWizard>;
