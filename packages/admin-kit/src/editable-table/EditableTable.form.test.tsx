import './testing.fixture.css';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { Form, FormField } from '../form/Form.tsx';
import { type KitForm, useKitForm } from '../form/useKitForm.ts';
import { type RenderedStory, renderStory } from '../testing/renderStory.tsx';
import type { EditableColumn, Row } from './columnTypes.ts';
import { EditableTableInput } from './form/EditableTableInput.tsx';
import type { TableStore } from './store/tableStore.ts';

const columns: readonly EditableColumn[] = Array.from({ length: 20 }, (_, at) => ({
  key: `c${at}`,
  title: `列${at}`,
  type: at === 1 ? 'inputNumber' : 'input',
  width: 90,
}));
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, row) => ({
    id: String(row),
    ...Object.fromEntries(columns.map(({ key }, at) => [key, at === 1 ? row : `${row}-${at}`])),
  }));
const schema = z.object({ list: z.array(z.looseObject({ c1: z.number().max(5000, '太大') })) });
type Values = z.input<typeof schema>;

let story: RenderedStory | undefined;
let table: TableStore | undefined;
const keepTable = (made: TableStore) => {
  table = made;
};
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

async function show(onSubmit: (values: Values) => void): Promise<() => KitForm<Values>> {
  let shown: KitForm<Values> | undefined;
  const list = rowsOf(1000) as Values['list'];
  function Shown() {
    const form = useKitForm<Values>({ schema, defaultValues: { list }, onSubmit });
    shown = form;
    return (
      <Form form={form} aria-label="表单" guarded={false}>
        <FormField name="list" label="清单">
          {(control) => <EditableTableInput {...control} columns={columns} label="清单" table={{ height: 300 }} onTable={keepTable} />}
        </FormField>
        <button type="submit">保存</button>
      </Form>
    );
  }
  story = await renderStory(<Shown />);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(
    () => {
      if (document.querySelector('[role=gridcell]') === null) throw new Error('The table is not there yet.');
    },
    { timeout: 10_000 },
  );
  return () => shown!;
}

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[role=row][aria-rowindex="${row + 2}"] [aria-colindex="${column + 1}"]`)!;
/** The cell that the focus stands for. */
const focused = () => document.querySelector(`[id="${document.activeElement?.getAttribute('aria-activedescendant')}"]`);
const save = () => userEvent.click(document.querySelector('button[type=submit]:not([hidden])')!);

test('GRID-06 a table of 1,000 × 20 is one field: what was typed is in the values that are saved', async () => {
  const send = vi.fn<(values: Values) => void>();
  await show(send);

  await userEvent.click(cell(2, 1));
  await userEvent.keyboard('77{Enter}');
  await save();

  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0].list).toHaveLength(1000);
  expect(send.mock.calls[0]?.[0].list[2]).toMatchObject({ id: '2', c1: 77 });
});

test('GRID-06 what the schema finds wrong stands at its cell, and goes once the cell is another', async () => {
  const send = vi.fn<(values: Values) => void>();
  const form = await show(send);

  await userEvent.click(cell(3, 1));
  await userEvent.keyboard('9999{Enter}');
  await form().submit();

  expect(send).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(cell(3, 1)).toHaveAttribute('aria-invalid', 'true'));
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('太大'));
  await userEvent.click(cell(3, 1));
  await userEvent.keyboard('4{Enter}');
  await vi.waitFor(() => expect(cell(3, 1)).not.toHaveAttribute('aria-invalid'));
  await form().submit();

  expect(send).toHaveBeenCalledOnce();
});

test('GRID-06 a failed save leads to the first wrong cell, as far away as it is, and again on the next failure', async () => {
  await show(() => undefined);
  table!.write({ rowId: table!.rowIdOf('700')!, key: 'c1', value: 9000 });
  table!.write({ rowId: table!.rowIdOf('800')!, key: 'c1', value: 9000 });
  await userEvent.click(cell(4, 0));

  await save();
  await vi.waitFor(() => expect(focused()).toBe(cell(700, 1)));
  expect(document.activeElement).toHaveAccessibleName('列1, 第 701 行, 太大');

  await userEvent.keyboard('7{Enter}');
  await save();
  await vi.waitFor(() => expect(focused()).toBe(cell(800, 1)));
  await userEvent.keyboard('{ArrowUp}');
  await save();
  await vi.waitFor(() => expect(focused()).toBe(cell(800, 1)));
});

test('GRID-06 what the schema finds wrong in rows that a filter hides is marked, too, and a failed save shows it', async () => {
  const form = await show(() => undefined);
  table!.write({ rowId: table!.rowIdOf('3')!, key: 'c1', value: 9000 });
  await table!.setFilters([{ key: 'c0', by: 'texts', texts: ['7-0', '8-0'] }]);

  await form().submit();

  await vi.waitFor(() => expect(table!.errorOf(table!.rowIdOf('3')!, 'c1')).toBe('太大'));
  await vi.waitFor(() => expect(table!.viewCount()).toBe(1000));
  await vi.waitFor(() => expect(focused()).toBe(cell(3, 1)));
  expect(cell(3, 1)).toHaveAttribute('aria-invalid', 'true');
});

test('GRID-06 what the server finds wrong in a cell stands there, and the focus goes to it', async () => {
  await show(() => {
    throw Object.assign(new Error('无效'), { errorData: [{ path: 'list.5.c2', message: '编号已存在' }] });
  });
  await userEvent.click(cell(1, 0));

  await save();

  await vi.waitFor(() => expect(focused()).toBe(cell(5, 2)));
  expect(document.activeElement).toHaveAccessibleName('列2, 第 6 行, 编号已存在');
});

test('GRID-06 TBL-12 the form knows by itself that a table was changed, and undo is not lost by that', async () => {
  const form = await show(() => undefined);

  await userEvent.click(cell(0, 0));
  await userEvent.keyboard('neu{Enter}');
  await vi.waitFor(() => expect(form().methods.getValues('list.0')).toMatchObject({ c0: 'neu' }));
  await userEvent.keyboard('{Control>}z{/Control}');

  expect(cell(0, 0).textContent).toBe('0-0');
});

test('GRID-06 what was typed last is in the form when the table leaves the page at once', async () => {
  const form = await show(() => undefined);

  await userEvent.click(cell(0, 0));
  await userEvent.keyboard('last');
  await story?.unmount();
  story = undefined;

  await vi.waitFor(() => expect(form().methods.getValues('list.0')).toMatchObject({ c0: 'last' }));
});
