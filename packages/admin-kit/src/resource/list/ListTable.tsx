import { use, useRef, useState } from 'react';
import { Button } from '../../internals/Button.tsx';
import { late } from '../../internals/late.ts';
import { useIsMobile } from '../../internals/useMediaQuery.ts';
import type { SpokenColumn } from '../../table/columns.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { Pagination } from '../../table/Pagination.tsx';
import type { ColumnSettingsHandle } from '../../table/useColumnSettings.ts';
import type { RowAction } from '../actions/defineAction.ts';
import { detailHref, type AnyRow } from '../defineResource.ts';
import { listSums } from './listSums.ts';
import { OpenPageContext } from '../openPage.ts';
import type { ResourceListProps } from './resourceListProps.ts';
import { RowActions } from './RowActions.tsx';
import { TitleLink } from './TitleLink.tsx';
import type { ResourceListHandle } from './useResourceList.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { zhTable } from '../../table/texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** The rows of a list and their pages; titles lead to the detail, actions stand at the end of a row and in its menu. */
export function ListTable<Row extends AnyRow, Name extends string>(props: ListTableProps<Row, Name>) {
  const { resource, list, label, shownColumns, settings, rowActions, onView } = props;
  const { t, localize } = useTexts(zhScreens);
  const { t: tableText } = useTexts(zhTable);
  const openPage = use(OpenPageContext);
  const place = useRef<HTMLDivElement>(null);
  const isMobile = useIsMobile();
  const [shownSums, setShownSums] = useState<'total' | 'page'>('total');
  const arranged = props.tree?.arrange(list.rows);
  const rows = arranged?.rows ?? list.rows;
  const { selectableWhen } = props;
  // Menus and keys choose rows without asking their boxes.
  const isBarred = (key: string) => rows.some((row) => resource.rowKey(row) === key && selectableWhen?.(row) === false);
  const onSelectedChange =
    props.selectable === false
      ? undefined
      : (keys: readonly string[]) => list.setSelected(selectableWhen ? keys.filter((key) => !isBarred(key)) : keys, rows);
  const hasMenu = rowActions.length > 0 || onSelectedChange !== undefined;
  const sums = listSums(list, { columns: shownColumns, fields: resource.fields, localeContextValue: { t, localize } });
  // A cell of the page's own may hold a link, which must not stand within a button.
  const ownCells = new Set(
    props.columns.flatMap((column) =>
      typeof column === 'object' && 'cell' in column && !('opens' in column && column.opens === true)
        ? [String('field' in column ? column.field : column.key)]
        : [],
    ),
  );
  return (
    <div ref={place} className="flex min-h-0 flex-col">
      <DataTable<Row>
        label={label}
        columns={shownColumns.map((column) =>
          onView && column.key === resource.titleField && !ownCells.has(column.key)
            ? {
                ...column,
                cell: (row, index) => (
                  <TitleLink href={openPage ? detailHref(resource, row) : undefined} onOpen={() => onView(row)}>
                    {column.cell(row, index)}
                  </TitleLink>
                ),
              }
            : column,
        )}
        rows={rows}
        tree={arranged?.tree}
        rowKey={resource.rowKey}
        state={list.status}
        expected={Math.min(list.state.pageSize, mostExpected)}
        message={list.message}
        onRetry={list.refetch}
        sort={list.state.sort}
        onSortChange={list.setSort}
        severalSorts={resource.api.severalOrders}
        sortHint={resource.api.severalOrders ? t('resource.severalSorts') : undefined}
        selected={list.selected}
        onSelectedChange={onSelectedChange}
        mayChoose={selectableWhen}
        firstRowNumber={props.tree || props.numbered === false ? undefined : (list.state.page - 1) * list.state.pageSize + 1}
        rowActions={rowActions.length > 0 ? (row) => <RowActions row={row} actions={rowActions} /> : undefined}
        rowActionsWidth={props.rowActionsWidth}
        onRowOpen={onView}
        current={props.current}
        onCurrentChange={props.onCurrentChange}
        currentLabel={props.currentLabel}
        expand={props.expand}
        card={{ tag: resource.detailHead?.status, ...props.card }}
        rowTone={props.rowTone}
        sums={sums && { ...sums, shown: shownSums }}
        settings={settings}
        maxHeight={
          props.maxHeight ??
          `max(320px, calc(100vh - ${aroundRows + (props.tabs ? tabsSize : 0) + (props.hasChips ? chipsSize : 0)}px - var(--spacing-control) - var(--spacing-control-sm)))`
        }
      />
      {/* Nothing below it moves when the pages are known. */}
      {!list.page && list.status === 'loading' && <div aria-hidden className="h-control-sm py-1.5 box-content" />}
      {list.page && list.status !== 'denied' && list.status !== 'failed' && (
        <div className="px-gap py-1.5 print:hidden">
          <Pagination
            of={props.onCurrentChange || props.isOneOfMany ? label : undefined}
            page={list.state.page}
            pageSize={list.state.pageSize}
            total={list.page.total}
            totalIsEstimate={list.page.totalEstimated}
            onPageChange={list.setPage}
            fit={isMobile ? undefined : () => fittingRows(place.current) ?? list.state.pageSize}
            start={
              sums?.page &&
              list.page.total > list.state.pageSize &&
              !isMobile && (
                <Button size="small" variant="link" onClick={() => setShownSums(shownSums === 'page' ? 'total' : 'page')}>
                  {tableText(shownSums === 'page' ? 'table.showTotalSum' : 'table.showPageSum')}
                </Button>
              )
            }
          />
        </div>
      )}
      {hasMenu && props.isMenuWanted && (
        <RowMenu
          place={place}
          resource={resource}
          rows={rows}
          actions={rowActions}
          selected={list.selected}
          onSelectedChange={onSelectedChange}
        />
      )}
    </div>
  );
}

/** How many rows of a table are seen at once when it is as high as it may become; undefined while there is none. */
function fittingRows(place: HTMLElement | null): number | undefined {
  const table = place?.querySelector('table');
  const box = table?.parentElement;
  const row = table?.tBodies[0]?.rows[0];
  if (!box || !row) return undefined;
  const bar = box.offsetHeight - box.clientHeight;
  const room =
    Number.parseFloat(getComputedStyle(box).maxHeight) - bar - (table.tHead?.offsetHeight ?? 0) - (table.tFoot?.offsetHeight ?? 0);
  return room > 0 ? Math.max(1, Math.floor(room / row.offsetHeight)) : undefined;
}

/** More blanks than that are out of view. */
const mostExpected = 20;
/** What stands above and below the rows of a list in a frame, in px, beside controls: its pages stay in view on a desktop. */
const aroundRows = 138;
/** What tabs above it add. */
const tabsSize = 36;
/** What the chips of a search add. */
const chipsSize = 34;
// The actions stand at the end of each row, too: the menu can wait until the rows are there.
const RowMenu = late(() => import('./RowMenu.tsx'));

/** Props of {@link ListTable}: those of the list, and what the list made of them. */
export interface ListTableProps<Row extends AnyRow, Name extends string> extends Omit<ResourceListProps<Row, Name>, 'rowActions'> {
  list: ResourceListHandle<Row>;
  label: string;
  shownColumns: ReadonlyArray<SpokenColumn<Row>>;
  settings: ColumnSettingsHandle;
  /** Standard actions and those of the page, in order. */
  rowActions: ReadonlyArray<RowAction<Row>>;
  /** Shows a row; absent where the list has no detail. */
  onView: ((row: Row) => void) | undefined;
  /** What the list is filtered by stands above its rows. */
  hasChips: boolean;
  /** The rows are there, or a person has come near. */
  isMenuWanted: boolean;
}
