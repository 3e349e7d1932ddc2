import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import type { GridHandle } from '../grid/gridTypes.ts';

/** Takes steps back, or does them again, says the last of them and scrolls to where it was. @source TBL-12 */
export function replaySteps({ grid, t, say }: ReplayParts, { way, count = 1 }: { way: 'undo' | 'redo'; count?: number }): void {
  const { store, painter } = grid;
  let label: string | undefined;
  for (let step = 0; step < count; step += 1) label = store[way]() ?? label;
  if (label === undefined) return;
  const { active } = store.selection();
  if (active !== null) painter.reveal(active.row, painter.layout.byPlace[active.column]?.key);
  say(t(way === 'undo' ? 'grid.undone' : 'grid.redone', { label }));
}

interface ReplayParts {
  grid: GridHandle;
  t: LocaleContextValue['t'];
  say: (text: string) => void;
}
