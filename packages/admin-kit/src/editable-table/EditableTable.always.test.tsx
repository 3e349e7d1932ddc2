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

test('TBL-02 Tab goes through cells of every kind, and after Escape out of the table', async () => {
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

test('TBL-03 an input of numbers takes back what is no number', async () => {
  const table = await show();
  const input = table.cell(0, 'price').querySelector('input')!;
  await userEvent.click(input);

  await table.keys('{Control>}a{/Control}1x2');

  expect(input.value).toBe('12');
});

test('TBL-16 what is typed stays with its row when that is scrolled away', async () => {
  const table = await show(5000);
  const input = table.cell(0, 'name').querySelector('input')!;
  await userEvent.click(input);
  await userEvent.fill(input, '滚走');

  document.querySelector('[role=grid]')!.scrollTop = 100_000;
  await vi.waitFor(() => expect(table.cell(2280, 'name')).not.toBeNull());

  expect(table.store.value(0, 'name')).toBe('滚走');
  expect(table.store.getChanges().changed).toHaveLength(1);
});

test('TBL-02 one click opens the control of a cell', async () => {
  const table = await show();

  await userEvent.click(table.cell(0, 'since'));

  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('起始日期 1'));
});
