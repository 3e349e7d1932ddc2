import { type GridCommand, keyCommand } from './keys.ts';

/** What the grid does for the heading as well, where the focus is at a box or a button. */
const forHeading: ReadonlySet<GridCommand['do']> = new Set(['save', 'find', 'error', 'undo', 'redo']);

/** Keys of the grid that mean no cell are heard in its heading, too. */
export function listenToHeading(viewport: HTMLElement, run: (command: GridCommand) => boolean): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const command = (event.target as Element).closest('[role=columnheader]') === null ? undefined : keyCommand(event, 'none');
    if (command !== undefined && forHeading.has(command.do) && run(command)) event.preventDefault();
  };
  viewport.addEventListener('keydown', handleKey);
  return () => viewport.removeEventListener('keydown', handleKey);
}
