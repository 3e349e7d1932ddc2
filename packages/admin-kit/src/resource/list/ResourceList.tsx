import { use, useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldKinds, useFieldWords } from '../../field/FieldProvider.tsx';
import { isSame } from '../../internals/isSame.ts';
import { late, useLate } from '../../internals/late.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import { arrangeColumns } from '../../table/arrangeColumns.ts';
import { ColumnMenu } from '../../table/ColumnMenu.tsx';
import { hiddenAtFirst, useColumnSettings } from '../../table/useColumnSettings.ts';
import { ActionHost } from '../actions/ActionHost.tsx';
import { askedFields } from './askedFields.ts';
import { completeRows } from './completeRows.ts';
import { detailHref, type AnyRow } from '../defineResource.ts';
import { fieldColumns, withNameFixed, type ResourceColumn } from './fieldColumns.tsx';
import type { FurtherParams } from './listState.ts';
import { type FormInList, ListDialogs, type OpenInList } from './ListDialogs.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { OpenPageContext } from '../openPage.ts';
import type { ResourceListProps } from './resourceListProps.ts';
import { SavedViewContext } from '../views/savedViews.ts';
import { SearchArea } from '../search/SearchArea.tsx';
import { hiddenKeys, withShownColumns } from './shownColumns.ts';
import { standardActions } from '../actions/standardActions.ts';
import { activeTab, StatusTabs, useTabCounts } from './StatusTabs.tsx';
import { useOpenDetail } from './useOpenDetail.ts';
import { useResourceList } from './useResourceList.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * The whole list screen of a resource: search, tabs, chips, toolbar, table, pages, and the dialogs that its buttons open.
 * Whatever the resource's calls or the person's permissions do not offer is left out.
 *
 * @example <ResourceList resource={device} search={['name', 'state']} columns={['name', 'state', 'price']} rowActions={[freeze]} />
 * @keyboard
 * Alt+N: Adds
 * Alt+S Alt+Q: Into the search; the advanced query
 * Alt+PageDown Alt+PageUp: Next and previous page
 * Alt+R Alt+X Alt+I: Refreshes, exports, imports
 * → ←: On the tabs of states: another state
 * Enter: In the search: searches. On a row: opens it
 * Shift+F10 ≣: On a row: opens its menu
 */
export function ResourceList<Row extends AnyRow, Name extends string>(props: ResourceListProps<Row, Name>) {
  const { resource, tabs } = props;
  const speech = useTexts(zhScreens);
  const { locale, localize, t } = speech;
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
  const [open, setOpen] = useState<OpenInList<Row> | null>(null);
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
    else detail.open(row);
  };
  const detail = useOpenDetail(resource, { list, isOffered: props.view !== false && !(openPage && resource.detailPath) });
  const showForm = (form: Omit<FormInList<Row>, 'kind'>) => {
    detail.close();
    setOpen({ kind: 'form', ...form });
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
        fields: props.queryFields ? { ...resource.fields, ...props.queryFields } : resource.fields,
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
    speech,
    can,
    edit: props.edit !== false ? (row) => showForm({ row }) : undefined,
    view: props.view !== false ? view : undefined,
    remove: props.remove !== false,
    removeWhen: props.removeWhen,
    editWhen: props.editWhen,
  });
  const canExport = props.export !== false && Boolean(resource.api.export);
  const { removeSelected } = standard;
  const selectable =
    props.selectable ??
    ([removeSelected, ...(props.toolbar ?? [])].some((action) => action?.needsSelection && can(action.permission)) ||
      (canExport && can(`${resource.permission}:export`)));
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
            run: (row: Row) => showForm({ initial: { [addBelow]: resource.rowKey(row) } }),
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
    if (detail.id !== undefined && done.includes(detail.id)) flushSync(detail.close);
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
                  canExport={canExport}
                  exported={props.export === 'columns' ? (props.columns as ReadonlyArray<ResourceColumn<Row>>) : undefined}
                  removeSelected={removeSelected}
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
                        of={props.onCurrentChange || props.isOneOfMany ? label : undefined}
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
                  selectable={selectable}
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
      <ListDialogs
        {...props}
        open={open}
        openDetail={detail}
        list={list}
        shownColumns={columns}
        settings={settings}
        rowActions={rowActions}
        onOpenChange={close}
      />
    </ActionHost>
  );
}

const noTabs = { field: '', items: [] };
const noFurther: FurtherParams = {};
/** How long rows stand alone in a page that nobody touches, in ms. */
const settledMs = 1000;
const InlineEditor = late(() => import('../inline-edit/InlineEditor.tsx'));
const PrintTree = late(() => import('../print/PrintTree.tsx'));
const lateViews = late(() => import('../views/ViewMenu.tsx'));
const lateQuery = late(() => import('../search/AdvancedQuery.tsx'));
