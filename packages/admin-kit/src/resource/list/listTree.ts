import type { TableTree, TreePlace } from '../../table/tableTree.ts';

/** How a list shows its rows as a tree. */
export interface ListTree<Row> {
  /** The rows in view from the roots that the list brought, and how they lie. */
  arrange: (roots: readonly Row[]) => { rows: readonly Row[]; tree: TableTree };
  /** Field that holds the parent's key. */
  parentField?: string | undefined;
}

/** What is known of a tree. */
export interface TreeSource<Row> {
  rowKey: (row: Row) => string;
  isParent: (row: Row) => boolean;
  /** undefined where it is not there yet. */
  childrenOf: (row: Row) => readonly Row[] | null | undefined;
}

/** The rows in view in their order: each root, and below an open one what lies below it. A row that lies below itself is left out. */
export function arrangeTree<Row>(
  roots: readonly Row[],
  { open, source }: { open: readonly string[]; source: TreeSource<Row> },
): ReadonlyArray<TreePlace & { row: Row }> {
  const isOpen = new Set(open);
  const placed: Array<TreePlace & { row: Row }> = [];
  const walk = (rows: readonly Row[], { level, above }: { level: number; above: ReadonlySet<string> }): void => {
    for (const row of rows) {
      const key = source.rowKey(row);
      if (above.has(key)) continue;
      const isParent = source.isParent(row);
      const children = isParent && isOpen.has(key) ? source.childrenOf(row) : null;
      placed.push({ row, level, isParent, isLoading: children === undefined });
      if (children) walk(children, { level: level + 1, above: new Set([...above, key]) });
    }
  };
  walk(roots, { level: 1, above: new Set() });
  return placed;
}
