import { expect, test } from 'vitest';
import type { Row } from '../columnTypes.ts';
import { buildStore, buildWaybills, waybillColumns } from './buildStore.ts';

/** An array that counts which of its rows are read. */
function countingRows(count: number): { rows: readonly Row[]; read: () => number } {
  let reads = 0;
  const rows = new Proxy(buildWaybills(count), {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  return {
    rows,
    read() {
      const before = reads;
      reads = 0;
      return before;
    },
  };
}

test('TBL-16 a store over 100,000 rows reads none of them, and a window reads its own', () => {
  const { rows, read } = countingRows(100_000);
  const store = buildStore({ rows, dragSort: true, disabledRows: { state: '2' }, columns: [...waybillColumns] });
  expect([store.rowCount(), store.viewCount(), read()]).toEqual([100_000, 100_000, 0]);

  store.selectAll();
  store.activate({ row: 99_999, column: 0 });
  store.setVisibleColumns(['note', 'weight']);
  expect(read()).toBe(0);

  store.checkAll(true);
  // Each once, to see whether it can be checked: there is a rule.
  expect(read()).toBe(100_000);

  for (let place = 50_000; place < 50_030; place += 1) store.text(store.rowIdAt(place)!, 'note');
  expect(read()).toBeLessThanOrEqual(60);
});

test('TBL-16 a write copies one row, and no other row is looked at', () => {
  let touched = 0;
  const rows = buildWaybills(10_000).map(
    (row) =>
      new Proxy(row, {
        get(target, key, receiver) {
          touched += 1;
          return Reflect.get(target, key, receiver) as unknown;
        },
      }),
  );
  const store = buildStore({ rows, columns: waybillColumns });
  store.write({ rowId: 5_000, key: 'note', value: 'X' });
  const ofFirst = touched;
  expect(ofFirst).toBeLessThan(40);
  expect(rows[5_000]).toMatchObject({ note: 'YD5000' });
  expect(store.row(4_999)).toBe(rows[4_999]);
  touched = 0;
  store.undo();
  store.addRows({ note: 'N' });
  store.edit('移动', (change) => change.move([3], 9_000));
  store.removeRowsById(store.keyOf(10_000));
  expect(touched).toBeLessThan(60);
});

test('TBL-16 long work gives the thread back', async () => {
  const store = buildStore({
    rows: buildWaybills(60_000),
    columns: waybillColumns.map((column) => ({ ...column, validateRules: [{ required: true }, { unique: column.key === 'note' }] })),
  });
  let turns = 0;
  let isRunning = true;
  const tick = () => {
    turns += 1;
    if (isRunning) setImmediate(tick);
  };
  setImmediate(tick);
  const seen: number[] = [];
  await store.validateTable({ onProgress: (done, total) => seen.push(done / total) });
  isRunning = false;
  expect(turns).toBeGreaterThan(1);
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});
