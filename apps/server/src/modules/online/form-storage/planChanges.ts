import type { FormSnapshot, SnapshotColumn, SnapshotField } from '../form/formSnapshot.ts';
import { columnNameOf, type Storage } from './physicalNames.ts';
import { type StoredIndex, storedIndexesOf } from './storedIndexes.ts';

/** A definition before its fields have columns. */
export interface Draft extends Omit<FormSnapshot, 'version' | 'columns' | 'fields'> {
  fields: readonly DraftField[];
}
/** A field with the number of the column that it had when it was last published. */
export interface DraftField extends Omit<SnapshotField, 'column'> {
  columnNo: number | null;
}

/** A column, as a change names it. */
export interface NamedColumn {
  columnNo: number;
  storage: Storage;
}

/** One thing that publishing does. */
export type Change =
  | { kind: 'table' }
  | { kind: 'add'; column: NamedColumn; field: string }
  | { kind: 'widen'; column: NamedColumn; to: Storage; field: string }
  /** Values go to another column; what does not fit there is out of sight in the former one. */
  | { kind: 'carry'; from: NamedColumn; to: NamedColumn; isNew: boolean; field: string }
  | { kind: 'revive'; column: NamedColumn; field: string }
  /** No field uses it any more; its values stay, out of sight. */
  | { kind: 'retire'; column: NamedColumn; field: string }
  /** The values of a column that no field uses are removed for good. */
  | { kind: 'clear'; column: NamedColumn }
  | { kind: 'rename'; from: string; field: string }
  | { kind: 'index'; index: StoredIndex }
  | { kind: 'unindex'; name: string };

/** What publishing does, and what will be in force then. */
export interface ChangePlan {
  changes: readonly Change[];
  snapshot: FormSnapshot;
  /** Number of the next column. */
  nextColumn: number;
}

/**
 * Works out how a table becomes what a draft says, from what is in force. It touches nothing.
 *
 * @param force columns that former versions put out of sight are removed for good
 */
export function planChanges({
  current,
  draft,
  version,
  nextColumn,
  force,
}: {
  current: FormSnapshot | undefined;
  draft: Draft;
  version: number;
  nextColumn: number;
  force: boolean;
}): ChangePlan {
  const changes: Change[] = current === undefined ? [{ kind: 'table' }] : [];
  const columns = new Map((current?.columns ?? []).map((column) => [column.columnNo, { ...column }]));
  const used = new Set<number>();
  let next = nextColumn;
  const fields = draft.fields.map((field): SnapshotField => {
    const { columnNo, ...rest } = field;
    if (field.isCommon) return { ...rest, column: field.dbFieldName };
    const before = current?.fields.find(({ id, isCommon }) => id === field.id && !isCommon);
    const held = before && columns.get(numberOf(before.column));
    const wanted = storageOf(field);
    const target = [columnNo === null ? undefined : columns.get(columnNo), held].find(
      (one): one is SnapshotColumn => one !== undefined && !used.has(one.columnNo) && holds(wanted, one),
    );
    const to = target ?? { columnNo: next++, ...wanted, unusedSince: null };
    const { dbFieldName: name } = field;
    if (target === undefined && held === undefined) changes.push({ kind: 'add', column: named(to), field: name });
    if (target !== undefined && !isAlike(target, wanted)) changes.push({ kind: 'widen', column: named(target), to: wanted, field: name });
    if (held !== undefined && held.columnNo !== to.columnNo) {
      changes.push({
        kind: 'carry',
        from: named(held),
        to: { columnNo: to.columnNo, storage: wanted },
        isNew: target === undefined,
        field: name,
      });
      columns.set(held.columnNo, { ...held, unusedSince: version });
    }
    if (held === undefined && target !== undefined) changes.push({ kind: 'revive', column: named(target), field: name });
    if (before !== undefined && before.dbFieldName !== name) changes.push({ kind: 'rename', from: before.dbFieldName, field: name });
    used.add(to.columnNo);
    columns.set(to.columnNo, { columnNo: to.columnNo, ...wanted, unusedSince: null });
    return { ...rest, column: columnNameOf(to.columnNo) };
  });
  for (const { column, dbFieldName, isCommon } of current?.fields ?? []) {
    const one = isCommon ? undefined : columns.get(numberOf(column));
    if (one === undefined || used.has(one.columnNo) || one.unusedSince !== null) continue;
    changes.push({ kind: 'retire', column: named(one), field: dbFieldName });
    columns.set(one.columnNo, { ...one, unusedSince: version });
  }
  for (const one of columns.values())
    if (force && one.unusedSince !== null && one.unusedSince < version) {
      changes.push({ kind: 'clear', column: named(one) });
      columns.delete(one.columnNo);
    }
  const snapshot: FormSnapshot = {
    ...draft,
    version,
    fields,
    columns: [...columns.values()].toSorted((one, other) => one.columnNo - other.columnNo),
  };
  return { changes: [...changes, ...indexChanges(current, snapshot)], snapshot, nextColumn: next };
}

function indexChanges(current: FormSnapshot | undefined, next: FormSnapshot): Change[] {
  const before = current === undefined ? [] : storedIndexesOf(current);
  const after = storedIndexesOf(next);
  const same = (one: StoredIndex, others: readonly StoredIndex[]) => others.some((other) => JSON.stringify(other) === JSON.stringify(one));
  return [
    ...before.filter((one) => !same(one, after)).map(({ name }): Change => ({ kind: 'unindex', name })),
    ...after.filter((one) => !same(one, before)).map((index): Change => ({ kind: 'index', index })),
  ];
}

/** How the values of a field are kept. Lengths count where the type has one. */
function storageOf({ kind, dbLength, dbPointLength }: Pick<SnapshotField, 'kind' | 'dbLength' | 'dbPointLength'>): Storage {
  if (kind === 'string') return { kind, length: dbLength, points: 0 };
  if (kind === 'decimal') return { kind, length: dbLength, points: dbPointLength };
  return { kind, length: 0, points: 0 };
}

/** The number of a column `f3`. */
export const numberOf = (column: string): number => Number(column.slice(1));

const named = ({ columnNo, kind, length, points }: SnapshotColumn): NamedColumn => ({ columnNo, storage: { kind, length, points } });

const isAlike = (one: Storage, other: Storage): boolean =>
  one.kind === other.kind && one.length === other.length && one.points === other.points;

/**
 * Whether a column takes what it is wanted for once it is widened in its place. That is said of changes which leave the rows as they lie:
 * what rewrites a table hides its rows from who reads an earlier state, such as a backup.
 */
function holds(wanted: Storage, column: Storage): boolean {
  if (column.kind === 'string') return wanted.kind === 'text' || (wanted.kind === 'string' && wanted.length >= column.length);
  if (column.kind === 'decimal') return wanted.kind === 'decimal' && wanted.points === column.points && wanted.length >= column.length;
  return wanted.kind === column.kind;
}
