import type { GridController } from './GridController.ts';
import { type GridCommand, keyCommand } from './keys.ts';

/** What the grid does for the heading as well, where the focus is at a box or a button. */
const forHeading: ReadonlySet<GridCommand['do']> = new Set(['save', 'find', 'error', 'undo', 'redo']);

/** Keys that are pressed where the focus is within the grid: in its heading, or in what the app draws in a cell. */
export function listenToInner(viewport: HTMLElement, controller: GridController): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const isIn = (selector: string) => (event.target as Element).closest(selector) !== null;
    // Out of what the app draws, back to the cell.
    if (event.key === 'Escape' && isIn('[role=gridcell] > .contents')) controller.focus();
    if (!isIn('[role=columnheader]')) return;
    const command = keyCommand(event, { mode: 'none' });
    if (command !== undefined && forHeading.has(command.do) && controller.run(command)) event.preventDefault();
  };
  viewport.addEventListener('keydown', handleKey);
  return () => viewport.removeEventListener('keydown', handleKey);
}
