import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { EditableTableProps } from './EditableTable.tsx';
import { priceColumns, priceRows } from './stories.fixture.ts';
import type { TableStoreOptions } from './store/tableStore.ts';
import { findNamed, pressNamed, showTable, takeTableAway } from './testing.fixture.tsx';

afterEach(takeTableAway);

type Props = Omit<EditableTableProps, 'table' | 'label'>;
const show = (props: Props = {}, options: Partial<TableStoreOptions> = {}, permissions: string[] = []) =>
  showTable({ rows: priceRows(30), columns: priceColumns, ...options }, props, { permissions });

const buttons = () =>
  [...document.querySelectorAll('[role=toolbar] button')].map((one) => one.getAttribute('aria-label') ?? one.textContent);

test('TBL-07 新增 adds a row below the last one and goes there', async () => {
  const added = vi.fn<(event: unknown) => void>();
  const table = await show({ toolbar: true }, { on: { added } });

  await pressNamed('button', '新增');

  expect(table.store.rowCount()).toBe(31);
  expect(table.active()).toBe('30:code');
  expect(added).toHaveBeenCalledOnce();
  await table.keys('A-9{Enter}');
  expect(table.store.getNewData()).toMatchObject([{ code: 'A-9' }]);
});

test('TBL-07 删除 asks 确定要删除这 N 项吗? and tells the saved rows', async () => {
  const remove = vi.fn<(event: { deleteRows: readonly unknown[] }) => void>();
  const table = await show({ toolbar: true, rowSelection: true }, { on: { remove } });
  table.store.setChecked([0, 2], true);

  await pressNamed('button', '删除');
  await vi.waitFor(() => expect(document.body.textContent).toContain('确定要删除这 2 项吗?'));
  await pressNamed('button', '确定');

  await vi.waitFor(() => expect(table.store.rowCount()).toBe(28));
  expect(remove.mock.calls[0]?.[0].deleteRows).toMatchObject([{ id: '1' }, { id: '3' }]);
});

test('TBL-07 with asyncRemove rows stay until the app confirms', async () => {
  let confirmRemove: (() => void) | undefined;
  const table = await show(
    { toolbar: true, rowSelection: true, asyncRemove: true },
    { on: { remove: (event) => (confirmRemove = event.confirmRemove) } },
  );
  table.store.setChecked([0], true);

  await pressNamed('button', '删除');
  await pressNamed('button', '确定');
  await vi.waitFor(() => expect(confirmRemove).toBeDefined());
  expect(table.store.rowCount()).toBe(30);
  confirmRemove?.();

  expect(table.store.rowCount()).toBe(29);
});

test('TBL-07 清空选择 unchecks every row', async () => {
  const table = await show({ toolbar: true, rowSelection: true });
  table.store.setChecked([0, 1], true);

  await pressNamed('button', '清空选择');

  expect(table.store.checkedCount()).toBe(0);
});

test('PERM-05 excluded codes drop buttons, batch_delete drops 删除, and permissions are asked', async () => {
  await show(
    {
      toolbar: {
        buttons: ['add', 'save', 'remove', 'clearSelection'],
        excluded: ['batch_delete', 'save', 'mine'],
        permissions: { add: 'prices:add' },
        actions: [
          { key: 'mine', label: '我的', onSelect: () => undefined },
          { key: 'other', label: '导入', permission: 'prices:import', onSelect: () => undefined },
        ],
      },
    },
    {},
    ['prices:import'],
  );

  expect(buttons()).toEqual(['清空选择', '导入']);
});

test('TBL-15 a table that is disabled while it is shown offers nothing that would change it', async () => {
  const table = await show({ toolbar: true });
  expect(await findNamed('button', '新增')).not.toHaveAttribute('disabled');

  table.store.setDisabled(true);

  await vi.waitFor(async () => expect(await findNamed('button', '新增')).toHaveAttribute('disabled'));
  expect(document.querySelector('[role=grid]')).toHaveAttribute('aria-readonly', 'true');
});

test('TBL-12 the history lists what can be undone, and takes back several steps at once', async () => {
  const table = await show({ toolbar: true });
  await table.click(0, 'name');
  await table.keys('A{Enter}B{Enter}');

  await pressNamed('button', '撤销');
  const [, second] = await vi.waitFor(() => {
    const items = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
    if (items.length < 2) throw new Error('No menu.');
    return items;
  });
  await userEvent.click(second!);

  expect([0, 1].map((row) => table.store.value(row, 'name'))).toEqual(['螺栓', '垫圈']);
});

test('TBL-12 undo and redo scroll to the row that they were about, sorted or not, and say what they did', async () => {
  const table = await show({ toolbar: true }, { rows: priceRows(400) });
  await table.click(1, 'name');
  await table.keys('A{Enter}');
  await table.store.setSorting([{ key: 'code', order: 'desc' }]);
  table.store.activate({ row: 0, column: 0 });
  document.querySelector('[role=grid]')!.scrollTop = 0;
  const spoken = () => document.querySelector('[role=status]')?.textContent;

  await table.keys('{Control>}z{/Control}');

  expect(table.active()).toBe('398:name');
  expect(table.text(398, 'name')).toBe('垫圈');
  table.store.activate({ row: 0, column: 0 });
  document.querySelector('[role=grid]')!.scrollTop = 0;
  await pressNamed('button', '重做');
  await vi.waitFor(() => expect(table.text(398, 'name')).toBe('A'));
  expect(spoken()).toBe('已重做：编辑“名称”');

  await pressNamed('button', '撤销');
  await pressNamed('menuitem', '撤销：编辑“名称”');
  await vi.waitFor(() => expect(spoken()).toBe('已撤销：编辑“名称”'));
  document.querySelector('textarea')?.focus();
  await table.keys('{Shift>}{F10}{/Shift}');
  await pressNamed('menuitem', '重做');
  await vi.waitFor(() => expect(spoken()).toBe('已重做：编辑“名称”'));
});

test('GRID-01 after 删除 and 清空选择 the focus is in the table, by mouse and by keys', async () => {
  const table = await show({ toolbar: true, rowSelection: true });
  const isInGrid = () => vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));

  table.store.setChecked([0], true);
  await pressNamed('button', '删除');
  await pressNamed('button', '确定');
  await vi.waitFor(() => expect(table.store.rowCount()).toBe(29));
  await isInGrid();

  table.store.setChecked([3], true);
  const remove = await vi.waitFor(async () => {
    const button = await findNamed('button', '删除');
    if (button.hasAttribute('disabled')) throw new Error('Nothing is checked yet.');
    return button;
  });
  remove.focus();
  await table.keys('{Enter}');
  (await findNamed('button', '确定')).focus();
  await table.keys('{Enter}');
  await vi.waitFor(() => expect(table.store.rowCount()).toBe(28));
  await isInGrid();
  // Not only until the question has faded.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await isInGrid();

  table.store.setChecked([5], true);
  await vi.waitFor(async () => expect(await findNamed('button', '清空选择')).not.toHaveAttribute('disabled'));
  await pressNamed('button', '清空选择');
  await isInGrid();
});

test('GRID-01 the focus does not fall out of the table with the last step that can be undone or done again', async () => {
  const table = await show({ toolbar: true });
  table.store.write({ rowId: 0, key: 'name', value: 'A' });

  await pressNamed('button', '撤销');
  await pressNamed('menuitem', '撤销：编辑“名称”');
  await vi.waitFor(() => expect(table.store.value(0, 'name')).toBe('螺栓'));
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await pressNamed('button', '重做');
  await vi.waitFor(() => expect(table.store.value(0, 'name')).toBe('A'));

  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
});

test('TBL-06 the statistics rows 合计 and 平均 follow each write', async () => {
  const table = await showTable({ rows: priceRows(3), columns: priceColumns });
  const figures = () => [...document.querySelectorAll('[role=rowgroup]:last-of-type [role=row]')].map((row) => row.textContent);

  await vi.waitFor(() => expect(figures()).toEqual(['合计1.1139', '平均0.37']));
  table.store.write({ rowId: 0, key: 'price', value: 10 });

  await vi.waitFor(() => expect(figures()[0]).toContain('11.11'));
});

test('TBL-09 pages: the exact total text, and pageChange is told', async () => {
  const pageChange = vi.fn<(event: unknown) => void>();
  await show({ pagination: { current: 2, pageSize: 10, total: 95 } }, { on: { pageChange } });

  await vi.waitFor(() => expect(document.body.textContent).toContain('11-20 共 95 条'));
  await pressNamed('button', /^(第 3 页|3)$/);

  expect(pageChange).toHaveBeenCalledWith({ current: 3, pageSize: 10 });
});

test('TBL-08 a row is moved by its handle, by keys and by the menu of its handle', async () => {
  const table = await showTable({ rows: priceRows(8), columns: priceColumns, dragSort: true });
  const handle = (row: number) => document.querySelector(`[aria-rowindex="${row + 2}"] [role=button]`)!;
  const order = () => [0, 1, 2, 3].map((row) => table.text(row, 'code').at(-1));

  await table.drag(handle(0), handle(2));
  await vi.waitFor(() => expect(order()).toEqual(['2', '3', '1', '4']));

  await table.click(2, 'code');
  await table.keys('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  expect(order()).toEqual(['2', '1', '3', '4']);
  expect(table.active()).toBe('1:code');

  await userEvent.click(handle(0));
  await pressNamed('menuitem', '向下移');
  expect(order()).toEqual(['1', '2', '3', '4']);
  expect(table.store.getAll().tableData[0]).toMatchObject({ orderNum: 1, code: 'A-000001' });
});

test('GRID-01 the menu of a cell opens by Shift+F10, inserts and deletes rows', async () => {
  const table = await show();
  await table.click(1, 'name');

  await table.keys('{Shift>}{F10}{/Shift}');
  await pressNamed('menuitem', '在上方插入一行');
  expect(table.store.rowCount()).toBe(31);
  expect(table.text(1, 'code')).toBe('');

  await table.keys('{Shift>}{F10}{/Shift}');
  await pressNamed('menuitem', '删除所选行');
  await pressNamed('button', '确定');

  await vi.waitFor(() => expect(table.store.rowCount()).toBe(30));
  expect(table.text(1, 'code')).toBe('A-000002');
});

test('GRID-01 by keys alone a row is checked and expanded, from the menu of its cells', async () => {
  const table = await show({ rowSelection: true, expand: (row) => <p>说明 {String(row['code'])}</p> });
  await table.click(1, 'name');

  await table.keys('{Shift>}{F10}{/Shift}');
  (await findNamed('menuitem', /选择第 2 行/)).focus();
  await table.keys('{Enter}');
  await vi.waitFor(() => expect(table.store.isChecked(1)).toBe(true));
  (await findNamed('menuitem', '展开第 2 行')).focus();
  await table.keys('{Enter}');

  await vi.waitFor(() => expect(document.body.textContent).toContain('说明 A-000002'));
});

test('TBL-10 a click on a row opens its sub-table, 96 % wide; a click on the same row closes it', async () => {
  const table = await show({ subTable: (row) => <p>明细 {String(row['code'])}</p> });

  await table.click(1, 'name');
  const panel = await findNamed('dialog', '第 2 行的子表');
  expect(panel.textContent).toBe('明细 A-000002');
  const width = document.querySelector('[role=grid]')!.clientWidth;
  expect(Math.abs(panel.offsetWidth - width * 0.96)).toBeLessThan(2);
  await table.click(1, 'name');

  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
});

test('TBL-10 Ctrl+Enter opens the sub-table of the active row, Escape closes it', async () => {
  const table = await show({ subTable: (row) => <button type="button">明细 {String(row['code'])}</button> });
  table.store.activate({ row: 2, column: 0 });
  document.querySelector('textarea')?.focus();

  await table.keys('{Control>}{Enter}{/Control}');
  await findNamed('dialog', '第 3 行的子表');
  await table.keys('{Escape}');

  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
});

test('TBL-11 a column with showDetails opens 详细信息, and the app says when it may close', async () => {
  const table = await show(
    {},
    {
      columns: priceColumns.map((column) => (column.key === 'name' ? { ...column, showDetails: true } : column)),
      on: { detailsConfirm: ({ callback }) => callback(true) },
    },
  );

  await table.click(1, 'name');
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain('详细信息'));
  expect(document.querySelector('[role=dialog] dl')?.className).toContain('grid-cols-4');
  await pressNamed('button', '确定');

  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
});

test('TBL-02 a row is expanded by its button, and what is below moves down', async () => {
  const table = await show({ expand: (row) => <p>说明 {String(row['code'])}</p>, expandHeight: 100 });
  const before = table.cell(2, 'code').getBoundingClientRect().top;

  await pressNamed('button', '展开第 2 行');

  await vi.waitFor(() => expect(document.body.textContent).toContain('说明 A-000002'));
  expect(table.cell(2, 'code').getBoundingClientRect().top).toBe(before + 100);
  await pressNamed('button', '收起第 2 行');
  await vi.waitFor(() => expect(table.cell(2, 'code').getBoundingClientRect().top).toBe(before));
});

test('TBL-12 cells with another value flash for 1400 ms after loading', async () => {
  const table = await show({ reloadEffect: true });
  const marked = () => document.querySelectorAll('[role=gridcell][class*="bg-waiting-soft"]').length;

  table.store.loadNewData(priceRows(30).map((row, at) => (at === 1 ? { ...row, name: '新名' } : row)));

  await vi.waitFor(() => expect(marked()).toBe(1), { timeout: 5000, interval: 20 });
  expect(table.text(1, 'name')).toBe('新名');
  await vi.waitFor(() => expect(marked()).toBe(0), { timeout: 5000 });
});

test('TBL-02 a slot is drawn by the app and writes its cell', async () => {
  const table = await show(
    {
      slots: {
        stars: ({ value, index, columnIndex, target, triggerChange }) => (
          <button
            type="button"
            title={`${index} ${columnIndex} ${target.rowCount()}`}
            onClick={() => triggerChange(Number(value ?? 0) + 1)}
          >
            {`星 ${Number(value ?? 0)}`}
          </button>
        ),
      },
    },
    { columns: [...priceColumns.slice(0, 2), { key: 'stars', title: '星级', type: 'slot' }] },
  );

  await vi.waitFor(() => expect(table.text(0, 'stars')).toBe('星 0'));
  expect(table.cell(1, 'stars').querySelector('button')?.title).toBe('1 2 30');
  await userEvent.click(table.cell(0, 'stars').querySelector('button')!);

  await vi.waitFor(() => expect(table.text(0, 'stars')).toBe('星 1'));
  expect(table.store.value(0, 'stars')).toBe(1);

  // By keyboard: Enter goes into the cell, Escape back to it.
  await table.click(0, 'code');
  await table.keys('{End}{Enter}');
  expect(document.activeElement?.textContent).toBe('星 1');
  await table.keys('{Enter}');
  await vi.waitFor(() => expect(table.store.value(0, 'stars')).toBe(2));
  await table.keys('{Escape}');
  expect(table.editor().tagName).toBe('TEXTAREA');
});

test('TBL-02 Enter follows the link of a cell', async () => {
  const columns = [...priceColumns.slice(0, 1), { key: 'manual', title: '说明书', type: 'link' as const }];
  const table = await showTable({ rows: [{ id: '1', code: 'A', manual: 'https://example.com/a.pdf' }], columns });
  const followed = vi.fn<(address: string | null) => void>();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    event.preventDefault();
    followed(link?.getAttribute('href') ?? null);
  };
  await table.click(0, 'code');
  document.addEventListener('click', follow);

  await table.keys('{ArrowRight}{Enter}');
  document.removeEventListener('click', follow);

  expect(followed).toHaveBeenLastCalledWith('https://example.com/a.pdf');
});

test('TBL-10 a sub-table whose row is nowhere to be found says 打开子表失败', async () => {
  const table = await show({ subTable: () => <p>明细</p> });
  table.store.activate({ row: 2, column: 0 });
  document.querySelector('textarea')?.focus();

  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }));
  table.store.removeRowsById('3');

  await vi.waitFor(() => expect(document.body.textContent).toContain('打开子表失败'), { timeout: 3000 });
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('TBL-15 an empty editor shows the placeholder of its column', async () => {
  const columns = priceColumns.map((column) =>
    column.key === 'name' || column.key === 'since' ? { ...column, placeholder: '请填写${title}' } : column,
  );
  const table = await show({}, { columns });

  await table.click(1, 'name');
  await table.keys('{F2}');
  expect(table.editor().placeholder).toBe('请填写名称');
  await table.keys('{Escape}');
  await userEvent.dblClick(table.cell(1, 'since'));

  await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).placeholder).toBe('请填写起始日期'));
});

test('GRID-01 a press on the number of a row selects it, with Shift all rows up to it', async () => {
  const table = await show({ rowNumber: true });
  const number = (row: number) => document.querySelector(`[aria-rowindex="${row + 2}"] [role=gridcell][aria-colindex="1"]`)!;

  await userEvent.click(number(1));
  await userEvent.click(number(4), { modifiers: ['Shift'] });

  expect(table.store.selection().ranges).toEqual([{ top: 1, left: 0, bottom: 4, right: 6 }]);
  expect(table.clipboard('copy').getData('text/plain').split('\n')).toHaveLength(4);
});

test('TBL-07 插入一行 inserts a row before the active one, and can be excluded', async () => {
  const inserted = vi.fn();
  const table = await show({ toolbar: { buttons: ['add', 'insert'] } }, { on: { inserted } });
  await table.click(2, 'name');

  await pressNamed('button', '插入一行');

  await vi.waitFor(() => expect(table.store.viewCount()).toBe(31));
  expect(table.store.isNew(table.store.rowIdAt(2)!)).toBe(true);
  expect(table.active()).toBe('2:name');
  expect(inserted).toHaveBeenCalledOnce();
  await takeTableAway();
  await show({ toolbar: { buttons: ['add', 'insert'], excluded: ['insert'] } });
  expect(document.querySelector('[role=toolbar]')!.textContent).toBe('新增');
});

test('TBL-02 the menu of a cell that leads somewhere opens the link; without an address of the web there is none', async () => {
  const rows = [
    { id: '1', doc: 'https://example.com/manual' },
    { id: '2', doc: 'javascript:alert(1)' },
  ];
  const table = await showTable({ rows, columns: [{ key: 'doc', title: '文档', type: 'link' }] });
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await table.click(1, 'doc');
  await table.keys('{Shift>}{F10}{/Shift}');
  await findNamed('menuitem', '复制');
  expect(document.querySelector('[role=menu]')?.textContent).not.toContain('打开链接');
  await table.keys('{Escape}{ArrowUp}{Shift>}{F10}{/Shift}');

  (await findNamed('menuitem', '打开链接')).focus();
  await table.keys('{Enter}');

  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('https://example.com/manual', '_blank', 'noopener,noreferrer'));
  open.mockRestore();
});
