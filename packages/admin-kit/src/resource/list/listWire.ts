import { createContext } from 'react';
import type { FieldFilter, Filters } from '../../field/search.ts';
import { type SortKey, sortKeys, sortOf, type TableSort } from '../../table/columns.ts';
import type { ListParams } from '../api.ts';

/** What is asked of a list. */
export interface ListQuery {
  /** What is asked of the rows, by field. */
  filters: Filters;
  /** From 1. */
  page: number;
  /** Rows per page. */
  size: number;
  /** Null: the order of the server. */
  sort: TableSort | null;
  /** Conditions that are joined by and / or: JSON text, as `advancedQuery.ts` writes it. */
  advanced?: { conditions: string; match?: string };
  /** The fields that are wanted of each row; absent for all. */
  fields?: readonly string[];
  /** Keys of the rows that are wanted, for an export of those that were chosen. */
  rows?: readonly string[];
  /** The fields that an export is to write, in this order; absent for those that the server has for it. */
  columns?: readonly string[];
  /** How many rows an export would write: of many, a server may be asked to make the file in the background, which it answers with status 202. */
  exported?: number;
}

/** What a link can carry of a list: filters, order and page, spelled as the app's {@link ListWire} does. Saved views keep the same. */
export type ListParamsRecord = Readonly<Record<string, string>>;

/** How a server spells what is asked of a list, and how links do. The kit says it in a {@link ListQuery}. */
export interface ListWire {
  /** The parameters of a call. */
  params: (query: Partial<ListQuery>) => ListParams;
  /** What a link carries of it. */
  link: (query: Partial<ListQuery>) => ListParamsRecord;
  /** The way back from a link, or in a fake server from a call; filters are those of the given fields. Nonsense is left out. */
  read: (params: ListParams, fields: readonly string[]) => Partial<ListQuery>;
  /** Whether a link to a list with these fields may have a parameter of this name. Asked for the few of an address, whenever a list is drawn. */
  owns: (name: string, fields: readonly string[]) => boolean;
  /** Rows per page before a person chooses, default 10. */
  pageSize?: number;
}

/** Names of the parameters of a server that takes what is asked of a list as plain parameters. */
interface ListSpelling {
  page: string;
  size: string;
  /** Names of the fields to order by, joined by commas. */
  sort: string;
  /** `asc` or `desc` for each of them, joined by commas; the last one holds for those that follow. */
  order: string;
  /** Names of the fields that are wanted of each row, joined by commas. */
  fields: string;
  /** Keys of the chosen rows, joined by commas. */
  rows: string;
  /** Names of the fields that an export writes, joined by commas. */
  columns: string;
  /** The conditions of the advanced query, and how they hold together: `and` or `or`. */
  advanced: string;
  advancedMatch: string;
  /** What the name of a field ends with when several values are asked for, joined by commas, or one end of a range. */
  endings: { in: string; from: string; to: string };
  /** Conditions as a call sends them; a link has them as they are. */
  encode?: (conditions: string) => string;
}

/**
 * Spells what is asked of a list as plain parameters: a value under the name of its field, a part of a text between asterisks.
 */
export function createListWire(spelling: ListSpelling): ListWire {
  const { endings, encode = (conditions) => conditions } = spelling;
  const own = [spelling.page, spelling.size, spelling.sort, spelling.order, spelling.advanced, spelling.advancedMatch];
  const written = ({ filters = {}, sort, advanced }: Partial<ListQuery>): Record<string, string> => {
    const keys = sortKeys(sort ?? null);
    return {
      ...Object.fromEntries(Object.entries(filters).flatMap(([field, filter]) => filterParams(field, { filter, endings }))),
      ...(advanced && {
        [spelling.advanced]: advanced.conditions,
        ...(advanced.match && { [spelling.advancedMatch]: advanced.match }),
      }),
      ...(keys.length > 0 && {
        [spelling.sort]: keys.map(({ column }) => column).join(','),
        [spelling.order]: keys.map(({ order }) => order).join(','),
      }),
    };
  };
  return {
    params: (query) => ({
      ...written(query),
      ...(query.advanced && { [spelling.advanced]: encode(query.advanced.conditions) }),
      ...(query.page && { [spelling.page]: query.page }),
      ...(query.size && { [spelling.size]: query.size }),
      ...(query.fields && { [spelling.fields]: query.fields.join(',') }),
      ...(query.rows && { [spelling.rows]: query.rows.join(',') }),
      ...(query.columns && { [spelling.columns]: query.columns.join(',') }),
    }),
    link: (query) => ({
      ...written(query),
      ...(query.page && { [spelling.page]: String(query.page) }),
      ...(query.size && { [spelling.size]: String(query.size) }),
    }),
    read: (params, fields) => {
      const link = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]));
      const conditions = link[spelling.advanced];
      const match = link[spelling.advancedMatch];
      return {
        filters: Object.fromEntries(
          fields.flatMap((field) => {
            const filter = readFilter(link, { field, endings });
            return filter === undefined ? [] : [[field, filter]];
          }),
        ),
        page: positive(link[spelling.page]),
        size: positive(link[spelling.size]),
        sort: readSort(link[spelling.sort], link[spelling.order]),
        ...(link[spelling.fields] && { fields: link[spelling.fields]!.split(',') }),
        ...(conditions && { advanced: { conditions, ...(match && { match }) } }),
      };
    },
    owns: (name, fields) =>
      own.includes(name) ||
      fields.includes(name) ||
      Object.values(endings).some((ending) => name.endsWith(ending) && fields.includes(name.slice(0, -ending.length))),
  };
}

/** How lists are asked for where an app says nothing else. */
export const plainLists = createListWire({
  page: 'page',
  size: 'size',
  sort: 'sort',
  order: 'order',
  fields: 'fields',
  rows: 'rows',
  columns: 'columns',
  advanced: 'advanced',
  advancedMatch: 'advancedMatch',
  endings: { in: '.in', from: '.from', to: '.to' },
});

/**
 * How the server around spells what is asked of lists, given once by the app; without it the parameters have the names of the kit.
 *
 * @example <ListWireContext value={server.lists}><App /></ListWireContext>
 */
export const ListWireContext = createContext<ListWire>(plainLists);

type Endings = ListSpelling['endings'];

function filterParams(field: string, { filter, endings }: { filter: FieldFilter; endings: Endings }): Array<[string, string]> {
  return Object.entries({
    [field]: filter.contains === undefined ? filter.is : `*${filter.contains}*`,
    [field + endings.in]: filter.in?.join(','),
    [field + endings.from]: filter.from,
    [field + endings.to]: filter.to,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

function readFilter(link: ListParamsRecord, { field, endings }: { field: string; endings: Endings }): FieldFilter | undefined {
  const is = link[field];
  const several = link[field + endings.in]?.split(',').filter(Boolean);
  const from = link[field + endings.from];
  const to = link[field + endings.to];
  const contains = is && /^\*(.+)\*$/.exec(is)?.[1];
  const filter: FieldFilter = {
    ...(contains ? { contains } : is && { is }),
    ...(several && several.length > 0 && { in: several }),
    ...(from && { from }),
    ...(to && { to }),
  };
  return Object.keys(filter).length > 0 ? filter : undefined;
}

function readSort(columns = '', order = ''): TableSort | null {
  const orders = order.split(',');
  const keys = columns.split(',').flatMap((column, place): SortKey[] => {
    const direction = orders[place] ?? orders.at(-1);
    return column !== '' && (direction === 'asc' || direction === 'desc') ? [{ column, order: direction }] : [];
  });
  return sortOf(keys);
}

function positive(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
