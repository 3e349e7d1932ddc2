import type { Row, RowId } from '../columnTypes.ts';
import type { ColumnPlan, PlannedPlace } from './columnPlan.ts';
import { completeRows } from './newRows.ts';
import type { RowMove } from './rowTable.ts';
import type { RowWrite, TableCore } from './tableCore.ts';
import type { EditOptions, TableChange } from './tableStore.ts';
import { keepUnread, unreadIn, unreadOf } from './unread.ts';
import type { Refusal } from './wireTypes.ts';

/** What is put into a cell; `unread` is the text that its type does not read. */
interface CellContent {
  value: unknown;
  unread?: string;
}

/** A row before and after it was written. */
interface RowStates {
  before: Row;
  after: Row;
}

/** The writes of one step while it is made. A row gets one copy per step, which the step alone changes. */
export class Step implements TableChange {
  /** Rows as they were before, by id. */
  readonly before = new Map<RowId, Row>();
  readonly moves: RowMove[] = [];
  readonly refusals: Refusal[] = [];
  readonly added = new Set<RowId>();
  readonly removed: RowId[] = [];
  readonly #core: TableCore;
  readonly #isFree: boolean;
  /** The row that was written to last, as it stands: blocks are written row by row. */
  #rowId: RowId = -1;
  #row: Row | undefined;
  /** Linked cells that were written themselves: their parents leave them alone, whichever comes first. */
  readonly #chosen = new Set<string>();

  constructor(core: TableCore, by: EditOptions['by']) {
    this.#core = core;
    this.#isFree = by === 'program';
  }

  set({ rowId, key, value }: { rowId: RowId; key: string; value: unknown }): boolean {
    const cell = this.#open(rowId, key);
    return cell !== undefined && this.choose(cell, { value });
  }

  setText({
    rowId,
    key,
    text,
    as,
    keeps,
  }: {
    rowId: RowId;
    key: string;
    text: string;
    as?: 'typed' | 'paste';
    keeps?: boolean | undefined;
  }): boolean {
    const found = this.#open(rowId, key);
    if (!found) return false;
    const { type, at } = found.plan;
    const cell = at(found.row, rowId);
    let value = as === 'paste' && type.paste ? type.paste(text, cell) : type.parse(text, cell);
    // Into an input anything can be pasted: 1,200.00 with a sign of money is not a typed number, but one.
    if (keeps && value === undefined) value = type.paste?.(text, cell);
    if (value !== undefined) return this.choose(found, { value });
    if (!keeps) return this.refuse({ rowId, column: key, reason: 'unreadable', text });
    this.#core.hasUnread = true;
    return this.choose(found, { value: blankOf(found), unread: text });
  }

  clear(rowId: RowId, key: string): boolean {
    const cell = this.#open(rowId, key);
    return cell !== undefined && this.choose(cell, { value: blankOf(cell) });
  }

  insert(given: readonly Row[], viewIndex = Infinity): RowId[] {
    const { rows } = this.#core;
    if (given.length === 0) return [];
    if (!this.#isFree && this.#core.isDisabled) {
      this.refuse({ rowId: -1, column: '', reason: 'disabledTable' });
      return [];
    }
    const viewPlace = Math.max(0, Math.min(viewIndex, rows.viewCount));
    const place = viewPlace < rows.viewCount ? rows.placeOf(rows.viewIdAt(viewPlace)) : rows.count;
    this.#rowId = -1;
    const ids = rows.add(completeRows(this.#core, given));
    for (const id of ids) this.added.add(id);
    this.#move({
      kind: 'insert',
      ids,
      at: ids.map((_, index) => place + index),
      viewAt: ids.map((_, index) => viewPlace + index),
      viewNumber: rows.viewNumber,
    });
    return ids;
  }

  remove(rowIds: Iterable<RowId>): number {
    const { rows } = this.#core;
    const ids = [...new Set(rowIds)].filter((id) => {
      const row = rows.row(id);
      if (!row) return false;
      const isKept = !this.#isFree && (this.#core.isDisabled || this.#core.isRowDisabled(row));
      if (isKept) this.refuse({ rowId: id, column: '', reason: this.#core.isDisabled ? 'disabledTable' : 'disabledRow' });
      return !isKept;
    });
    if (ids.length === 0) return 0;
    this.#rowId = -1;
    this.moves.push(rows.remove(ids));
    for (const id of ids) if (!this.added.delete(id)) this.removed.push(id);
    return ids.length;
  }

  move(rowIds: Iterable<RowId>, viewIndex: number): boolean {
    const { rows } = this.#core;
    const ids = [...new Set(rowIds)].filter((id) => rows.has(id));
    if (ids.length === 0) return false;
    if (rows.hasView) return this.refuse({ rowId: ids[0]!, column: '', reason: 'sorted' });
    if (!this.#isFree && this.#core.isDisabled) return this.refuse({ rowId: ids[0]!, column: '', reason: 'disabledTable' });
    const target = Math.max(0, Math.min(viewIndex, rows.count));
    const isBefore = ids.filter((id) => rows.placeOf(id) < target).length;
    const taken = rows.remove(ids);
    const at = ids.map((_, index) => target - isBefore + index);
    rows.insert({ ...taken, at, viewAt: at });
    if (taken.at.some((place, index) => place !== at[index])) {
      this.moves.push(taken, { ...taken, kind: 'insert', at, viewAt: at });
    }
    return true;
  }

  refuse(refusal: Refusal): false {
    this.refusals.push(refusal);
    return false;
  }

  /** Undoes all of it, as if it had never begun. */
  rollBack(): void {
    const { rows } = this.#core;
    for (const [id, row] of this.before) rows.write(id, row);
    for (const move of this.moves.toReversed()) {
      if (move.kind === 'insert') rows.remove(move.ids);
      else rows.insert(move);
    }
    rows.settle();
  }

  /** The rows of before in which a cell has another value now; those that have none are put back as they were. */
  changedRows(): Map<RowId, RowWrite> {
    const { rows, plans } = this.#core;
    const changed = new Map<RowId, RowWrite>();
    for (const [rowId, before] of this.before) {
      if (this.added.has(rowId)) continue;
      const after = rows.slot(rowId)!;
      const columns = changedPlans(plans, { before, after });
      if (columns.length > 0) changed.set(rowId, { before, after, columns });
      else rows.write(rowId, before);
    }
    return changed;
  }

  /** A row as the step writes to it: a copy from the first write on. */
  draft(rowId: RowId, row: Row): Record<string, unknown> {
    if (this.before.has(rowId)) return row;
    const draft = { ...row };
    this.before.set(rowId, row);
    this.#core.rows.write(rowId, draft);
    this.#rowId = rowId;
    this.#row = draft;
    return draft;
  }

  /** Writes what somebody chose, and what hangs on it. */
  choose(cell: PlannedPlace, content: CellContent): true {
    if (cell.plan.column.linkedTo) this.#chosen.add(`${cell.rowId} ${cell.plan.key}`);
    this.#put(cell, content);
    return true;
  }

  /** The cell, if it may be written. */
  #open(rowId: RowId, key: string): PlannedPlace | undefined {
    const plan = this.#core.byKey.get(key);
    if (rowId !== this.#rowId) {
      this.#rowId = rowId;
      this.#row = this.#core.rows.row(rowId);
    }
    const row = this.#row;
    const reason = !plan || !row ? 'missing' : this.#isFree ? (plan.isPlace ? 'readOnly' : undefined) : this.#core.lockOf(plan, row);
    if (reason) this.refuse({ rowId, column: key, reason });
    return plan && row && !reason ? { plan, row, rowId } : undefined;
  }

  #put({ plan, row, rowId }: PlannedPlace, { value, unread }: CellContent): void {
    const old = row[plan.key];
    const isSame = Object.is(old, value) || (plan.isEmpty(old) && plan.isEmpty(value));
    const isRead = unreadOf(row, plan.key) === unread;
    if (isSame && isRead) return;
    const draft = this.draft(rowId, row);
    if (!isRead) keepUnread(draft, { key: plan.key, text: unread });
    if (isSame) return;
    draft[plan.key] = value;
    for (const child of plan.children) {
      if (this.#chosen.has(`${rowId} ${child.key}`)) continue;
      const cell = { plan: child, row: draft, rowId };
      this.#put(cell, { value: child.column.derive ? child.column.derive(draft) : blankOf(cell) });
    }
  }

  #move(move: RowMove): void {
    this.#core.rows.insert(move);
    this.moves.push(move);
  }
}

/** What an emptied cell holds: what its type reads in no text, since off is a value of its own for a box to check. */
function blankOf({ plan: { type, at }, row, rowId }: PlannedPlace): unknown {
  const value = type.parse('', at(row, rowId));
  return value === undefined ? type.blank : value;
}

/** The columns in which two states of a row differ. */
export const changedPlans = (plans: readonly ColumnPlan[], states: RowStates): readonly ColumnPlan[] =>
  plans.filter(({ key }) => isOther(states, key));

/** Whether a cell differs in two states of a row. */
export const isOther = ({ before, after }: RowStates, key: string): boolean =>
  !Object.is(before[key], after[key]) || (unreadIn(before) !== unreadIn(after) && unreadOf(before, key) !== unreadOf(after, key));
