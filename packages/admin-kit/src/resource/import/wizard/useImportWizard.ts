import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useRef, useState } from 'react';
import { inSlices, nextTurn } from '../../../editable-table/store/slices.ts';
import { askAgain } from '../../actions/askAgain.ts';
import type { ImportColumn, ImportRow } from '../../api.ts';
import type { AnyRow, Resource } from '../../defineResource.ts';
import { addAnswer, type CheckContext, checkOnPage, checkOnServer, planning, rowsToSend } from './checkRows.ts';
import { beginRun, type ImportReport, progressOf, runImport, type RunState } from './importRun.ts';
import type { ImportBusy } from './importBusy.ts';
import { carryOver, createImportWork, type ImportWork } from './importWork.ts';
import { isPrivate, recallRows } from './keptRun.ts';
import { findHeader } from './matchColumns.ts';
import { openSheet } from './openSheet.ts';
import { wholeRow } from './problems.ts';
import { saveSheet } from './saveSheet.ts';
import { useCheckTools } from './useCheckTools.ts';
import { useChosenSheet } from './useChosenSheet.ts';
import { type About, useKeptImport } from './useKeptImport.ts';
import { useLongWork } from './useLongWork.ts';
import type { SheetCell } from './writeXlsx.ts';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** Steps of the wizard, in order. */
export const importSteps = ['file', 'columns', 'check', 'outcome'] as const;
/** One of them. */
export type ImportStep = (typeof importSteps)[number];

/** All that the wizard knows and does; its steps only show it. */
export function useImportWizard<Row extends AnyRow>(resource: Resource<Row>, columns: readonly ImportColumn[]) {
  const { t } = useTexts(zhImport);
  const client = useQueryClient();
  const { readColumns, loadTools } = useCheckTools(resource);
  const memory = useKeptImport(resource.name);
  const api = resource.api.importRows!;
  const [step, setStep] = useState<ImportStep>('file');
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
  const { chosen, setChosen, rememberMatch, ...choice } = useChosenSheet(columns, {
    name: resource.name,
    during,
    recall: memory.read,
    onRead: () => setStep('columns'),
  });

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
    rememberMatch(chosen);
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
        memory.keepFixed(chosen, { work: made, columns: ready.columns });
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
  const keepRest = (about: About, { made, ready }: { made: ImportWork; ready: CheckContext }) => {
    if (made.taken.size > 0 && made.left().length > 0) memory.keepFixed(about, { work: made, columns: ready.columns });
    else memory.forget();
  };

  const send = (made: ImportWork, { ready, state, about }: { ready: CheckContext; state: RunState; about: About }) => {
    const keep = (now: RunState) => memory.keep(about, { run: now, work: made, columns: ready.columns });
    isStopped.current = false;
    setRun(state);
    keep(state);
    void during({ is: 'importing', ...progressOf(state) }, async (watch) => {
      try {
        const end = await runImport(state, {
          rowsOf: (rows) => rowsToSend(ready, rows),
          run: (rows: ImportRow[], options) => api.run(rows, options),
          onAnswer: (answer, { rows, state: now }) => {
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
      const calls = await inSlices(planning(context, rows), { total: good.length, signal });
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
      for (const [row, name, text] of kept.edits) made.edit(row, { name, text });
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
  const saveLines = (name: string, { count, lines }: { count: number; lines: Iterable<readonly SheetCell[]> }) =>
    during({ is: 'writing', done: 0, total: count }, (watch, signal) => {
      const onProgress = (done: number, total: number) => watch({ is: 'writing', done, total });
      return saveSheet(lines, { name, count, emptyMessage: t('resource.exportFailed'), signal, onProgress });
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
    ...choice,
    readColumns,
    /** Recounts what was fixed, and remembers it. */
    noteEdits: () => {
      setTouchedCount(work?.touched.size ?? 0);
      if (chosen && work && context) memory.keepFixed(chosen, { work, columns: context.columns });
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
        for (const row of run.calls[run.done] ?? [])
          work.book.add(row, { name: wholeRow, problem: { reason: t('import.unknown'), text: undefined } });
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
