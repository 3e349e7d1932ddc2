import { isUsualCode } from '../cells/texts.ts';
import { compileRules, type CompiledRules } from '../rules/compileRules.ts';
import type { Row, RowId } from '../columnTypes.ts';
import type { ColumnPlan } from './columnPlan.ts';
import { ErrorBook } from './errorBook.ts';
import { identity } from './rowTable.ts';
import { afterNextFrame, chunkRows, inSlices } from './slices.ts';
import { mostNamedCells } from './steps.ts';
import { isOther } from './step.ts';
import type { CellWrite, StepOutcome, TableCore } from './tableCore.ts';
import type { ErrorMap, ReadApi, SliceOptions, ValidateApi } from './tableStore.ts';
import { markUnread, unreadWords } from './unreadCells.ts';
import { type Freed, markTwins, noteValue, twinsOf } from './uniqueValues.ts';
import { resultOf } from './validationResult.ts';

/** Rows that are looked through at once for a value that stands twice. */
const fewRows = 2_000;

/** Handlers that may be asked at once. */
const mostAsked = 64;

/** A column with its rules. */
type Ruled = { plan: ColumnPlan; rules: CompiledRules };

/** Checking, and what was found. */
export interface Validation extends ValidateApi, Pick<ReadApi, 'errorOf' | 'errors'> {
  /** Checks what a step has written. */
  follow: (outcome: StepOutcome) => void;
}

/** Makes the part of a store that checks cells by the rules of their columns. @source TBL-05 */
export function createValidation(core: TableCore): Validation {
  const book = new ErrorBook();
  let compiled: Map<ColumnPlan, CompiledRules> | undefined;
  /** What has been asked for once, and so is checked again when its row comes back: whole columns, and single cells. */
  const columns = new Set<string>();
  const cells = new Map<RowId, Set<string>>();
  /** What is checked once the frame that shows it has been drawn. */
  let soon: { written: Array<StepOutcome['rows']>; freed: Freed } | undefined;

  function rulesOf(plan: ColumnPlan): CompiledRules {
    compiled ??= new Map();
    const before = compiled.get(plan);
    if (before) return before;
    const rules = compileRules(plan, { rules: core.rulesOf(plan), words: core.words });
    compiled.set(plan, rules);
    return rules;
  }

  const withRules = (plans: readonly ColumnPlan[]): Ruled[] => plans.map((plan) => ({ plan, rules: rulesOf(plan) }));
  const ruled = (plans: readonly ColumnPlan[]): Ruled[] =>
    withRules(plans).filter(({ rules }) => rules.check !== undefined || rules.unique !== undefined || rules.handlers.length > 0);

  const isWatched = (rowId: RowId, key: string) => columns.has(key) || (cells.get(rowId)?.has(key) ?? false);

  function watch(rowId: RowId, key: string) {
    const keys = cells.get(rowId);
    if (keys) keys.add(key);
    else cells.set(rowId, new Set([key]));
  }

  function tell() {
    const changed = book.takeChanged();
    if (changed.length > 0) core.emit({ kind: 'errors', cells: changed.length > mostNamedCells ? 'all' : changed });
  }

  /** What the row alone tells, or, where asked for, the rest of the column. */
  function checkAtOnce(
    { plan, rules }: Ruled,
    { rowId, row, withTwins }: { rowId: RowId; row: Row; withTwins: boolean },
  ): string | undefined {
    const value = core.valueOf(plan, rowId);
    const message = unreadWords(core, { plan, row }) ?? rules.check?.(value, { row, rowId });
    if (message !== undefined || rules.unique === undefined || !withTwins || plan.isEmpty(value)) return message;
    return twinsOf(core, { plan, value }) > 1 ? rules.unique : undefined;
  }

  /** Asks handlers one after the other; an answer for a row that was written meanwhile is dropped. */
  function askHandlers({ plan, rules }: Ruled, { rowId, row }: { rowId: RowId; row: Row }): Promise<void> | undefined {
    const event = { cellValue: core.valueOf(plan, rowId), row, rowId, column: plan.column };
    const settle = (message: string | undefined) => {
      if (core.rows.row(rowId) === row) book.set({ rowId, key: plan.key, message });
      return message !== undefined;
    };
    const askFrom = (from: number): Promise<void> | undefined => {
      for (let at = from; at < rules.handlers.length; at += 1) {
        const answer = rules.handlers[at]!(event);
        if (answer instanceof Promise) return goOn(answer, at + 1);
        if (settle(answer)) return undefined;
      }
      return undefined;
    };
    const goOn = async (answer: Promise<string | undefined>, from: number) => {
      if (!settle(await answer)) await askFrom(from);
    };
    return askFrom(0);
  }

  /** Checks one cell at once as far as that can be, and answers what is still to be waited for. */
  function checkCell(one: Ruled, { rowId, withTwins }: { rowId: RowId; withTwins: boolean }): Promise<void> | undefined {
    const row = core.rows.row(rowId);
    if (!row) return undefined;
    const message = checkAtOnce(one, { rowId, row, withTwins });
    book.set({ rowId, key: one.plan.key, message });
    return message === undefined && one.rules.handlers.length > 0 ? askHandlers(one, { rowId, row }) : undefined;
  }

  /** One column of some rows: the innermost loop of a whole table, so nothing is looked up in it that stays the same. */
  function checkRows({ plan, rules }: Ruled, { rows, ids }: { rows: readonly Row[]; ids: readonly RowId[] }): void {
    const { key, isPlace } = plan;
    const { check, usual } = rules;
    const hasErrors = book.hasErrors(key);
    const isQuick = usual !== undefined && !isPlace && !hasErrors;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      if (isQuick) {
        const text = row[key];
        if (typeof text === 'string' && isUsualCode(text.charCodeAt(0)) && (usual.pattern === undefined || usual.pattern.test(text)))
          continue;
      }
      const message =
        unreadWords(core, { plan, row }) ?? check?.(isPlace ? core.valueOf(plan, ids[at]!) : row[key], { row, rowId: ids[at]! });
      if (message !== undefined || hasErrors) book.set({ rowId: ids[at]!, key, message });
    }
  }

  function* sweep(list: readonly Ruled[]): Generator<number | Promise<unknown>, void, void> {
    const all = core.rows.ids() ?? identity(core.rows.count);
    for (let from = 0; from < all.length; from += chunkRows) {
      const to = Math.min(all.length, from + chunkRows);
      const ids: RowId[] = [];
      const rows: Row[] = [];
      for (let at = from; at < to; at += 1) {
        // One that was removed in a pause is passed over.
        const row = core.rows.row(all[at]!);
        if (row) {
          ids.push(all[at]!);
          rows.push(row);
        }
      }
      for (const one of list) if (one.rules.check || book.hasErrors(one.plan.key)) checkRows(one, { rows, ids });
      for (const one of list) if (one.rules.handlers.length > 0) yield* askRows(one, { rows, ids });
      yield to;
    }
    // Writes in between may have made twins, or parted them.
    for (const { plan, rules } of list) if (rules.unique !== undefined) yield* markTwins(core, { book, plan, message: rules.unique });
  }

  /** Asks the handlers of one column about some rows, so many at once. */
  function* askRows(one: Ruled, { rows, ids }: { rows: readonly Row[]; ids: readonly RowId[] }): Generator<Promise<unknown>, void, void> {
    let waiting: Array<Promise<void>> = [];
    for (const [at, row] of rows.entries()) {
      if (book.get(ids[at]!, one.plan.key) !== undefined) continue;
      const later = askHandlers(one, { rowId: ids[at]!, row });
      if (later) waiting.push(later);
      if (waiting.length < mostAsked) continue;
      yield Promise.all(waiting);
      waiting = [];
    }
    if (waiting.length > 0) yield Promise.all(waiting);
  }

  /** Many written cells of one column, as they stand by then. */
  function* checkWritten(one: Ruled, all: readonly RowId[]) {
    for (let from = 0; from < all.length; from += chunkRows) {
      const ids = all.slice(from, from + chunkRows).filter((id) => core.rows.row(id) !== undefined);
      const rows = ids.map((id) => core.rows.row(id)!);
      checkRows(one, { rows, ids });
      if (one.rules.handlers.length > 0) yield* askRows(one, { rows, ids });
      yield ids.length;
    }
  }

  async function checkColumns(plans: readonly ColumnPlan[], options: SliceOptions = {}): Promise<void> {
    for (const { key } of plans) columns.add(key);
    try {
      await inSlices(sweep(ruled(plans)), { total: core.rows.count, ...options });
    } finally {
      tell();
    }
  }

  /** A written cell is checked at once, whether or not the table was: who has just written it is still there to put it right. */
  function follow({ rows, written, cells: writtenCells, added, removed }: StepOutcome) {
    const freed: Freed = new Map();
    const isMuch = written > mostNamedCells;
    if (!isMuch) {
      for (const one of writtenCells()) {
        void checkCell({ plan: one.plan, rules: rulesOf(one.plan) }, { rowId: one.rowId, withTwins: false })?.then(tell);
        noteFreed(freed, one);
      }
    }
    // A twin that was found as it was written is one no more when the other row goes.
    const uniquePlans = core.plans.filter(
      (plan) => (columns.has(plan.key) || book.hasErrors(plan.key)) && rulesOf(plan).unique !== undefined,
    );
    for (const plan of uniquePlans)
      for (const id of [...added, ...removed]) noteValue(freed, { plan, value: core.rows.slot(id)?.[plan.key] });
    for (const id of removed) book.forget(id);
    // A row that comes back was checked before; a new one is checked when someone writes to it or asks for it.
    for (const id of added) {
      if (core.loaded[id] === undefined && !cells.has(id)) continue;
      for (const one of ruled(core.plans))
        if (isWatched(id, one.plan.key)) void checkCell(one, { rowId: id, withTwins: false })?.then(tell);
    }
    if (added.length > 0) markUnread(core, book);
    // What asks for many cells, or for a look at many rows, is not waited for.
    if (isMuch) checkSoon(rows, freed);
    else if (freed.size > 0 && core.rows.count > fewRows) checkSoon(new Map(), freed);
    else
      for (const [plan, values] of freed) for (const _ of markTwins(core, { book, plan, message: rulesOf(plan).unique!, among: values }));
    tell();
  }

  /** Values that a column of unique ones has given up or taken: only cells with these may be twins now, or stand alone. */
  function noteFreed(freed: Freed, { plan, before, after }: Omit<CellWrite, 'rowId'>) {
    if (rulesOf(plan).unique === undefined) return;
    noteValue(freed, { plan, value: before });
    noteValue(freed, { plan, value: after });
  }

  /** What was written is seen first; what is written until then is checked together. */
  function checkSoon(written: StepOutcome['rows'], freed: Freed): void {
    if (soon === undefined) {
      soon = { written: [], freed: new Map() };
      afterNextFrame(() => void checkNow().then(tell, () => undefined));
    }
    soon.written.push(written);
    for (const [plan, values] of freed) for (const value of values) noteValue(soon.freed, { plan, value });
  }

  async function checkNow(): Promise<void> {
    // Other rows may have been loaded meanwhile.
    if (soon === undefined) return;
    const { written, freed } = soon;
    soon = undefined;
    function* checkAll() {
      for (const one of withRules(core.plans)) {
        const { plan } = one;
        const ids: RowId[] = [];
        for (const rows of written) {
          for (const [rowId, { before, after }] of rows) {
            if (!isOther({ before, after }, plan.key)) continue;
            ids.push(rowId);
            if (one.rules.unique !== undefined) noteFreed(freed, { plan, before: before[plan.key], after: after[plan.key] });
          }
        }
        yield* checkWritten(one, ids);
      }
      for (const [plan, values] of freed) yield* markTwins(core, { book, plan, message: rulesOf(plan).unique!, among: values });
    }
    await inSlices(checkAll(), { total: core.rows.count });
  }

  function clearErrors() {
    columns.clear();
    cells.clear();
    book.clear();
    soon = undefined;
    // What stands in a cell and is not a value of it is wrong whatever was asked for.
    markUnread(core, book);
    tell();
  }

  core.afterStep.push(follow);
  core.afterLoad.push(clearErrors);
  core.afterColumns.push(() => {
    compiled = undefined;
  });

  async function validateCells(rowId: RowId, plans: readonly ColumnPlan[]): Promise<void> {
    const later: Array<Promise<void>> = [];
    for (const one of ruled(plans)) {
      watch(rowId, one.plan.key);
      const answer = checkCell(one, { rowId, withTwins: true });
      if (answer) later.push(answer);
    }
    await Promise.all(later);
    tell();
  }

  return {
    errorOf: (rowId, key) => book.get(rowId, key),
    errors: (): ErrorMap => book.map,
    async validateCell(rowId, key) {
      const plan = core.byKey.get(key);
      if (plan) await validateCells(rowId, [plan]);
      return book.get(rowId, key);
    },
    async validateRow(rowId) {
      await validateCells(rowId, core.plans);
      return resultOf(core, { wrong: book.map, fits: (id) => id === rowId });
    },
    async validateColumn(key, options) {
      const plan = core.byKey.get(key);
      if (plan) await checkColumns([plan], options);
      return resultOf(core, { wrong: book.map, fits: (_, column) => column === key });
    },
    async validateTable(options) {
      await checkColumns(core.plans, options);
      return resultOf(core, { wrong: book.map, fits: () => true });
    },
    clearErrors,
    follow,
  };
}
