const windows = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Whether a person has something in hand here that rows which come, go or move would pull away: an open window or menu, a row under the
 * pointer, in focus, opened or chosen as the current one, marked text, or a place further down.
 *
 * @param rows the table or the cards; null where there are no rows
 */
export function isInHand(rows: Element | null): boolean {
  if ([...document.querySelectorAll(windows)].some((one) => one.checkVisibility())) return true;
  if (rows === null) return false;
  // A finger leaves the last place it touched as if it were still there.
  if (rows.matches(':hover') && matchMedia('(hover: hover)').matches) return true;
  if (rows.contains(document.activeElement)) return true;
  if (rows.querySelector('[aria-current], [aria-expanded=true]') !== null) return true;
  const marked = getSelection();
  if (marked !== null && !marked.isCollapsed && marked.containsNode(rows, true)) return true;
  for (let box: Element | null = rows; box !== null; box = box.parentElement) if (box.scrollTop > 0) return true;
  return false;
}
