import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/styles.css';
import { Form, FormField, FormGroup } from '../../form/Form.tsx';
import { useKitForm } from '../../form/useKitForm.ts';
import { Menu } from '../../input/Menu.tsx';
import { TextInput } from '../../input/TextInput.tsx';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { FieldsFormView } from '../form/FieldsFormView.tsx';
import type { FormSpec } from '../form/formSpec.ts';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { ResourceList } from './ResourceList.tsx';
import type { ResourceListProps } from './resourceListProps.ts';
import { buildLoans, type Loan, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import { useFieldsForm } from '../form/useFieldsForm.ts';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});
const frame = { permissions: loanPermissions, dictionaries: loanDictionaries };

type ListProps = Partial<ResourceListProps<Loan>>;
const lists: ReadonlyArray<readonly [string, ListProps, ListProps]> = [
  ['a column goes', {}, { columns: ['loanNo', 'amount'] }],
  ['every column is another one', {}, { columns: ['dueOn'] }],
  ['a search field goes', { search: ['loanNo', 'borrower', 'state'] }, { search: ['state'] }],
  ['the search goes', { search: ['loanNo'] }, { search: undefined }],
  ['a filter of the screen comes', {}, { filter: { state: '20' } }],
  ['actions go', { rowActions: [buildLoans(loans(1)).revoke] }, { rowActions: undefined }],
];

test.each(lists)('KIT-04 %s while the list is shown', async (_what, before, after) => {
  const { resource } = buildLoans(loans(12));
  const list = (props: ListProps) => (
    <ResourceList resource={resource as never} columns={['loanNo', 'borrower', 'amount']} {...(props as object)} />
  );
  shown = await renderStory(list(before), frame);
  await expect.element(page.getByRole('table', { name: '借用单' })).toBeVisible();
  await expect.element(page.getByRole('row').nth(2)).toBeVisible();
  if (before.search) await page.getByRole('search').getByRole('textbox').first().fill('L2026');

  await shown.rerender(list({ ...before, ...after }));
  await expect.element(page.getByRole('table', { name: '借用单' })).toBeVisible();
  if (after.search) await userEvent.keyboard('{Enter}');
  await shown.rerender(list(before));
  await expect.element(page.getByRole('table', { name: '借用单' })).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('FORM-06 fields of a form go and come while it is typed in; what is there is kept', async () => {
  const { resource } = buildLoans([]);
  const saved = vi.fn();
  function Example({ fields }: { fields: readonly string[] }) {
    const spec = fields as unknown as FormSpec;
    const form = useFieldsForm({ fields: resource.fields, spec, onSubmit: saved });
    return <FieldsFormView fieldsForm={form} spec={spec} label="借用" />;
  }
  shown = await renderStory(<Example fields={['borrower', 'remark']} />, frame);
  const borrower = page.getByRole('textbox', { name: /借用人/ });
  await borrower.fill('张伟');
  await page.getByRole('textbox', { name: /备注/ }).fill('写了');

  await shown.rerender(<Example fields={['borrower', 'loanNo', 'amount']} />);
  await expect.element(borrower).toHaveValue('张伟');
  await page.getByRole('textbox', { name: /单号|编号/ }).fill('L1');
  await shown.rerender(<Example fields={['borrower', 'remark']} />);

  await expect.element(borrower).toHaveValue('张伟');
  await expect.element(page.getByRole('textbox', { name: /备注/ })).toHaveValue('写了');
});

test('KIT-04 entries of an open menu go and come; the keys go on', async () => {
  const chosen = vi.fn();
  const menu = (...keys: readonly string[]) => (
    <Menu
      trigger={<button type="button">更多</button>}
      items={keys.map((key) => ({ key, label: `做${key}`, onSelect: () => chosen(key) }))}
    />
  );
  shown = await renderStory(menu('甲', '乙', '丙'));
  (page.getByRole('button', { name: '更多' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: '做甲' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: '做乙' })).toHaveFocus();
  await shown.rerender(menu('甲', '丙'));

  await expect.element(page.getByRole('menuitem', { name: '做丙' })).toBeVisible();
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  // The menu moves its focus a moment after the key.
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('menuitem', { name: '做丙' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['丙']]);
});

const left = (name: string) => page.getByRole('textbox', { name }).element().getBoundingClientRect();

function Columns({ columns, isGrouped = false }: { columns?: 1 | 2; isGrouped?: boolean }) {
  const form = useKitForm({ defaultValues: { a: '', b: '', c: '' }, onSubmit: async () => undefined });
  const field = (name: string, wide = false) => (
    <FormField key={name} name={name} label={name.toUpperCase()} wide={wide}>
      {(control) => <TextInput {...control} />}
    </FormField>
  );
  const fields = [field('a'), field('b'), field('c', true)];
  return (
    <div style={{ width: 900 }}>
      <Form form={form} columns={columns} aria-label="示例">
        {isGrouped ? <FormGroup>{fields}</FormGroup> : fields}
      </Form>
    </div>
  );
}

test.each([false, true])('FORM-06 fields stand in the columns of their form, in a group or not: %s', async (isGrouped) => {
  await page.viewport(1200, 800);
  shown = await renderStory(<Columns columns={2} isGrouped={isGrouped} />);

  const [a, b, c] = [left('A'), left('B'), left('C')];
  expect(a.top).toBe(b.top);
  expect(b.left - a.right).toBeGreaterThanOrEqual(8);
  expect(c.left).toBe(a.left);
  expect(Math.round(c.right)).toBe(Math.round(b.right));
  expect(c.top).toBeGreaterThan(a.bottom + 8);

  await shown.rerender(<Columns columns={1} isGrouped={isGrouped} />);
  expect(left('B').top).toBeGreaterThan(left('A').bottom + 8);
});

test('IMP-02 the plain import takes separated values, in UTF-8 and as Chinese editions of Excel save them, and sends a workbook', async () => {
  const { resource } = buildLoans([]);
  const sent: File[] = [];
  const api = {
    ...resource.api,
    importRows: undefined,
    import: async (file: File) => {
      sent.push(file);
      return { total: 1, added: 1, failed: 0, errors: [] };
    },
  };
  function Plain() {
    const [isOpen, setOpen] = useState(true);
    return isOpen && <ImportDialog resource={{ ...resource, api } as never} onOpenChange={setOpen} />;
  }
  shown = await renderStory(<Plain />, frame);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: /点击选择/ })).toBeEnabled();
  const gbk = new Uint8Array([
    0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0x62, 0x0d, 0x0a, 0x0d, 0x0a, 0xd5, 0xc5, 0xce, 0xb0, 0x2c, 0x30, 0x31, 0x0d, 0x0a,
  ]);
  await userEvent.upload(dialog.getByTestId('import-file'), new File([gbk], '借用.CSV', { type: 'text/csv' }));
  await dialog.getByRole('button', { name: '开始导入' }).click();

  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.name).toBe('借用.xlsx');
  const { readSheet } = await import('../import/wizard/readSheet.ts');
  const rows: unknown[] = [];
  for await (const part of readSheet(sent[0]!)) if ('rows' in part) rows.push(...part.rows);
  expect(rows).toEqual([
    { row: 1, cells: ['姓名', 'b'] },
    { row: 3, cells: ['张伟', '01'] },
  ]);
});
