import { expect, test } from 'vitest';
import type { ListQuery } from '../list/listWire.ts';
import { mostPrinted, rowsToPrint } from './rowsToPrint.ts';

const server = (total: number, asked: ListQuery[] = []) => ({
  asked,
  list: (query: ListQuery) => {
    asked.push(query);
    const from = (query.page - 1) * query.size;
    const records = Array.from({ length: Math.max(0, Math.min(query.size, total - from)) }, (_, at) => ({ id: String(from + at) }));
    return Promise.resolve({ records, total, size: query.size, current: query.page, pages: 1 });
  },
});
const query: ListQuery = { filters: {}, page: 1, size: 10, sort: null };
const rowKey = (row: { id: string }) => row.id;
const quiet = () => undefined;

test('PRN-01 what is filtered is read page by page, with its filter and order, and how far it is is told', async () => {
  const { list, asked } = server(834);
  const told: number[][] = [];

  const { rows, last } = await rowsToPrint(list, {
    query: { ...query, filters: { borrower: { contains: '张' } }, sort: { column: 'amount', order: 'asc' } },
    rowsToPrintOptions: { rowKey, signal: new AbortController().signal, onProgress: (...step) => told.push(step) },
  });

  expect(rows.map(rowKey)).toEqual(Array.from({ length: 834 }, (_, at) => String(at)));
  expect(last.total).toBe(834);
  expect(asked.map(({ page, size }) => [page, size])).toEqual([
    [1, 500],
    [2, 500],
  ]);
  expect(asked.every(({ filters, sort }) => filters['borrower']?.contains === '张' && sort?.column === 'amount')).toBe(true);
  expect(told).toEqual([
    [500, 834],
    [834, 834],
  ]);
});

test('PRN-01 no more than the limit is read', async () => {
  const { list, asked } = server(50_000);

  const { rows } = await rowsToPrint(list, {
    query,
    rowsToPrintOptions: { rowKey, signal: new AbortController().signal, onProgress: quiet },
  });

  expect(rows).toHaveLength(mostPrinted);
  expect(asked).toHaveLength(mostPrinted / 500);
});

test('PRN-01 a row that moves on while pages are read is printed once', async () => {
  let isFirst = true;
  const list = ({ page, size }: ListQuery) => {
    const records = isFirst ? Array.from({ length: 500 }, (_, at) => ({ id: String(at) })) : [{ id: '499' }, { id: '500' }];
    isFirst = false;
    return Promise.resolve({ records, total: 501, size, current: page, pages: 2 });
  };

  const { rows } = await rowsToPrint(list, {
    query,
    rowsToPrintOptions: { rowKey, signal: new AbortController().signal, onProgress: quiet },
  });

  expect(rows).toHaveLength(501);
});

test('PRN-01 anyone who cancels gets nothing, and no further page is asked for', async () => {
  const { list, asked } = server(5000);
  const stop = new AbortController();

  const answer = rowsToPrint(list, { query, rowsToPrintOptions: { rowKey, signal: stop.signal, onProgress: () => stop.abort() } });

  await expect(answer).rejects.toThrow('aborted');
  expect(asked).toHaveLength(1);
});
