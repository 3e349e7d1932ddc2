/** The keys after a click on one row. */
export function toggleRow(selected: readonly string[], key: string): string[] {
  return selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key];
}

/** The keys after a click on a row itself: where one alone can be chosen it takes the place of the former. */
export const chooseRow = (selected: readonly string[], { key, multiple = true }: { key: string; multiple?: boolean }): readonly string[] =>
  multiple ? toggleRow(selected, key) : [key];

/** Whether a click is about the row as a whole: not about what it holds, what floats over it, or text that was marked by dragging. */
export function isOfRow({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): boolean {
  return (
    target instanceof Element && currentTarget.contains(target) && target.closest('button, a, input, label, select, textarea') === null
  );
}

/** Whether the click ends a selection of text within the row. */
export function hasMarkedText(row: Element): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}

/** The keys after a click on the box of the page: all of it, or none of it; other pages keep theirs. */
export function togglePage(selected: readonly string[], page: readonly string[]): string[] {
  const isWhole = page.every((key) => selected.includes(key));
  const others = selected.filter((key) => !page.includes(key));
  return isWhole ? others : [...others, ...page];
}

/** Keys of the rows in view that can be chosen. */
export const choosable = <Row>({
  rows,
  rowKey,
  mayChoose = () => true,
}: {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  mayChoose?: ((row: Row) => boolean) | undefined;
}): string[] => rows.filter(mayChoose).map(rowKey);
