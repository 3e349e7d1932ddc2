import type { TreePlace } from '../input/tree/treeModel.ts';

/** How the rows of a table lie below each other. The table is given the rows in view, each parent right before what is below it. */
export interface TableTree {
  /** Where a row stands in the tree. */
  placeOf: (key: string) => TreePlace;
  /** Keys of the rows that are open. */
  open: readonly string[];
  /** Opens or closes a row. */
  onOpenChange: (open: readonly string[]) => void;
}
