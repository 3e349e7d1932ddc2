import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { listPlaceOf, rowBeside } from './listPlace.ts';
import { listKey } from './listState.ts';
import type { ListQuery } from './listWire.ts';

interface Loan {
  id: string;
}
const rows = (...ids: string[]): Loan[] => ids.map((id) => ({ id }));
const list = vi.fn(async ({ at }: Record<string, unknown>) => ({ records: at === 1 ? rows('1', '2') : rows('5'), total: 5 }));
const loan = { name: 'loan', rowKey: ({ id }: Loan) => id, api: { list } as never };
const byName: ListQuery = { filters: {}, page: 2, size: 2, sort: { column: 'name', order: 'asc' } };
const byDate: ListQuery = { filters: {}, page: 1, size: 10, sort: { column: 'date', order: 'asc' } };
const spell = ({ page, sort }: Partial<ListQuery>) => ({ at: page, by: sort?.column });

function clientWith(...lists: Array<[ListQuery, Loan[], number]>) {
  const client = new QueryClient();
  lists.forEach(([query, records, total], index) =>
    client.setQueryData(listKey(loan, query), { records, total }, { updatedAt: 1000 + index }),
  );
  return client;
}

test('DET-02 the place of a row is that in the list read last; the list that a person walks through goes first', () => {
  const client = clientWith([byName, rows('3', '4'), 5], [byDate, rows('4', '3', '9'), 3]);
  const walked = listPlaceOf(clientWith([byName, rows('3', '4'), 5]), { resource: loan, id: '3' });
  expect(walked).toMatchObject({ index: 0, position: 2, total: 5 });
  expect(listPlaceOf(client, { resource: loan, id: '3' })).toMatchObject({ query: byDate, position: 1, total: 3 });
  expect(listPlaceOf(client, { resource: loan, id: '4', before: walked })).toMatchObject({ query: byName, position: 3 });
  expect(listPlaceOf(client, { resource: loan, id: '7' })).toBeUndefined();
});

test('DET-02 the next and the previous row come from the neighbouring page where a page ends, and there is none at the ends', async () => {
  const client = clientWith([byName, rows('3', '4'), 5]);
  const beside = (id: string, by: -1 | 1) =>
    rowBeside(client, { resource: loan, spell, place: listPlaceOf(client, { resource: loan, id })!, by });
  expect(await beside('3', 1)).toEqual({ id: '4' });
  expect(list).not.toHaveBeenCalled();
  expect(await beside('3', -1)).toEqual({ id: '2' });
  expect(list).toHaveBeenLastCalledWith({ at: 1, by: 'name' }, expect.anything());
  expect(await beside('4', 1)).toEqual({ id: '5' });
  expect(await beside('1', -1)).toBeUndefined();
});
