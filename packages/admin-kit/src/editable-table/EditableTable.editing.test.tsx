import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { priceColumns, priceRows } from './stories.fixture.ts';
import { showTable, takeTableAway } from './testing.fixture.tsx';

afterEach(takeTableAway);

const show = (count = 30) => showTable({ rows: priceRows(count), columns: priceColumns });

test('TBL-16 of 100,000 rows only those in view exist in the page', async () => {
  const { store } = await show(100_000);

  expect(store.viewCount()).toBe(100_000);
  expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(300);
  expect(document.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', '100003');
});

test('GRID-01 typing replaces the text of the active cell, Enter writes it and goes down', async () => {
  const table = await show();
  await table.click(1, 'name');

  await table.keys('Nut');
  expect(table.editor().value).toBe('Nut');
  expect(table.store.value(1, 'name')).toBe('垫圈');
  await table.keys('{Enter}');

  expect(table.text(1, 'name')).toBe('Nut');
  expect(table.store.value(1, 'name')).toBe('Nut');
  expect(table.active()).toBe('2:name');
});

test('GRID-01 F2 opens the text as it is, Escape leaves it as it was', async () => {
  const table = await show();
  await table.click(0, 'name');

  await table.keys('{F2}');
  expect(table.editor().value).toBe('螺栓');
  await table.keys('X{Escape}');

  expect(table.text(0, 'name')).toBe('螺栓');
  expect(table.store.isDirty()).toBe(false);
  expect(table.active()).toBe('0:name');
});

test('GRID-01 Tab writes and goes along the row, on in the next one, and back with Shift', async () => {
  const table = await show();
  await table.click(0, 'since');

  await table.keys('{Tab}');
  expect(table.active()).toBe('0:note');
  await table.keys('kept{Tab}');
  expect(table.text(0, 'note')).toBe('kept');
  expect(table.active()).toBe('1:code');
  await table.keys('{Shift>}{Tab}{/Shift}');

  expect(table.active()).toBe('0:note');
});

test('GRID-01 after Escape the Tab key leaves the table', async () => {
  const table = await show();
  await table.click(0, 'name');
  const before = document.activeElement;

  await table.keys('{Escape}{Tab}');

  expect(document.activeElement).not.toBe(before);
});

test('GRID-01 arrows, Home, End, pages and their Ctrl variants move the active cell', async () => {
  const table = await show(200);
  await table.click(0, 'code');

  const seen: string[] = [];
  for (const keys of [
    '{ArrowDown}',
    '{ArrowRight}',
    '{End}',
    '{Home}',
    '{Control>}{End}{/Control}',
    '{Control>}{Home}{/Control}',
    '{PageDown}',
  ]) {
    await table.keys(keys);
    seen.push(table.active());
  }

  expect(seen.slice(0, 6)).toEqual(['1:code', '1:name', '1:note', '1:code', '199:note', '0:code']);
  expect(Number(seen[6]?.split(':')[0])).toBeGreaterThan(3);
  expect(table.cell(0, 'code')).toBeDefined();
});

test('GRID-01 Shift and arrows extend the selection, Ctrl+A selects all, Delete empties what is selected', async () => {
  const table = await show();
  await table.click(0, 'price');

  await table.keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(table.store.selection().ranges).toEqual([{ top: 0, left: 2, bottom: 1, right: 3 }]);
  await table.keys('{Delete}');

  expect([table.text(0, 'price'), table.text(1, 'count')]).toEqual(['', '']);
  await table.keys('{Control>}a{/Control}');
  expect(table.store.selection().ranges).toEqual([{ top: 0, left: 0, bottom: 29, right: 6 }]);
});

test('TBL-12 Ctrl+Z takes back what was written, Ctrl+Y does it again', async () => {
  const table = await show();
  await table.click(0, 'name');
  await table.keys('One{Enter}Two{Enter}');

  await table.keys('{Control>}z{/Control}');
  expect([table.text(0, 'name'), table.text(1, 'name')]).toEqual(['One', '垫圈']);
  await table.keys('{Control>}z{/Control}');
  expect(table.text(0, 'name')).toBe('螺栓');
  await table.keys('{Control>}y{/Control}{Control>}y{/Control}');

  expect([table.text(0, 'name'), table.text(1, 'name')]).toEqual(['One', 'Two']);
});

test('TBL-03 a number cell takes back keys that are not numbers', async () => {
  const table = await show();
  await table.click(1, 'price');

  await table.keys('-1x2.5y.');
  expect(table.editor().value).toBe('-12.5');
  await table.keys('{Enter}');

  expect(table.store.value(1, 'price')).toBe(-12.5);
});

test('TBL-03 12,5 typed key by key is refused as when it is pasted, and never becomes ten times as much', async () => {
  const table = await show();
  const before = table.store.value(1, 'price');
  await table.click(1, 'price');
  await table.keys('12,5');
  expect(table.editor().value).toBe('12,5');
  await table.keys('{Enter}');
  expect(table.store.value(1, 'price')).toBe(before);
  await table.keys('{Escape}1,200.5{Enter}');
  expect(table.store.value(1, 'price')).toBe(1200.5);
});

test('TBL-03 a key that a number does not take leaves the cell as it was', async () => {
  const table = await show();
  const before = table.store.value(1, 'price');
  await table.click(1, 'price');

  await table.keys('a{ArrowDown}');
  expect(table.store.value(1, 'price')).toBe(before);
  await table.click(1, 'price');
  await table.compose(['n', 'ni'], '你');
  await table.keys('{Tab}');

  expect(table.store.value(1, 'price')).toBe(before);
  expect(table.store.isDirty()).toBe(false);
});

test('GRID-01 a composition that is given up leaves the cell as it was, one that goes on from what is typed takes nothing of it', async () => {
  const table = await show();
  await table.click(1, 'name');

  await table.compose(['n', 'ni', ''], '');
  await table.keys('{ArrowDown}');
  expect(table.store.value(1, 'name')).toBe('垫圈');
  await table.click(1, 'name');
  await table.keys('x');
  await table.compose(['n', 'ni', ''], '');
  await table.keys('{Enter}');

  expect(table.store.value(1, 'name')).toBe('x');
});

test('TBL-03 a number that is emptied by hand stays empty', async () => {
  const table = await show();
  await table.click(1, 'price');

  await table.keys('5{Backspace}{Enter}');

  expect(table.store.value(1, 'price')).toBe(null);
});

test('TBL-15 a key typed into a cell that cannot be edited is answered', async () => {
  const columns = priceColumns.map((column) => (column.key === 'name' ? { ...column, disabled: true } : column));
  const table = await showTable({ rows: priceRows(5), columns });
  await table.click(0, 'name');

  await table.keys('X');

  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toContain('不可编辑'));
});

test('GRID-01 Space turns a check box over', async () => {
  const table = await show();
  await table.click(1, 'count');
  await table.keys('{ArrowRight}');

  await table.keys(' ');

  expect(table.store.value(1, 'isActive')).toBe(false);
});

test('GRID-01 a composition of an input method starts in the cell and is written once', async () => {
  const table = await show();
  await table.click(2, 'name');

  await table.compose(['n', 'ni', 'ni h', '你好'], '你好');
  expect(table.editor().value).toBe('你好');
  await table.keys('{Enter}');

  expect(table.text(2, 'name')).toBe('你好');
  expect(table.active()).toBe('3:name');
});

test('GRID-01 a composition into an opened cell neither loses nor doubles a character', async () => {
  const table = await show();
  await table.click(2, 'name');

  await table.keys('{F2}');
  await table.compose(['m', 'ma', '吗'], '吗');
  await table.compose(['d', '的'], '的');
  await table.keys('{Enter}');

  expect(table.text(2, 'name')).toBe('轴承吗的');
});

test('GRID-01 a double click opens a cell, a click elsewhere writes it', async () => {
  const table = await show();

  await userEvent.dblClick(table.cell(3, 'note'));
  await table.keys('seen');
  await table.click(5, 'note');

  expect(table.text(3, 'note')).toBe('seen');
  expect(table.active()).toBe('5:note');
});

test('TBL-15 a disabled cell is not opened, and a person is told', async () => {
  const columns = priceColumns.map((column) => (column.key === 'name' ? { ...column, disabled: true } : column));
  const table = await showTable({ rows: priceRows(5), columns });
  await table.click(0, 'name');

  await table.keys('X{Enter}');

  expect(table.text(0, 'name')).toBe('螺栓');
  expect(table.cell(0, 'name')).toHaveAttribute('aria-readonly', 'true');
  await table.keys('{F2}');
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toContain('不可编辑'));
});

test('GRID-04 what is typed goes into the row that it was begun in, wherever that is moved, and nowhere else', async () => {
  const table = await show();
  const remove = (rowId: number) => table.store.edit({ label: '', by: 'program' }, (change) => void change.remove([rowId]));

  await table.click(2, 'name');
  await table.keys('{F2}X');
  remove(2);
  await table.keys('{Enter}');
  expect(table.store.isChanged(3)).toBe(false);

  const rowId = table.store.rowIdAt(5)!;
  await table.click(5, 'name');
  await table.keys('{Shift>}{ArrowDown}{/Shift}moved');
  table.store.insertRows({}, 0);
  await table.keys('{Enter}');
  expect(table.store.value(rowId, 'name')).toBe('moved');

  const hidden = table.store.rowIdAt(4)!;
  await table.click(4, 'name');
  await table.keys('hidden');
  await table.store.setFilters([{ key: 'code', by: 'contains', text: '0002' }]);
  await table.keys('{Enter}');
  expect(table.store.value(hidden, 'name')).toBe('hidden');
  expect(table.store.getChanges().changed).toHaveLength(2);
});

test('GRID-04 rows that are loaded while one is written into neither close the editor nor take the text', async () => {
  const table = await show();
  await table.click(2, 'name');
  await table.keys('{F2}X');

  table.store.loadNewData(priceRows(30).toReversed());
  expect(table.active()).toBe('27:name');
  await table.keys('Y{Enter}');

  expect(table.store.getChanges().changed).toMatchObject([{ id: '3', name: '轴承XY' }]);
});

test('GRID-04 what is typed is kept when the table leaves the page', async () => {
  const table = await show();
  await table.click(1, 'name');
  await table.keys('left');

  await takeTableAway();

  expect(table.store.value(1, 'name')).toBe('left');
});

test('GRID-05 the text area names the element of the active cell, and none while that is out of view', async () => {
  const table = await show(500);
  await table.click(2, 'name');
  const named = () => document.getElementById(table.editor().getAttribute('aria-activedescendant') ?? '');
  const grid = document.querySelector('[role=grid]')!;
  expect(named()).toBe(table.cell(2, 'name'));

  grid.scrollTop = 8000;
  await vi.waitFor(() => expect(named()).toBeNull());
  grid.scrollTop = 0;

  await vi.waitFor(() => expect(named()).toBe(table.cell(2, 'name')));
});

test('GRID-01 a finger chooses a cell by a tap, and moves nothing while it scrolls', async () => {
  const table = await show(200);
  await table.click(0, 'name');

  await table.touch([table.point(table.cell(3, 'name'))]);
  await vi.waitFor(() => expect(table.active()).toBe('3:name'));
  const at = table.point(table.cell(5, 'name'));
  await table.touch([at, ...Array.from({ length: 9 }, (_, step) => ({ x: at.x, y: at.y - step * 20 }))]);
  await vi.waitFor(() => expect(document.querySelector('[role=grid]')!.scrollTop).toBeGreaterThan(40));

  expect(table.active()).toBe('3:name');
});

test('GRID-01 a finger that scrolls a page which is busy meanwhile asks for no menu', async () => {
  const table = await show(200);
  await table.click(0, 'name');
  const at = table.point(table.cell(5, 'name'));
  const keepBusy = () => {
    const until = performance.now() + 700;
    while (performance.now() < until);
  };

  await table.touch([at, ...Array.from({ length: 9 }, (_, step) => ({ x: at.x, y: at.y - 20 - step * 20 }))], keepBusy);

  await vi.waitFor(() => expect(document.querySelector('[role=grid]')!.scrollTop).toBeGreaterThan(40));
  expect(table.active()).toBe('0:name');
  expect(document.querySelector('[role=menu]')).toBeNull();
});

test('GRID-05 what Space, Delete and Ctrl+D have done is said', async () => {
  const table = await show();
  const said = () => document.querySelector('[role=status]')?.textContent;
  await table.click(1, 'count');

  await table.keys('{ArrowRight} ');
  await vi.waitFor(() => expect(said()).toBe('否'));
  await table.keys('{ArrowLeft}{Delete}');
  await vi.waitFor(() => expect(said()).toBe('清除内容'));
  await table.keys('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');

  await vi.waitFor(() => expect(said()).toBe('填充'));
});

test('GRID-04 what is typed on after its row has gone or was filtered away goes into no other row', async () => {
  const table = await show();
  const { store } = table;
  const isLeft = (text: string) => Array.from({ length: 30 }, (_, rowId) => store.text(rowId, 'name')).includes(text);
  await table.click(2, 'name');
  await table.keys('甲甲');
  store.edit({ label: '', by: 'program' }, (change) => void change.remove([2]));
  await table.keys('乙乙{Enter}');

  expect(isLeft('乙乙')).toBe(false);

  await table.click(2, 'name');
  await table.keys('丙丙');
  await store.setFilters([{ key: 'name', by: 'test', test: (name) => name !== store.value(3, 'name') }]);
  await table.keys('丁丁{Enter}');

  expect(isLeft('丁丁')).toBe(false);
  expect(isLeft('丙丙')).toBe(true);
});
