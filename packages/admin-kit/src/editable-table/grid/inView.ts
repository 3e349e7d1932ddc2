import type { ColumnLayout, LaidColumn } from './columnLayout.ts';
import type { RowPlaces } from './rowPlaces.ts';

/** What is in view along one axis: places of the first piece and of the last. Nothing where the last is before the first. */
export interface Stretch {
  first: number;
  last: number;
}

/** Which rows the viewport shows: of how many, from which px, over how many px, and how many more at each side. */
export interface RowView {
  count: number;
  top: number;
  room: number;
  ahead: number;
}

/** Says which rows and columns are in view, and `ahead` more at each side, as far as there are any. */
export interface InView {
  /** Of `count` rows, at `top` px of the body, in a room of so many px. */
  rows(places: RowPlaces, view: RowView): Stretch;
  /** Of the columns that scroll sideways, `along` px on, in a viewport of so many px. */
  columns(layout: ColumnLayout, view: { along: number; room: number; ahead: number }): Stretch;
}

/** By a division and a search: what a table goes by until the engine is there. */
export const inViewAtOnce: InView = {
  rows(places, { count, top, room, ahead }) {
    const within = (row: number) => Math.max(0, Math.min(count - 1, row));
    return { first: within(within(places.rowAt(top)) - ahead), last: Math.min(count - 1, within(places.rowAt(top + room)) + ahead) };
  },
  columns({ center, startSize, endSize }, { along, room, ahead }) {
    return {
      first: Math.max(0, columnAt(center, along + startSize) - ahead),
      last: Math.min(center.length - 1, columnAt(center, along + room - endSize) + ahead),
    };
  },
};

/** The first of the columns that ends behind an offset; one beyond the last where none does. */
function columnAt(center: readonly LaidColumn[], offset: number): number {
  let from = 0;
  let to = center.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (center[middle]!.start + center[middle]!.size > offset) to = middle;
    else from = middle + 1;
  }
  return from;
}
