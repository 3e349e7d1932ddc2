import type { MapLine } from './mapLines.ts';
import type { MapView, Size } from './mapView.ts';

/** What lies below the marks of a map: the land and the lines on it. */
export interface Ground {
  view: MapView;
  size: Size;
  lines: readonly MapLine[];
  /** How strongly provinces are tinted, from 0 to 1, by the first two digits of their division. */
  heat?: Heat | undefined;
}

/** Shares by province. */
export type Heat = Readonly<Record<string, number>>;
