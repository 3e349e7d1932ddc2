import type { RowId } from '../columnTypes.ts';
import type { ColumnPlan } from './columnPlan.ts';
import { chunkRows } from './slices.ts';

/** One key of an order over rows. */
export interface SortKey {
  plan: ColumnPlan;
  isDescending: boolean;
}

/**
 * Orders rows by their keys, stably, cells without a value last. Yields the rows done so far; see `sortWork` for how many there
 * are in all.
 */
export function* sortRows(
  ids: Int32Array,
  { keys, read }: { keys: readonly SortKey[]; read: (plan: ColumnPlan, id: RowId) => unknown },
): Generator<number, Int32Array, void> {
  const count = ids.length;
  const columns: unknown[][] = keys.map(() => []);
  for (let from = 0; from < count; from += chunkRows) {
    const to = Math.min(count, from + chunkRows);
    for (const [index, { plan }] of keys.entries()) {
      const column = columns[index]!;
      for (let at = from; at < to; at += 1) {
        const value = read(plan, ids[at]!);
        column.push(plan.isEmpty(value) ? undefined : value);
      }
    }
    yield to;
  }
  const compare = comparer(keys, columns);
  // Runs are sorted by the engine, then merged in pairs: both can stop at any time, which one call of sort cannot.
  let source = new Int32Array(count);
  for (let from = 0; from < count; from += runRows) {
    const run = Array.from({ length: Math.min(runRows, count - from) }, (_, at) => from + at);
    source.set(run.sort(compare), from);
    yield count + from + run.length;
  }
  let target = new Int32Array(count);
  let done = count * 2;
  function* merge(from: number, width: number): Generator<number, void, void> {
    const [into, rows, middle, to] = [target, source, Math.min(from + width, count), Math.min(from + width * 2, count)];
    let left = from;
    let right = middle;
    for (let at = from; at < to; at += 1) {
      const takesLeft = left < middle && (right >= to || compare(rows[left]!, rows[right]!) <= 0);
      into[at] = takesLeft ? rows[left++]! : rows[right++]!;
      if (at % chunkRows === 0) yield done + at;
    }
  }
  for (let width = runRows; width < count; width *= 2) {
    for (let from = 0; from < count; from += width * 2) {
      yield* merge(from, width);
    }
    [source, target] = [target, source];
    done += count;
  }
  return source.map((at) => ids[at]!);
}

/** Units of work in {@link sortRows}. */
export function sortWork(count: number): number {
  return count * (2 + Math.max(0, Math.ceil(Math.log2(count / runRows))));
}

const runRows = 512;

function comparer(keys: readonly SortKey[], columns: readonly unknown[][]): (one: number, other: number) => number {
  const parts = keys.map((key, index) => {
    const values = columns[index]!;
    const compare = valueOrder(key);
    return (one: number, other: number) => compare(values[one], values[other]);
  });
  if (parts.length === 1) {
    const first = parts[0]!;
    return (one, other) => first(one, other) || one - other;
  }
  return (one, other) => {
    for (const part of parts) {
      const order = part(one, other);
      if (order !== 0) return order;
    }
    return one - other;
  };
}

/** The order of two rows by the same keys, for few of them; those that no key tells apart stand as `placeOf` has them. */
export function compareIds({
  keys,
  read,
  placeOf,
}: {
  keys: readonly SortKey[];
  read: (plan: ColumnPlan, id: RowId) => unknown;
  placeOf: (id: RowId) => number;
}): (one: RowId, other: RowId) => number {
  const parts = keys.map((key) => {
    const { plan } = key;
    const compare = valueOrder(key);
    const valueOf = (id: RowId) => {
      const value = read(plan, id);
      return plan.isEmpty(value) ? undefined : value;
    };
    return (one: RowId, other: RowId) => compare(valueOf(one), valueOf(other));
  });
  return (one, other) => {
    for (const part of parts) {
      const order = part(one, other);
      if (order !== 0) return order;
    }
    return placeOf(one) - placeOf(other);
  };
}

/** The order of two values by one key; `undefined` is none and comes last. */
function valueOrder({ plan, isDescending }: SortKey): (left: unknown, right: unknown) => number {
  const { type } = plan;
  const cell = plan.at({}, -1);
  const sign = isDescending ? -1 : 1;
  return (left, right) => {
    if (left === right) return 0;
    if (left === undefined) return 1;
    if (right === undefined) return -1;
    return sign * type.compare(left, right, cell);
  };
}
