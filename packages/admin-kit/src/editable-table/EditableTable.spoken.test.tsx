import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { priceColumns, priceRows } from './stories.fixture.ts';
import { type ShownTable, showTable, takeTableAway } from './testing.fixture.tsx';

afterEach(takeTableAway);

const show = () => showTable({ rows: priceRows(12), columns: priceColumns }, { rowSelection: true, toolbar: { buttons: ['columns'] } });
/** What screen readers were told, one after the other; what is replaced before the page is drawn is not heard. */
function listen(): { heard: string[]; stop: () => void } {
  const region = document.querySelector('p[role=status].sr-only')!;
  const heard: string[] = [];
  const observer = new MutationObserver(() => heard.push(region.textContent.trim()));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  return { heard, stop: () => observer.disconnect() };
}
async function says(action: () => Promise<unknown> | void, expected: readonly string[]): Promise<void> {
  const { heard, stop } = listen();
  await action();
  await vi.waitFor(() => expect(heard.at(-1)).toBe(expected.at(-1)));
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop();
  expect(heard).toEqual(expected);
}
/** Waits for what a selector finds that shows a text. */
function find(selector: string, text: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent.replace('✓', '') === text);
    if (found === undefined) throw new Error(`No ${text}.`);
    return found;
  });
}
const item = (text: string) => find('[role^=menuitem]', text);
async function choose(table: ShownTable, name: string, inColumn = false): Promise<void> {
  await table.keys('{Shift>}{F10}{/Shift}');
  if (inColumn) {
    (await item('列…')).focus();
    await table.keys('{Enter}');
  }
  (await item(name)).focus();
  await table.keys('{Enter}');
}

test('GRID-05 what is written into a cell is said once it is, and not while it is typed', async () => {
  const table = await show();
  await table.click(1, 'price');

  await says(() => table.keys('12.5{Enter}'), ['编辑“单价”：12.5']);
  // The same again is heard again.
  await table.click(2, 'price');
  await says(() => table.keys('12.5{Enter}'), ['编辑“单价”：12.5']);
  await says(() => table.keys('{Control>}z{/Control}'), ['已撤销：编辑“单价”']);
  await says(() => table.keys('{Control>}z{/Control}'), ['已撤销：编辑“单价”']);
  await says(() => table.keys('{Control>}y{/Control}'), ['已重做：编辑“单价”']);
  await says(() => table.click(0, 'isActive'), ['是']);
  // What everybody sees anyway takes no room below the table, from the next frame on.
  await vi.waitFor(() => expect(document.querySelector('[role=group][aria-label=表格状态]')?.textContent).not.toContain('编辑'));
});

test('GRID-05 what is wrong with a text that was written is said in the place of the text', async () => {
  const table = await show();
  await table.store.validateTable();
  await table.click(1, 'name');

  await says(() => table.keys('{Delete}'), ['名称, 第 2 行, 名称不能为空']);
});

test('GRID-05 emptying, cutting, filling, pasting are said, each once', async () => {
  const table = await show();
  await table.click(0, 'note');

  await says(() => table.keys('{Delete}'), ['清除内容']);
  await table.click(0, 'price');
  await table.keys('{Shift>}{ArrowDown}{/Shift}');
  await says(() => void table.clipboard('cut'), ['剪切']);
  await says(() => void table.clipboard('paste', { 'text/plain': '1\n2' }), ['已粘贴 2 个单元格']);
  await table.click(0, 'name');
  await table.keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await says(() => table.keys('{Control>}d{/Control}'), ['填充']);
  await table.click(3, 'name');
  await says(() => table.drag(document.querySelector('[data-fill-handle]')!, table.cell(5, 'name')), ['填充']);
});

test('GRID-05 rows that are inserted, removed and checked, and columns that are hidden, are said', async () => {
  const table = await show();
  await table.click(2, 'price');

  await says(() => choose(table, '在上方插入一行'), ['新增 1 行']);
  await says(async () => {
    await choose(table, '删除所选行');
    await userEvent.click(await find('button', '确定'));
  }, ['删除 1 行']);
  await says(() => userEvent.click(table.cell(1, 'code').parentElement!.querySelector('[aria-colindex="1"]')!), ['已选 1 行']);
  await says(() => userEvent.click(document.querySelector('[role=columnheader] input[type=checkbox]')!), ['已选 12 行']);
  await table.click(2, 'count');
  await says(() => choose(table, '隐藏该列', true), ['已隐藏列：数量']);
  await userEvent.click([...document.querySelectorAll('[role=toolbar] button')].at(-1)!);
  await says(async () => userEvent.click(await item('数量')), ['已显示列：数量']);
});
