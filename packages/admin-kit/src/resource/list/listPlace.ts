import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '../api.ts';
import type { Resource } from '../defineResource.ts';
import { listKey } from './listState.ts';
import type { ListQuery, ListWire } from './listWire.ts';

/** Where a row stands in a list: which list it is, its rows in view, and the place among all of them. */
export interface ListPlace<Row> {
  query: ListQuery;
  rows: readonly Row[];
  index: number;
  /** Counted from 0 over all pages. */
  position: number;
  total: number;
}

type Rows<Row> = Pick<Resource<Row>, 'name' | 'rowKey'>;

/**
 * The place of a row in the list that was read last and holds it. `before` is the place that a person comes from: its list goes first,
 * however long ago it was read.
 */
export function listPlaceOf<Row>(
  client: QueryClient,
  { resource, id, before }: { resource: Rows<Row>; id: string; before?: ListPlace<Row> },
): ListPlace<Row> | undefined {
  const places = client
    .getQueryCache()
    .findAll({ queryKey: listKey(resource) })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ queryKey: [, , query], state: { data } }) => {
      const { records, total } = (data ?? {}) as Partial<Page<Row>>;
      const index = records?.findIndex((row) => resource.rowKey(row) === id) ?? -1;
      if (index < 0 || query === undefined) return [];
      const asked = query as ListQuery;
      const first = (asked.page - 1) * asked.size;
      return [{ query: asked, rows: records!, index, position: first + index, total: total ?? records!.length }];
    });
  return places.find(({ query }) => before !== undefined && listOf(query) === listOf(before.query)) ?? places[0];
}

/** The row before (-1) or behind (1) a place, from the next page where this one ends; undefined at the ends of the list. */
export async function rowBeside<Row>(
  client: QueryClient,
  { resource, place, by, spell }: Asked<Row> & { place: ListPlace<Row>; by: -1 | 1 },
): Promise<Row | undefined> {
  const near = place.rows[place.index + by];
  const page = place.query.page + by;
  if (near !== undefined || page < 1) return near;
  const { records } = await readPage(client, { resource, spell, query: { ...place.query, page } });
  return records.at(by === 1 ? 0 : -1);
}

/** Asks for a page of a list and keeps it where lists look for their rows. */
export const readPage = <Row>(client: QueryClient, { resource, spell, query }: Asked<Row> & { query: ListQuery }): Promise<Page<Row>> =>
  client.fetchQuery({
    queryKey: listKey(resource, query),
    queryFn: ({ signal }) => resource.api.list(spell(query), { signal }),
    retry: false,
  });

interface Asked<Row> {
  resource: Pick<Resource<Row>, 'name' | 'api'>;
  /** The parameters of a call, as the server spells them. */
  spell: ListWire['params'];
}

/** Filter and order of a list without its page. */
function listOf({ page: _page, ...list }: ListQuery): string {
  return JSON.stringify(Object.entries(list).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
