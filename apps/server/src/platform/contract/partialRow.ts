/** Where a row carries its mark: a symbol is written by no serialiser, and costs less than a table of rows. */
const shown = Symbol('fields that were asked for');

/** Marks a row of which only some fields were asked for: its reply has these and no others, instead of blanks for what is missing. */
export function showOnly<Row extends object>(row: Row, names: readonly string[]): Row {
  (row as { [shown]?: readonly string[] })[shown] = names;
  return row;
}

/** The fields that a reply has of this row; undefined for all that are declared. */
export const shownOnly = (row: object): readonly string[] | undefined => (row as { [shown]?: readonly string[] })[shown];
