import { expect, test, vi } from 'vitest';
import { pasteCells } from '../clipboard/pasteCells.ts';
import type { ClipboardBlock } from '../clipboard/clipboardCells.ts';
import { copyCells } from '../clipboard/copyCells.ts';
import { clearCells } from '../clipboard/clearCells.ts';
import type { EditableColumn } from '../columnTypes.ts';
import { buildStore, buildWaybills, columnOf, waybillColumns } from './buildStore.ts';
import type { TableStore } from './tableStore.ts';

const block = (rows: ReadonlyArray<readonly string[]>): ClipboardBlock => rows.map((row) => row.map((text) => ({ text })));
const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const options = [
  { value: '1', text: '矿石' },
  { value: '2', text: '煤炭', disabled: true },
];

/** Each kind of cell that reads its texts: a value that it holds, a text that it cannot read, what it holds then, and one that it can. */
const kinds: ReadonlyArray<[Omit<EditableColumn, 'key' | 'title'>, unknown, string, unknown, string]> = [
  [{ type: 'inputNumber' }, 7, '1,5x', null, '1.5'],
  [{ type: 'inputNumber', props: { scale: 3 } }, 7000, '1.2345', null, '1.234'],
  [{ type: 'select', options }, '1', '沙子', null, '矿石'],
  [{ type: 'select', options }, '1', '煤炭', null, '1'],
  [{ type: 'select-search', options }, '1', '沙子', null, '矿石'],
  [{ type: 'radio', options }, '1', '沙子', null, '矿石'],
  [{ type: 'select-multiple', options }, '1', '矿石,沙子', '', '矿石'],
  [{ type: 'select-dict-search', options, props: { dict: 'cargo' } }, '1', '沙子', null, '矿石'],
  [{ type: 'date' }, '2026-03-01', '2026-02-30', null, '2026/3/1'],
  [{ type: 'datetime' }, '2026-03-01 08:00:00', '明天', null, '2026-03-02 09:00'],
  [{ type: 'time' }, '08:00:00', '25:00', null, '9:30'],
  [{ type: 'checkbox' }, true, '也许', false, '是'],
  [{ type: 'switch', props: { customValue: ['Y', 'N'] } }, 'Y', '也许', 'N', '是'],
  [{ type: 'file' }, 'a/b.pdf', 'javascript:alert(1)', '', 'c/d.pdf'],
];

test.each(kinds)('GRID-07 a cell %j keeps the text %3$j that it cannot read, as an error', async (column, value, text, blank, good) => {
  const store = buildStore({ columns: [{ key: 'x', title: '列', ...column } as EditableColumn], rows: [{ id: '1', x: value }] });
  const shown = store.text(0, 'x');

  const result = pasteCells(store, { block: block([[text]]), ranges: [at(0, 0)] });

  expect(result).toMatchObject({ refusals: [], unread: 1, written: 1 });
  expect([store.text(0, 'x'), store.editText(0, 'x'), copyCells(store, [at(0, 0)])?.text]).toEqual([text, text, text]);
  expect([store.value(0, 'x'), store.unreadText(0, 'x')]).toEqual([blank, text]);
  await vi.waitFor(() => expect(store.errorOf(0, 'x')).toBe(`“${text}”不是有效的列`));
  expect(JSON.stringify(store.getTableData())).not.toContain(text);

  store.undo();
  expect([store.value(0, 'x'), store.text(0, 'x'), store.errorOf(0, 'x')]).toEqual([value, shown, undefined]);
  store.redo();
  expect([store.text(0, 'x'), store.errorOf(0, 'x')]).toEqual([text, `“${text}”不是有效的列`]);

  pasteCells(store, { block: block([['']]), ranges: [at(0, 0)] });
  expect([store.value(0, 'x'), store.unreadText(0, 'x'), store.errorOf(0, 'x')]).toEqual([blank, undefined, undefined]);
  pasteCells(store, { block: block([[good]]), ranges: [at(0, 0)] });
  expect([store.unreadText(0, 'x'), store.errorOf(0, 'x')]).toEqual([undefined, undefined]);
  expect(store.value(0, 'x')).not.toBe(blank);
  expect(await store.validateTable()).toBeNull();
});

test('GRID-07 what each cell of a block cannot read stays in it, also in rows that the block adds; the rest is written, in one step', async () => {
  const store = buildStore({ rows: buildWaybills(1) });
  const before = store.getTableData();

  const result = pasteCells(store, {
    block: block([
      ['很重', '2026-03-09'],
      ['5', '明天'],
    ]),
    ranges: [at(0, 2)],
  });

  expect(result).toMatchObject({ written: 4, unread: 2, added: [1] });
  expect(columnOf(store, 'weight')).toEqual([null, 5]);
  expect([store.text(0, 'weight'), store.text(1, 'loadedOn')]).toEqual(['很重', '明天']);
  await vi.waitFor(() => expect(store.errors().size).toBe(2));
  expect([store.errorOf(0, 'weight'), store.errorOf(1, 'loadedOn')]).toEqual(['“很重”不是有效的装货重量', '“明天”不是有效的装货日期']);
  store.undo();
  expect(store.getTableData()).toEqual(before);
  expect(store.errors().size).toBe(0);
  store.redo();
  expect(store.errors().size).toBe(2);
});

/** A store whose weight of the first row holds a text. */
async function withText(write: (store: TableStore) => void, columns = waybillColumns): Promise<TableStore> {
  const store = buildStore({ columns });
  pasteCells(store, { block: block([['很重']]), ranges: [at(0, 2)] });
  await vi.waitFor(() => expect(store.errorOf(0, 'weight')).toBeDefined());
  write(store);
  return store;
}

test.each<[string, (store: TableStore) => void]>([
  ['takes an empty cell', (store) => pasteCells(store, { block: block([['']]), ranges: [at(0, 2)] })],
  ['is cleared', (store) => clearCells(store, { ranges: [at(0, 2)], label: '清空' })],
  ['is written empty by its control', (store) => store.write({ rowId: 0, key: 'weight', value: null })],
  [
    'is written by others',
    (store) => store.edit({ label: '', by: 'program', isUndoable: false }, (change) => change.set({ rowId: 0, key: 'weight', value: 3 })),
  ],
  ['is typed', (store) => store.writeText({ rowId: 0, key: 'weight', text: '3' })],
  ['leaves with its row', (store) => store.edit('', (change) => change.remove([0]))],
])('GRID-07 a cell is right again when it %s', async (_, write) => {
  const store = await withText(write);
  expect([store.unreadText(0, 'weight'), store.errorOf(0, 'weight')]).toEqual([undefined, undefined]);
  store.undo();
  expect(await store.validateTable()).toEqual(store.unreadText(0, 'weight') === undefined ? null : expect.objectContaining({ count: 1 }));
});

test('GRID-07 what takes the errors of rules away leaves that of a text, and so does a check of all', async () => {
  const store = await withText((one) => one.clearErrors());
  expect(store.errorOf(0, 'weight')).toBe('“很重”不是有效的装货重量');
  expect(await store.validateTable()).toMatchObject({ count: 1, first: { rowId: 0, column: 'weight' } });
  expect(await store.validateCell(0, 'weight')).toBe('“很重”不是有效的装货重量');
});

test('GRID-07 a text that a rule would call missing is told by its own error', async () => {
  const columns = waybillColumns.map((column) => ({ ...column, validateRules: [{ required: true }] })) as readonly EditableColumn[];
  const store = await withText((one) => void one.validateTable(), columns);
  await store.validateTable();
  expect(store.errorOf(0, 'weight')).toBe('“很重”不是有效的装货重量');
});

test('GRID-07 a row comes back with its text when its removal is undone', async () => {
  const store = await withText((one) => one.edit('', (change) => change.remove([0])));
  expect(store.errors().size).toBe(0);
  store.undo();
  expect([store.text(0, 'weight'), store.errorOf(0, 'weight')]).toEqual(['很重', '“很重”不是有效的装货重量']);
});

test('GRID-07 what is undone after others wrote to the row takes the text along', async () => {
  const store = await withText((one) =>
    one.edit({ label: '', by: 'program', isUndoable: false }, (change) => change.set({ rowId: 0, key: 'driver', value: '赵敏' })),
  );
  store.undo();
  expect([store.value(0, 'weight'), store.value(0, 'driver'), store.unreadText(0, 'weight')]).toEqual([0, '赵敏', undefined]);
  store.redo();
  expect(store.text(0, 'weight')).toBe('很重');
});

test('GRID-07 thousands of texts are all marked, and all gone when good ones are pasted over them', async () => {
  // What was empty before is empty still: the text alone is another one.
  const store = buildStore({ rows: buildWaybills(2_500).map((row) => ({ ...row, state: null })) });
  const texts = (text: string) => Array.from({ length: 2_500 }, () => [text]);
  pasteCells(store, { block: texts('没有'), ranges: [at(0, 4)] });
  await vi.waitFor(() => expect(store.errors().size).toBe(2_500));
  pasteCells(store, { block: texts('已签收'), ranges: [at(0, 4)] });
  await vi.waitFor(() => expect(store.errors().size).toBe(0));
  expect(new Set(columnOf(store, 'state'))).toEqual(new Set(['3']));
});

test('GRID-07 a text is read once the dictionary that knows it has arrived, without a step of its own', async () => {
  const columns = [{ key: 'x', title: '列', type: 'select', dictCode: 'cargo' }] as const;
  const store = buildStore({ columns, rows: [{ id: '1', x: null }] });
  pasteCells(store, { block: block([['矿石']]), ranges: [at(0, 0)] });
  await vi.waitFor(() => expect(store.errorOf(0, 'x')).toBeDefined());
  store.setWords({ ...store.words(), dictItems: () => options });
  expect([store.value(0, 'x'), store.unreadText(0, 'x'), store.errorOf(0, 'x')]).toEqual(['1', undefined, undefined]);
  expect(store.history().undo).toEqual(['粘贴']);
});

test('GRID-07 rows are filtered and listed by the texts that their cells show, read or not', async () => {
  const store = await withText((one) => void one.setFilters([{ key: 'weight', by: 'contains', text: '很' }]));
  await vi.waitFor(() => expect(store.viewCount()).toBe(1));
  expect(await store.distinctTexts('weight', { limit: 10 })).toContain('很重');
});

test('GRID-07 a cell whose text is not a value counts as changed, and no value of it is told', async () => {
  const valueChange = vi.fn<() => void>();
  const store = buildStore({ rows: [{ id: '1', note: 'a', weight: null }], on: { valueChange } });
  pasteCells(store, { block: block([['很重']]), ranges: [at(0, 2)] });
  expect([store.isChanged(0, 'weight'), store.isChanged(0), store.isDirty()]).toEqual([true, true, true]);
  expect(valueChange).not.toHaveBeenCalled();
  store.undo();
  expect(store.isChanged(0, 'weight')).toBe(false);
});

test.each([
  ['fewer rows than fit', 2, 2, 0],
  ['as many rows as fit', 3, 3, 0],
  ['one row more than fits', 4, 3, 1],
  ['many rows more', 30, 3, 27],
])('GRID-08 of %s the first ones are pasted, and the others are counted', (_, count, added, dropped) => {
  const store = buildStore({ rows: buildWaybills(2), maxRows: 5 });
  const result = pasteCells(store, { block: Array.from({ length: count }, (_one, index) => [`N${index}`]), ranges: [at(2, 0)] });
  expect([result.added.length, result.droppedRows, store.rowCount()]).toEqual([added, dropped, 2 + added]);
  expect(columnOf(store, 'note').at(-1)).toBe(`N${added - 1}`);
  expect(store.undo()).toBe('粘贴');
  expect(store.rowCount()).toBe(2);
});

test('GRID-08 a table that is full takes no row, and its own rows are pasted over; the app may add beyond', () => {
  const store = buildStore({ rows: buildWaybills(5), maxRows: 5 });
  expect(pasteCells(store, { block: [['a'], ['b'], ['c']], ranges: [at(4, 0)] })).toMatchObject({ added: [], droppedRows: 2, written: 1 });
  store.addRows([{}]);
  expect(store.rowCount()).toBe(6);
});
