import { useId, useState, type ReactNode } from 'react';
import { useFieldKinds, useFieldWords } from '../field/FieldProvider.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { useCan } from '../permission/PermissionProvider.tsx';
import { ColumnMenu } from '../table/ColumnMenu.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Pagination } from '../table/Pagination.tsx';
import { useColumnSettings } from '../table/useColumnSettings.ts';
import { ActionHost } from './ActionHost.tsx';
import type { ListAction, RowAction } from './defineAction.ts';
import type { AnyRow, Resource } from './defineResource.ts';
import { fieldColumns, pageSums, type ResourceColumn } from './fieldColumns.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { FormSpec } from './formSpec.ts';
import { lazyDialogs, WhenLoaded } from './lazyDialogs.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { DetailPart } from './ResourceDetail.tsx';
import { RowActions } from './RowActions.tsx';
import { SearchArea } from './SearchArea.tsx';
import { standardActions } from './standardActions.ts';
import { StatusTabs, type StatusTab } from './StatusTabs.tsx';
import { useResourceList, type ResourceListHandle, type ResourceListOptions } from './useResourceList.ts';

/**
 * The whole list screen of a resource: search, tabs, chips, toolbar, table, pages, and the dialogs that its buttons open.
 * Whatever the resource's calls or the person's permissions do not offer is left out.
 *
 * @example <ResourceList resource={device} search={['deviceName', 'owner', 'state']} columns={['deviceName', 'owner', 'state']} rowActions={[review]} />
 */
export function ResourceList<Row extends AnyRow, Name extends string>(props: ResourceListProps<Row, Name>) {
  const { resource, tabs } = props;
  const { localize, t } = useTexts();
  const can = useCan();
  const kindOf = useFieldKinds();
  const words = useFieldWords();
  const panelId = useId();
  const list = useResourceList<Row>(resource, props);
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const columns = fieldColumns<Row>(props.columns as ReadonlyArray<ResourceColumn<Row>>, resource.fields, kindOf, words);
  const settings = useColumnSettings(props.storageId ?? resource.name);
  const label = localize(resource.label);
  const close = () => setOpen(null);

  const standard = standardActions(resource, {
    t,
    can,
    edit: props.edit !== false ? (row) => setOpen({ kind: 'form', row }) : undefined,
    view: props.view !== false ? (row) => setOpen({ kind: 'detail', row }) : undefined,
    remove: props.remove !== false,
    removeWhen: props.removeWhen,
    editWhen: props.editWhen,
  });
  const rowActions = [...standard.leading, ...(props.rowActions ?? []), ...standard.trailing];
  const sumKeys = columns
    .filter((column) => column.formatSum && list.page?.sums && column.key in list.page.sums)
    .map((column) => column.key);
  const mayView = props.view !== false;
  // A cell of the page's own may hold a link, which must not stand within a button.
  const ownCells = new Set(
    props.columns.flatMap((column) =>
      typeof column === 'object' && 'cell' in column ? [String('field' in column ? column.field : column.key)] : [],
    ),
  );

  return (
    <ActionHost resource={resource} onDone={() => list.setSelected([])}>
      <div className="flex min-h-0 flex-col gap-3">
        {props.header?.(list)}
        {props.search && props.search.length > 0 && (
          <SearchArea
            fields={resource.fields}
            names={props.search}
            filters={list.state.filters}
            onFiltersChange={list.setFilters}
            busy={list.status === 'loading' && list.rows.length > 0}
          />
        )}
        <section aria-label={label} className="flex min-h-0 flex-col rounded-lg border border-solid border-line bg-surface">
          {tabs && (
            <div className="px-gap pt-1">
              <StatusTabs
                field={tabs.field}
                tabs={tabs.items}
                filters={list.state.filters}
                label={localize(resource.fields[tabs.field].label)}
                panelId={panelId}
                onFiltersChange={list.setFilters}
              />
            </div>
          )}
          <div id={panelId} role={tabs ? 'tabpanel' : undefined} className="flex min-h-0 flex-col">
            <ListToolbar
              resource={resource}
              list={list}
              actions={props.toolbar ?? []}
              onAdd={props.add !== false && resource.api.add ? () => setOpen({ kind: 'form' }) : undefined}
              onImport={props.import !== false && resource.api.import ? () => setOpen({ kind: 'import' }) : undefined}
              canExport={props.export !== false && Boolean(resource.api.export)}
              removeSelected={props.remove !== false ? standard.removeSelected : undefined}
              columnMenu={<ColumnMenu columns={columns} handle={settings} />}
            />
            <div className="px-gap not-empty:pb-2">
              <FilterChips
                fields={resource.fields}
                filters={list.state.filters}
                hidden={tabs ? [tabs.field] : []}
                onFiltersChange={list.setFilters}
              />
            </div>
            {props.summary?.(list)}
            <DataTable<Row>
              label={label}
              columns={columns.map((column) =>
                mayView && column.key === resource.titleField && !ownCells.has(column.key)
                  ? {
                      ...column,
                      cell: (row, index) => (
                        <button
                          type="button"
                          className="max-w-full cursor-pointer truncate text-left text-primary-ink hover:underline"
                          onClick={() => setOpen({ kind: 'detail', row })}
                        >
                          {column.cell(row, index)}
                        </button>
                      ),
                    }
                  : column,
              )}
              rows={list.rows}
              rowKey={resource.rowKey}
              state={list.status}
              message={list.message}
              onRetry={list.refetch}
              sort={list.state.sort}
              onSortChange={list.setSort}
              selected={list.selected}
              onSelectedChange={props.selectable === false ? undefined : list.setSelected}
              firstRowNumber={(list.state.page - 1) * list.state.pageSize + 1}
              rowActions={rowActions.length > 0 ? (row) => <RowActions row={row} actions={rowActions} /> : undefined}
              rowActionsWidth={props.rowActionsWidth}
              onRowOpen={mayView ? (row) => setOpen({ kind: 'detail', row }) : undefined}
              expand={props.expand}
              rowTone={props.rowTone}
              sums={sumKeys.length > 0 ? { page: pageSums(list.rows, sumKeys), total: list.page?.sums } : undefined}
              settings={settings}
              maxHeight={props.maxHeight ?? 'max(320px, calc(100vh - 360px))'}
            />
            {list.page && list.status !== 'denied' && list.status !== 'failed' && (
              <div className="px-gap py-2.5">
                <Pagination
                  page={list.state.page}
                  pageSize={list.state.pageSize}
                  total={list.page.total}
                  totalIsEstimate={list.page.totalEstimated}
                  onChange={list.setPage}
                />
              </div>
            )}
          </div>
        </section>
      </div>
      {open?.kind === 'form' && (
        <WhenLoaded>
          <lazyDialogs.ResourceForm
            resource={resource}
            row={open.row}
            form={props.form}
            columns={props.formColumns}
            width={props.formWidth}
            onOpenChange={close}
          />
        </WhenLoaded>
      )}
      {open?.kind === 'detail' && (
        <WhenLoaded>
          <lazyDialogs.Detail
            resource={resource}
            row={open.row}
            parts={props.detail}
            onOpenChange={close}
            footer={(row) => <RowActions row={row} actions={rowActions.filter((action) => action.key !== 'view')} />}
          />
        </WhenLoaded>
      )}
      {open?.kind === 'import' && (
        <WhenLoaded>
          <lazyDialogs.Import resource={resource} onOpenChange={close} />
        </WhenLoaded>
      )}
    </ActionHost>
  );
}

type Open<Row> = { kind: 'form'; row?: Row } | { kind: 'detail'; row: Row } | { kind: 'import' };

/** Props of {@link ResourceList}. */
export interface ResourceListProps<Row extends AnyRow, Name extends string = string> extends ResourceListOptions {
  resource: Resource<Row, Name>;
  /** Fields shown, in order; a field with changes, or a column of one's own. */
  columns: ReadonlyArray<ResourceColumn<Row, NoInfer<Name>>>;
  /** Fields to search by, in order; the first two are in view. */
  search?: ReadonlyArray<NoInfer<Name>>;
  /** Deeds on a row, between edit and delete. */
  rowActions?: ReadonlyArray<RowAction<Row>>;
  /** Deeds of the toolbar, after add. */
  toolbar?: ReadonlyArray<ListAction<Row>>;
  /** Tabs that filter by one field. */
  tabs?: { field: NoInfer<Name>; items: readonly StatusTab[] };
  /** The form of add and edit: fields in order, groups or steps; by default every field that may be set. */
  form?: FormSpec<NoInfer<Name>>;
  formColumns?: 1 | 2 | 3;
  /** Width of the form in px. */
  formWidth?: number;
  /** Parts of the detail drawer; by default every field. */
  detail?: ReadonlyArray<DetailPart<Row, NoInfer<Name>>>;
  /** `false` leaves a standard button out even where call and permission are there. */
  add?: boolean;
  edit?: boolean;
  remove?: boolean;
  view?: boolean;
  export?: boolean;
  import?: boolean;
  selectable?: boolean;
  /** Rows that may be edited or deleted at all. */
  editWhen?: (row: Row) => boolean;
  removeWhen?: (row: Row) => boolean;
  /** Above everything, such as figures. */
  header?: (list: ResourceListHandle<Row>) => ReactNode;
  /** Between toolbar and table. */
  summary?: (list: ResourceListHandle<Row>) => ReactNode;
  /** Opens below a row. */
  expand?: (row: Row) => ReactNode;
  rowTone?: (row: Row) => 'danger' | 'waiting' | undefined;
  rowActionsWidth?: number;
  /** Remembers widths and hidden columns under this name, by default that of the resource. */
  storageId?: string;
  /** Height at which rows begin to scroll, any CSS length. */
  maxHeight?: string;
}
