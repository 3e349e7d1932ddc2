import type { Statistics } from '@tarmac/freight-api/statistics';

type Row = Statistics['rows'][number];

/** Groups by a figure, the largest first and those without one last; equals by their name. */
export const ranked = (rows: readonly Row[], measure: string): Row[] =>
  rows.toSorted(
    (one, other) => (other.now[measure] ?? -Infinity) - (one.now[measure] ?? -Infinity) || one.name.localeCompare(other.name, 'zh'),
  );

/** Ranks of figures that are in order: equals share one, and the next is as many further. What has no figure has no rank. */
export function ranksOf(figures: readonly (number | null | undefined)[]): (number | null)[] {
  return figures.map((figure) => (typeof figure === 'number' ? figures.indexOf(figure) + 1 : null));
}
