import {
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  functionalUpdate,
  tableFeatures,
  type ColumnDef,
  type Table,
} from '@tanstack/react-table';
import { isRightToLeft } from '../internals/isRightToLeft.ts';
import { plainReactivity } from '../internals/plainReactivity.ts';
import type { SpokenColumn } from './columns.ts';
import type { ColumnSettingsHandle } from './useColumnSettings.ts';
import type { SpokenTableProps, VisibleColumn } from './tableTypes.ts';

const features = tableFeatures({
  coreReactivityFeature: plainReactivity,
  columnSizingFeature,
  columnResizingFeature,
  columnVisibilityFeature,
});
type GridFeatures = typeof features;

/** The engine of the columns, as the header asks it. */
export type GridEngine = Table<GridFeatures, object>;

// The engine keeps widths, pins and visibility; rows are drawn straight from the props.
const noRows: object[] = [];

export const selectKey = '__select';
export const numberKey = '__number';
export const expandKey = '__expand';
export const actionsKey = '__actions';

export function engineOf(columns: Array<ColumnDef<GridFeatures, object>>, { settings, resize }: ColumnSettingsHandle): GridEngine {
  const columnSizing = { ...settings.widths };
  return constructTable({
    features,
    columns,
    data: noRows,
    columnResizeMode: 'onChange',
    columnResizeDirection: isRightToLeft() ? 'rtl' : 'ltr',
    state: { columnVisibility: Object.fromEntries(settings.hidden.map((key) => [key, false])), columnSizing },
    onColumnSizingChange: (update) => resize(functionalUpdate(update, columnSizing)),
  });
}

export function definitionsOf<Row>(columns: ReadonlyArray<SpokenColumn<Row>>, zoom: number): Array<ColumnDef<GridFeatures, object>> {
  return columns.map(({ key, width = 140 }) => ({
    id: key,
    size: Math.ceil(width * zoom),
    minSize: 48,
    enableResizing: !key.startsWith('__'),
  }));
}

export function withHelperColumns<Row>(
  props: SpokenTableProps<Row>,
  { numberTitle, actionsTitle, wordWidth }: { numberTitle: string; actionsTitle: string; wordWidth: number },
): ReadonlyArray<SpokenColumn<Row>> {
  const first = props.firstRowNumber;
  const blank = () => null;
  // What stands before columns that stay, stays with them.
  const side = props.columns.some(({ pinned: at }) => at === 'start') ? ('start' as const) : undefined;
  return [
    ...(props.onSelectedChange ? [{ key: selectKey, title: '', width: 44, pinned: 'start' as const, cell: blank }] : []),
    ...(props.expand ? [{ key: expandKey, title: '', width: 44, pinned: side, cell: blank }] : []),
    ...(first === undefined
      ? []
      : [
          {
            key: numberKey,
            title: numberTitle,
            width: 56,
            pinned: side,
            cell: (_row: Row, index: number) => <span className="text-ink-secondary tabular-nums">{first + index}</span>,
          },
        ]),
    ...props.columns,
    ...(props.rowActions
      ? [
          {
            key: actionsKey,
            title: actionsTitle,
            // Said in px of Chinese words; those of other languages are longer.
            width: (props.rowActionsWidth ?? 132) * wordWidth,
            pinned: 'end' as const,
            cell: (row: Row) => <div className="flex items-center gap-0.5">{props.rowActions?.(row)}</div>,
          },
        ]
      : []),
  ];
}

/** Columns in the order they are drawn, pinned ones at their side, each with what keeps it there. */
export function pinned<Row>(columns: ReadonlyArray<Omit<VisibleColumn<Row>, 'stick'>>): Array<VisibleColumn<Row>> {
  const at = (side: SpokenColumn<Row>['pinned']) => columns.filter(({ column }) => column.pinned === side);
  let [before, after] = [0, 0];
  const start = at('start').map((one) => {
    const stick = { insetInlineStart: before };
    before += one.leaf.getSize();
    return { ...one, stick };
  });
  const end = at('end')
    .toReversed()
    .map((one) => {
      const stick = { insetInlineEnd: after };
      after += one.leaf.getSize();
      return { ...one, stick };
    })
    .toReversed();
  return [...start, ...at(undefined).map((one) => ({ ...one, stick: undefined })), ...end];
}
