/** Width of the button that holds the tabs for which there is no room, in px. */
const moreWidth = 88;
/** Between two tabs, in px. */
const gap = 4;

/**
 * Which tabs stand in a row, by their places: all, where there is room; else the foremost, and the chosen one in any case.
 *
 * @param active place of the chosen tab; -1 where none is
 */
export function fittingTabs(widths: readonly number[], { room, active }: { room: number; active: number }): readonly number[] {
  const places = widths.map((_width, index) => index);
  const taken = (some: readonly number[]) => some.reduce((sum, index) => sum + widths[index]! + gap, -gap);
  if (taken(places) <= room) return places;
  const isKept = active >= 0;
  for (let count = widths.length - 1; count > 0; count -= 1) {
    const first = places.slice(0, count);
    const shown = isKept && !first.includes(active) ? [...first.slice(0, -1), active] : first;
    if (taken(shown) + gap + moreWidth <= room) return shown;
  }
  return [isKept ? active : 0];
}
