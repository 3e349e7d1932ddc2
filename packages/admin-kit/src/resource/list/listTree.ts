import type { TableTree } from '../../table/tableTree.ts';

/** How a list shows its rows as a tree. */
export interface ListTree<Row> {
  /** The rows in view from the roots that the list brought, and how they lie. */
  arrange: (roots: readonly Row[]) => { rows: readonly Row[]; tree: TableTree };
  /** Field that holds the parent's key. */
  parentField?: string | undefined;
}
