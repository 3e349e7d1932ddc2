/** A stretch of rows and the height, in px, of what lies before and after. */
export interface RowWindow {
  from: number;
  to: number;
  before: number;
  after: number;
}

/** Height of a row, in px, until it is known. */
export const rowHeight = 41;

/** A page of usual size is drawn whole. */
export const allRows = (count: number): RowWindow => ({ from: 0, to: count, before: 0, after: 0 });

/** What is drawn of a long list before anything is known of the place it has; it can be scrolled already. */
export function firstRows(count: number): RowWindow {
  const to = Math.min(count, 30);
  return { from: 0, to, before: 0, after: (count - to) * rowHeight };
}
