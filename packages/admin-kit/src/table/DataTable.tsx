import { useTexts } from '../i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { DeniedState, Empty, ErrorState, Skeleton } from '../input/states.tsx';
import { cx } from '../internals/cx.ts';
import { useIsMobile } from '../internals/useMediaQuery.ts';
import { CardList } from './CardList.tsx';
import type { TableColumn, TableSort } from './columns.ts';
import { GridTable } from './GridTable.tsx';
import { useColumnSettings, type ColumnSettingsHandle } from './useColumnSettings.ts';

/**
 * Rows in columns: sticky heading, pinned columns, selection, order, widths, sums; on a phone a list of cards. It shows what it
 * is given; paging and fetching belong to its owner.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTexts();
  const own = useColumnSettings(props.storageId);
  const isMobile = useIsMobile();
  const { state = 'ready', rows } = props;

  if (state === 'denied') return <DeniedState />;
  if (state === 'failed') return <ErrorState onRetry={props.onRetry}>{props.message}</ErrorState>;
  const isFirstLoad = state === 'loading' && rows.length === 0;
  const isEmpty = !isFirstLoad && rows.length === 0;
  const View = isMobile ? CardList : GridTable;
  return (
    <div className={cx('flex min-h-0 flex-col', props.className)} aria-busy={state === 'loading' || undefined}>
      <div className={cx('relative min-h-0 flex-1', state === 'loading' && rows.length > 0 && 'pointer-events-none')}>
        {state === 'loading' && rows.length > 0 && (
          <div aria-hidden className="absolute inset-x-0 top-0 z-40 h-0.5 animate-pulse bg-primary-solid" />
        )}
        {(!isMobile || rows.length > 0) && <View {...props} settings={props.settings ?? own} />}
        {isFirstLoad && <Skeleton rows={6} className="p-4" />}
        {isEmpty && <Empty action={props.emptyAction}>{props.emptyText}</Empty>}
      </div>
      {state === 'loading' && rows.length > 0 && (
        <span role="status" className="sr-only">
          {t('common.loading')}
        </span>
      )}
    </div>
  );
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  /** Identity of a row; stable across pages. */
  rowKey: (row: Row) => string;
  /** Name of the table for assistive technology. */
  label: string;
  state?: 'ready' | 'loading' | 'failed' | 'denied';
  /** What went wrong, in the server's words. */
  message?: string;
  onRetry?: () => void;
  sort?: TableSort | null;
  /** Given a way to change the order, sortable headings become buttons. */
  onSortChange?: (sort: TableSort | null) => void;
  /** Keys of chosen rows; given a way to change them, each row has a box. */
  selected?: readonly string[];
  onSelectedChange?: (keys: readonly string[]) => void;
  /** Number of the first row, for a column of row numbers; absent means no such column. */
  firstRowNumber?: number;
  /** Buttons at the end of each row, always in view. */
  rowActions?: (row: Row) => ReactNode;
  /** Width of that column in px, default 160. */
  rowActionsWidth?: number;
  /** Enter or a double click on a row. */
  onRowOpen?: (row: Row) => void;
  /** Opens below a row. */
  expand?: (row: Row) => ReactNode;
  /** Sums below the columns, in the columns' own units: of this page, of the whole result. */
  sums?: { page?: Readonly<Record<string, number>>; total?: Readonly<Record<string, number>> };
  /** Marks rows, for instance by what is due. */
  rowTone?: (row: Row) => 'danger' | 'waiting' | undefined;
  emptyText?: ReactNode;
  emptyAction?: ReactNode;
  /** Remembers widths and hidden columns in this browser under this name. */
  storageId?: string;
  /** Settings kept outside, when a `ColumnMenu` stands elsewhere; then `storageId` is not needed. */
  settings?: ColumnSettingsHandle;
  /** Height at which rows begin to scroll, any CSS length; default none. */
  maxHeight?: string;
  className?: string;
}
