import { late } from '../internals/late.ts';
import { useEffect } from 'react';
import { DeniedState, Empty, ErrorState, Skeleton } from '../input/states.tsx';
import { cx } from '../internals/cx.ts';
import { useIsMobile } from '../internals/useMediaQuery.ts';
import { arrangeColumns } from './arrangeColumns.ts';
import { spokenColumns } from './columns.ts';
import { GridTable } from './GridTable.tsx';
import type { TableTree } from './tableTree.ts';
import { useColumnSettings } from './useColumnSettings.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { SpokenTableProps, DataTableProps } from './tableTypes.ts';

/** Few tables are trees; until its code is there, which comes with the rows, a row stands where it would without one. */
const TreeCell = late(() => import('./TreeCell.tsx'), { part: 'TreeCell', meanwhile: ({ children }) => children });
const blank = <Skeleton rows={10} className="p-4" />;
/** Only phones draw cards. */
const CardList = late(() => import('./CardList.tsx'), { part: 'CardList', meanwhile: () => blank });

/**
 * Rows in columns: sticky heading, pinned columns, selection, order, widths, sums; on a phone a list of cards. It shows what it
 * is given; paging and fetching belong to its owner.
 *
 * @example <DataTable label="设备" columns={[{ key: 'name', title: '姓名', cell: (row) => row.name }]} rows={devices} rowKey={(row) => row.id} />
 * @keyboard
 * Tab: Into the table at one row, then through what the row offers
 * ↓ ↑ Home End: Another row
 * Enter: Opens the row; on a column name: rising, falling, unordered
 * Space: Chooses the row
 * → ←: On a column edge: wider, narrower
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t, localize } = useTexts();
  const own = useColumnSettings(props.storageId, props.columns);
  const isMobile = useIsMobile();
  const { state, rows } = props;
  // On its way while the rows are.
  const isTree = props.tree !== undefined;
  useEffect(() => {
    if (isMobile) CardList.preload();
    if (isTree) TreeCell.preload();
  }, [isMobile, isTree]);

  if (state === 'denied') return <DeniedState />;
  if (state === 'failed') return <ErrorState onRetry={props.onRetry}>{props.message}</ErrorState>;
  const isLoading = state === 'loading';
  const isReloading = isLoading && rows.length > 0;
  const isFirstLoad = isLoading && rows.length === 0;
  const isEmpty = !isLoading && rows.length === 0;
  const View = isMobile ? CardList : GridTable;
  const settings = props.settings ?? own;
  const arranged = arrangeColumns(spokenColumns(props.columns, localize), settings.settings);
  const columns = props.tree ? withTree({ ...props, columns: arranged }, { tree: props.tree, hidden: settings.settings.hidden }) : arranged;
  return (
    <div className={cx('flex min-h-0 flex-col', props.className)} aria-busy={isLoading || undefined}>
      <div className={cx('relative min-h-0 flex-1', isReloading && 'pointer-events-none')}>
        {isReloading && <div aria-hidden className="absolute inset-x-0 top-0 z-40 h-0.5 animate-pulse bg-primary-solid" />}
        {(!isMobile || rows.length > 0) && (
          <View {...props} columns={columns} settings={settings} awaited={isFirstLoad ? (props.expected ?? 10) : 0} />
        )}
        {isFirstLoad && isMobile && blank}
        {isEmpty && <Empty action={props.emptyAction}>{props.emptyText}</Empty>}
      </div>
      {(isReloading || (isFirstLoad && !isMobile)) && (
        <span role="status" aria-label={t('common.loading')} className="sr-only">
          {t('common.loading')}
        </span>
      )}
    </div>
  );
}

/** The first column in view shows where a row lies. */
function withTree<Row>({ columns, rowKey }: SpokenTableProps<Row>, { tree, hidden }: { tree: TableTree; hidden: readonly string[] }) {
  const first = columns.find(({ key }) => !hidden.includes(key));
  return columns.map((column) =>
    column === first
      ? {
          ...column,
          cell: (row: Row, index: number) => (
            <TreeCell rowKey={rowKey(row)} index={index} tree={tree}>
              {column.cell(row, index)}
            </TreeCell>
          ),
        }
      : column,
  );
}
