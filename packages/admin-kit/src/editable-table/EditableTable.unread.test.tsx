import './testing.fixture.css';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormField } from '../form/Form.tsx';
import { useKitForm } from '../form/useKitForm.ts';
import { notices } from '../notice/createNoticeStore.ts';
import { type RenderedStory, renderStory } from '../testing/renderStory.tsx';
import type { EditableTableProps } from './EditableTable.tsx';
import type { EditableColumn, Row } from './columnTypes.ts';
import { EditableTableInput } from './form/EditableTableInput.tsx';
import { pointColumns, pointRows, priceColumns, priceRows } from './stories.fixture.ts';
import type { TableStore, TableStoreOptions } from './store/tableStore.ts';
import { findNamed, showTable, takeTableAway } from './testing.fixture.tsx';

let story: RenderedStory | undefined;
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  notices.clear();
  await takeTableAway();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  story = undefined;
});

const kinds = ['station', 'shifts', 'level', 'limit', 'installed', 'checkedAt', 'time', 'online', 'photos'];

test.each([false, true])(
  'GRID-07 every kind of cell shows the text of a block that it cannot read, in red, alwaysEdit %s',
  async (alwaysEdit) => {
    const columns = pointColumns.filter(({ key }) => kinds.includes(key));
    const table = await showTable({ rows: pointRows(3), columns }, { alwaysEdit });
    await table.click(1, 'station');
    // Where its control has come before the click, it has the focus and a text of its own; the block is meant for the table.
    document.querySelector<HTMLTextAreaElement>('textarea[aria-controls]')!.focus();
    await vi.waitFor(() => expect(table.active()).toBe('1:station'));

    table.clipboard('paste', { 'text/plain': kinds.map(() => '?: x').join('\t') });

    for (const key of kinds) {
      const cell = () => table.cell(1, key);
      // The first paste waits for code that comes late.
      await vi.waitFor(() => expect(cell().querySelector('input')?.value ?? cell().textContent).toBe('?: x'), { timeout: 5000 });
      await vi.waitFor(() => expect(cell()).toHaveAttribute('aria-invalid', 'true'));
      expect(cell().title).toBe(`“?: x”不是有效的${table.store.column(key)?.title}`);
    }
    table.store.undo();
    expect(table.text(1, 'station')).toBe('南站');
    for (const key of kinds) await vi.waitFor(() => expect(table.cell(1, key)).not.toHaveAttribute('aria-invalid'));
    expect(kinds.map((key) => table.cell(1, key).title).join('')).toBe('');
  },
);

test('GRID-07 the active cell is named with its text and what is wrong with it, and its editor begins with the text', async () => {
  const table = await showTable({ rows: priceRows(3), columns: priceColumns });
  await table.click(0, 'price');

  table.clipboard('paste', { 'text/plain': '1,5x' });

  await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName('单价, 第 1 行, “1,5x”不是有效的单价'));
  expect(table.editor().value).toBe('1,5x');
  await table.keys('{F2}{Backspace}');
  expect(table.editor().value).toBe('1,5');
  await table.keys('{Backspace}{Backspace}.5{Enter}');
  expect(table.store.value(0, 'price')).toBe(1.5);
  expect(table.cell(0, 'price')).not.toHaveAttribute('aria-invalid');
});

test('GRID-07 it is said how many of the cells that were pasted could not be read', async () => {
  const table = await showTable({ rows: priceRows(3), columns: priceColumns });
  // What marks cells has come with the first error.
  await table.store.validateTable();
  await table.click(0, 'name');

  table.clipboard('paste', { 'text/plain': '轴套\t很多\t3\n卡簧\t4\t不少' });

  await vi.waitFor(() => expect(document.body.textContent).toContain('已粘贴 6 个单元格，2 个无法识别'));
});

/** As a paste of the browser: the text stands in the input, and the input is told how it came. */
function pasteInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertFromPaste', data: text, bubbles: true }));
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', data: text, bubbles: true }));
}

test.each([
  ['abc', null, 'abc'],
  ['1,5x', null, '1,5x'],
  ['¥1,200.50', 1200.5, '1200.5'],
])('GRID-07 what is pasted into an input of numbers is not taken back: %s', async (text, value, shown) => {
  const table = await showTable({ rows: priceRows(3), columns: priceColumns }, { alwaysEdit: true });
  const input = () => table.cell(1, 'price').querySelector('input')!;
  await userEvent.click(input());

  pasteInto(input(), text);
  expect(input().value).toBe(text);
  await userEvent.click(table.cell(0, 'name'));

  expect([table.store.value(1, 'price'), input().value]).toEqual([value, shown]);
  await vi.waitFor(() => expect(input().getAttribute('aria-invalid')).toBe(value === null ? 'true' : null));
});

test('GRID-07 a text that is pasted into an open editor stays there while it is refused, and in its cell when the table is left', async () => {
  const table = await showTable({ rows: priceRows(3), columns: priceColumns });
  await table.click(1, 'price');
  await table.keys('{F2}');
  pasteInto(table.editor(), 'abc');

  await table.keys('{Enter}');
  expect([table.editor().value, table.store.value(1, 'price')]).toEqual(['abc', 0.37]);
  (document.activeElement as HTMLElement).blur();

  await vi.waitFor(() => expect(table.text(1, 'price')).toBe('abc'));
  expect(table.store.value(1, 'price')).toBeNull();
});

// Without the figures below, which may read as a cell does.
const columns = priceColumns.map(({ statistics: _figures, ...column }) => column as EditableColumn);

interface Sheet {
  list: readonly Row[];
}

async function showForm(options: Partial<TableStoreOptions> = {}, shown: Partial<EditableTableProps> = {}) {
  const send = vi.fn<(values: Sheet) => void>();
  let table: TableStore | undefined;
  const keep = (made: TableStore) => {
    table = made;
  };
  const list = priceRows(3);
  function Shown() {
    const form = useKitForm<Sheet>({ defaultValues: { list }, onSubmit: send });
    return (
      <Form form={form} aria-label="表单" guarded={false}>
        <FormField name="list" label="货物明细">
          {(control) => (
            <EditableTableInput
              {...control}
              columns={columns}
              label="货物明细"
              options={options}
              table={{ height: 300, toolbar: true, ...shown }}
              onTable={keep}
            />
          )}
        </FormField>
        <button type="submit">保存</button>
      </Form>
    );
  }
  story = await renderStory(<Shown />);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(() => expect(document.querySelector('[role=toolbar] button')).not.toBeNull(), { timeout: 10_000 });
  const cell = (row: number, column: number) =>
    document.querySelector<HTMLElement>(`[role=row][aria-rowindex="${row + 2}"] [aria-colindex="${column + 1}"]`)!;
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  return { send, cell, paste, store: () => table!, alert: () => document.querySelector('[role=alert]')?.textContent ?? '' };
}
const save = () => userEvent.click(document.querySelector('button[type=submit]:not([hidden])')!);

test.each([false, true])(
  'GRID-07 a form is not saved with a text that a cell could not read: the focus goes there, and a right value lets it go, alwaysEdit %s',
  async (alwaysEdit) => {
    const { send, cell, paste, alert } = await showForm({}, { alwaysEdit });
    await userEvent.click(cell(1, 2));
    paste('很多\t3\n4\t不少\n');
    await vi.waitFor(() => expect(cell(2, 3)).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(cell(0, 1));

    await save();

    await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName('单价, 第 2 行, “很多”不是有效的单价'));
    expect(alert()).toBe('货物明细第 2 行：“很多”不是有效的单价，请改正');
    expect(send).not.toHaveBeenCalled();

    await userEvent.keyboard('7{Enter}');
    await vi.waitFor(() => expect(alert()).toBe('货物明细第 3 行：“不少”不是有效的数量，请改正'));
    await save();
    await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName('数量, 第 3 行, “不少”不是有效的数量'));
    expect(send).not.toHaveBeenCalled();

    await userEvent.keyboard(alwaysEdit ? '{Control>}a{/Control}{Delete}{Enter}' : '{Delete}');
    await vi.waitFor(() => expect(alert()).toBe(''));
    await save();
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0].list).toMatchObject([{ price: 0 }, { price: 7, count: 3 }, { price: 4, count: null }]);
  },
);

test('GRID-07 undo brings the old value back, and the form is saved with it', async () => {
  const { send, cell, paste, store } = await showForm();
  await userEvent.click(cell(1, 2));
  paste('abc');
  await vi.waitFor(() => expect(cell(1, 2).textContent).toBe('abc'));
  await save();
  expect(send).not.toHaveBeenCalled();

  store().undo();
  await save();

  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0].list[1]).toMatchObject({ price: 0.37 });
});

test('GRID-07 a text in a row that a filter hides holds the form as well, and is shown', async () => {
  const { send, cell, paste, store, alert } = await showForm();
  await userEvent.click(cell(1, 2));
  paste('abc');
  await vi.waitFor(() => expect(cell(1, 2)).toHaveAttribute('aria-invalid', 'true'));
  await store().setFilters([{ key: 'name', by: 'texts', texts: ['螺栓'] }]);

  await save();

  await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName('单价, 第 2 行, “abc”不是有效的单价'));
  expect(alert()).toContain('货物明细第 2 行');
  expect(send).not.toHaveBeenCalled();
});

test('GRID-07 a table that goes away holds the form no longer, nor does a row that is removed', async () => {
  const { send, cell, paste, store } = await showForm();
  await userEvent.click(cell(1, 2));
  paste('abc');
  await vi.waitFor(() => expect(cell(1, 2).textContent).toBe('abc'));

  store().edit('', (change) => change.remove([1]));
  await save();

  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0].list).toHaveLength(2);
});

test('GRID-08 of 30 rows those are pasted that fit, and it is said until somebody has seen it how many were left out', async () => {
  const { cell, paste, store } = await showForm({ maxRows: 10 });
  await userEvent.click(cell(2, 1));
  paste(Array.from({ length: 30 }, (_, at) => `货 ${at}`).join('\n'));

  await vi.waitFor(() => expect(store().rowCount()).toBe(10));
  await vi.waitFor(() =>
    expect(notices.getSnapshot()).toMatchObject([{ tone: 'warning', content: '表格最多 10 行，末尾的 22 行未粘贴', duration: 0 }]),
  );
  expect([store().value(2, 'name'), store().value(9, 'name')]).toEqual(['货 0', '货 7']);
  const add = await findNamed('button', '新增');
  await vi.waitFor(() => expect(add).toBeDisabled());
  expect(add.title).toBe('表格最多 10 行');

  store().undo();
  await vi.waitFor(() => expect(add).toBeEnabled());
  expect(store().rowCount()).toBe(3);
  expect(add.title).toBe('');
});

test('GRID-08 a block that fits is pasted without a word about the limit', async () => {
  const { cell, paste, store } = await showForm({ maxRows: 10 });
  await userEvent.click(cell(2, 1));
  paste(Array.from({ length: 8 }, (_, at) => `货 ${at}`).join('\n'));

  await vi.waitFor(() => expect(store().rowCount()).toBe(10));
  await vi.waitFor(() => expect(document.body.textContent).toContain('已粘贴 8 个单元格'));
  expect(notices.getSnapshot()).toEqual([]);
});
