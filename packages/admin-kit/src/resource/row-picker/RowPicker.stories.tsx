import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import { RowPickerDialog } from './RowPickerDialog.tsx';
import { LoanPicker, loansThat, manyOfOneName } from './stories.fixture.tsx';

/** Rows of a resource, found while typing and, where a list is too short or rows are to be compared, chosen in a table. */
const meta = { title: 'Resource/RowPicker', component: RowPickerDialog, parameters: { layout: 'padded' } } satisfies Meta<
  typeof RowPickerDialog
>;
export default meta;
type Story = StoryObj;

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
    <StoryView />
  </KitFrame>
);
const onPick = fn();
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '在表格中选择' }));
  return within(await screen.findByRole('dialog', { name: '选择借用单' }));
};
const shows = (resource: ReturnType<typeof loansThat>): Story => ({
  decorators: [framed],
  render: () => <LoanPicker resource={resource} />,
  play: async ({ canvasElement }) => void (await open(canvasElement)),
});

export const FromTheList: Story = {
  name: 'POP-01 the last line of the list leads into the table, which has what was typed, and Enter takes a row of it',
  decorators: [framed],
  render: () => <LoanPicker resource={buildLoans(manyOfOneName()).resource} onPick={onPick} />,
  play: async ({ canvas }) => {
    onPick.mockClear();
    const field = await canvas.findByRole('combobox', { name: '借用单' });
    await userEvent.type(field, '王伟');
    await expect(await screen.findByRole('option', { name: '共 150 条 · 在表格中选择…' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '选择借用单' }));
    await expect(await dialog.findByRole('textbox', { name: '借用人' })).toHaveValue('王伟');
    await userEvent.click(await dialog.findByRole('button', { name: '第 15 页' }));
    await dialog.findByText('L202600150');
    await userEvent.dblClick(dialog.getByText('L202600150'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onPick).toHaveBeenLastCalledWith(['150']);
    await expect(field).toHaveValue('L202600150');
    await expect(field).toHaveFocus();
  },
};

const kinds = buildLoans(loans(40));
export const Fields: Story = {
  name: 'POP-01 cells, search fields and order are those of the fields, and what may be chosen is not a matter of the search',
  decorators: [framed],
  render: () => <LoanPicker resource={kinds.resource} filter={{ isUrgent: '0' }} />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(await dialog.findAllByText('待审核')).not.toHaveLength(0);
    await expect(dialog.getByRole('columnheader', { name: /押金/ })).toBeVisible();
    await expect(dialog.queryByRole('group', { name: '押金' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '展开' }));
    await dialog.findByRole('group', { name: '押金' });
    await userEvent.click(await dialog.findByRole('combobox', { name: '状态' }));
    await userEvent.click(await screen.findByRole('option', { name: '借出' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(dialog.getByRole('textbox', { name: '借用人' }), '李{Enter}');
    const asked = () => kinds.api.calls.at(-1)?.input;
    await waitFor(() => expect(asked()).toEqual({ borrower: '*李*', state: '30', isUrgent: '0', page: 1, size: 10 }));
    await userEvent.click(dialog.getByRole('button', { name: /押金/ }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'amount', order: 'asc' }));
    await waitFor(() => expect(dialog.getAllByRole('row').length).toBeGreaterThan(1));
    for (const cell of dialog.getAllByText(/借出/).filter((one) => one.closest('tbody'))) await expect(cell).toBeVisible();
  },
};

export const Several: Story = {
  name: 'POP-01 several rows: chosen in the list or in the table, each with a chip, those of before ticked',
  decorators: [framed],
  render: () => <LoanPicker multiple resource={buildLoans(loans(60)).resource} onPick={onPick} />,
  play: async ({ canvas, canvasElement }) => {
    onPick.mockClear();
    await userEvent.click(await canvas.findByRole('combobox', { name: '借用单' }));
    await userEvent.click(await screen.findByRole('option', { name: /L202600002/ }));
    await userEvent.keyboard('{Escape}');
    const dialog = await open(canvasElement);
    await expect(await dialog.findByRole('group', { name: '已选 1 项' })).toHaveTextContent('L202600002');
    await userEvent.click(await dialog.findByRole('button', { name: '第 6 页' }));
    await dialog.findByText('L202600051');
    await userEvent.click(dialog.getByRole('checkbox', { name: '选择第 1 行' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(onPick).toHaveBeenLastCalledWith(['2', '51']));
    await userEvent.click(await canvas.findByRole('button', { name: '移除 L202600002' }));
    await expect(onPick).toHaveBeenLastCalledWith(['51']);
  },
};

export const Empty: Story = shows(buildLoans([]).resource);
export const Loading: Story = shows(loansThat(() => new Promise(() => undefined)));
export const Failed: Story = shows(loansThat(() => Promise.reject(new Error('借用单服务暂不可用'))));
export const ManyRows: Story = shows(buildLoans(loans(500)).resource);
export const English: Story = { ...shows(buildLoans(loans(30)).resource), globals: { locale: 'en' }, play: undefined };
export const Phone: Story = { ...shows(buildLoans(loans(30)).resource), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...shows(buildLoans(loans(30)).resource), globals: { theme: 'dark' } };
