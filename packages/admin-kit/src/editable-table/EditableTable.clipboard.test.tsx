import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { notices } from '../notice/createNoticeStore.ts';
import { priceColumns, priceRows } from './stories.fixture.ts';
import { showTable, takeTableAway } from './testing.fixture.tsx';

afterEach(takeTableAway);

const show = (count = 30) => showTable({ rows: priceRows(count), columns: priceColumns });

test('GRID-02 Ctrl+C copies the selection as text and as a table of HTML', async () => {
  const table = await show();
  await table.click(0, 'name');
  await table.keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');

  const copied = table.clipboard('copy');

  expect(copied.getData('text/plain')).toBe('螺栓\t0\r\n垫圈\t0.37');
  expect(copied.getData('text/html')).toContain('<table');
});

test('GRID-02 Ctrl+V writes a block from the active cell on, selects it, and one Ctrl+Z takes it back', async () => {
  const table = await show();
  await table.click(1, 'name');

  table.clipboard('paste', { 'text/plain': '轴套\t12.5\n卡簧\t3' });

  await vi.waitFor(() => expect(table.text(2, 'price')).toBe('3'));
  expect([table.text(1, 'name'), table.text(1, 'price'), table.text(2, 'name'), table.text(2, 'price')]).toEqual([
    '轴套',
    '12.5',
    '卡簧',
    '3',
  ]);
  expect(table.store.selection().ranges).toEqual([{ top: 1, left: 1, bottom: 2, right: 2 }]);
  await table.keys('{Control>}z{/Control}');
  expect(table.text(1, 'name')).toBe('垫圈');
});

test('GRID-02 a great block shows in every cell that is drawn, also in those beyond the edges', async () => {
  const table = await show(600);
  await table.click(0, 'name');

  const lines = Array.from({ length: 600 }, (_, at) => [`轴套${at}`, 5000 + at, 6000 + at, '是', '2020-03-04', `备注${at}`]);
  table.clipboard('paste', { 'text/plain': lines.map((line) => line.join('\t')).join('\n') });

  await vi.waitFor(() => expect(table.text(0, 'name')).toBe('轴套0'));
  expect(table.store.history().undo).toEqual(['粘贴']);
  const rows = [...document.querySelectorAll('[role=row][aria-rowindex]')]
    .map((row) => Number(row.getAttribute('aria-rowindex')) - 2)
    // Below the last one stand the figures.
    .filter((row) => row >= 0 && row < 600)
    .toSorted((one, other) => one - other);
  await vi.waitFor(() => expect(rows.map((row) => table.text(row, 'name'))).toEqual(rows.map((row) => `轴套${row}`)));
});

test('GRID-02 once the code that pastes is there, the cells are written before the browser does anything else', async () => {
  const table = await show();
  await table.click(1, 'name');
  table.clipboard('paste', { 'text/plain': '轴套' });
  await vi.waitFor(() => expect(table.text(1, 'name')).toBe('轴套'));

  table.clipboard('paste', { 'text/plain': '卡簧' });
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();

  expect(table.text(1, 'name')).toBe('卡簧');
});

test('GRID-02 numbers whose last digits were lost before they were copied are told until somebody has seen it', async () => {
  const table = await show();
  await table.click(0, 'name');

  table.clipboard('paste', { 'text/html': '<table><tr><td x:num="123456789012345680">1.23457E+17</td></tr></table>' });

  await vi.waitFor(() => expect(table.text(0, 'name')).toBe('123456789012345680'));
  await vi.waitFor(() => expect(document.body.textContent).toContain('1 个长数字在原程序中丢失末位，请核对'));
  expect(notices.getSnapshot()).toMatchObject([{ tone: 'warning', duration: 0 }]);
  notices.clear();
});

test('GRID-02 pasting into an empty table counts what was pasted', async () => {
  const table = await show(0);
  document.querySelector('textarea')!.focus();

  table.clipboard('paste', { 'text/plain': 'A-1\t轴套\t1\nA-2\t卡簧\t2' });

  await vi.waitFor(() => expect(document.body.textContent).toContain('已粘贴 6 个单元格'));
  expect(table.store.rowCount()).toBe(2);
});

test('GRID-02 Ctrl+X copies and empties, Delete empties', async () => {
  const table = await show();
  await table.click(0, 'name');

  expect(table.clipboard('cut').getData('text/plain')).toBe('螺栓');
  expect(table.text(0, 'name')).toBe('');
  await table.click(1, 'name');
  await table.keys('{Delete}');

  expect(table.text(1, 'name')).toBe('');
});

test('GRID-02 ranges that do not line up are not copied, and a person is told', async () => {
  const table = await show();
  await table.click(0, 'code');
  await userEvent.click(table.cell(2, 'price'), { modifiers: ['Control'] });

  expect(table.clipboard('copy').getData('text/plain')).toBe('');

  await vi.waitFor(() => expect(document.body.textContent).toContain('所选区域行列不一致'));
});

test('GRID-02 Ctrl+D on one cell takes the value above it, Ctrl+R the one before it', async () => {
  const table = await show();
  await table.click(1, 'price');

  await table.keys('{Control>}d{/Control}');
  await vi.waitFor(() => expect(table.store.value(1, 'price')).toBe(table.store.value(0, 'price')));
  await table.click(1, 'name');
  await table.keys('{Control>}r{/Control}');
  await vi.waitFor(() => expect(table.text(1, 'name')).toBe(table.text(1, 'code')));
  expect(table.active()).toBe('1:name');
  await table.click(0, 'price');
  await table.keys('{Control>}d{/Control}');
  expect(table.store.value(0, 'price')).toBe(0);
});

test('GRID-02 in an open editor the clipboard belongs to its text', async () => {
  const table = await show();
  await table.click(0, 'name');
  await table.keys('{F2}');

  table.clipboard('paste', { 'text/plain': 'X' });

  expect(table.store.value(0, 'name')).toBe('螺栓');
});

test('GRID-02 Ctrl+D fills down and Ctrl+R to the right', async () => {
  const table = await show();
  await table.click(0, 'name');
  await table.keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await vi.waitFor(() => expect([1, 2].map((row) => table.text(row, 'name'))).toEqual(['螺栓', '螺栓']));

  await table.click(3, 'price');
  await table.keys('{Shift>}{ArrowRight}{/Shift}{Control>}r{/Control}');

  await vi.waitFor(() => expect(table.text(3, 'count')).toBe(table.text(3, 'price')));
});

test('GRID-02 the fill handle goes on with a series, with Ctrl it repeats', async () => {
  const table = await show();
  await table.click(0, 'count');
  table.clipboard('paste', { 'text/plain': '10\n20' });
  await vi.waitFor(() => expect(table.text(1, 'count')).toBe('20'));
  const handle = () => document.querySelector('[data-fill-handle]')!;

  await table.drag(handle(), table.cell(4, 'count'));

  await vi.waitFor(() => expect([2, 3, 4].map((row) => table.text(row, 'count'))).toEqual(['30', '40', '50']));
  await table.keys('{Control>}z{/Control}');
  await table.drag(handle(), table.cell(4, 'count'), { ctrlKey: true });
  await vi.waitFor(() => expect([2, 3, 4].map((row) => table.text(row, 'count'))).toEqual(['10', '20', '10']));
});

test('GRID-01 dragging over cells selects them; the figures of the selection stand below', async () => {
  const table = await show();

  await table.drag(table.cell(0, 'price'), table.cell(3, 'price'));

  expect(table.store.selection().ranges).toEqual([{ top: 0, left: 2, bottom: 3, right: 2 }]);
  await vi.waitFor(() => expect(document.querySelector('[data-figures]')?.textContent).toBe('平均值 0.56计数 4求和 2.22'));
});

test('GRID-02 ranges that do not line up are not cut, and a person is told', async () => {
  const table = await show();
  await table.click(0, 'name');
  table.store.activate({ row: 2, column: 2 }, { add: true });

  table.clipboard('cut');

  expect(table.store.history().undo).toEqual([]);
  expect(table.editor().style.opacity).toBe('0');
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('所选区域行列不一致，无法复制'));
});
