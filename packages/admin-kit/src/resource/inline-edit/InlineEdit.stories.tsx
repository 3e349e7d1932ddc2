import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { createMemoryListState } from '../list/listState.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

const meta = { title: 'Resource/InlineEdit', component: ResourceList, parameters: { layout: 'padded' } } satisfies Meta<
  typeof ResourceList
>;
export default meta;
type Story = StoryObj;

let isRefused = true;
const build = (permissions: readonly string[] = loanPermissions) => {
  const built = buildLoans(loans(6), {
    fail: (name, input) =>
      name === 'edit' && isRefused && (input as { id: string }).id === '2'
        ? Object.assign(new Error('借用人已停用'), { errorData: [{ path: 'borrower', message: '借用人已停用' }] })
        : undefined,
  });
  const view = (
    <KitFrame own={false} permissions={permissions} dictionaries={loanDictionaries}>
      <ResourceList
        inlineEdit
        storageId="inlineEdit"
        resource={built.resource}
        store={createMemoryListState()}
        columns={['loanNo', 'borrower', 'state', 'amount', 'weight', 'isUrgent', 'dueOn', 'tags']}
        editWhen={(row) => row.state !== '99'}
        defaultSort={null}
      />
    </KitFrame>
  );
  return { ...built, view };
};
const cellAt = (grid: HTMLElement, row: string, column: number) => {
  const line = within(grid)
    .getByRole('gridcell', { name: new RegExp(row) })
    .closest('[role="row"]')!;
  return line.querySelector<HTMLElement>(`[role="gridcell"][aria-colindex="${column}"]`)!;
};

const main = build();
export const Main: Story = {
  name: 'LIST-14 rows of a list are edited in a table: each is saved by itself, what is refused stands at its cell',
  render: () => main.view,
  play: async ({ canvas }) => {
    isRefused = true;
    await canvas.findByText('L202600001');
    await userEvent.click(canvas.getByRole('button', { name: '表格编辑' }));
    const grid = await canvas.findByRole('grid', { name: '借用单' });
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled();

    const type = async (row: string, column: number, text: string) => {
      await userEvent.click(cellAt(grid, row, column));
      await userEvent.keyboard(`${text}{Enter}`);
    };
    await type('L202600001', 2, '赵敏');
    await type('L202600002', 2, '钱进');
    await type('L202600001', 4, '88.5');
    await expect(await canvas.findByText('已修改 2 行')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('L202600002：借用人已停用')).toBeVisible();
    // Only what changed was sent, with the version that was read; money in fen.
    await expect(main.api.calls.find(({ name, input }) => name === 'edit' && (input as { id: string }).id === '1')?.input).toEqual({
      id: '1',
      version: 0,
      borrower: '赵敏',
      amount: 8850,
    });
    await waitFor(() => expect(cellAt(grid, 'L202600002', 2)).toHaveAttribute('aria-invalid', 'true'));

    isRefused = false;
    await type('L202600002', 2, '孙立');
    // Pressed twice it is saved once.
    await userEvent.dblClick(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('table', { name: '借用单' })).toHaveTextContent('孙立');
    await expect(main.api.calls.filter(({ name }) => name === 'edit')).toHaveLength(3);
  },
};

const careful = build();
export const Leaving: Story = {
  name: 'LIST-14 who leaves the table with changes is asked; what is wrong is not sent',
  render: () => careful.view,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600001');
    await userEvent.click(canvas.getByRole('button', { name: '表格编辑' }));
    const grid = await canvas.findByRole('grid', { name: '借用单' });
    await userEvent.click(cellAt(grid, 'L202600001', 2));
    await userEvent.keyboard('{Delete}');
    await canvas.findByText('已修改 1 行');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('请先修正标红的单元格')).toBeVisible();
    await expect(careful.api.calls.some(({ name }) => name === 'edit')).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: '请确认' })).getByRole('button', { name: '确定' }));
    await expect(await canvas.findByRole('table', { name: '借用单' })).toBeVisible();
  },
};

const places = buildLoans(loans(3).map((loan) => ({ ...loan, borrower: '山东省' })));
const placed = {
  ...places.resource,
  fields: {
    ...places.resource.fields,
    borrower: { ...places.resource.fields.borrower, group: 'place' },
  },
};
export const FieldsThatBelongTogether: Story = {
  name: 'LIST-14 PLACE-02 fields that change together are only read: typing, deleting and pasting do not change one of them alone',
  render: () => (
    <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
      <ResourceList
        inlineEdit
        storageId="inlineGroup"
        resource={placed}
        store={createMemoryListState()}
        columns={['loanNo', 'borrower', 'amount']}
        defaultSort={null}
      />
    </KitFrame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('L202600001');
    await userEvent.click(canvas.getByRole('button', { name: '表格编辑' }));
    const grid = await canvas.findByRole('grid', { name: '借用单' });
    const cell = () => cellAt(grid, 'L202600001', 2);

    await userEvent.click(cell());
    await userEvent.keyboard('湖南省{Enter}');
    await userEvent.click(cell());
    await userEvent.keyboard('{Delete}');
    await userEvent.click(cell());
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '湖南省\t88.5');
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

    // What was pasted beside it has landed.
    await waitFor(() => expect(cellAt(grid, 'L202600001', 3)).toHaveTextContent('88.50'));
    await expect(cell()).toHaveTextContent('山东省');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(places.api.calls.filter(({ name }) => name === 'edit')).toHaveLength(1));
    await expect(places.api.calls.find(({ name }) => name === 'edit')?.input).toEqual({ id: '1', version: 0, amount: 8850 });
  },
};

export const Reader: Story = {
  name: 'PERM-01 who may not edit is not offered the table',
  render: () => build(['loan:list']).view,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600001');
    await expect(canvas.queryByRole('button', { name: '表格编辑' })).toBeNull();
  },
};

export const Dark: Story = {
  ...Main,
  name: 'LIST-14 the table, dark and in English',
  globals: { theme: 'dark', locale: 'en-US' },
  render: () => build().view,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600001');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit in the table' }));
    await expect(await canvas.findByRole('grid', { name: 'Loan' })).toBeVisible();
  },
};

const heldSearch = buildLoans(loans(6));
export const HeldSearch: Story = {
  name: 'LIST-14 while rows are edited, search, advanced query and tabs are blocked, and the table says why',
  render: () => (
    <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
      <ResourceList
        inlineEdit
        storageId="inlineHeld"
        resource={heldSearch.resource}
        store={createMemoryListState()}
        search={['borrower']}
        tabs={{ field: 'state', items: [{ key: 'all', label: '全部', values: [] }] }}
        columns={['loanNo', 'borrower']}
        defaultSort={null}
      />
    </KitFrame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('L202600001');
    const input = canvas.getByRole('textbox', { name: '借用人' });
    await userEvent.click(canvas.getByRole('button', { name: '表格编辑' }));
    await canvas.findByRole('grid', { name: '借用单' });

    await expect(canvas.getByRole('toolbar', { name: '表格编辑' })).toHaveAccessibleDescription(/编辑期间不能查询/);
    await expect(canvas.getByText(/编辑期间不能查询/)).toBeVisible();
    // The search stands among the tools, which those of the editor replace.
    await expect(input).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[role="tablist"]')?.closest('[inert]')).not.toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await canvas.findByRole('table', { name: '借用单' });
    await userEvent.click(canvas.getByRole('textbox', { name: '借用人' }));
    await expect(canvas.getByRole('textbox', { name: '借用人' })).toHaveFocus();
  },
};
