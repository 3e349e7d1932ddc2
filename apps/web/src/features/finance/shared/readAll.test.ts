import { expect, test, vi } from 'vitest';
import { readAll } from './readAll.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }));
const server = (count: number) =>
  vi.fn(async ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
    const records = rows(count).slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return { records, total: count, size: pageSize, current: pageNo, pages: Math.ceil(count / pageSize) };
  });
const { signal } = new AbortController();

test.each([
  [0, 1, 0],
  [499, 1, 499],
  [500, 2, 500],
  [501, 2, 501],
  [999, 2, 999],
  [1000, 2, 1000],
  [1001, 2, 1000],
])('FRT-21 of %i waybills, %i calls read %i', async (count, calls, found) => {
  const list = server(count);

  const answer = await readAll(list, { most: 1000, signal });

  expect(answer).toEqual({ rows: rows(found), total: count });
  expect(list).toHaveBeenCalledTimes(calls);
});

test('FRT-21 a waybill that moved to a later page meanwhile comes once', async () => {
  const pages = [rows(500), [{ id: '499' }, { id: '500' }]];
  const list = async ({ pageNo }: { pageNo: number }) => ({
    records: pages[pageNo - 1]!,
    total: 501,
    size: 500,
    current: pageNo,
    pages: 2,
  });

  expect((await readAll(list, { most: 1000, signal })).rows).toHaveLength(501);
});
