import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Filters } from '../../field/search.ts';
import { detailParam, withDetail } from '../../internals/detailParam.ts';
import { readStored, writeStored } from '../../internals/storage.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import type { TableSort } from '../../table/columns.ts';
import type { ListParams, ListSums, Page } from '../api.ts';
import { askAgain } from '../actions/askAgain.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import {
  createMemoryListState,
  isSameParams,
  ListStateContext,
  listKey,
  listQuery,
  mostRows,
  isOwnKey,
  readListState,
  writeListState,
  type FixedFilter,
  type FurtherParams,
  type HistoryStep,
  type ListState,
  type ListStateStore,
} from './listState.ts';
import { type ListParamsRecord, type ListQuery, type ListWire, ListWireContext } from './listWire.ts';
import { isDenied } from '../refusals.ts';
import { rowNews } from './rowNews.ts';
import { useFirstView } from '../views/useFirstView.ts';
import { asPage } from '../wellFormed.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** A list with its state and answers, for screens that draw it themselves. */
export interface ResourceListHandle<Row> {
  /** What is asked: filters, page, order. */
  state: ListState;
  /** Rows of the page. */
  rows: readonly Row[];
  /** The answer as a whole. */
  page: Page<Row> | undefined;
  /** `denied` when the person may not list, by our permissions or by the server's word. */
  status: 'ready' | 'loading' | 'failed' | 'denied';
  /** Why it failed, in words. */
  message: string | undefined;
  /** Asks again. */
  refetch: () => void;
  /** Somebody else changed rows since these were read. */
  isOutdated: boolean;
  /** Asks again for every list of this resource. */
  invalidate: () => Promise<void>;
  /** Asks other rows. */
  setFilters: (filters: Filters) => void;
  /** Changes the advanced query, the columns in view or the saved view; undefined takes one away. */
  setFurther: (change: { [Key in keyof FurtherParams]?: string | undefined }) => void;
  /** What a link to this list carries, without its page. */
  params: ListParamsRecord;
  /** Shows what a link carries, in place of all that a person chose. */
  setParams: (params: ListParamsRecord) => void;
  /** Asks another order. */
  setSort: (sort: TableSort | null) => void;
  /** Asks another page. */
  setPage: (next: { page: number; pageSize: number }) => void;
  /** Keys of the chosen rows. */
  selected: readonly string[];
  /** The chosen rows that this visit has seen. */
  selectedRows: readonly Row[];
  /** Chooses rows by their keys; `shown` are those in view that the list itself did not bring, such as rows below others. */
  setSelected: (keys: readonly string[], shown?: readonly Row[]) => void;
  /** Takes rows out of the selection, whatever else was chosen meanwhile. */
  deselect: (keys: readonly string[]) => void;
  /** Totals over all that is filtered, asked for after the rows; undefined where the resource has no such call. */
  sums: (ListSums & { isPending: boolean }) | undefined;
  /** Key of the row whose detail lies over the list, as its link says. */
  detail: string | undefined;
  /** Opens the detail of a row, as a step of its own; `replace` leads on to another one, undefined closes it. */
  setDetail: (key: string | undefined, mode?: HistoryStep) => void;
  /** What is asked for the rows in view. */
  query: ListQuery;
  /** The parameters of a call for something like it, as the server spells them. */
  spell: ListWire['params'];
  /** The parameters without paging and without the fields that are wanted: for an export of exactly what is filtered. */
  exportQuery: ListParams;
  /** Tells the page around in words what narrows the list; absent where nobody listens. */
  note: ListStateStore['note'];
}

/** What a list may be told. */
export interface ResourceListOptions {
  /** Filters that the screen sets for good; they win over what a person chooses. */
  filter?: FixedFilter;
  /** Order before a person chooses, default newest first where there is a `createTime`. */
  defaultSort?: TableSort | null;
  /**
   * Rows per page before a person chooses, default that of `ListWireContext`, else 10. What they choose is remembered in this browser
   * under `viewsOf`. @source TBL-09
   */
  pageSize?: number;
  /** Further filters that a link may carry beside the fields. */
  extraFilters?: readonly string[];
  /** Names of the fields that are wanted of each row, by the state of the list; absent, or where it says undefined: all. */
  asks?: (state: ListState) => readonly string[] | undefined;
  /** Name under which views are saved: the list begins with the default one of them. Absent: it has none. */
  viewsOf?: string;
  /** Where the state lives; by default that of the page, else memory. */
  store?: ListStateStore;
}

/**
 * Fetches a list whose filters, order and page live where a link can carry them.
 *
 * @example
 * const list = useResourceList(device, { filter: { state: 'free' } });
 * return <p>{list.page?.total}</p>;
 */
export function useResourceList<Row extends AnyRow>(resource: Resource<Row>, options: ResourceListOptions = {}): ResourceListHandle<Row> {
  const client = useQueryClient();
  const { t } = useTexts(zhScreens);
  const can = useCan();
  const fromPage = use(ListStateContext);
  const [own] = useState(() => createMemoryListState());
  const store = options.store ?? fromPage ?? own;
  const params = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const fields = [...Object.keys(resource.fields), ...(options.extraFilters ?? [])];
  const wire = use(ListWireContext);
  const standardSize = options.pageSize ?? wire.pageSize ?? 10;
  // What a person chose the last time; what they choose now stands in the link until the list is opened again.
  const [keptSize] = useState(() => readPageSize(options.viewsOf));
  const defaults = {
    wire,
    pageSize: keptSize ?? standardSize,
    isOwnSize: keptSize !== undefined && keptSize !== standardSize,
    sort:
      options.defaultSort === undefined
        ? 'createTime' in resource.fields
          ? ({ column: 'createTime', order: 'desc' } as const)
          : null
        : options.defaultSort,
  };
  const isOurs = (key: string) => isOwnKey(key, { fields, wire });
  const state = readListState(params, { fields, listDefaults: defaults });
  const { note } = store;
  const isFiltered = Object.keys(state.filters).length > 0;
  useEffect(() => {
    if (!isFiltered) note?.('');
  }, [isFiltered, note]);
  const askedNames = useAskedFields(options.asks?.(state));
  const query = { ...listQuery(state, options.filter), ...(askedNames && { fields: askedNames }) };
  const [selected, setSelected] = useState<readonly string[]>([]);
  const fixed = JSON.stringify(options.filter ?? {});
  const { filters, advanced, sort } = query;
  const wanted = wire.params({ filters, advanced });
  const asked = JSON.stringify(wanted);
  const [heldFor, setHeldFor] = useState(asked);
  // Other rows are asked for, by the screen, a search or a step back: what was chosen among the former ones is out of view.
  if (heldFor !== asked) {
    setHeldFor(asked);
    setSelected([]);
  }
  const queryKey = listKey(resource, query);
  const refetch = () => void client.refetchQueries({ queryKey, exact: true });
  // The same once more is not a step: anyone who asks for it wants the rows as they are now.
  const write = (next: ListParamsRecord, mode: HistoryStep) =>
    isSameParams(next, store.getSnapshot()) ? mode === 'push' && refetch() : store.set(next, mode);
  const ofPage = wire.link({ page: state.page });
  const linked = pick(params, (key) => isOurs(key) && !(key in ofPage));
  const showParams = (next: ListParamsRecord, mode: HistoryStep) =>
    write({ ...pick(store.getSnapshot(), (key) => !isOurs(key)), ...pick(next, (key) => isOurs(key)) }, mode);
  const isHeld = useFirstView(options.viewsOf, {
    isPlain: Object.keys(linked).length === 0,
    show: (view) => showParams({ ...view.params, viewId: view.id }, 'replace'),
  });
  const listing = `${resource.permission}:list`;
  const mayList = can(listing);
  const toldAt = useSyncExternalStore(
    rowNews.subscribe,
    () => rowNews.toldAt(listing),
    () => 0,
  );
  const begunAt = useRef<number>(null);
  const set = (change: Partial<ListState>, mode: HistoryStep = 'push') =>
    write(writeListState(store.getSnapshot(), { state: { ...state, ...change }, fields, listDefaults: defaults }), mode);
  const question = queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = asPage(await resource.api.list(wire.params(query), { signal }), t('resource.malformed'));
      const last = Math.ceil(page.total / state.pageSize);
      // Its rows were removed or are no longer among those asked for, or a link is older than that.
      if (page.records.length === 0 && last > 0 && state.page > last && !signal.aborted) set({ page: last }, 'replace');
      return page;
    },
    retry: false,
  });
  // The first rows are asked for before the page is drawn, not after.
  if (begunAt.current === null) {
    if (mayList && !isHeld && !client.getQueryState(queryKey)) void client.prefetchQuery(question);
    begunAt.current = beginUnseen();
  }
  const answer = useQuery({
    ...question,
    placeholderData: keepPreviousData,
    enabled: mayList && !isHeld,
    refetchOnMount: ({ state: { isInvalidated, dataUpdatedAt } }) =>
      dataUpdatedAt < begunAt.current! ||
      isInvalidated ||
      rowNews.toldAt(listing) > dataUpdatedAt ||
      Date.now() - dataUpdatedAt > keptFreshMs,
  });
  // A page that a tab kept is mounted again each time it is looked at. After the query's own effect, so that the first time counts.
  useEffect(() => {
    unseenSince = 0;
    begunAt.current = 0;
  }, []);
  const sums = useQuery({
    queryKey: [resource.name, 'sums', wanted],
    queryFn: ({ signal }) => resource.api.sums!(wanted, { signal }),
    placeholderData: keepPreviousData,
    // The rows come first, and a list of none has nothing to add up.
    enabled: Boolean(resource.api.sums) && (answer.data?.records.length ?? 0) > 0 && !answer.isPlaceholderData,
    retry: false,
    staleTime: keptFreshMs,
  });
  const { page } = state;
  const shown = useRef({ fixed, page });
  const goToFirst = useEffectEvent(() => set({ page: 1 }, 'replace'));
  useEffect(() => {
    const isOther = shown.current.fixed !== fixed && shown.current.page === page && page > 1;
    shown.current = { fixed, page };
    if (isOther) goToFirst();
  }, [fixed, page]);
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const rows = answer.data?.records ?? noRows;

  return {
    state,
    rows,
    page: answer.data,
    status:
      !mayList || (answer.isError && isDenied(answer.error))
        ? 'denied'
        : answer.isError
          ? 'failed'
          : answer.isPending || answer.isPlaceholderData
            ? 'loading'
            : 'ready',
    message: answer.error?.message,
    refetch,
    isOutdated: toldAt > answer.dataUpdatedAt && answer.dataUpdatedAt > 0,
    invalidate: () => askAgain(client, resource),
    setFilters: (filters) => set({ filters, page: 1 }),
    setFurther: (change) => {
      const isQuery = 'advanced' in change;
      const further = Object.entries({ ...state.further, ...change }).filter(([, value]) => value);
      set({ further: Object.fromEntries(further) as FurtherParams, page: isQuery ? 1 : state.page }, isQuery ? 'push' : 'replace');
    },
    params: linked,
    setParams: (next) => showParams(next, 'push'),
    setSort: (sort) => set({ sort: sort ?? defaults.sort, page: 1 }),
    setPage: (next) => {
      if (next.pageSize !== state.pageSize) keepPageSize(options.viewsOf, next.pageSize);
      set(next);
    },
    selected,
    selectedRows: selected.flatMap((key) => {
      const row = rows.find((candidate) => resource.rowKey(candidate) === key) ?? seen.get(key);
      return row ? [row] : [];
    }),
    setSelected: (keys, shown = rows) => {
      setSelected(keys);
      setSeen(new Map([...seen, ...shown.map((row) => [resource.rowKey(row), row] as const)].filter(([key]) => keys.includes(key))));
    },
    deselect: (keys) => setSelected((former) => former.filter((key) => !keys.includes(key))),
    sums: resource.api.sums && { ...sums.data, isPending: sums.isPending || sums.isPlaceholderData },
    detail: params[detailParam],
    setDetail: (key, mode = key === undefined ? 'back' : 'push') => store.set(withDetail(store.getSnapshot(), key), mode),
    query,
    spell: wire.params,
    exportQuery: wire.params({ filters, advanced, sort }),
    note,
  };
}

/** In one order. What is out of view again stays asked for: the rows that are there have it. */
function useAskedFields(names: readonly string[] | undefined): readonly string[] | undefined {
  const [asked, setAsked] = useState<readonly string[]>(names ?? []);
  if (names === undefined) return undefined;
  const added = names.filter((name) => !asked.includes(name));
  if (added.length > 0) setAsked([...asked, ...added]);
  return [...asked, ...added].toSorted();
}

/**
 * When the drawing of a list began that nobody has seen yet. One that is given up, for something late beside it or something more urgent,
 * starts over and has forgotten that it asked: what was asked since is as good as its own.
 */
let unseenSince = 0;
const beginUnseen = () => (unseenSince ||= Date.now());

const sizeKey = (listKey: string) => `kit:pageSize:${listKey}`;

function readPageSize(listKey: string | undefined): number | undefined {
  const kept = listKey && readStored(sizeKey(listKey));
  return typeof kept === 'number' && Number.isInteger(kept) && kept > 0 && kept <= mostRows ? kept : undefined;
}

function keepPageSize(listKey: string | undefined, size: number): void {
  if (listKey !== undefined) writeStored(sizeKey(listKey), size);
}

const pick = (params: ListParamsRecord, isWanted: (key: string) => boolean): ListParamsRecord =>
  Object.fromEntries(Object.entries(params).filter(([key]) => isWanted(key)));

const noRows: readonly never[] = [];

/**
 * How old rows may be, in ms, that a tab kept and shows again without asking. Whatever was saved in this window since then asks at
 * once. @source architecture 4
 */
const keptFreshMs = 60_000;
