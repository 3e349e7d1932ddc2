import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditableColumn } from './columnTypes.ts';
import type { EditableTableProps } from './EditableTable.tsx';
import { priceColumns, priceRows } from './stories.fixture.ts';
import { type ShownTable, showTable, takeTableAway } from './testing.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(takeTableAway);

const show = (props: Omit<EditableTableProps, 'table' | 'label'> = {}) => showTable({ rows: priceRows(30), columns: priceColumns }, props);
const heads = () => [...document.querySelectorAll<HTMLElement>('[role=columnheader]')];
const head = (title: string) => heads().find((one) => one.textContent?.replace('*', '') === title)!;
const titles = () => heads().map((one) => one.textContent?.replace('*', ''));

async function item(name: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role^=menuitem]')].find((one) => one.textContent?.replace('✓', '') === name);
    if (found === undefined) throw new Error(`No ${name}.`);
    return found;
  });
}

/** Opens the menu of the active cell's column by keys alone, and chooses an entry of it. */
async function byKeys(table: ShownTable, name: string): Promise<void> {
  await table.keys('{Shift>}{F10}{/Shift}');
  (await item('列…')).focus();
  await table.keys('{Enter}');
  (await item(name)).focus();
  await table.keys('{Enter}');
}

test('TBL-01 the icon of a title sorts up, down and not at all, and says so', async () => {
  const table = await show();
  const sort = () => head('单价').querySelector<HTMLElement>('[aria-label="按 单价 排序"]')!;

  await userEvent.click(sort());
  await vi.waitFor(() => expect(head('单价')).toHaveAttribute('aria-sort', 'ascending'));
  await userEvent.click(sort());
  await vi.waitFor(() => expect(head('单价')).toHaveAttribute('aria-sort', 'descending'));
  expect(table.text(0, 'code')).toBe('A-000030');
  expect(document.body.textContent).toContain('已按 单价 降序 排序');
  await userEvent.click(sort());

  await vi.waitFor(() => expect(head('单价')).not.toHaveAttribute('aria-sort'));
  expect(table.text(0, 'code')).toBe('A-000001');
});

test('GRID-01 after a press on what stands in the heading the keys are those of the grid again', async () => {
  const table = await show({ rowSelection: true });
  await table.click(1, 'name');
  await table.keys('新名{Enter}');

  await userEvent.click(head('单价').querySelector('[aria-label="按 单价 排序"]')!);
  await table.keys('{ArrowDown}{Control>}z{/Control}');
  expect(table.text(1, 'name')).toBe('垫圈');
  expect(table.active()).not.toBe('none');

  await table.keys('{Control>}y{/Control}');
  await table.drag(head('数量').querySelector('[data-resize]')!, head('启用').querySelector('span')!);
  await table.keys('{Control>}z{/Control}');
  expect(table.text(1, 'name')).toBe('垫圈');

  await table.keys('{Control>}y{/Control}');
  await userEvent.click(document.querySelector<HTMLElement>('[role=columnheader] input[type=checkbox]')!);
  await table.keys('{Control>}z{/Control}');
  expect(table.text(1, 'name')).toBe('垫圈');
});

test('GRID-01 after a press on the box of a row the keys are still those of the grid', async () => {
  const table = await show({ rowSelection: true });
  await table.click(1, 'name');
  await table.keys('新名{Enter}');

  await userEvent.click(table.cell(3, 'code').parentElement!.querySelector('[aria-colindex="1"]')!);
  await vi.waitFor(() => expect(table.store.checkedCount()).toBe(1));
  await table.keys('{Control>}z{/Control}');

  expect(table.text(1, 'name')).toBe('垫圈');
});

test('GRID-01 a press on a title selects its column', async () => {
  const table = await show();

  await userEvent.click(head('数量').querySelector('span')!);

  expect(table.store.selection().ranges).toEqual([{ top: 0, bottom: 29, left: 3, right: 3 }]);
});

test('TBL-01 by keys alone a column is sorted, pinned, moved, made wider and hidden', async () => {
  const table = await show({ storageId: 'prices' });
  await table.click(0, 'price');

  await byKeys(table, '降序');
  await vi.waitFor(() => expect(table.text(0, 'code')).toBe('A-000030'));
  await byKeys(table, '向右移');
  await vi.waitFor(() => expect(titles()).toEqual(['编号', '名称', '数量', '单价', '启用', '起始日期', '备注']));
  const before = head('单价').offsetWidth;
  await byKeys(table, '加宽');
  await vi.waitFor(() => expect(head('单价').offsetWidth).toBe(before + 32));
  await byKeys(table, '固定在左侧');
  await vi.waitFor(() => expect(titles().slice(0, 3)).toEqual(['编号', '单价', '名称']));
  await byKeys(table, '隐藏该列');
  await vi.waitFor(() => expect(titles()).not.toContain('单价'));

  await takeTableAway();
  await show({ storageId: 'prices' });
  expect(titles()).toEqual(['编号', '名称', '数量', '启用', '起始日期', '备注']);
});

test('TBL-01 a title is dragged to another place, its edge to another width', async () => {
  const table = await show();

  await table.drag(head('数量').querySelector('span')!, head('名称').querySelector('span')!);
  await vi.waitFor(() => expect(titles().slice(0, 4)).toEqual(['编号', '数量', '名称', '单价']));
  const before = head('数量').offsetWidth;
  await table.drag(head('数量').querySelector('[data-resize]')!, head('单价').querySelector('span')!);

  await vi.waitFor(() => expect(head('数量').offsetWidth).toBeGreaterThan(before + 20));
});

test('TBL-01 LANG-04 from right to left the edge of a title is dragged to the left for a wider column', async () => {
  document.documentElement.dir = 'rtl';
  try {
    const table = await showTable({ rows: priceRows(8), columns: priceColumns }, {}, { own: false });
    const before = head('名称').offsetWidth;

    await table.drag(head('名称').querySelector('[data-resize]')!, head('单价').querySelector('span')!);

    await vi.waitFor(() => expect(head('名称').offsetWidth).toBeGreaterThan(before + 20));
  } finally {
    document.documentElement.dir = '';
  }
});

test('GRID-03 a filter by texts shows the rows that have one of them', async () => {
  const table = await show();
  await table.click(0, 'name');

  await byKeys(table, '筛选…');
  const box = await vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=dialog] label')].find((one) => one.textContent === '轴承');
    if (found === undefined) throw new Error('No list.');
    return found;
  });
  await userEvent.click(box);
  await userEvent.click([...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find((one) => one.textContent === '确定')!);

  await vi.waitFor(() => expect(table.store.viewCount()).toBe(6));
  expect(document.body.textContent).toContain('6 / 30 行');
  await byKeys(table, '清除筛选');
  await vi.waitFor(() => expect(table.store.viewCount()).toBe(30));
});

test('GRID-03 a filter of numbers has two ends', async () => {
  const table = await show();
  await table.click(0, 'price');

  await byKeys(table, '筛选…');
  const [from, to] = await vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')];
    if (found.length < 2) throw new Error('No inputs.');
    return found as [HTMLInputElement, HTMLInputElement];
  });
  await userEvent.fill(from, '1');
  await userEvent.fill(to, '2');
  await table.keys('{Enter}');

  await vi.waitFor(() => expect(table.store.viewCount()).toBe(3));
});

test('GRID-01 a press on a title with Shift selects all columns up to it', async () => {
  const table = await show();

  await userEvent.click(head('单价').querySelector('span')!);
  await userEvent.click(head('启用').querySelector('span')!, { modifiers: ['Shift'] });

  expect(table.store.selection().ranges).toEqual([{ top: 0, bottom: 29, left: 2, right: 4 }]);
});

test('GRID-03 by keys alone a filter is taken back that leaves no row', async () => {
  const table = await show();
  await table.click(0, 'name');
  await table.store.setFilters([{ key: 'name', by: 'contains', text: '没有' }]);
  expect(table.store.viewCount()).toBe(0);

  await table.keys('{Shift>}{F10}{/Shift}');
  (await item('清除筛选')).focus();
  await table.keys('{Enter}');

  await vi.waitFor(() => expect(table.store.viewCount()).toBe(30));
});

test('TBL-01 pinned columns that would take most of a narrow screen scroll with the others', async () => {
  await page.viewport(360, 640);
  try {
    const columns = priceColumns.map((column, at): EditableColumn => (at < 3 ? { ...column, fixed: 'left' } : column));
    const table = await showTable({ rows: priceRows(30), columns });
    await table.click(0, 'code');

    await table.keys('{End}');

    const box = table.cell(0, 'note').getBoundingClientRect();
    expect(table.cell(0, 'note').contains(document.elementFromPoint(box.left + 8, box.top + 8))).toBe(true);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('TBL-01 a column of the table is turned on, named and sized by a column of its type, which is none of values', async () => {
  const columns: readonly EditableColumn[] = [
    { key: 'place', title: 'No.', type: 'row-number', width: 90 },
    { key: 'box', title: '选用', type: 'row-checkbox' },
    ...priceColumns.slice(0, 2),
  ];
  const table = await showTable({ rows: priceRows(5), columns });

  const heads = [...document.querySelectorAll<HTMLElement>('[role=columnheader]')];
  expect(heads.map((head) => head.textContent?.replace('*', ''))).toEqual(['', 'No.', '编号', '名称']);
  expect(heads[1]?.style.width).toBe('90px');
  expect(table.store.visibleColumns()).toEqual(['code', 'name']);
  await table.click(0, 'code');
  expect(table.clipboard('copy').getData('text/plain')).toBe('A-000001');
  expect(Object.keys(table.store.getAll().tableData[0] ?? {})).not.toContain('place');
});

test('TBL-07 the box in the heading checks all rows and none again, and says when a part of them is checked', async () => {
  const table = await show({ rowSelection: true });
  const box = page.getByRole('checkbox', { name: '全选', exact: true });

  await box.click();
  expect(table.store.checkedCount()).toBe(30);
  await expect.element(box).toBeChecked();

  table.store.setChecked([table.store.checkedRows()[0]!], false);
  await expect.element(box).toBePartiallyChecked();
  await box.click();
  expect(table.store.checkedCount()).toBe(30);

  await box.click();
  expect(table.store.checkedCount()).toBe(0);
});
