import { createContext } from 'react';
import { isSame } from '../../internals/isSame.ts';
import { wireKeys, type WireFilters } from '../../field/search.ts';
import type { ListParams } from '../api.ts';
import { type SortKey, sortKeys, sortOf, type TableSort } from '../../table/columns.ts';

/** What a link can carry of a list: filters, order and page, spelled as on the wire. */
export type ListParamsRecord = Readonly<Record<string, string>>;

/** Whether a change is a step of its own for the back button, or takes the place of the present one. */
export type HistoryStep = 'push' | 'replace';

/**
 * Where a list keeps what a link could share. The default is memory; an app whose lists live in the address gives one over its
 * router: `getSnapshot` must answer the same object until something changes.
 */
export interface ListStateStore {
  getSnapshot: () => ListParamsRecord;
  subscribe: (listener: () => void) => () => void;
  /** What a person chose is a step (`push`); what the list puts right by itself, such as a page beyond the last, must not become one. */
  set: (next: ListParamsRecord, mode?: HistoryStep) => void;
}

/** Keeps the state of one list in memory. */
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

/** The store that lists inside use, given once per page by the app; `null` leaves each list its own memory. */
export const ListStateContext = createContext<ListStateStore | null>(null);

/** The state of a list, read from its parameters. */
export interface ListState {
  filters: WireFilters;
  page: number;
  pageSize: number;
  sort: TableSort | null;
  /** What else a link carries. */
  further?: FurtherParams;
}

const furtherKeys = ['advanced', 'advancedMatch', 'shownColumns', 'viewId'] as const;

/** How a server spells the advanced query of a list. Links and saved views spell it alike. */
export interface ListWire {
  /** Name of the parameter that carries the conditions. */
  advanced: string;
  /** Name of the parameter that says how the conditions hold together, `and` or `or`. */
  advancedMatch: string;
  /** Conditions as a call sends them; a link has them as they are. */
  encode: (conditions: string) => string;
  /** Rows per page before a person chooses, default 10. */
  pageSize?: number;
}

const plainWire: ListWire = { advanced: 'advanced', advancedMatch: 'advancedMatch', encode: (conditions) => conditions };

/** How the server around spells the advanced query of lists, given once by the app; without it the parameters have the names of the kit. */
export const ListWireContext = createContext(plainWire);

/** What a list is without any parameter, and how its server spells them. */
export interface ListDefaults {
  pageSize: number;
  /** That size is one person's: for others a link to a later page has to name it. */
  isOwnSize?: boolean;
  sort: TableSort | null;
  wire?: ListWire;
}

const nameIn = (wire: ListWire, key: (typeof furtherKeys)[number]): string =>
  key === 'advanced' || key === 'advancedMatch' ? wire[key] : key;

/**
 * The advanced query (JSON text, and `and` or `or`), the columns in view by key and the saved view that the list began with.
 * @source jeecg-wire 1.8
 */
export type FurtherParams = Readonly<Partial<Record<(typeof furtherKeys)[number], string>>>;

/** Rows of a page at most: what our server gives at once. */
export const mostRows = 500;

/** Reads parameters; filters are those of the given fields, everything else in the address is not ours. */
export function readListState(
  params: ListParamsRecord,
  { fields, listDefaults: { wire = plainWire, ...defaults } }: { fields: readonly string[]; listDefaults: ListDefaults },
): ListState {
  const known = new Set(fields.flatMap(wireKeys));
  const further = Object.fromEntries(
    furtherKeys.flatMap((key) => {
      const value = params[nameIn(wire, key)];
      return value ? [[key, value]] : [];
    }),
  );
  return {
    filters: Object.fromEntries(Object.entries(params).filter(([key, value]) => known.has(key) && value !== '')),
    page: positive(params['pageNo']) ?? 1,
    pageSize: Math.min(positive(params['pageSize']) ?? defaults.pageSize, mostRows),
    sort: readSort(params) ?? defaults.sort,
    ...(Object.keys(further).length > 0 && { further }),
  };
}

/** Writes a state over former parameters; what is as by default, and what is not ours, is left alone or out. */
export function writeListState(
  former: ListParamsRecord,
  {
    state,
    fields,
    listDefaults: { wire = plainWire, ...defaults },
  }: { state: ListState; fields: readonly string[]; listDefaults: ListDefaults },
): ListParamsRecord {
  const ours = ownKeys(fields, wire);
  const isDefaultSort = isSame(state.sort, defaults.sort);
  return {
    ...Object.fromEntries(Object.entries(former).filter(([key]) => !ours.has(key))),
    ...state.filters,
    ...Object.fromEntries(Object.entries(state.further ?? {}).map(([key, value]) => [nameIn(wire, key as keyof FurtherParams), value])),
    ...(state.page > 1 && { pageNo: String(state.page) }),
    ...((state.pageSize !== defaults.pageSize || (defaults.isOwnSize && state.page > 1)) && { pageSize: String(state.pageSize) }),
    ...(!isDefaultSort && sortParams(state.sort)),
  };
}

/** Whether two links to a list show the same, in whatever order they name it. */
export const isSameParams = (one: ListParamsRecord, other: ListParamsRecord): boolean => inOrder(one) === inOrder(other);

const inOrder = (params: ListParamsRecord) => JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The parameters of a list with these fields; others in the address are not ours. */
export function ownKeys(fields: readonly string[], wire: ListWire = plainWire): ReadonlySet<string> {
  return new Set([...fields.flatMap(wireKeys), 'pageNo', 'pageSize', 'column', 'order', ...furtherKeys.map((key) => nameIn(wire, key))]);
}

/** Under which key the answers to a list are kept; without a query, the beginning that all lists of a resource have in common. */
export const listKey = ({ name }: { name: string }, query?: ListParams): readonly unknown[] => [name, 'list', ...(query ? [query] : [])];

/** A filter that a screen sets for good. */
export type FixedFilter = Readonly<Record<string, string | number | ReadonlyArray<string | number> | undefined>>;

/** The query of a list: filters, page, order; what the screen sets for good wins. */
export function listQuery(state: ListState, { filter = {}, wire = plainWire }: { filter?: FixedFilter; wire?: ListWire } = {}): ListParams {
  const set = Object.entries(filter).flatMap(([key, value]): Array<[string, string | number]> => {
    if (value === undefined) return [];
    return Array.isArray(value) ? [[`${key}_MultiString`, value.join(',')]] : [[key, value as string | number]];
  });
  const { advanced, advancedMatch } = state.further ?? {};
  return {
    ...state.filters,
    ...(advanced && { [wire.advanced]: wire.encode(advanced), [wire.advancedMatch]: advancedMatch }),
    ...Object.fromEntries(set),
    pageNo: state.page,
    pageSize: state.pageSize,
    ...sortParams(state.sort),
  };
}

/** Reads the order out of `column=a,b&order=asc,desc`. */
function readSort({ column = '', order = '' }: ListParamsRecord): TableSort | null {
  const orders = order.split(',');
  const keys = column.split(',').flatMap((one, place): SortKey[] => {
    const direction = orders[place] ?? orders.at(-1);
    return one !== '' && (direction === 'asc' || direction === 'desc') ? [{ column: one, order: direction }] : [];
  });
  return sortOf(keys);
}

/** Writes the order as {@link readSort} reads it. */
function sortParams(sort: TableSort | null): Readonly<Record<string, string>> {
  const keys = sortKeys(sort);
  if (keys.length === 0) return {};
  return { column: keys.map(({ column }) => column).join(','), order: keys.map(({ order }) => order).join(',') };
}

function positive(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
