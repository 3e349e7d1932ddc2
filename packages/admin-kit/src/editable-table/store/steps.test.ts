import { expect, test, vi } from 'vitest';
import { buildStore, buildWaybills, columnOf, waybillColumns } from './buildStore.ts';

test('TBL-12 a step is one record, however many cells, rows and moves it has', () => {
  const store = buildStore();

  const result = store.edit('调整', (change) => {
    change.set({ rowId: 0, key: 'driver', value: '赵敏' });
    change.set({ rowId: 1, key: 'driver', value: '赵敏' });
    const [fresh] = change.insert([{ note: 'YD9' }], 1);
    change.set({ rowId: fresh!, key: 'driver', value: '黄强' });
    change.remove([4]);
    change.move([3], 0);
  });

  expect(result).toMatchObject({ refusals: [], written: 2, added: [5], removed: 1 });
  expect(columnOf(store, 'note')).toEqual(['YD0003', 'YD0000', 'YD9', 'YD0001', 'YD0002']);
  expect(store.history()).toEqual({ undo: ['调整'], redo: [] });
  expect(store.undo()).toBe('调整');
  expect(columnOf(store, 'note')).toEqual(['YD0000', 'YD0001', 'YD0002', 'YD0003', 'YD0004']);
  expect(columnOf(store, 'driver')).toEqual(buildWaybills(5).map(({ driver }) => driver));
  expect(store.redo()).toBe('调整');
  expect(columnOf(store, 'note')).toEqual(['YD0003', 'YD0000', 'YD9', 'YD0001', 'YD0002']);
  expect(columnOf(store, 'driver')).toEqual(['张伟', '赵敏', '黄强', '赵敏', '李娜']);
});

test('TBL-12 keeps 16 records, or as many as it is told', () => {
  const store = buildStore();
  for (let at = 0; at < 20; at += 1) store.write({ rowId: 0, key: 'note', value: `N${at}` });
  expect(store.history().undo).toHaveLength(16);
  while (store.undo());
  expect(store.value(0, 'note')).toBe('N3');

  const short = buildStore({ historyLimit: 2 });
  for (let at = 0; at < 5; at += 1) short.write({ rowId: 0, key: 'note', value: `N${at}` });
  expect(short.history().undo).toEqual(['编辑“运单号”', '编辑“运单号”']);
});

test('TBL-12 a new step takes away what could be redone', () => {
  const store = buildStore();
  store.write({ rowId: 0, key: 'note', value: 'A' });
  store.undo();
  expect(store.history().redo).toHaveLength(1);
  store.write({ rowId: 0, key: 'note', value: 'B' });
  expect(store.history()).toEqual({ undo: ['编辑“运单号”'], redo: [] });
  expect(store.redo()).toBeUndefined();
});

test('TBL-12 typing in one cell is one record', () => {
  const store = buildStore();
  for (const text of ['京', '京A', '京A1']) store.writeText({ rowId: 0, key: 'note', text, coalesce: 'typing:0:note' });
  store.writeText({ rowId: 1, key: 'note', text: 'x', coalesce: 'typing:1:note' });
  expect(store.history().undo).toHaveLength(2);
  store.undo();
  store.undo();
  expect(columnOf(store, 'note').slice(0, 2)).toEqual(['YD0000', 'YD0001']);
});

test('TBL-12 a step that throws has changed nothing', () => {
  const store = buildStore();
  const before = store.getTableData();
  const run = () =>
    store.edit('坏', (change) => {
      change.set({ rowId: 0, key: 'note', value: 'X' });
      change.insert([{}], 0);
      change.remove([1, 2]);
      change.move([3], 0);
      throw new Error('no');
    });
  expect(run).toThrow('no');
  expect(store.getTableData()).toEqual(before);
  expect(store.isDirty()).toBe(false);
  expect(store.events).toEqual([]);
  expect(store.history().undo).toEqual([]);
});

test('TBL-12 undo takes back a cell that someone else’s write shares the row with, and leaves theirs', () => {
  const store = buildStore();
  store.write({ rowId: 0, key: 'driver', value: '赵敏' });
  store.write({ rowId: 0, key: 'weight', value: 99, by: 'program', isUndoable: false });
  expect(store.history().undo).toHaveLength(1);
  store.undo();
  expect(store.row(0)).toMatchObject({ driver: '张伟', weight: 99 });
  store.redo();
  expect(store.row(0)).toMatchObject({ driver: '赵敏', weight: 99 });
});

test('TBL-12 what an app writes when it hears of a change is undone with it', () => {
  const store = buildStore({
    on: {
      valueChange: ({ column, rowId }) => {
        if (column.key === 'weight') store.setValues([{ rowKey: store.keyOf(rowId), values: { state: '2' } }]);
      },
    },
  });
  store.write({ rowId: 0, key: 'weight', value: 12 });
  expect(store.row(0)).toMatchObject({ weight: 12, state: '2' });
  expect(store.history().undo).toHaveLength(1);
  store.undo();
  expect(store.row(0)).toEqual(buildWaybills(1)[0]);
  store.redo();
  expect(store.row(0)).toMatchObject({ weight: 12, state: '2' });
});

test('TBL-12 undo brings the selection back', () => {
  const store = buildStore();
  store.selectRange({ top: 1, left: 0, bottom: 2, right: 1 });
  store.write({ rowId: 1, key: 'note', value: 'X' });
  store.activate({ row: 4, column: 4 });
  store.undo();
  expect(store.selection()).toMatchObject({ ranges: [{ top: 1, left: 0, bottom: 2, right: 1 }], active: { row: 1, column: 0 } });
});

test('TBL-12 undo and redo select the rows and columns that were selected, wherever they stand now', async () => {
  const store = buildStore();
  store.selectRange({ top: 1, left: 0, bottom: 2, right: 1 });
  store.write({ rowId: 1, key: 'note', value: 'X' });
  store.activate({ row: 4, column: 4 });
  // Weights 8, 7, 4, 1, 0: rows 4, 1, 2, 3, 0.
  await store.setSorting([{ key: 'weight', order: 'desc' }]);
  store.setVisibleColumns(['driver', 'weight', 'note']);

  store.undo();
  expect(store.selection()).toEqual({
    ranges: [
      { top: 1, left: 0, bottom: 2, right: 0 },
      { top: 1, left: 2, bottom: 2, right: 2 },
    ],
    active: { row: 1, column: 2 },
    anchor: { row: 1, column: 2 },
  });

  await store.setSorting([{ key: 'note', order: 'desc' }]);
  store.activate({ row: 0, column: 0 });
  store.redo();
  expect(store.selection()).toMatchObject({
    active: { row: 3, column: 2 },
    ranges: [
      { top: 2, bottom: 3 },
      { top: 2, bottom: 3 },
    ],
  });
});

test('TBL-12 rows that stand apart now are selected one by one', async () => {
  const store = buildStore();
  store.selectRange({ top: 0, left: 2, bottom: 2, right: 2 });
  store.write({ rowId: 0, key: 'note', value: 'X' });
  await store.setSorting([{ key: 'weight', order: 'asc' }]);

  store.undo();

  // Rows 0, 3, 2, 1, 4.
  expect(store.selection()).toEqual({
    ranges: [
      { top: 2, left: 2, bottom: 3, right: 2 },
      { top: 0, left: 2, bottom: 0, right: 2 },
    ],
    active: { row: 0, column: 2 },
    anchor: { row: 0, column: 2 },
  });
});

test('TBL-12 what was selected is left when undo writes to a row that is not shown', async () => {
  const store = buildStore();
  store.activate({ row: 1, column: 0 });
  store.write({ rowId: 1, key: 'note', value: 'X' });
  await store.setFilters([{ key: 'weight', by: 'range', to: 4 }]);
  store.activate({ row: 2, column: 3 });

  store.undo();

  expect(store.value(1, 'note')).toBe('YD0001');
  expect(store.selection()).toMatchObject({ active: { row: 2, column: 3 } });
});

test('TBL-15 a refused write changes nothing and says why', () => {
  const columns = [
    ...waybillColumns,
    { key: 'locked', title: '锁定', type: 'input', disabled: true } as const,
    { key: 'byRow', title: '按行', type: 'input', disabled: (row: { state?: unknown }) => row.state === '3' } as const,
    { key: 'fixed', title: '只读' },
  ];
  const store = buildStore({ columns, disabledRows: { state: ['2'], driver: '无' } });

  const { refusals, written } = store.edit('写', (change) => {
    change.set({ rowId: 0, key: 'locked', value: 'x' });
    change.set({ rowId: 1, key: 'note', value: 'x' });
    change.set({ rowId: 2, key: 'byRow', value: 'x' });
    change.set({ rowId: 0, key: 'fixed', value: 'x' });
    change.setText({ rowId: 0, key: 'weight', text: '99999999999999999999' });
    change.setText({ rowId: 0, key: 'state', text: '没有' });
    change.set({ rowId: 99, key: 'note', value: 'x' });
    change.set({ rowId: 0, key: 'none', value: 'x' });
    change.remove([1]);
  });

  expect(written).toBe(0);
  expect(refusals).toEqual([
    { rowId: 0, column: 'locked', reason: 'disabledColumn' },
    { rowId: 1, column: 'note', reason: 'disabledRow' },
    { rowId: 2, column: 'byRow', reason: 'disabledColumn' },
    { rowId: 0, column: 'fixed', reason: 'readOnly' },
    { rowId: 0, column: 'weight', reason: 'unreadable', text: '99999999999999999999' },
    { rowId: 0, column: 'state', reason: 'unreadable', text: '没有' },
    { rowId: 99, column: 'note', reason: 'missing' },
    { rowId: 0, column: 'none', reason: 'missing' },
    { rowId: 1, column: '', reason: 'disabledRow' },
  ]);
  expect(store.lockOf(1, 'note')).toBe('disabledRow');
  expect(store.lockOf(0, 'note')).toBeUndefined();
  store.setDisabled(true);
  expect(store.write({ rowId: 0, key: 'note', value: 'x' })).toMatchObject({ reason: 'disabledTable' });
  const added = store.edit('增', (change) => change.insert([{}]));
  expect(added).toMatchObject({ added: [], refusals: [{ rowId: -1, column: '', reason: 'disabledTable' }] });
  expect(store.write({ rowId: 1, key: 'locked', value: 'x', by: 'program' })).toBeUndefined();
  expect(store.value(1, 'locked')).toBe('x');
});

test('TBL-08 the place of a row is read from the order, and is written nowhere', () => {
  const rows = buildWaybills(4).map((row, at) => ({ ...row, orderNum: at + 1 }));
  const store = buildStore({ rows, dragSort: true, columns: [...waybillColumns, { key: 'orderNum', title: '序', type: 'inputNumber' }] });
  expect(store.getChanges().changed).toEqual([]);

  expect(store.rowResort(3, 0)).toBe(true);

  expect(columnOf(store, 'note')).toEqual(['YD0003', 'YD0000', 'YD0001', 'YD0002']);
  expect(columnOf(store, 'orderNum')).toEqual([1, 2, 3, 4]);
  expect(store.getTableData().map(({ orderNum }) => orderNum)).toEqual([1, 2, 3, 4]);
  expect(store.row(3)).toBe(rows[3]);
  expect(store.getChanges().changed).toHaveLength(4);
  store.addRows({ note: '新' });
  store.removeRowsById('w0');
  expect(store.getTableData().map(({ note, orderNum }) => [note, orderNum])).toEqual([
    ['YD0003', 1],
    ['YD0001', 2],
    ['YD0002', 3],
    ['新', 4],
  ]);
  expect(store.write({ rowId: 3, key: 'orderNum', value: 9 })).toMatchObject({ reason: 'readOnly' });
  store.markSaved();
  expect(store.getChanges()).toEqual({ added: [], changed: [], removed: [] });
});

test('TBL-08 rows that are sorted or filtered cannot be moved', async () => {
  const store = buildStore({ dragSort: true });
  await store.setSorting([{ key: 'weight', order: 'asc' }]);
  expect(store.edit('移动', (change) => change.move([0], 3)).refusals).toEqual([{ rowId: 0, column: '', reason: 'sorted' }]);
  expect(store.rowResort(0, 1)).toBe(false);
});

test('TBL-08 rows are moved together, in their present order', () => {
  const store = buildStore();
  store.edit('移动', (change) => change.move([3, 1], 5));
  expect(columnOf(store, 'note')).toEqual(['YD0000', 'YD0002', 'YD0004', 'YD0001', 'YD0003']);
  store.edit('不动', (change) => change.move([1, 3], 5));
  expect(store.history().undo).toHaveLength(1);
});

test('TBL-12 one event names what a step changed', () => {
  const store = buildStore();
  store.edit('两格', (change) => {
    change.set({ rowId: 0, key: 'note', value: 'A' });
    change.set({ rowId: 2, key: 'weight', value: 9 });
    change.set({ rowId: 3, key: 'weight', value: store.value(3, 'weight') });
  });
  expect(store.events).toEqual([
    {
      kind: 'cells',
      cells: [
        [0, 'note'],
        [2, 'weight'],
      ],
    },
    { kind: 'history' },
  ]);
  expect(store.version()).toBe(2);
});

test('TBL-12 more than 2,000 cells are named as all', () => {
  const store = buildStore({ rows: buildWaybills(1_001) });
  store.edit('多', (change) => {
    for (let id = 0; id < 1_001; id += 1) {
      change.set({ rowId: id, key: 'note', value: `N${id}` });
      change.set({ rowId: id, key: 'driver', value: 'D' });
    }
  });
  expect(store.events[0]).toEqual({ kind: 'cells', cells: 'all' });
});

test('TBL-02 valueChange tells type, values and place', () => {
  const valueChange = vi.fn();
  const store = buildStore({ on: { valueChange } });
  store.write({ rowId: 1, key: 'weight', value: 5 });
  expect(valueChange).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'inputNumber', value: 5, oldValue: 7, rowId: 1, rowIndex: 1, columnIndex: 2 }),
  );
  store.setValues([
    { rowKey: 'w2', values: { weight: 6, unknown: 1 } },
    { rowKey: 'none', values: { weight: 1 } },
  ]);
  expect(valueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 6, isSetValues: true, rowId: 2 }));
  expect(valueChange).toHaveBeenCalledTimes(2);
});

test('TBL-01 two columns of one key, and a type that nobody knows, are refused when the table is made', () => {
  const twice = [waybillColumns[0]!, waybillColumns[0]!];
  expect(() => buildStore({ columns: twice })).toThrow('twice');
  const unknown = [{ key: 'a', title: 'A', type: 'nothing' as 'input' }];
  expect(() => buildStore({ columns: unknown })).toThrow("'nothing'");
});
