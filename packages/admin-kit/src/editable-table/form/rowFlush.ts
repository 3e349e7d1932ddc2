import type { Row } from '../columnTypes.ts';
import type { TableStore } from '../store/tableStore.ts';

// Ms of rest after which the form is told that something is other than before.
const rest = 300;

/** Hands the rows of a table to its form without a cost per keystroke. */
export interface RowFlush {
  /** Where the rows go. */
  tellTo: (tell: (rows: readonly Row[]) => void) => void;
  /** At once, if anything was written since. */
  now: () => void;
  /** Whether a value of the form is what it had or was handed; a copy counts as that. */
  isKnown: (value: unknown) => boolean;
  remember: (value: unknown) => void;
  /** Begins to follow the table; the answer ends it. */
  follow: () => () => void;
}

/** Makes the hand between a table and a form that begins with `value`. */
export function createRowFlush(store: TableStore, value: unknown): RowFlush {
  let tell: ((rows: readonly Row[]) => void) | undefined;
  let last = value;
  let isStale = false;
  const now = () => {
    if (!isStale) return;
    isStale = false;
    const rows = store.getTableData();
    last = rows;
    tell?.(rows);
  };
  return {
    tellTo(next) {
      tell = next;
    },
    now,
    isKnown: (other) => other === last || areSame(other, last),
    remember(other) {
      last = other;
      isStale = false;
    },
    follow() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = store.subscribe((event) => {
        if (event.kind !== 'cells' && event.kind !== 'rows') return;
        isStale = true;
        clearTimeout(timer);
        timer = setTimeout(now, rest);
      });
      return () => {
        stop();
        clearTimeout(timer);
        // A tab that is hidden, or a step that is left, may be all that the form ever hears.
        now();
      };
    },
  };
}

/** Whether two lists hold the same rows: forms copy what they are given. */
function areSame(one: unknown, other: unknown): boolean {
  const [left, right] = [one ?? [], other ?? []];
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
  return left.every((row: Row, at) => {
    const twin = right[at] as Row;
    if (row === twin) return true;
    const keys = Object.keys(row);
    return keys.length === Object.keys(twin).length && keys.every((key) => Object.is(row[key], twin[key]));
  });
}
