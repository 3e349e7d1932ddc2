import type { GridColumns } from './useGridColumns.ts';

/**
 * Follows a title that is dragged: the column takes the place of the one it is dropped on, at the same side.
 *
 * @param pressed told when it was only pressed
 */
export function startColumnDrag(
  event: PointerEvent,
  { columns, key, pressed }: { columns: GridColumns; key: string; pressed: () => void },
): void {
  const head = (event.target as Element).closest('[role=columnheader]');
  const row = head?.parentElement;
  if (!(head instanceof HTMLElement) || !row) return;
  const startX = event.clientX;
  const pin = columns.layout.byKey.get(key)?.pin;
  let isMoving = false;
  let over: HTMLElement | undefined;
  const mark = (next: HTMLElement | undefined) => {
    over?.classList.remove('bg-primary-soft!');
    next?.classList.add('bg-primary-soft!');
    over = next;
  };
  const laidOf = (element: HTMLElement | undefined) => columns.layout.all[Number(element?.getAttribute('aria-colindex')) - 1];
  const move = (at: PointerEvent) => {
    if (!isMoving && Math.abs(at.clientX - startX) < 5) return;
    isMoving = true;
    const next = [...row.children].find((one) => {
      const box = one.getBoundingClientRect();
      return (
        at.clientX >= box.left && at.clientX < box.right && laidOf(one as HTMLElement)?.pin === pin && !laidOf(one as HTMLElement)?.helper
      );
    });
    mark(next as HTMLElement | undefined);
  };
  const end = (isDropped: boolean) => {
    const to = laidOf(over)?.key;
    mark(undefined);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', drop);
    document.removeEventListener('pointercancel', cancel);
    if (!isDropped) return;
    if (!isMoving) pressed();
    else if (to !== undefined && to !== key) columns.move(key, to);
  };
  const drop = () => end(true);
  const cancel = () => end(false);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', drop);
  document.addEventListener('pointercancel', cancel);
}
