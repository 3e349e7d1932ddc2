import './testing.fixture.css';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { Form, FormField } from '../form/Form.tsx';
import { type KitForm, useKitForm } from '../form/useKitForm.ts';
import { type RenderedStory, renderStory } from '../testing/renderStory.tsx';
import type { EditableColumn, Row } from './columnTypes.ts';
import { EditableTableInput } from './form/EditableTableInput.tsx';

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
          {(control) => <EditableTableInput {...control} columns={columns} label="清单" table={{ height: 300 }} />}
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

test('TBL-05 a table of 1,000 × 20 is one field: what was typed is in the values that are saved', async () => {
  const save = vi.fn<(values: Values) => void>();
  await show(save);

  await userEvent.click(cell(2, 1));
  await userEvent.keyboard('77{Enter}');
  await userEvent.click(document.querySelector('button[type=submit]:not([hidden])')!);

  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].list).toHaveLength(1000);
  expect(save.mock.calls[0]?.[0].list[2]).toMatchObject({ id: '2', c1: 77 });
});

test('TBL-05 what the schema finds wrong stands at its cell, and goes once the cell is another', async () => {
  const save = vi.fn<(values: Values) => void>();
  const form = await show(save);

  await userEvent.click(cell(3, 1));
  await userEvent.keyboard('9999{Enter}');
  await form().submit();

  expect(save).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(cell(3, 1)).toHaveAttribute('aria-invalid', 'true'));
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('太大'));
  await userEvent.click(cell(3, 1));
  await userEvent.keyboard('4{Enter}');
  await vi.waitFor(() => expect(cell(3, 1)).not.toHaveAttribute('aria-invalid'));
  await form().submit();

  expect(save).toHaveBeenCalledOnce();
});

test('TBL-12 the form knows by itself that a table was changed, and undo is not lost by that', async () => {
  const form = await show(() => undefined);

  await userEvent.click(cell(0, 0));
  await userEvent.keyboard('neu{Enter}');
  await vi.waitFor(() => expect(form().methods.getValues('list.0')).toMatchObject({ c0: 'neu' }));
  await userEvent.keyboard('{Control>}z{/Control}');

  expect(cell(0, 0).textContent).toBe('0-0');
});

test('TBL-05 what was typed last is in the form when the table leaves the page at once', async () => {
  const form = await show(() => undefined);

  await userEvent.click(cell(0, 0));
  await userEvent.keyboard('last');
  await story?.unmount();
  story = undefined;

  await vi.waitFor(() => expect(form().methods.getValues('list.0')).toMatchObject({ c0: 'last' }));
});
