import { createContext } from 'react';
import type { FieldFilter, Filters } from '../../field/search.ts';
import { isSame } from '../../internals/isSame.ts';
import type { TableSort } from '../../table/columns.ts';
import { type ListParamsRecord, type ListQuery, type ListWire, plainLists } from './listWire.ts';

/**
 * Whether a change is a step of its own for the back button, takes the place of the present one, or takes the present one `back`: to the
 * step before where that shows the same, else in its place.
 */
export type HistoryStep = 'push' | 'replace' | 'back';

/**
 * Where a list keeps what a link could share. The default is memory; an app whose lists live in the address gives one over its
 * router: `getSnapshot` must answer the same object until something changes.
 */
export interface ListStateStore {
  /** The state now; the same object until it changes. */
  getSnapshot: () => ListParamsRecord;
  /** Calls the listener on each change; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  /**
   * What a person chose is a step (`push`); what the list puts right by itself, such as a page beyond the last, must not become one. A store
   * without a history takes `back` as `replace`.
   */
  set: (next: ListParamsRecord, mode?: HistoryStep) => void;
  /** Hears in words what narrows the list, such as 待接单, or an empty text: for what tells two pages of one list apart. */
  note?: (words: string) => void;
}

/**
 * Keeps the state of one list in memory.
 *
 * @example
 * <ListStateContext value={createMemoryListState({ state: 'free' })}>
 *   <ResourceList resource={device} columns={['name', 'state']} />
 * </ListStateContext>
 */
export function createMemoryListState(initial: ListParamsRecord = {}): ListStateStore {
  let present = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => present,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      present = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * The store that lists inside use, given once per page by the app; `null` leaves each list its own memory.
 *
 * @example
 * const [store] = useState(() => createMemoryListState());
 * return <ListStateContext value={store}><ResourceList resource={device} columns={['name']} /></ListStateContext>;
 */
export const ListStateContext = createContext<ListStateStore | null>(null);

/** The state of a list, read from its parameters. */
export interface ListState {
  /** What is asked of the rows. */
  filters: Filters;
  /** Which page, from 1. */
  page: number;
  /** Rows on a page. */
  pageSize: number;
  /** Order of the rows. */
  sort: TableSort | null;
  /** What else a link carries. */
  further?: FurtherParams;
}

/** What a list is without any parameter, and how its server spells them. */
export interface ListDefaults {
  pageSize: number;
  /** That size is one person's: for others a link to a later page has to name it. */
  isOwnSize?: boolean;
  sort: TableSort | null;
  wire?: ListWire;
}

/**
 * The advanced query (JSON text, and `and` or `or`), the columns in view by key and the saved view that the list began with.
 * @source jeecg-wire 1.8
 */
export type FurtherParams = Readonly<Partial<Record<'advanced' | 'advancedMatch' | 'shownColumns' | 'viewId', string>>>;

/** Rows of a page at most: what our server gives at once. */
export const mostRows = 500;

/** Reads parameters; filters are those of the given fields, everything else in the address is not ours. */
export function readListState(
  params: ListParamsRecord,
  { fields, listDefaults: { wire = plainLists, ...defaults } }: { fields: readonly string[]; listDefaults: ListDefaults },
): ListState {
  const { filters = {}, page = 1, size = defaults.pageSize, sort, advanced } = wire.read(params, fields);
  const { shownColumns, viewId } = params;
  const further: FurtherParams = {
    ...(advanced && { advanced: advanced.conditions, ...(advanced.match && { advancedMatch: advanced.match }) }),
    ...(shownColumns && { shownColumns }),
    ...(viewId && { viewId }),
  };
  return {
    filters,
    page,
    pageSize: Math.min(size, mostRows),
    sort: sort ?? defaults.sort,
    ...(Object.keys(further).length > 0 && { further }),
  };
}

/** Writes a state over former parameters; what is as by default, and what is not ours, is left alone or out. */
export function writeListState(
  former: ListParamsRecord,
  {
    state,
    fields,
    listDefaults: { wire = plainLists, ...defaults },
  }: { state: ListState; fields: readonly string[]; listDefaults: ListDefaults },
): ListParamsRecord {
  const { advanced: _advanced, advancedMatch: _match, ...shown } = state.further ?? {};
  return {
    ...Object.fromEntries(Object.entries(former).filter(([key]) => !isOwnKey(key, { fields, wire }))),
    ...wire.link({
      ...askedBy(state),
      page: state.page > 1 ? state.page : undefined,
      size: state.pageSize !== defaults.pageSize || (defaults.isOwnSize && state.page > 1) ? state.pageSize : undefined,
      sort: isSame(state.sort, defaults.sort) ? null : state.sort,
    }),
    ...shown,
  };
}

/** What a state narrows its list by, and its order. */
const askedBy = ({ filters, sort, further: { advanced, advancedMatch: match } = {} }: ListState): Omit<ListQuery, 'page' | 'size'> => ({
  filters,
  sort,
  ...(advanced && { advanced: { conditions: advanced, ...(match && { match }) } }),
});

/** Whether two links to a list show the same, in whatever order they name it. */
export const isSameParams = (one: ListParamsRecord, other: ListParamsRecord): boolean => inOrder(one) === inOrder(other);

const inOrder = (params: ListParamsRecord) => JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether a parameter is one of a list with these fields; others in the address are not ours. */
export const isOwnKey = (key: string, { fields, wire = plainLists }: { fields: readonly string[]; wire?: ListWire }): boolean =>
  key === 'shownColumns' || key === 'viewId' || wire.owns(key, fields);

/** Under which key the answers to a list are kept; without a query, the beginning that all lists of a resource have in common. */
export const listKey = ({ name }: { name: string }, query?: ListQuery): readonly unknown[] => [name, 'list', ...(query ? [query] : [])];

/** A filter that a screen sets for good: a value, several, or whatever else a field can be asked. */
export type FixedFilter = Readonly<Record<string, string | number | ReadonlyArray<string | number> | FieldFilter | undefined>>;

/** What is set for good, as what people ask. */
export const fixedFilters = (fixed: FixedFilter): Filters =>
  Object.fromEntries(
    Object.entries(fixed).flatMap(([field, value]): Array<[string, FieldFilter]> => {
      if (value === undefined) return [];
      if (typeof value !== 'object') return [[field, { is: String(value) }]];
      return [[field, Array.isArray(value) ? { in: value.map(String) } : (value as FieldFilter)]];
    }),
  );

/** What a list asks: filters, page, order; what the screen sets for good wins. */
export const listQuery = (state: ListState, filter: FixedFilter = {}): ListQuery => {
  const { filters, ...asked } = askedBy(state);
  return { ...asked, filters: { ...filters, ...fixedFilters(filter) }, page: state.page, size: state.pageSize };
};
