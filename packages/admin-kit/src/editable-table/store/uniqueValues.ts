import type { RowId } from '../columnTypes.ts';
import { isBlankText, visibleText } from '../cells/texts.ts';
import type { ColumnPlan } from './columnPlan.ts';
import type { ErrorBook } from './errorBook.ts';
import { chunkRows } from './slices.ts';
import type { TableCore } from './tableCore.ts';

/** A value as it is compared: texts that look alike are the same. */
const keyOf = (value: unknown): unknown => (typeof value === 'string' ? visibleText(value) : value);
const isNothing = (plan: ColumnPlan, value: unknown): boolean => plan.isEmpty(value) || (typeof value === 'string' && isBlankText(value));

/** How often a value stands in a column; counts to 2 at most. */
export function twinsOf(core: TableCore, plan: ColumnPlan, value: unknown): number {
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
  book: ErrorBook,
  plan: ColumnPlan,
  message: string,
  among?: ReadonlySet<unknown>,
): Generator<number, void, void> {
  const wanted = among && new Set([...among].map(keyOf));
  for (;;) {
    const { edition, rows } = core;
    const firsts = new Map<unknown, RowId>();
    const alone = new Set<RowId>();
    const twins = new Set<RowId>();
    // Most columns have none, and need no look at their rows.
    const hasErrors = book.hasErrors(plan.key);
    for (let place = 0; place < rows.count; place += 1) {
      const id = rows.idAt(place);
      const value = core.valueOf(plan, id);
      const key = keyOf(value);
      if (!isNothing(plan, value) && (!wanted || wanted.has(key))) {
        const first = firsts.get(key);
        if (first === undefined) firsts.set(key, id);
        else twins.add(first).add(id);
      }
      if (hasErrors && book.get(id, plan.key) === message) alone.add(id);
      if (place % chunkRows !== chunkRows - 1) continue;
      yield rows.count;
      if (core.edition !== edition || core.rows !== rows) break;
    }
    if (core.edition !== edition || core.rows !== rows) continue;
    for (const id of twins) {
      alone.delete(id);
      if (book.get(id, plan.key) === undefined) book.set(id, plan.key, message);
    }
    // Those that were not looked at keep what they have.
    for (const id of alone) {
      if (!wanted || wanted.has(keyOf(core.valueOf(plan, id))) || plan.isEmpty(core.valueOf(plan, id))) book.set(id, plan.key, undefined);
    }
    return;
  }
}
