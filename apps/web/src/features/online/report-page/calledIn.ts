/**
 * What the value of a column is called by the rows themselves: choices of a table list its first rows alone, and each row brings the
 * name of its own. Undefined where no row names it.
 */
export function calledIn(
  rows: readonly Readonly<Record<string, unknown>>[],
  { name, value }: { name: string | null | undefined; value: string },
): string | undefined {
  if (!name) return undefined;
  const called = namesOf(rows, name);
  return called.get(value);
}

const known = new WeakMap<object, Map<string, ReadonlyMap<string, string>>>();

/** The names of the values of a column, read once for all points of a drawing. */
function namesOf(rows: readonly Readonly<Record<string, unknown>>[], name: string): ReadonlyMap<string, string> {
  const columns = known.get(rows) ?? new Map<string, ReadonlyMap<string, string>>();
  known.set(rows, columns);
  const key = `${name}_dictText`;
  const names =
    columns.get(name) ??
    new Map(
      rows.flatMap((row) => {
        const called = row[key];
        return typeof called === 'string' && called !== '' ? [[String(row[name]), called] as const] : [];
      }),
    );
  columns.set(name, names);
  return names;
}
