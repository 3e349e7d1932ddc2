/** Columns that are out of view until a person switches them on. */
export const columnsOff = <Name extends string>(names: readonly Name[]): Array<{ field: Name; hidden: true }> =>
  names.map((field) => ({ field, hidden: true }));
