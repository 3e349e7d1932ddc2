import type { MapLine } from './mapLines.ts';
import type { MapView, Size } from './mapView.ts';

/** What lies below the marks of a map: the land and the lines on it. */
export interface Ground {
  view: MapView;
  size: Size;
  lines: readonly MapLine[];
}
