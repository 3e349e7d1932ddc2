import { expect, test } from 'vitest';
import { buildStore, buildWaybills, columnOf, waybillColumns } from './buildStore.ts';

test('GRID-03 sorts by several columns, stably, and rows without a value come last either way', async () => {
  const rows = [
    { id: 'a', driver: '李娜', weight: 10 },
    { id: 'b', driver: '', weight: 9 },
    { id: 'c', driver: '陈静', weight: 100 },
    { id: 'd', driver: '李娜', weight: null },
    { id: 'e', driver: '陈静', weight: 100 },
  ];
  const store = buildStore({ rows });
  const ids = () => columnOf(store, 'id');
  await store.setSorting([
    { key: 'driver', order: 'asc' },
    { key: 'weight', order: 'desc' },
  ]);
  expect(ids()).toEqual(['c', 'e', 'a', 'd', 'b']);
  await store.setSorting([{ key: 'driver', order: 'desc' }]);
  expect(ids()).toEqual(['a', 'd', 'c', 'e', 'b']);
  expect(store.sorting()).toEqual([{ key: 'driver', order: 'desc' }]);
  await store.setSorting([]);
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('GRID-03 sorts more rows than fit in one run as the engine would', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({ id: String(at), weight: (at * 7919) % 613 }));
  const store = buildStore({ rows });
  await store.setSorting([{ key: 'weight', order: 'asc' }]);
  expect(columnOf(store, 'id')).toEqual(rows.toSorted((one, other) => one.weight - other.weight).map(({ id }) => id));
});

test('GRID-03 filters by text, by texts, by range and by test', async () => {
  const store = buildStore({ rows: buildWaybills(9) });
  const notes = () => columnOf(store, 'note').map((note) => Number(String(note).slice(2)));
  await store.setFilters([{ key: 'state', by: 'contains', text: '装货' }]);
  expect(notes()).toEqual([0, 1, 3, 4, 6, 7]);
  await store.setFilters([
    { key: 'state', by: 'texts', texts: ['已签收'] },
    { key: 'weight', by: 'range', from: 4, to: 6 },
  ]);
  expect(notes()).toEqual([2, 5, 8]);
  await store.setFilters([{ key: 'loadedOn', by: 'range', from: '2026-03-08' }]);
  expect(notes()).toEqual([7, 8]);
  await store.setFilters([{ key: 'weight', by: 'test', test: (value) => value === 0 }]);
  expect(notes()).toEqual([0]);
  expect(store.filters()).toHaveLength(1);
  await store.setFilters([]);
  expect(notes()).toHaveLength(9);
});

test('GRID-03 a bound without a time means the whole day', async () => {
  const columns = [
    ...waybillColumns,
    { key: 'signedAt', title: '签收时间', type: 'datetime' },
    { key: 'dueOn', title: '到期日', type: 'date' },
  ] as const;
  const times = ['2026-03-04 23:59:59', '2026-03-05 00:00:00', '2026-03-05 18:30:00', '2026-03-06 00:00:00', null];
  const store = buildStore({ columns, rows: times.map((signedAt, at) => ({ id: String(at), signedAt, dueOn: signedAt })) });
  const shown = async (key: string, from?: string, to?: string) => {
    await store.setFilters([{ key, by: 'range', ...(from && { from }), ...(to && { to }) }]);
    return columnOf(store, 'id').join('');
  };

  expect(await shown('signedAt', undefined, '2026-03-05')).toBe('012');
  expect(await shown('signedAt', '2026-03-05', '2026-03-05')).toBe('12');
  expect(await shown('signedAt', '2026-03-05 00:00:01', '2026-03-06')).toBe('23');
  expect(await shown('signedAt', undefined, '2026-03-05 18:00:00')).toBe('01');
  // The server of a column of days may send them with a time.
  expect(await shown('dueOn', '2026-03-05', '2026-03-05')).toBe('12');
});

test('GRID-03 in a sorted view a write does not move its row, new rows come where they are put, removed ones go and come back', async () => {
  const store = buildStore();
  await store.setSorting([{ key: 'weight', order: 'desc' }]);
  expect(columnOf(store, 'weight')).toEqual([8, 7, 4, 1, 0]);
  store.write({ rowId: store.rowIdAt(0)!, key: 'weight', value: 0 });
  expect(columnOf(store, 'weight')).toEqual([0, 7, 4, 1, 0]);
  store.edit('新', (change) => change.insert([{ weight: 55 }], 2));
  expect(columnOf(store, 'weight')).toEqual([0, 7, 55, 4, 1, 0]);
  store.edit('删', (change) => change.remove([store.rowIdAt(1)!, store.rowIdAt(3)!]));
  expect(columnOf(store, 'weight')).toEqual([0, 55, 1, 0]);
  store.undo();
  expect(columnOf(store, 'weight')).toEqual([0, 7, 55, 4, 1, 0]);
  await store.setSorting([]);
  expect(columnOf(store, 'note')).toEqual(['YD0000', 'YD0001', undefined, 'YD0002', 'YD0003', 'YD0004']);
});

test('TBL-12 a row that comes back by undo is not shown where the filter leaves it out', async () => {
  const store = buildStore({ rows: buildWaybills(6) });
  const notes = () => columnOf(store, 'note').map((note) => Number(String(note).slice(2)));
  store.edit('删', (change) => change.remove([1, 3]));
  store.edit('移', (change) => change.move([5], 0));
  await store.setFilters([{ key: 'driver', by: 'texts', texts: ['张伟'] }]);
  expect(notes()).toEqual([0]);

  store.undo();
  expect(notes()).toEqual([0]);
  store.undo();
  expect(notes()).toEqual([0, 3]);
  store.redo();
  store.redo();
  expect(notes()).toEqual([0]);
  store.undo();
  store.undo();
  expect(notes()).toEqual([0, 3]);
  await store.setFilters([]);
  expect(notes()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('TBL-12 a row that comes back by undo stands where the present order puts it', async () => {
  const store = buildStore();
  store.edit('删', (change) => change.remove([1, 3, 4]));
  await store.setSorting([{ key: 'weight', order: 'desc' }]);
  expect(columnOf(store, 'weight')).toEqual([4, 0]);

  store.undo();
  expect(columnOf(store, 'weight')).toEqual([8, 7, 4, 1, 0]);

  await store.setSorting([{ key: 'driver', order: 'asc' }]);
  const byDriver = columnOf(store, 'note');
  store.redo();
  store.undo();
  expect(columnOf(store, 'note')).toEqual(byDriver);
});

test('TBL-12 a row that was added to another view comes again where the present one puts it', async () => {
  const store = buildStore();
  await store.setSorting([{ key: 'weight', order: 'asc' }]);
  store.edit('新', (change) => change.insert([{ weight: 5 }], 0));
  expect(columnOf(store, 'weight')).toEqual([5, 0, 1, 4, 7, 8]);
  store.undo();
  store.redo();
  expect(columnOf(store, 'weight')).toEqual([5, 0, 1, 4, 7, 8]);

  store.undo();
  await store.setSorting([{ key: 'weight', order: 'desc' }]);
  store.redo();
  expect(columnOf(store, 'weight')).toEqual([8, 7, 5, 4, 1, 0]);
  await store.setSorting([]);
  expect(columnOf(store, 'weight')).toEqual([5, 0, 7, 4, 1, 8]);
});

test('GRID-03 half of 100,000 rows come back into a sorted view in one pass', async () => {
  const store = buildStore({ rows: buildWaybills(100_000) });
  store.edit('删', (change) => change.remove(Array.from({ length: 50_000 }, (_, at) => at * 2)));
  await store.setSorting([{ key: 'weight', order: 'asc' }]);
  const started = performance.now();

  store.undo();

  expect(performance.now() - started).toBeLessThan(3_000);
  const view = columnOf(store, 'note');
  await store.setSorting([]);
  await store.setSorting([{ key: 'weight', order: 'asc' }]);
  const afresh = columnOf(store, 'note');
  expect(view.findIndex((note, at) => note !== afresh[at])).toBe(-1);
});

test('GRID-03 a newer sort overtakes an older one, and an aborted one leaves the view', async () => {
  const store = buildStore({ rows: buildWaybills(20_000) });
  const first = store.setSorting([{ key: 'note', order: 'desc' }]);
  const second = store.setSorting([{ key: 'weight', order: 'asc' }]);
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(store.sorting()).toEqual([{ key: 'weight', order: 'asc' }]);

  const stop = new AbortController();
  stop.abort();
  expect(await store.setSorting([{ key: 'note', order: 'desc' }], { signal: stop.signal })).toBe(false);
  expect(await store.setSorting([], { signal: stop.signal })).toBe(false);
  expect(store.sorting()).toEqual([{ key: 'weight', order: 'asc' }]);
});

test('GRID-03 rows that were written while they were sorted are sorted as they are at the end', async () => {
  const store = buildStore({ rows: buildWaybills(30_000) });
  let hasWritten = false;
  await store.setSorting([{ key: 'weight', order: 'asc' }], {
    onProgress: () => {
      if (hasWritten) return;
      hasWritten = true;
      store.write({ rowId: 29_999, key: 'weight', value: -5 });
      store.addRows({ weight: -6 });
    },
  });
  expect(columnOf(store, 'weight').slice(0, 3)).toEqual([-6, -5, 0]);
});

test('GRID-03 the texts of a column, in its order', async () => {
  const store = buildStore({ rows: [...buildWaybills(7), { id: 'x' }] });
  expect(await store.distinctTexts('weight', { limit: 10 })).toEqual(['0', '1', '2', '4', '5', '7', '8', '']);
  expect(await store.distinctTexts('state', { limit: 2 })).toHaveLength(2);
  expect(await store.distinctTexts('none', { limit: 2 })).toEqual([]);
});

test('TBL-06 sums and averages what is shown, to the last digit', async () => {
  const columns = [
    ...waybillColumns,
    { key: 'fee', title: '运费', type: 'inputNumber', props: { scale: 2, grouping: true }, statistics: ['sum', 'average'] },
  ] as const;
  const rows = [
    { id: '1', driver: 'a', weight: 0.1, fee: 10 },
    { id: '2', driver: 'a', weight: 0.2, fee: 10 },
    { id: '3', driver: 'b', weight: '', fee: 123_456_705 },
    { id: '4', driver: 'b', weight: -0.07, fee: null },
  ];
  const store = buildStore({ rows, columns });
  expect(store.statistics().size).toBe(0);
  await expect.poll(() => store.statistics().size).toBe(2);
  expect(store.statistics().get('weight')).toMatchObject({ count: 3, sum: '0.23', average: '0.08' });
  expect(store.statistics().get('fee')).toEqual({
    count: 3,
    sum: '123456725',
    average: '41152242',
    sumText: '1,234,567.25',
    averageText: '411,522.42',
  });
  store.write({ rowId: 0, key: 'weight', value: 1 });
  expect(store.statistics().get('weight')).toMatchObject({ sum: '1.13' });
  await store.setFilters([{ key: 'driver', by: 'contains', text: 'a' }]);
  await expect.poll(() => store.statistics().get('fee')?.sum).toBe('20');
  store.addRows({ weight: 5 });
  store.removeRowsById('1');
  await expect.poll(() => store.statistics().get('weight')?.sum).toBe('5.2');
});
