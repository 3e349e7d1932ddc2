import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/styles.css';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { EditableTable, useEditableTable, type EditableColumn } from './index.ts';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const columns: readonly EditableColumn[] = [
  { key: 'name', title: '名称', type: 'input' },
  { key: 'kind', title: '类别', type: 'select', options: [{ value: 'a', text: '甲' }] },
];
const rows = [{ id: '1', name: '原名', kind: '' }];

function InDialog({ alwaysEdit = false, Around = Dialog }: { alwaysEdit?: boolean; Around?: typeof Dialog | typeof Drawer }) {
  const [isOpen, setOpen] = useState(true);
  const table = useEditableTable({ columns, rows });
  return (
    <Around open={isOpen} onOpenChange={setOpen} title="明细">
      <EditableTable height={200} table={table} label="明细" alwaysEdit={alwaysEdit} />
    </Around>
  );
}
const dialog = page.getByRole('dialog', { name: '明细' });
const cell = (column: number) => page.getByRole('row').nth(1).getByRole('gridcell').nth(column);

test.each([Dialog, Drawer])(
  'GRID-01 Escape gives up what is typed in a cell and leaves the $name around it; once more closes it',
  async (Around) => {
    shown = await renderStory(<InDialog Around={Around} />);
    await vi.waitFor(() => expect(page.getByRole('gridcell').elements().length).toBeGreaterThan(1), { timeout: 5000 });
    await userEvent.click(cell(0));
    await userEvent.keyboard('改');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await expect.element(cell(0)).toHaveTextContent('原名');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

test('GRID-01 the same in a table whose cells are inputs', async () => {
  shown = await renderStory(<InDialog alwaysEdit />);
  const input = page.getByRole('gridcell').getByRole('textbox').first();
  await expect.element(input, { timeout: 5000 }).toBeInTheDocument();
  for (const text of ['改', '再改']) {
    await userEvent.fill(input, text);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await expect.element(input).toHaveValue('原名');
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
