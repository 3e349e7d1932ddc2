import { afterEach, expect, test, vi } from 'vitest';
import { priceColumns, priceRows } from './stories.fixture.ts';
import { findNamed, pressNamed, showTable, takeTableAway } from './testing.fixture.tsx';

afterEach(takeTableAway);

const keys = priceColumns.map(({ key }) => key);
const without = (...gone: readonly string[]) => priceColumns.filter(({ key }) => !gone.includes(key));
const show = (props = {}) => showTable({ rows: priceRows(30), columns: priceColumns }, { toolbar: true, rowSelection: true, ...props });
const titles = () => [...document.querySelectorAll('[role=columnheader]')].map((head) => head.textContent ?? '');

test.each(keys)('KIT-04 the column %s goes while it is selected, and comes back', async (key) => {
  const table = await show();
  const title = table.store.column(key)!.title;
  await table.click(1, keys[0]!);
  table.store.setColumns(without(key));

  await vi.waitFor(() => expect(titles().some((one) => one.startsWith(title))).toBe(false));
  await table.keys('{ArrowRight}{ArrowDown}');
  expect(table.active()).not.toContain(key);
  table.store.setColumns(priceColumns);
  await vi.waitFor(() => expect(document.querySelectorAll('[role=gridcell]').length).toBeGreaterThan(10));
});

test('KIT-04 the column that is typed in goes: what was typed is given up, and the table goes on', async () => {
  const table = await show();
  await table.click(1, 'code');
  await table.keys('X-1');
  table.store.setColumns(without('code'));

  await vi.waitFor(() => expect(titles().some((one) => one.startsWith(table.store.column('code')?.title ?? '编'))).toBe(false));
  await table.keys('{Escape}');
  const first = table.store.visibleColumns()[0]!;
  await table.click(2, first);
  expect(table.active()).toBe(`2:${first}`);
});

test('KIT-04 the column whose filter or order is open goes', async () => {
  const table = await show();
  const column = priceColumns.find(({ key }) => key === 'code')!;
  await table.store.setSorting([{ key: 'code', order: 'desc' }]);
  table.store.setColumns(without('code'));

  await vi.waitFor(() => expect(titles().some((one) => one.startsWith(column.title as string))).toBe(false));
  expect(table.store.rowCount()).toBe(30);
  await pressNamed('button', '新增');
  expect(table.store.rowCount()).toBe(31);
  await findNamed('button', '新增');
});
