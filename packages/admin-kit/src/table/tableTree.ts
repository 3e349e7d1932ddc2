/** How the rows of a table lie below each other. The table is given the rows in view, each parent right before what is below it. */
export interface TableTree {
  placeOf: (key: string) => TreePlace;
  /** Keys of the rows that are open. */
  open: readonly string[];
  onOpenChange: (open: readonly string[]) => void;
}

/** Where a row lies. */
export interface TreePlace {
  /** 1 for a root. */
  level: number;
  /** Something lies below it, or may. */
  isParent: boolean;
  /** What lies below is on its way. */
  isLoading?: boolean;
}

/** What an arrow does on a row, as in every tree: opens, closes, or goes to the first child or the parent. @returns the index to go to, or the rows to open */
export function treeStep(
  tree: TableTree,
  keys: readonly string[],
  index: number,
  towards: 'in' | 'out',
): { index: number } | { open: readonly string[] } | undefined {
  const key = keys[index]!;
  const { level, isParent } = tree.placeOf(key);
  const isOpen = isParent && tree.open.includes(key);
  if (towards === 'in') {
    if (!isParent) return undefined;
    if (!isOpen) return { open: [...tree.open, key] };
    const next = keys[index + 1];
    return next !== undefined && tree.placeOf(next).level > level ? { index: index + 1 } : undefined;
  }
  if (isOpen) return { open: tree.open.filter((one) => one !== key) };
  const parent = keys.slice(0, index).findLastIndex((one) => tree.placeOf(one).level < level);
  return parent < 0 ? undefined : { index: parent };
}
