import type { TableColumn } from './columns.ts';
import type { ColumnSettings } from './useColumnSettings.ts';

/** Columns as a person has arranged them: in their order, those they keep in view pinned to the start. */
export function arrangeColumns<Column extends Pick<TableColumn<never>, 'key' | 'pinned'>>(
  columns: readonly Column[],
  { order, pinned }: Pick<ColumnSettings, 'order' | 'pinned'>,
): readonly Column[] {
  // One that came later stays behind the one that it follows by itself.
  const placed = [...(order ?? [])];
  for (const [index, { key }] of columns.entries())
    if (order && !placed.includes(key)) placed.splice(index === 0 ? 0 : placed.indexOf(columns[index - 1]!.key) + 1, 0, key);
  const ordered = order ? columns.toSorted((one, other) => placed.indexOf(one.key) - placed.indexOf(other.key)) : columns;
  if (!pinned) return ordered;
  return ordered.map((column) =>
    column.pinned === 'end' || (column.pinned === 'start') === pinned.includes(column.key)
      ? column
      : { ...column, pinned: pinned.includes(column.key) ? ('start' as const) : undefined },
  );
}

/** The keys with one of them at another place. */
export function movedTo(keys: readonly string[], { key, to }: { key: string; to: number }): readonly string[] {
  const others = keys.filter((other) => other !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}
