import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  functionalUpdate,
  type Table,
  tableFeatures,
  type Updater,
} from '@tanstack/react-table';
import { plainReactivity } from '../../internals/plainReactivity.ts';
import type { ColumnPlan, ColumnState } from './arrangeColumns.ts';

const features = tableFeatures({
  coreReactivityFeature: plainReactivity,
  columnSizingFeature,
  columnResizingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
});

/** The columns of an editable table, as TanStack Table keeps them. */
export type ColumnTable = Table<typeof features, object>;

// It carries columns alone: a hundred thousand rows never become row objects.
const noRows: object[] = [];
const made = new WeakMap<ColumnPlan, ColumnTable>();

/** The engine of a plan: reads as the plan says, and changes through it. One per plan. @source TBL-01 */
export function columnTableOf(plan: ColumnPlan): ColumnTable {
  const known = made.get(plan);
  if (known !== undefined) return known;
  const change =
    <Name extends keyof ColumnState>(name: Name) =>
    (update: Updater<ColumnState[Name]>) =>
      plan.change(name, (present) => functionalUpdate(update, present));
  const table = constructTable({
    features,
    columns: [...plan.definitions],
    data: noRows,
    columnResizeMode: 'onChange',
    state: plan.state,
    onColumnSizingChange: change('columnSizing'),
    onColumnVisibilityChange: change('columnVisibility'),
    onColumnOrderChange: change('columnOrder'),
    onColumnPinningChange: change('columnPinning'),
  });
  made.set(plan, table);
  return table;
}
