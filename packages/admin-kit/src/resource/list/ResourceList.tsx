import { use, useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ConnectTable } from '../../editable-table/live/tableLine.ts';
import { useFieldKinds, useFieldWords } from '../../field/FieldProvider.tsx';
import { isSame } from '../../internals/isSame.ts';
import { late, useLate } from '../../internals/late.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import type { CardLayout } from '../../table/cardLayout.ts';
import { arrangeColumns } from '../../table/arrangeColumns.ts';
import { ColumnMenu } from '../../table/ColumnMenu.tsx';
import { hiddenAtFirst, useColumnSettings } from '../../table/useColumnSettings.ts';
import { ActionHost } from '../actions/ActionHost.tsx';
import { askedFields } from './askedFields.ts';
import { completeRows } from './completeRows.ts';
import type { ListAction, RowAction } from '../actions/defineAction.ts';
import { detailHref, type AnyRow, type Resource } from '../defineResource.ts';
import { fieldColumns, withNameFixed, type ResourceColumn } from './fieldColumns.tsx';
import type { FormSpec } from '../form/formSpec.ts';
import type { FurtherParams } from './listState.ts';
import type { ListTree } from './listTree.ts';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { OpenPageContext } from '../openPage.ts';
import { ResourceDetail, type DetailPart } from '../detail/ResourceDetail.tsx';
import { SavedViewContext } from '../views/savedViews.ts';
import { SearchArea } from '../search/SearchArea.tsx';
import { hiddenKeys, withShownColumns } from './shownColumns.ts';
import { standardActions } from '../actions/standardActions.ts';
import { activeTab, type CountedTabs, StatusTabs, useTabCounts } from './StatusTabs.tsx';
import { useResourceList, type ResourceListHandle, type ResourceListOptions } from './useResourceList.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * The whole list screen of a resource: search, tabs, chips, toolbar, table, pages, and the dialogs that its buttons open.
 * Whatever the resource's calls or the person's permissions do not offer is left out.
 *
 * @example <ResourceList resource={device} search={['deviceName', 'owner', 'state']} columns={['deviceName', 'owner', 'state']} rowActions={[review]} />
 */
export function ResourceList<Row extends AnyRow, Name extends string>(props: ResourceListProps<Row, Name>) {
  const { resource, tabs } = props;
  const { locale, localize, t, find } = useTexts(zhScreens);
  const can = useCan();
  const kindOf = useFieldKinds();
  const words = useFieldWords();
  const panelId = useId();
  const listKey = props.storageId ?? resource.name;
  const offered = withNameFixed(
    fieldColumns<Row>(props.columns as ReadonlyArray<ResourceColumn<Row>>, { fields: resource.fields, kindOf, words, locale }),
    resource.titleField,
  );
  const remembered = useColumnSettings(listKey, offered);
  const columns = arrangeColumns(offered, remembered.settings);
  const keys = columns.map((column) => column.key);
  const list = useResourceList<Row>(resource, {
    viewsOf: listKey,
    // Who edits in the list changes fields that belong together, and a tree reads what its rows lie below.
    asks: ({ further: linked }) =>
      props.inlineEdit || props.tree
        ? undefined
        : askedFields(resource, {
            columns: props.columns as ReadonlyArray<ResourceColumn<Row>>,
            hidden: hiddenKeys(remembered.settings, { keys, shown: linked?.shownColumns }),
          }),
    ...props,
  });
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const views = use(SavedViewContext);
  const further = list.state.further ?? noFurther;
  const settings = withShownColumns(remembered, {
    keys,
    shown: further.shownColumns,
    onShownChange: (shownColumns) => list.setFurther({ shownColumns }),
  });
  const tabItems = useTabCounts(tabs ?? noTabs, { list, isEnabled: list.status !== 'denied' });
  const label = localize(resource.label);
  const close = () => setOpen(null);
  const openPage = use(OpenPageContext);
  const view = (row: Row) => {
    const href = detailHref(resource, row);
    if (openPage && href) openPage(href);
    else setOpen({ kind: 'detail', row });
  };
  // A tab shows what it sets; values that no tab stands for are shown as any other filter.
  const setByTab =
    tabs && activeTab(tabs.field, { tabs: tabs.items, filters: list.state.filters }) >= 0
      ? [tabs.field, ...tabs.items.flatMap(({ filter = {} }) => Object.keys(filter))]
      : [];
  const hasChips = further.advanced !== undefined || Object.keys(list.state.filters).some((field) => !setByTab.includes(field));
  const [isNear, setNear] = useState(false);
  const isAsking = open?.kind === 'query';
  const openQuery = props.advanced === false ? undefined : () => setOpen({ kind: 'query' });
  const isQueried = isAsking || further.advanced !== undefined || Object.keys(list.state.filters).length > 0;
  const advancedQuery = useLate(
    lateQuery,
    // Nobody has asked yet: it comes while the person who might is on the way to its button.
    {
      isWanted: isQueried || (isNear ? false : undefined),
      props: {
        fields: resource.fields,
        filters: list.state.filters,
        hidden: setByTab,
        onFiltersChange: list.setFilters,
        onNote: list.note,
        // What the screen sets for good nobody asks for, and what is hidden nobody may.
        without: [...Object.keys(props.filter ?? {}), ...(list.page?.hiddenFields ?? [])],
        shown: keys,
        params: further,
        isOpen: isAsking,
        onParamsChange: list.setFurther,
        onOpen: openQuery,
        onClose: close,
      },
    },
  );
  // The rows come first; the menu follows when a person moves, or by itself.
  const isAnswered = list.page !== undefined || list.status !== 'loading';
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(() => setSettled(true), settledMs);
    return () => clearTimeout(timer);
  }, [isAnswered]);
  const viewMenu = useLate(lateViews, {
    isWanted: (views !== null && isAnswered && (isNear || isSettled)) || undefined,
    props: {
      source: views,
      listKey,
      permission: `${resource.permission}:list`,
      params: list.params,
      shown: keys.filter((key) => !settings.settings.hidden.includes(key)),
      isComplete: isSame(settings.settings.hidden.toSorted(), hiddenAtFirst(offered).toSorted()),
      onParamsChange: list.setParams,
    },
  });

  const standard = standardActions(resource, {
    t,
    find,
    can,
    edit: props.edit !== false ? (row) => setOpen({ kind: 'form', row }) : undefined,
    view: props.view !== false ? view : undefined,
    remove: props.remove !== false,
    removeWhen: props.removeWhen,
    editWhen: props.editWhen,
  });
  const addBelow = props.add === false ? undefined : props.tree?.parentField;
  const rowActions = [
    ...standard.leading,
    ...(addBelow && resource.api.add
      ? [
          {
            kind: 'row' as const,
            key: 'addBelow',
            label: t('resource.addBelow'),
            permission: `${resource.permission}:add`,
            opens: true,
            run: (row: Row) => setOpen({ kind: 'form', initial: { [addBelow]: resource.rowKey(row) } }),
          },
        ]
      : []),
    ...(props.rowActions ?? []),
    ...standard.trailing,
  ];
  const [isInline, setInline] = useState(false);
  // The rows being edited are those of the beginning: other filters would say what the table does not show. It tells why.
  const held = { inert: isInline, style: isInline ? { opacity: 0.6 } : undefined };
  const { rows } = list;
  const tellRows = useEffectEvent(() => props.onRowsChange?.(rows));
  useEffect(() => tellRows(), [rows]);
  const handleDone = (done: readonly string[], action: string) => {
    list.deselect(done);
    props.onAction?.(done, action);
    if (action !== 'remove') return;
    // Before the rows are asked again: of a row that is gone there is nothing to read.
    flushSync(() => setOpen((now) => (now?.kind === 'detail' && done.includes(resource.rowKey(now.row)) ? null : now)));
  };

  return (
    <ActionHost
      resource={resource}
      rows={list.rows}
      complete={list.query.fields === undefined ? undefined : (rows) => completeRows(resource, { rows, spell: list.spell })}
      onAction={handleDone}
    >
      <div data-shortcut-scope className="flex min-h-0 flex-col gap-3" onPointerMove={() => setNear(true)} onFocus={() => setNear(true)}>
        {props.header?.(list)}
        <section aria-label={label} className="flex min-h-0 flex-col rounded-lg border border-solid border-line bg-surface">
          {tabs && (
            <div className="px-gap" {...held}>
              <StatusTabs
                field={tabs.field}
                tabs={tabItems}
                filters={list.state.filters}
                label={localize(resource.fields[tabs.field].label)}
                panelId={panelId}
                onFiltersChange={list.setFilters}
              />
            </div>
          )}
          <div id={panelId} role={tabs ? 'tabpanel' : undefined} className="flex min-h-0 flex-col">
            {isInline ? (
              <InlineEditor
                resource={resource}
                rows={list.rows}
                names={keys.filter((key) => key in resource.fields && !settings.settings.hidden.includes(key))}
                editWhen={props.editWhen}
                live={props.inlineEdit}
                holdsSearch={Boolean(props.search?.length || tabs)}
                onClose={() => setInline(false)}
              />
            ) : (
              <>
                <ListToolbar
                  resource={resource}
                  list={list}
                  actions={props.toolbar ?? []}
                  onAdd={props.add !== false && resource.api.add ? () => setOpen({ kind: 'form' }) : undefined}
                  onImport={props.import !== false && resource.api.import ? () => setOpen({ kind: 'import' }) : undefined}
                  canExport={props.export !== false && Boolean(resource.api.export)}
                  removeSelected={props.remove !== false ? standard.removeSelected : undefined}
                  onInlineEdit={props.inlineEdit && resource.api.edit ? () => setInline(true) : undefined}
                  onPrint={() =>
                    // Nothing to choose where all that there is stands in view. A tree is printed as it is open.
                    setOpen({
                      kind: props.tree ? 'printTree' : 'print',
                      atOnce: list.selected.length === 0 && (list.page?.total ?? 0) <= rows.length,
                    })
                  }
                  columnMenu={<ColumnMenu columns={columns} handle={settings} />}
                  viewMenu={viewMenu}
                  search={
                    props.search &&
                    props.search.length > 0 && (
                      <SearchArea
                        of={props.onCurrentChange && label}
                        fields={resource.fields}
                        names={props.search}
                        filters={list.state.filters}
                        onFiltersChange={list.setFilters}
                        onAdvanced={openQuery}
                        busy={list.status === 'loading' && list.rows.length > 0}
                      />
                    )
                  }
                />
                <div className="flex flex-col gap-2 px-gap not-empty:pb-2">{advancedQuery}</div>
                {open?.kind === 'printTree' && <PrintTree resource={resource} list={list} onPrinted={close} />}
                {props.summary?.(list)}
                <ListTable
                  {...props}
                  list={list}
                  label={label}
                  shownColumns={columns}
                  settings={settings}
                  rowActions={rowActions}
                  onView={props.view === false ? undefined : view}
                  hasChips={hasChips}
                  isMenuWanted={isNear || isSettled}
                />
              </>
            )}
          </div>
        </section>
      </div>
      {open?.kind === 'form' && (
        <ResourceForm
          resource={resource}
          row={open.row}
          initial={open.initial}
          form={props.form}
          columns={props.formColumns}
          width={props.formWidth}
          draftable={props.formDraftable}
          onOpenChange={close}
        />
      )}
      {open?.kind === 'detail' && (
        <ResourceDetail
          resource={resource}
          row={open.row}
          parts={props.detail}
          onOpenChange={close}
          actions={rowActions.filter((action) => !action.listOnly)}
        />
      )}
      {open?.kind === 'print' && (
        <Print resource={resource} list={list} columns={columns} settings={settings} atOnce={open.atOnce} onOpenChange={close} />
      )}
      {open?.kind === 'import' && <ImportDialog resource={resource} onOpenChange={close} />}
    </ActionHost>
  );
}

const noTabs = { field: '', items: [] };
const noFurther: FurtherParams = {};
/** How long rows stand alone in a page that nobody touches, in ms. */
const settledMs = 1000;
// The frame comes first and shows the shape of its form; the form is asked for at the same time. Should that fail, the frame asks again.
const ResourceForm = late(
  () => {
    import('../form/FieldsFormBody.tsx').catch(() => undefined);
    return import('../form/ResourceFormDialog.tsx');
  },
  { part: 'ResourceFormDialog' },
);
const InlineEditor = late(() => import('../inline-edit/InlineEditor.tsx'));
const Print = late(() => import('../print/PrintDialog.tsx'));
const PrintTree = late(() => import('../print/PrintTree.tsx'));
const lateViews = late(() => import('../views/ViewMenu.tsx'));
const lateQuery = late(() => import('../search/AdvancedQuery.tsx'));

type Open<Row> =
  | { kind: 'form'; row?: Row; initial?: Readonly<Record<string, unknown>> }
  | { kind: 'detail'; row: Row }
  | { kind: 'import' | 'query' }
  | { kind: 'print' | 'printTree'; atOnce: boolean };

/** Props of {@link ResourceList}. */
export interface ResourceListProps<Row extends AnyRow, Name extends string = string> extends ResourceListOptions {
  /** What the rows are: fields, calls and the prefix of its permissions. */
  resource: Resource<Row, Name>;
  /** How rows lie below each other; see `ResourceTreeList`, which makes it. */
  tree?: ListTree<Row>;
  /** Fields shown, in order; a field with changes, or a column of one's own. */
  columns: ReadonlyArray<ResourceColumn<Row, NoInfer<Name>>>;
  /** Fields to search by, in order; the first two are in view. */
  search?: ReadonlyArray<NoInfer<Name>>;
  /** Whether conditions on all searchable fields can be joined by and / or; default true where there is a search. */
  advanced?: boolean;
  /** Actions on a row, between edit and delete. */
  rowActions?: ReadonlyArray<RowAction<Row>>;
  /** Actions of the toolbar, after add. */
  toolbar?: ReadonlyArray<ListAction<Row>>;
  /** Tabs that filter by one field; with `counts` each shows how many rows it stands for among those that are asked for. */
  tabs?: CountedTabs & { field: NoInfer<Name> };
  /** The form of add and edit: fields in order, groups or steps; by default every field that may be set. */
  form?: FormSpec<NoInfer<Name>>;
  /** Columns of that form on a wide screen, default 2. */
  formColumns?: 1 | 2 | 3;
  /** Width of the form in px. */
  formWidth?: number;
  /** Whether a row may be kept as a draft, without what the form only needs (`needed` of an item); asked with the stored row, without one on an add. */
  formDraftable?: (row: Row | undefined) => boolean;
  /** Parts of the detail drawer; by default every field. */
  detail?: ReadonlyArray<DetailPart<Row, NoInfer<Name>>>;
  /** `false` leaves a standard button out even where call and permission are there. */
  add?: boolean;
  /** Edit of a row; `false` leaves it out. */
  edit?: boolean;
  /**
   * The rows of a page can be edited in a table like a spreadsheet. With `connect` people who do so at the same time see each
   * other; the key of the table is the resource's name. @source TBL-13
   */
  inlineEdit?: boolean | { connect: ConnectTable };
  /** Delete of a row and of the chosen rows; `false` leaves both out. @source TBL-07 */
  remove?: boolean;
  /** Detail of a row by its button, its title, Enter or a double click; `false` leaves it out. */
  view?: boolean;
  /** Export of exactly what is filtered; `false` leaves it out. */
  export?: boolean;
  /** Import of a sheet, with its template; `false` leaves it out. */
  import?: boolean;
  /** Whether rows are numbered, default true; a tree has no numbers. */
  numbered?: boolean;
  /** Whether rows have a box to choose them, default true. */
  selectable?: boolean;
  /** Rows that may be edited or deleted at all. */
  editWhen?: (row: Row) => boolean;
  /** Whether a row may be deleted; absent means every row. The server decides in the end. */
  removeWhen?: (row: Row) => boolean;
  /** Above everything, such as figures. */
  header?: (list: ResourceListHandle<Row>) => ReactNode;
  /** Between toolbar and table. */
  summary?: (list: ResourceListHandle<Row>) => ReactNode;
  /** Key of the row that something beside the list is about, see `MasterDetail`. */
  current?: string | null;
  /** A row got the focus by click or arrow key, or the button of its card was pressed. */
  onCurrentChange?: (row: Row) => void;
  /** Words of that button. */
  currentLabel?: string;
  /** Called with the rows of the page in view whenever they were re-read. */
  onRowsChange?: (rows: readonly Row[]) => void;
  /** Called after each action, with the keys of the rows for which it went well, and its own, such as `remove`. */
  onAction?: (done: readonly string[], action: string) => void;
  /** Opens below a row. */
  expand?: (row: Row) => ReactNode;
  /** Marks rows that need attention by colour; undefined draws a row as usual. */
  rowTone?: (row: Row) => 'danger' | 'waiting' | undefined;
  /** What the card of a row shows on a phone before it is opened; the state of `detailHead` stands beside its heading. */
  card?: CardLayout | undefined;
  /** Width in px of the column with the actions, default 132. */
  rowActionsWidth?: number;
  /** Remembers widths and hidden columns under this name, by default that of the resource. */
  storageId?: string;
  /** Height at which rows begin to scroll, any CSS length. */
  maxHeight?: string;
}
