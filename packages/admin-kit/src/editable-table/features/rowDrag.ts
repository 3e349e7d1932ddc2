import type { GridHandle } from '../grid/gridTypes.ts';

/**
 * Follows the handle of a row until it is let go, with a line where the row would go: it takes the place of the one
 * that it is dropped on.
 *
 * @param done told the new place; `undefined` when the handle was only pressed
 * @source TBL-08
 */
export function startRowDrag(
  grid: GridHandle,
  { from, event, done }: { from: number; event: PointerEvent; done: (to: number | undefined) => void },
): void {
  const { painter } = grid;
  const body = painter.rowAt(from)?.parentElement;
  if (!body || event.button !== 0) return;
  event.preventDefault();
  const line = document.createElement('div');
  line.className = 'pointer-events-none absolute inset-x-0 z-30 border-t-2 border-solid border-primary-solid';
  line.hidden = true;
  body.append(line);
  const startY = event.clientY;
  let to: number | undefined;

  const move = (at: PointerEvent) => {
    if (to === undefined && Math.abs(at.clientY - startY) < 5) return;
    to = painter.rowAtOffset(at.clientY - body.getBoundingClientRect().top);
    line.hidden = to === from;
    line.style.top = `${painter.topOf(to > from ? to + 1 : to)}px`;
    painter.reveal(to, undefined);
  };
  const end = (isDropped: boolean) => {
    line.remove();
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', drop);
    document.removeEventListener('pointercancel', cancel);
    document.removeEventListener('keydown', escape, true);
    if (!isDropped) return;
    if (to !== from) done(to);
  };
  const drop = () => end(true);
  const cancel = () => end(false);
  const escape = (key: KeyboardEvent) => key.key === 'Escape' && end(false);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', drop);
  document.addEventListener('pointercancel', cancel);
  document.addEventListener('keydown', escape, true);
}
