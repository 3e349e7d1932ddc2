import type { Row, RowId } from '../columnTypes.ts';
import type { RowMove } from './rowTable.ts';
import { changedPlans, Step } from './step.ts';
import type { CellWrite, RowWrite, StepOutcome, TableCore } from './tableCore.ts';
import type { CellName } from './tableEvents.ts';
import type { EditOptions, HistoryState, WriteApi } from './tableStore.ts';
import type { EditResult } from './wireTypes.ts';
import type { SelectionMark, SelectionMemory } from './selectionMark.ts';

/** Beyond so many cells an event says 'all'. */
export const mostNamedCells = 2_000;

/** One step that can be undone. */
interface StepRecord {
  label: string;
  coalesce: string | undefined;
  rows: Map<RowId, Pick<RowWrite, 'before' | 'after'>>;
  moves: RowMove[];
  selected: { before: SelectionMark; after: SelectionMark };
}

/** Steps, and their history. @source TBL-12 */
export interface Steps extends Pick<WriteApi, 'write' | 'writeText' | 'undo' | 'redo'> {
  edit: (step: string | LabelledStep, work: (change: Step) => void) => EditResult;
  history: () => HistoryState;
  forget: () => void;
}

interface StepOptions extends EditOptions {
  /** `valueChange` says that the app wrote it through `setValues`. */
  isSetValues?: boolean | undefined;
  /** Nobody here wrote it: an app that answers `valueChange` by further writes has answered where it was written. */
  isFromOthers?: boolean;
}

type LabelledStep = StepOptions & { label: string };

/** Makes the part of a store that writes. */
export function createSteps(core: TableCore, selection: SelectionMemory): Steps {
  const limit = core.options.historyLimit ?? 16;
  const done: StepRecord[] = [];
  const undone: StepRecord[] = [];
  let running: Step | undefined;
  // What an app writes when it hears of a change belongs to that change: one undo takes both back.
  let telling: StepRecord | undefined;

  function edit(named: string | LabelledStep, work: (change: Step) => void): EditResult {
    if (running) {
      const from = running.refusals.length;
      work(running);
      return { refusals: running.refusals.slice(from), written: 0, added: [], removed: 0 };
    }
    const options: LabelledStep = typeof named === 'string' ? { label: named } : named;
    const step = new Step(core, options.by);
    const selectedBefore = selection.mark();
    const keepUp = selection.follow();
    running = step;
    try {
      work(step);
    } catch (error) {
      step.rollBack();
      throw error;
    } finally {
      running = undefined;
    }
    return finish(step, { options, selectedBefore, keepUp });
  }

  function finish(
    step: Step,
    { options, selectedBefore, keepUp }: { options: LabelledStep; selectedBefore: SelectionMark; keepUp: () => void },
  ): EditResult {
    const rows = step.changedRows();
    const added = [...step.added];
    const outcome = outcomeOf(rows, { added, removed: step.removed, isMoved: step.moves.length > 0 });
    const result = { refusals: step.refusals, written: outcome.written, added, removed: step.removed.length };
    if (outcome.written === 0 && !outcome.isMoved) return result;
    const record: StepRecord = {
      label: options.label,
      coalesce: options.coalesce,
      // Later steps may join the record, but not the outcome.
      rows: new Map(rows),
      moves: step.moves,
      selected: { before: selectedBefore, after: selectedBefore },
    };
    let kept: StepRecord | undefined;
    core.hold(() => {
      settle(outcome);
      if (outcome.isMoved) keepUp();
      record.selected.after = selection.mark();
      if (options.isUndoable === false) return;
      kept = remember(record);
      core.emit({ kind: 'history' });
    });
    tellValues(outcome, { record: kept, options });
    return result;
  }

  function outcomeOf(rows: StepOutcome['rows'], others: Pick<StepOutcome, 'added' | 'removed' | 'isMoved'>): StepOutcome {
    let written = 0;
    for (const { columns } of rows.values()) written += columns.length;
    let cells: CellWrite[] | undefined;
    return { rows, written, cells: () => (cells ??= [...rows].flatMap(cellsOf)), ...others };
  }

  /** The record that holds the step from now on. */
  function remember(record: StepRecord): StepRecord {
    const last = done.at(-1);
    const joins =
      last !== undefined &&
      (telling === last || (record.coalesce !== undefined && record.coalesce === last.coalesce && undone.length === 0));
    undone.length = 0;
    if (!joins) {
      done.push(record);
      if (done.length > limit) done.shift();
      return record;
    }
    for (const [id, { before, after }] of record.rows) last.rows.set(id, { before: last.rows.get(id)?.before ?? before, after });
    last.moves.push(...record.moves);
    last.selected.after = record.selected.after;
    return last;
  }

  /** Brings everything that hangs on the rows in line, and tells what was changed. */
  function settle(outcome: StepOutcome) {
    core.edition += 1;
    if (outcome.isMoved) core.emit({ kind: 'rows' });
    if (outcome.written > 0) core.emit({ kind: 'cells', cells: nameCells(outcome) });
    for (const follow of core.afterStep) follow(outcome);
  }

  function tellValues({ written, cells }: StepOutcome, { record, options }: { record: StepRecord | undefined; options: StepOptions }) {
    const { on } = core.options;
    if (!on?.valueChange || written === 0 || options.isFromOthers) return;
    const outer = telling;
    telling = outer ?? record;
    try {
      for (const { rowId, plan, before, after } of cells()) {
        const row = core.rows.row(rowId);
        // A text that was not read may have come or gone, and no value.
        if (!row || Object.is(before, after)) continue;
        on.valueChange({
          type: plan.type.name,
          value: after,
          oldValue: before,
          row,
          rowId,
          column: plan.column,
          rowIndex: core.rows.viewPlaceOf(rowId),
          columnIndex: core.visible.indexOf(plan.key),
          ...(options.isSetValues ? { isSetValues: true } : {}),
        });
      }
    } finally {
      telling = outer;
    }
  }

  // An app is not told of each value again: what it wrote in answer to the first time is in the record.
  function replay(record: StepRecord, way: 'before' | 'after') {
    const { rows, plans } = core;
    const written = new Map<RowId, RowWrite>();
    const touched = new Set(record.moves.flatMap(({ ids }) => ids));
    const stood = new Set([...touched].filter((id) => rows.has(id)));
    const from = way === 'before' ? 'after' : 'before';
    const keepUp = selection.follow();
    for (const [id, states] of record.rows) {
      const present = rows.slot(id)!;
      const next = present === states[from] ? states[way] : patch(present, { from: states[from], to: states[way] });
      rows.write(id, next);
      if (rows.has(id)) written.set(id, { before: present, after: next, columns: changedPlans(plans, { before: present, after: next }) });
    }
    for (const move of way === 'before' ? record.moves.toReversed() : record.moves) {
      const wereThere = (move.kind === 'insert') !== (way === 'after');
      if (wereThere) rows.remove(move.ids);
      else rows.insert(move);
    }
    rows.settle();
    // Since then other rows are shown, or in another order.
    if (record.moves.some(({ viewNumber }) => viewNumber !== rows.viewNumber)) core.bringIntoView([...touched]);
    core.hold(() => {
      settle(
        outcomeOf(written, {
          added: [...touched].filter((id) => rows.has(id) && !stood.has(id)),
          removed: [...touched].filter((id) => !rows.has(id) && stood.has(id)),
          isMoved: record.moves.length > 0,
        }),
      );
      if (!selection.restore(record.selected[way]) && record.moves.length > 0) keepUp();
      core.emit({ kind: 'history' });
    });
    return record.label;
  }

  const labelOf = (key: string) => core.words.t('grid.edit', { title: core.byKey.get(key)?.column.title ?? key });

  return {
    edit,
    write: (written) => edit({ label: labelOf(written.key), ...written }, (change) => change.set(written)).refusals[0],
    writeText: (written) => edit({ label: labelOf(written.key), ...written }, (change) => change.setText(written)).refusals[0],
    undo() {
      const record = done.pop();
      if (!record) return undefined;
      undone.push(record);
      return replay(record, 'before');
    },
    redo() {
      const record = undone.pop();
      if (!record) return undefined;
      done.push(record);
      return replay(record, 'after');
    },
    history: () => ({ undo: done.map(({ label }) => label).toReversed(), redo: undone.map(({ label }) => label).toReversed() }),
    forget() {
      done.length = 0;
      undone.length = 0;
    },
  };
}

const cellsOf = ([rowId, { before, after, columns }]: readonly [RowId, RowWrite]): CellWrite[] =>
  columns.map((plan) => ({ rowId, plan, before: before[plan.key], after: after[plan.key] }));

/** The cells of an event, one by one as far as that is worth it. */
function nameCells({ written, cells }: StepOutcome): readonly CellName[] | 'all' {
  return written > mostNamedCells ? 'all' : cells().map(({ rowId, plan }) => [rowId, plan.key] as const);
}

/** Takes over what differs between two states of a row, where the row has changed since: others have written to it. */
function patch(present: Row, { from, to }: { from: Row; to: Row }): Row {
  const row: Record<string, unknown> = { ...present };
  // With the texts that were not read, which no name of a value leads to.
  for (const key of new Set([...Reflect.ownKeys(from), ...Reflect.ownKeys(to)]) as Set<string>) {
    if (Object.is(from[key], to[key])) continue;
    if (key in to) row[key] = to[key];
    else delete row[key];
  }
  return row;
}
