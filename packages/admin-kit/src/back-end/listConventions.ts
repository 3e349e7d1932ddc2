import type { QueryValue } from '../request/queryString.ts';
import { sortKeys } from '../table/columns.ts';
import type { BackEndCapabilities, BackEndQuery, BackEndRows, FilterWay } from './backEnd.ts';

/** Parameters of an address; several values of one name stand there several times. */
export type AddressParams = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Names of the parameters that ask one field; `*` stands for the name of the field. A way without a name is not offered. */
export type FilterNames = Readonly<Partial<Record<FilterWay, string>>>;

/** How a server is asked for a page of rows, and where its answer has them. */
export interface ListConventions {
  /** Parameters of the page and of its size; the first page has this number, 1 unless said. */
  page?: { page: string; size: string; first?: number };
  /** In place of pages: the first row and the one after the last, counted from 0; with `limit` the number of rows. */
  range?: { start: string; end?: string; limit?: string };
  /**
   * How an order is spelled. `names`: columns under one name and directions under another, joined by commas. `signed`: columns under one
   * name, with a minus for those from the top. `each`: `column,direction`, once for each column. Absent: the server orders by itself.
   */
  sort?: { style: 'names' | 'signed' | 'each'; by: string; direction?: string; upper?: boolean; several?: boolean };
  /** Names of the parameters that ask single fields. */
  filters?: FilterNames;
  /** Parameters that every list is asked with, such as a version that the server wants to hear. */
  fixed?: Readonly<Record<string, string>>;
  /** Several values of one filter stand in one parameter, joined by commas, instead of each by itself. */
  joined?: boolean;
  /** Names of the wanted fields, joined by commas; absent: the server sends all of them. */
  fields?: string;
  /** Keys of the rows that an export is to have, joined by commas. */
  rows?: string;
  /** Where the answer has its rows, such as `data.items`; absent: it is the list itself. */
  rowsAt?: string;
  /** Where it has the number of all rows. */
  totalAt?: string;
  /** The header that has it, `X-Total-Count` or `Content-Range` (`rows 0-9/42`). */
  totalHeader?: string;
  /** Where it has totals over the whole list, by field. */
  sumsAt?: string;
}

/** Pages from 1, `sort=name&order=asc`, `name_like=…`, `price_gte=…`; the answer is `{ items, total }`. */
export const plainConventions: ListConventions = {
  page: { page: 'page', size: 'size' },
  sort: { style: 'names', by: 'sort', direction: 'order', several: true },
  filters: { is: '*', in: '*', contains: '*_like', from: '*_gte', to: '*_lte' },
  fields: 'fields',
  rows: 'ids',
  rowsAt: 'items',
  totalAt: 'total',
  sumsAt: 'sums',
};

/** As json-server and its kin are asked: `_start`, `_end`, `_sort`, `_order`; the answer is the list, its length in `X-Total-Count`. */
export const jsonServerConventions: ListConventions = {
  range: { start: '_start', end: '_end' },
  sort: { style: 'names', by: '_sort', direction: '_order', several: true },
  filters: { is: '*', in: '*', contains: '*_like', from: '*_gte', to: '*_lte' },
  totalHeader: 'X-Total-Count',
};

/** As Spring Data's pages are asked: pages from 0, `sort=name,asc`; the answer is `{ content, totalElements }`. What filters are called is each server's own: say it. */
export const springConventions: ListConventions = {
  page: { page: 'page', size: 'size', first: 0 },
  sort: { style: 'each', by: 'sort', several: true },
  filters: { is: '*' },
  rowsAt: 'content',
  totalAt: 'totalElements',
};

/** What can be asked by these conventions. */
export const askedBy = ({
  filters = {},
  sort,
}: Pick<ListConventions, 'filters' | 'sort'>): Pick<BackEndCapabilities, 'filters' | 'orders'> => ({
  filters: Object.keys(filters) as FilterWay[],
  orders: sort === undefined ? 'none' : sort.several === true ? 'several' : 'one',
});

/** The parameters of a list. */
export function listParams(query: Partial<BackEndQuery>, conventions: ListConventions): AddressParams {
  const { page, range, sort, fields, rows, fixed } = conventions;
  const { page: number = 1, size } = query;
  const first = size === undefined ? 0 : (number - 1) * size;
  return {
    ...fixed,
    ...filterParams(query.filters, conventions),
    ...(sort && orderParams(query, sort)),
    ...(page && size !== undefined && { [page.page]: number - 1 + (page.first ?? 1), [page.size]: size }),
    ...(range &&
      size !== undefined && {
        [range.start]: first,
        ...(range.end && { [range.end]: first + size }),
        ...(range.limit && { [range.limit]: size }),
      }),
    ...(fields && query.fields && { [fields]: query.fields.join(',') }),
    ...(rows && query.rows && { [rows]: query.rows.join(',') }),
  };
}

/** What is asked of fields, by the names of the parameters. */
export function filterParams(
  filters: BackEndQuery['filters'] = {},
  { filters: names = {}, joined = false }: Pick<ListConventions, 'filters' | 'joined'>,
): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([field, filter]) =>
      (Object.entries(filter) as Array<[FilterWay, string | readonly string[]]>).map(([way, value]) => [
        (names[way] ?? '*').replace('*', () => field),
        joined && typeof value !== 'string' ? value.join(',') : value,
      ]),
    ),
  );
}

function orderParams({ sort: asked }: Pick<Partial<BackEndQuery>, 'sort'>, sort: NonNullable<ListConventions['sort']>): AddressParams {
  const keys = sortKeys(asked);
  if (keys.length === 0) return {};
  const spelled = (order: 'asc' | 'desc') => (sort.upper === true ? order.toUpperCase() : order);
  if (sort.style === 'signed') return { [sort.by]: keys.map(({ column, order }) => (order === 'desc' ? `-${column}` : column)).join(',') };
  if (sort.style === 'each') return { [sort.by]: keys.map(({ column, order }) => `${column},${spelled(order)}`) };
  return {
    [sort.by]: keys.map(({ column }) => column).join(','),
    ...(sort.direction && { [sort.direction]: keys.map(({ order }) => spelled(order)).join(',') }),
  };
}

/** Rows and total of an answer. */
export function rowsOf(answer: { body: unknown; headers: Headers }, conventions: ListConventions): BackEndRows {
  const { rowsAt, totalAt, totalHeader, sumsAt } = conventions;
  const rows = at(answer.body, rowsAt);
  if (!Array.isArray(rows)) throw new TypeError(`The answer has no list of rows${rowsAt === undefined ? '' : ` at '${rowsAt}'`}.`);
  // `rows 0-9/42`, or the number alone.
  const header = totalHeader === undefined ? undefined : answer.headers.get(totalHeader)?.split('/').at(-1);
  const sums = at(answer.body, sumsAt);
  return {
    rows,
    total: numberOf(header) ?? (totalAt === undefined ? undefined : numberOf(at(answer.body, totalAt))),
    ...(sumsAt !== undefined && typeof sums === 'object' && sums !== null && { sums: sums as Readonly<Record<string, number>> }),
  };
}

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** What stands at a path of names in an answer; the answer itself without one. */
export function at(value: unknown, path: string | undefined): unknown {
  if (path === undefined || path === '') return value;
  let found = value;
  for (const name of path.split('.'))
    found =
      found !== null && typeof found === 'object' && Object.hasOwn(found, name) ? (found as Record<string, unknown>)[name] : undefined;
  return found;
}
