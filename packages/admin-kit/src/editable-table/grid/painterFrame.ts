import type { RowId } from '../columnTypes.ts';

/** What the painter draws into. */
export interface PainterFrame {
  /** Scrolls; holds the header, the body and the footer. */
  viewport: HTMLElement;
  /** Rows stand in it. */
  body: HTMLElement;
  /** Px of the header and the footer, which stay in view. */
  headSize: number;
  footSize: number;
  rowSize: number;
  /** What the viewport is before anything stands in it. */
  room: Room;
}

/** Px of the viewport without its scroll bars, and the way its text runs. */
export interface Room {
  width: number;
  height: number;
  isRtl: boolean;
}

/** Asks the page, which lays out what has changed for that. */
export function roomOf(viewport: HTMLElement): Room {
  return { width: viewport.clientWidth, height: viewport.clientHeight, isRtl: getComputedStyle(viewport).direction === 'rtl' };
}

/** Rows that have something below their cells, and how many px of it. */
export interface Expanded {
  rowIds: ReadonlySet<RowId>;
  size: number;
}

/** The offset nearest to the present one at which a piece is in view; its beginning where it does not fit. */
export function nearest(offset: number, { room, start, size }: { room: number; start: number; size: number }): number {
  if (start < offset) return start;
  return start + size > offset + room ? Math.min(start, start + size - room) : offset;
}
