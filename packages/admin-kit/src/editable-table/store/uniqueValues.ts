import type { RowId } from '../columnTypes.ts';
import { isUsualCode } from '../cells/texts.ts';
import type { ColumnPlan } from './columnPlan.ts';
import type { ErrorBook } from './errorBook.ts';
import { chunkRows } from './slices.ts';
import type { TableCore } from './tableCore.ts';

/** A text as it is compared with others: without what nobody sees. Whole columns are compared: the usual text meets no pattern. */
function visibleText(text: string): string {
  for (let at = 0; at < text.length; at += 1) {
    if (!isUsualCode(text.charCodeAt(at))) return text.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '').trim();
  }
  return text;
}

/** Values of columns of unique ones that have come or gone. */
export type Freed = Map<ColumnPlan, Set<unknown>>;

/** Notes one of them. */
export function noteValue(freed: Freed, { plan, value }: { plan: ColumnPlan; value: unknown }): void {
  const values = freed.get(plan);
  if (values) values.add(value);
  else freed.set(plan, new Set([value]));
}

/** A value as it is compared: texts that look alike are the same. */
const keyOf = (value: unknown): unknown => (typeof value === 'string' ? visibleText(value) : value);

/** Whether a value counts as none, and so has no twin; `key` is what it is compared by. */
const isNothing = (plan: ColumnPlan, { value, key }: { value: unknown; key: unknown }): boolean =>
  (typeof value === 'string' && key === '') || (plan.type.isEmpty !== undefined || typeof value !== 'string' ? plan.isEmpty(value) : false);

/** How often a value stands in a column; counts to 2 at most. */
export function twinsOf(core: TableCore, { plan, value }: { plan: ColumnPlan; value: unknown }): number {
  let count = 0;
  const key = keyOf(value);
  for (let place = 0; place < core.rows.count && count < 2; place += 1) {
    if (keyOf(core.valueOf(plan, core.rows.idAt(place))) === key) count += 1;
  }
  return count;
}

/**
 * Tells every cell whose value stands twice in its column, and takes back what was told of those that stand alone now. With
 * `among` only cells with one of these values are looked at. Rows written during a pause have it begin again.
 *
 * @source TBL-05
 */
export function* markTwins(
  core: TableCore,
  { book, plan, message, among }: { book: ErrorBook; plan: ColumnPlan; message: string; among?: ReadonlySet<unknown> },
): Generator<number, void, void> {
  const wanted = among && new Set([...among].map(keyOf));
  let twins: ReadonlySet<RowId> | undefined;
  while (twins === undefined) twins = wanted ? yield* findAmong(core, { plan, wanted }) : yield* findAll(core, plan);
  // Few cells are wrong: those are looked through, not the rows.
  const alone = book.hasErrors(plan.key) ? [...book.map].filter(([id, row]) => row.get(plan.key) === message && !twins.has(id)) : [];
  for (const id of twins) if (book.get(id, plan.key) === undefined) book.set({ rowId: id, key: plan.key, message });
  for (const [id] of alone) {
    if (!core.rows.has(id)) continue;
    const value = core.valueOf(plan, id);
    // Those that were not looked at keep what they have.
    if (!wanted || wanted.has(keyOf(value)) || plan.isEmpty(value)) book.set({ rowId: id, key: plan.key });
  }
}

/** The rows that share their value with another one; `undefined` when rows were written meanwhile. */
function* findAll(core: TableCore, plan: ColumnPlan): Generator<number, ReadonlySet<RowId> | undefined, void> {
  // Most columns have no twins: one look at each value, and which rows they are in is asked only where there are some.
  const seen = new Set<unknown>();
  const twice = new Set<unknown>();
  const isWhole = yield* eachValue(core, {
    plan,
    look: (value) => {
      const key = keyOf(value);
      const count = seen.size;
      seen.add(key);
      if (seen.size === count && !isNothing(plan, { value, key })) twice.add(key);
    },
  });
  if (!isWhole) return undefined;
  return twice.size === 0 ? new Set() : yield* findAmong(core, { plan, wanted: twice });
}

/** The same of rows with one of these values. */
function* findAmong(
  core: TableCore,
  { plan, wanted }: { plan: ColumnPlan; wanted: ReadonlySet<unknown> },
): Generator<number, ReadonlySet<RowId> | undefined, void> {
  const firsts = new Map<unknown, RowId>();
  const twins = new Set<RowId>();
  const isWhole = yield* eachValue(core, {
    plan,
    look: (value, id) => {
      const key = keyOf(value);
      if (!wanted.has(key) || isNothing(plan, { value, key })) return;
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, id);
      else twins.add(first).add(id);
    },
  });
  return isWhole ? twins : undefined;
}

/** Walks over a column. @returns false when rows were written in a pause, and the rest was left out */
function* eachValue(
  core: TableCore,
  { plan, look }: { plan: ColumnPlan; look: (value: unknown, id: RowId) => void },
): Generator<number, boolean, void> {
  const { edition, rows } = core;
  const { key, isPlace } = plan;
  for (let from = 0; from < rows.count; from += chunkRows) {
    const to = Math.min(rows.count, from + chunkRows);
    for (let place = from; place < to; place += 1) {
      const id = rows.idAt(place);
      look(isPlace ? core.valueOf(plan, id) : rows.slot(id)?.[key], id);
    }
    yield rows.count;
    if (core.edition !== edition || core.rows !== rows) return false;
  }
  return true;
}
