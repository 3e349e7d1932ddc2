import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { createMemoryListState } from './listState.ts';
import { MasterDetail } from './MasterDetail.tsx';
import { ResourceList } from './ResourceList.tsx';
import { pressAction } from '../actions/pressAction.fixture.ts';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

/** Rows of one list that belong to the row in focus of another. */
const meta = { title: 'Resource/MasterDetail', component: MasterDetail, parameters: { layout: 'padded' } } satisfies Meta<
  typeof MasterDetail
>;
export default meta;
type Story = StoryObj;

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
    <StoryView />
  </KitFrame>
);

function setUp() {
  const upper = buildLoans(loans(6));
  const lower = buildLoans(loans(12));
  const borrowers: typeof upper.resource = {
    ...upper.resource,
    label: { zh: '借用人', en: 'Borrower' },
    name: 'borrower',
    titleField: 'borrower',
  };
  const store = createMemoryListState();
  const asked = () => lower.api.calls.filter(({ name }) => name === 'list').map(({ input }) => (input as { borrower?: string }).borrower);
  const view = (
    <MasterDetail
      master={{ resource: borrowers, columns: ['borrower', 'state'], search: ['borrower'], store, defaultSort: null, maxHeight: '300px' }}
      title={{ zh: '借用单', en: 'Loans' }}
      below={({ borrower }) => (
        <ResourceList resource={lower.resource} filter={{ borrower }} search={['loanNo']} columns={['loanNo', 'state', 'amount']} />
      )}
    />
  );
  return { view, asked, store };
}

const keptUp = setUp();
export const FollowsActions: Story = {
  name: 'LIST-12 what is written to the row in focus is told below, and a row that is removed takes what belongs to it along',
  decorators: [framed],
  render: () => keptUp.view,
  play: async ({ canvas }) => {
    const upper = await canvas.findByRole('table', { name: '借用人' }, { timeout: 10_000 });
    const line = async (name: string) => (await within(upper).findByRole('button', { name })).closest('tr')!;
    await userEvent.click((await line('王芳')).lastElementChild!);
    await canvas.findByRole('heading', { name: '借用单 · 王芳' });

    await userEvent.click(within(await line('王芳')).getByRole('button', { name: '编辑' }));
    const form = within(await screen.findByRole('dialog'));
    const name = await form.findByRole('textbox', { name: '借用人' });
    await userEvent.clear(name);
    await userEvent.type(name, '王芬');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await canvas.findByRole('heading', { name: '借用单 · 王芬' });

    await pressAction(within(await line('王芬')), '删除');
    await userEvent.click(within(await screen.findByRole('dialog', { name: '请确认' })).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /借用单 ·/ })).toBeNull());
  },
};

const walked = setUp();
export const ByKeyboard: Story = {
  name: 'LIST-12 the lower list follows the row in focus, and asks for none that was only passed',
  decorators: [framed],
  render: () => walked.view,
  play: async ({ canvas }) => {
    const upper = await canvas.findByRole('table', { name: '借用人' }, { timeout: 10_000 });
    await within(upper).findByRole('button', { name: '张伟' });
    await expect(canvas.queryByRole('region', { name: '借用单' })).toBeNull();
    within(upper).getAllByRole('row')[1]!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');

    const lower = await canvas.findByRole('heading', { name: '借用单 · 李娜' });
    await expect(lower).toBeVisible();
    await waitFor(() => expect(walked.asked()).toEqual(['李娜']));
    await expect(within(upper).getAllByRole('row')[3]).toHaveAttribute('aria-current', 'true');
    await canvas.findByText('L202600003');
    await expect(walked.store.getSnapshot()).toEqual({});
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(canvas.queryByRole('heading', { name: /借用单 ·/ })).toBeNull();
  },
};

const filtered = setUp();
export const OwnFilters: Story = {
  name: 'LIST-12 the lower list has filters of its own, which leave the upper list and its link alone',
  decorators: [framed],
  render: () => filtered.view,
  play: async ({ canvas }) => {
    const upper = await canvas.findByRole('table', { name: '借用人' }, { timeout: 10_000 });
    await userEvent.click((await within(upper).findByRole('button', { name: '张伟' })).closest('tr')!.lastElementChild!);
    const area = within(await canvas.findByRole('search', { name: '查询条件' }));
    await userEvent.type(area.getByLabelText('单号'), 'L202600007{Enter}');
    await waitFor(() => expect(canvas.queryByText('L202600001')).toBeNull());
    await expect(canvas.getByText('L202600007')).toBeVisible();
    await expect(within(upper).getByRole('button', { name: '王芳' })).toBeVisible();
    await expect(filtered.store.getSnapshot()).toEqual({});
  },
};

const pushed = setUp();
export const Phone: Story = {
  name: 'LIST-12 LIST-13 on a phone what belongs to a row takes the place of the list, until one goes back',
  globals: { viewport: { value: 'phone' } },
  decorators: [framed],
  render: () => pushed.view,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: '借用单' }, { timeout: 10_000 });
    await userEvent.click(first!);
    await canvas.findByRole('heading', { name: '借用单 · 张伟' });
    await expect(canvas.queryByRole('list', { name: '借用人' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }));
    await expect(await canvas.findByRole('list', { name: '借用人' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: /借用单 ·/ })).toBeNull();
  },
};
export const DarkEnglish: Story = {
  globals: { theme: 'dark', locale: 'en-US' },
  decorators: [framed],
  render: () => setUp().view,
  play: async ({ canvas }) => {
    const upper = await canvas.findByRole('table', { name: 'Borrower' }, { timeout: 10_000 });
    await userEvent.click((await within(upper).findByRole('button', { name: '王芳' })).closest('tr')!.lastElementChild!);
    await canvas.findByRole('heading', { name: 'Loans · 王芳' });
  },
};
