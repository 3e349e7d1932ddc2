import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { EditableTableProps } from './EditableTable.tsx';
import { pointColumns, pointRows, priceColumns, priceRows } from './stories.fixture.ts';
import type { TableStoreOptions } from './store/tableStore.ts';
import { findNamed, pressNamed, showTable, takeTableAway } from './testing.fixture.tsx';

afterEach(takeTableAway);

type Props = Omit<EditableTableProps, 'table' | 'label'>;
const show = (props: Props = {}, options: Partial<TableStoreOptions> = {}, permissions: string[] = []) =>
  showTable({ rows: priceRows(30), columns: priceColumns, ...options }, props, { permissions });

test('GRID-03 Ctrl+F finds, goes from one to the next, and replaces', async () => {
  const table = await show();
  await table.click(0, 'name');

  await table.keys('{Control>}f{/Control}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('查找内容'));
  await table.keys('垫圈');
  await vi.waitFor(() => expect(document.body.textContent).toContain('第 0 个，共 6 个'));
  await table.keys('{Enter}');
  expect(table.active()).toBe('1:name');
  await table.keys('{Enter}');
  expect(table.active()).toBe('6:name');

  await userEvent.fill(document.querySelector('[aria-label="替换为"]')!, '平垫');
  await pressNamed('button', '全部替换');

  await vi.waitFor(() => expect(table.store.value(1, 'name')).toBe('平垫'));
  expect(table.store.value(26, 'name')).toBe('平垫');
});

test('GRID-03 替换 goes on to the next cell that is found, past one that the new text still has and one that refuses it', async () => {
  const table = await show({}, { disabledRows: { code: 'A-000008' } });
  await table.click(0, 'name');
  await table.keys('{Control>}f{/Control}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('查找内容'));
  await table.keys('轴承');
  await vi.waitFor(() => expect(document.body.textContent).toContain('第 0 个，共 6 个'));
  await userEvent.fill(document.querySelector('[aria-label="替换为"]')!, '轴承X');
  const status = () => document.querySelector('[role=dialog] [role=status]')?.textContent;

  await pressNamed('button', '替换');
  await vi.waitFor(() => expect(table.active()).toBe('2:name'));
  await pressNamed('button', '替换');
  await vi.waitFor(() => expect(table.active()).toBe('7:name'));
  await vi.waitFor(() => expect(status()).toBe('第 2 个，共 6 个'));
  await pressNamed('button', '替换');
  await vi.waitFor(() => expect(table.active()).toBe('12:name'));
  expect(document.body.textContent).toContain('该单元格不可编辑');
  await pressNamed('button', '替换');
  await vi.waitFor(() => expect(table.active()).toBe('17:name'));

  expect([2, 7, 12, 17].map((row) => table.store.value(row, 'name'))).toEqual(['轴承X', '轴承', '轴承X', '轴承']);
  await userEvent.fill(document.querySelector('[aria-label="替换为"]')!, '轴套');
  await pressNamed('button', '替换');
  await vi.waitFor(() => expect(table.active()).toBe('22:name'));
  await vi.waitFor(() => expect(status()).toBe('第 4 个，共 5 个'));
});

test('GRID-03 when nothing is left to be replaced the focus stays in the panel, and Escape closes it', async () => {
  const table = await show();
  await table.click(0, 'name');
  await table.keys('{Control>}f{/Control}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('查找内容'));
  await table.keys('垫圈');
  await userEvent.fill(document.querySelector('[aria-label="替换为"]')!, '平垫');
  await vi.waitFor(() => expect(document.body.textContent).toContain('共 6 个'));

  await pressNamed('button', '全部替换');

  await vi.waitFor(() => expect(document.body.textContent).toContain('没有找到'));
  await vi.waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull());
  await table.keys('{Escape}');
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

/** Opens the filter of a column from its title. */
async function openFilter(title: string) {
  // It shows itself to a pointer over the title.
  (await findNamed('button', `“${title}” 列菜单`)).click();
  await pressNamed('menuitem', '筛选…');
  const panel = await findNamed('dialog', `筛选 ${title}`);
  const inputs = () => [...panel.querySelectorAll('input')];
  return { from: inputs()[0]!, to: inputs()[1]!, isOpen: () => panel.isConnected };
}

test('GRID-03 a filter marks a bound that is not a number, and filters by none', async () => {
  const table = await show();
  const { from, to, isOpen } = await openFilter('单价');

  for (const text of ['abc', '5元', '-']) {
    await userEvent.fill(from, text);
    await vi.waitFor(() => expect(from, text).toHaveAttribute('aria-invalid', 'true'));
  }
  await pressNamed('button', '确定');
  expect(isOpen()).toBe(true);
  expect(table.store.filters()).toEqual([]);

  await userEvent.fill(from, '1');
  await userEvent.fill(to, '2.5');
  await pressNamed('button', '确定');
  await vi.waitFor(() => expect(table.store.filters()).toEqual([{ key: 'price', by: 'range', from: 1, to: 2.5 }]));
});

test('GRID-03 a filter that leaves no row can be seen and changed', async () => {
  const table = await show();
  await table.store.setFilters([{ key: 'price', by: 'range', from: 1000, to: 2000 }]);
  expect(table.store.viewCount()).toBe(0);

  const { from, to } = await openFilter('单价');

  expect([from.value, to.value]).toEqual(['1000', '2000']);
  await userEvent.fill(from, '0.3');
  await userEvent.fill(to, '');
  expect(from).not.toHaveAttribute('aria-invalid', 'true');
  await pressNamed('button', '确定');
  await vi.waitFor(() => expect(table.store.viewCount()).toBe(29));
});

test('GRID-03 a filter by instants takes a day without a time, and shows it as it was entered', async () => {
  const table = await showTable({ rows: pointRows(20), columns: pointColumns });
  const first = await openFilter('最近巡检');
  await userEvent.fill(first.to, '2026/3/5');
  await pressNamed('button', '确定');
  await vi.waitFor(() => expect(table.store.viewCount()).toBe(5));

  expect(table.store.filters()).toEqual([{ key: 'checkedAt', by: 'range', to: '2026-03-05' }]);
  const again = await openFilter('最近巡检');
  expect(again.to.value).toBe('2026-03-05');
  await userEvent.fill(again.from, '2026-03-02 09:00');
  await pressNamed('button', '确定');
  await vi.waitFor(() => expect(table.store.viewCount()).toBe(3));
});

test('TBL-05 校验 counts what is wrong; F8 goes from one error to the next', async () => {
  const table = await show({ toolbar: { buttons: ['validate'] } });
  table.store.write({ rowId: 1, key: 'name', value: '' });
  table.store.write({ rowId: 3, key: 'code', value: '' });
  table.store.write({ rowId: 5, key: 'code', value: 'A-000005' });

  await pressNamed('button', '校验');

  await vi.waitFor(() => expect(document.body.textContent).toContain('4 处错误'));
  expect(table.active()).toBe('1:name');
  await table.keys('{F8}');
  expect(table.active()).toBe('3:code');
  expect(table.cell(3, 'code')).toHaveAttribute('aria-invalid', 'true');
  await table.keys('{Shift>}{F8}{/Shift}');
  expect(table.active()).toBe('1:name');
});

test('TBL-05 what is wrong with a cell can be read: below the table when it is active, at the cell by the pointer', async () => {
  const table = await show();
  const line = () => [...document.querySelectorAll('[role=group][aria-label="表格状态"] > span')].map((one) => one.textContent);
  table.store.write({ rowId: 1, key: 'name', value: '' });
  await table.store.validateTable();

  await table.click(1, 'name');
  await vi.waitFor(() => expect(line()).toContain('名称不能为空'));
  await userEvent.hover(table.cell(1, 'name'));
  expect(table.cell(1, 'name')).toHaveAttribute('title', '名称不能为空');
  await userEvent.hover(table.cell(2, 'name'));
  expect(document.querySelector('[role=grid] [title]')).toBeNull();
  await table.keys('{ArrowDown}');
  await vi.waitFor(() => expect(line()).not.toContain('名称不能为空'));
  await table.keys('{Delete}{ArrowUp}{ArrowUp}');

  await vi.waitFor(() => expect(line()).toContain('名称, 第 3 行, 名称不能为空'));
});

test('TBL-15 what was refused can be read below the table', async () => {
  const table = await show({}, { columns: priceColumns.map((column) => (column.key === 'name' ? { ...column, disabled: true } : column)) });
  await table.click(1, 'name');

  await table.keys('{F2}');

  await vi.waitFor(() => expect(document.querySelector('[role=group][aria-label="表格状态"]')!.textContent).toContain('该单元格不可编辑'));
});

test('TBL-05 of errors it is told how many are hidden; F8 takes the filter away that hides the last ones, and says so', async () => {
  const rows = priceRows(8).map((row, at) => (at === 4 || at === 6 ? { ...row, code: '' } : row));
  const table = await showTable({ rows, columns: priceColumns }, { storageId: 'errors-hidden' });
  await table.store.validateTable();
  await table.store.setFilters([{ key: 'name', by: 'texts', texts: ['螺栓', '垫圈'] }]);
  await table.click(0, 'price');

  await vi.waitFor(() => expect(document.body.textContent).toContain('2 处错误（1 未显示）'));
  await table.keys('{F8}');
  await vi.waitFor(() => expect(table.active()).toBe('3:code'));
  expect(table.store.viewCount()).toBe(4);

  await table.store.setFilters([{ key: 'name', by: 'texts', texts: ['轴承'] }]);
  await userEvent.click([...document.querySelectorAll('button')].find((one) => one.textContent === '2 处错误（2 未显示）')!);
  await vi.waitFor(() => expect(table.active()).toBe('4:code'));
  expect(table.store.filters()).toEqual([]);
  expect(document.activeElement).toHaveAccessibleName('编号, 第 5 行, 编号不能为空');
  expect(document.querySelector('[role=status].sr-only')?.textContent).toContain('已清除筛选');
  await vi.waitFor(() => expect([...document.querySelectorAll('button')].some((one) => one.textContent === '2 处错误')).toBe(true));
});

test('TBL-05 F8 shows a hidden column again that holds the last errors, and says so', async () => {
  const rows = priceRows(8).map((row, at) => (at === 5 ? { ...row, code: '' } : row));
  const table = await showTable({ rows, columns: priceColumns }, { storageId: 'errors-in-hidden-column' });
  // It shows itself to a pointer over the title.
  (await findNamed('button', '“编号” 列菜单')).click();
  await pressNamed('menuitem', '隐藏该列');
  await vi.waitFor(() => expect(table.store.visibleColumns()).not.toContain('code'));
  await table.store.validateTable();
  await table.click(0, 'price');

  await table.keys('{F8}');

  await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName('编号, 第 6 行, 编号不能为空'));
  expect(table.store.visibleColumns()).toContain('code');
  expect(document.querySelector('[role=status].sr-only')?.textContent).toContain('已显示有错误的列“编号”');
  localStorage.clear();
});
