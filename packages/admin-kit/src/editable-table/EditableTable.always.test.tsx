import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { priceColumns, priceRows } from './stories.fixture.ts';
import { showTable, takeTableAway } from './testing.fixture.tsx';

afterEach(takeTableAway);

const show = (count = 30) => showTable({ rows: priceRows(count), columns: priceColumns }, { alwaysEdit: true });

test('TBL-02 where every cell is edited, text cells are inputs; what is typed is written when the input is left', async () => {
  const table = await show();
  const input = table.cell(0, 'name').querySelector('input')!;

  await userEvent.click(input);
  await userEvent.fill(input, '螺母');
  expect(table.store.value(0, 'name')).toBe('螺栓');
  await table.keys('{Enter}');

  expect(table.store.value(0, 'name')).toBe('螺母');
  expect(document.activeElement).toBe(table.cell(1, 'name').querySelector('input'));
});

test('GRID-01 Tab goes through cells of every kind, and after Escape out of the table', async () => {
  const table = await show();
  await userEvent.click(table.cell(0, 'count').querySelector('input')!);

  await table.keys('{Tab}');
  expect(table.active()).toBe('0:isActive');
  await table.keys(' ');
  expect(table.store.value(0, 'isActive')).toBe(true);
  await table.keys('{Tab}{Tab}');
  expect(document.activeElement).toBe(table.cell(0, 'note').querySelector('input'));
  await table.keys('{Escape}{Tab}');

  expect(document.activeElement?.closest('[role=grid]') ?? null).toBeNull();
  expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
});

test('TBL-03 an input of numbers takes back what is not a number', async () => {
  const table = await show();
  const input = table.cell(0, 'price').querySelector('input')!;
  await userEvent.click(input);

  await table.keys('{Control>}a{/Control}1x2');

  expect(input.value).toBe('12');
});

test('TBL-03 a key that an input does not take leaves the caret where it was', async () => {
  const table = await show();
  const input = table.cell(1, 'price').querySelector('input')!;
  await userEvent.click(input);
  input.setSelectionRange(1, 1);
  const before = input.value;

  await table.keys('x5');

  expect(input.value).toBe(`${before.slice(0, 1)}5${before.slice(1)}`);
});

test('GRID-04 what is typed stays with its row when that is scrolled away', async () => {
  const table = await show(5000);
  const input = table.cell(0, 'name').querySelector('input')!;
  await userEvent.click(input);
  await userEvent.fill(input, '滚走');

  document.querySelector('[role=grid]')!.scrollTop = 100_000;
  await vi.waitFor(() => expect(table.cell(2280, 'name')).not.toBeNull());

  expect(table.store.value(0, 'name')).toBe('滚走');
  expect(table.store.getChanges().changed).toHaveLength(1);
});

test('GRID-01 one click opens the control of a cell', async () => {
  const table = await show();

  await userEvent.click(table.cell(0, 'since'));

  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('起始日期 1'));
});

test('GRID-02 cells of a spreadsheet are pasted from an input on, and Ctrl+Z takes them back', async () => {
  const table = await show();
  await userEvent.click(table.cell(1, 'name').querySelector('input')!);

  table.clipboard('paste', { 'text/plain': '轴套\t12.5\r\n卡簧\t3\r\n' });
  await vi.waitFor(() => expect(table.store.value(2, 'price')).toBe(3));
  expect(table.cell(1, 'name').querySelector('input')!.value).toBe('轴套');
  await table.keys('{Control>}z{/Control}');

  expect([table.store.value(1, 'name'), table.store.value(2, 'price')]).toEqual(['垫圈', 0.74]);
  expect(table.cell(1, 'name').querySelector('input')!.value).toBe('垫圈');
});

test('GRID-04 an input that nobody has typed into takes over what is written meanwhile, and writes nothing when it is left', async () => {
  const table = await show();
  await userEvent.click(table.cell(1, 'name').querySelector('input')!);

  table.store.setValues([{ rowKey: '2', values: { name: '服务器' } }]);
  expect(table.cell(1, 'name').querySelector('input')!.value).toBe('服务器');
  await table.keys('{Enter}');

  expect(table.store.value(1, 'name')).toBe('服务器');
});

test('GRID-04 what is typed does not go into a row that was loaded in the place of the one that it was meant for', async () => {
  const table = await show();
  await userEvent.click(table.cell(1, 'name').querySelector('input')!);
  await table.keys('meant for row 2');

  table.store.loadNewData(priceRows(30).toReversed());
  (document.activeElement as HTMLElement).blur();

  expect(table.store.isDirty()).toBe(false);
});

test('TBL-03 what an input method composes is checked as what is typed', async () => {
  const table = await show();
  const input = table.cell(1, 'price').querySelector('input')!;
  await userEvent.click(input);

  await table.compose(['sh', '是'], '是');
  expect(input.value).toBe('0.37');
  await table.keys('{End}1{Enter}');

  expect(table.store.value(1, 'price')).toBe(0.371);
});
