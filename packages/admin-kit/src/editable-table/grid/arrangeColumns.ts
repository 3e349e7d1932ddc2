/** Keys of the columns that stay at either edge, in their order. */
export interface ColumnPins {
  start: string[];
  end: string[];
}

/** What may be different of the columns, under the names that TanStack Table has for it. */
export interface ColumnState {
  /** Px by key. */
  columnSizing: Record<string, number>;
  /** False by key: hidden. */
  columnVisibility: Record<string, boolean>;
  /** Keys of columns that stand first, in their order. */
  columnOrder: string[];
  columnPinning: ColumnPins;
}

/** The columns as the app has them, what is different about them now, and the way to change it. */
export interface ColumnPlan {
  definitions: ReadonlyArray<{ id: string; size: number; minSize: number; enableHiding: boolean }>;
  state: ColumnState;
  change: <Name extends keyof ColumnState>(name: Name, update: (present: ColumnState[Name]) => ColumnState[Name]) => void;
}

/** A column that is shown. */
export interface ArrangedColumn {
  id: string;
  /** Px. */
  size: number;
  pin?: 'start' | 'end';
}

/**
 * The visible columns from start to end, as TanStack Table arranges them (`columnTable.test.ts` compares). The engine itself comes
 * when a column is changed; until then it would only delay the first cells.
 */
export function arrangeColumns({ definitions, state }: Pick<ColumnPlan, 'definitions' | 'state'>): ArrangedColumn[] {
  const { columnSizing, columnVisibility, columnOrder, columnPinning } = state;
  const free = new Map(definitions.map((one) => [one.id, one]));
  const take = (ids: readonly string[], pin?: 'start' | 'end') =>
    ids.flatMap((id): ArrangedColumn[] => {
      const one = free.get(id);
      free.delete(id);
      if (one === undefined || columnVisibility[id] === false) return [];
      return [{ id, size: Math.max(one.minSize, columnSizing[id] ?? one.size), ...(pin === undefined ? {} : { pin }) }];
    });
  const start = take(columnPinning.start, 'start');
  const end = take(columnPinning.end, 'end');
  return [...start, ...take(columnOrder), ...take([...free.keys()]), ...end];
}
