import type { SelectionState } from './selectionTypes.ts';

/** What was selected, and enough to find it again once other rows or columns are shown, or in another order. */
export interface SelectionMark {
  state: SelectionState;
  /** Ids of the rows of each range; absent while the places are the ids. */
  rowIds: ReadonlyArray<Int32Array | undefined>;
  /** Columns that were shown, in order. */
  columns: readonly string[];
  /** Which view it was selected in. */
  viewNumber: number;
}

/** What the steps need of the selection: to bring it back with what is undone. */
export interface SelectionMemory {
  mark: () => SelectionMark;
  /** Selects what was selected then, wherever it stands now; false when the active cell of then is not shown: nothing is newly selected. */
  restore: (mark: SelectionMark) => boolean;
  /** Remembers which row is active; the answer takes the selection to where that row stands then. */
  follow: () => () => void;
}
