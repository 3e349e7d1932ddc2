const shown = new WeakMap<object, readonly string[]>();

/** Marks a row of which only some fields were asked for: its reply has these and no others, instead of blanks for what is missing. */
export function showOnly<Row extends object>(row: Row, names: readonly string[]): Row {
  shown.set(row, names);
  return row;
}

/** The fields that a reply has of this row; undefined for all that are declared. */
export const shownOnly = (row: object): readonly string[] | undefined => shown.get(row);
