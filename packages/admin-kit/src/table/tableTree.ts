import type { TreePlace } from '../input/tree/treeModel.ts';

/** How the rows of a table lie below each other. The table is given the rows in view, each parent right before what is below it. */
export interface TableTree {
  placeOf: (key: string) => TreePlace;
  /** Keys of the rows that are open. */
  open: readonly string[];
  onOpenChange: (open: readonly string[]) => void;
}
