import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

/** A list on a phone: cards of a few lines, one field for the search, and a sheet for the other ones. */
const meta = { title: 'Resource/Phone list', component: ResourceList, globals: { viewport: { value: 'phone' } } } satisfies Meta<
  typeof ResourceList
>;
export default meta;
type Story = StoryObj;

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
    <StoryView />
  </KitFrame>
);

function setUp({ isPlain = false } = {}) {
  const { resource, approve, revoke } = buildLoans(loans(6));
  const card = { tag: 'state', lines: [['borrower'], ['dueOn', 'weight'], ['tags']], figure: 'amount' };
  return (
    <ResourceList
      resource={resource}
      store={createMemoryListState()}
      search={['loanNo', 'borrower', 'state']}
      columns={['loanNo', 'state', 'borrower', 'tags', 'weight', 'amount', 'dueOn', 'createTime']}
      card={isPlain ? undefined : card}
      rowActions={[approve, revoke]}
      defaultSort={null}
    />
  );
}

const short = setUp();
export const Cards: Story = {
  name: 'LIST-13 on a phone a row is a card of five lines, the rest of it opens',
  decorators: [framed],
  render: () => short,
  play: async ({ canvas }) => {
    const card = (await canvas.findByText('L202600002', {}, { timeout: 10_000 })).closest('li')!;
    await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(160);
    // State beside the number, values without captions, the figure with its own.
    await expect(await within(card).findByText('待审核')).toBeVisible();
    await expect(within(card).queryByText('借用人')).toBeNull();
    await expect(within(card).getByText('押金')).toBeVisible();
    await expect(within(card).queryByText('创建时间')).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: '展开' }));
    await expect(within(card).getByText('创建时间')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: '收起' }));
    await expect(within(card).queryByText('创建时间')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const unbroken = 'W'.repeat(100);
const longWords = buildLoans(loans(3).map((loan, index) => (index === 1 ? { ...loan, loanNo: unbroken, borrower: unbroken } : loan)));
export const LongWords: Story = {
  name: 'LIST-13 on a phone a long text without a space wraps in its card, which stays as wide as the window',
  decorators: [framed],
  render: () => (
    <ResourceList
      resource={longWords.resource}
      store={createMemoryListState()}
      columns={['loanNo', 'state', 'borrower', 'amount']}
      card={{ tag: 'state', lines: [['dueOn', 'borrower']], figure: 'amount' }}
      defaultSort={null}
    />
  ),
  play: async ({ canvas }) => {
    const [number] = await canvas.findAllByText(unbroken, undefined, { timeout: 10_000 });
    const card = number!.closest('li')!;
    await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    for (const text of canvas.getAllByText(unbroken)) {
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const searched = setUp();
export const FilterSheet: Story = {
  name: 'LIST-13 on a phone the search is one field, a sheet holds the others',
  decorators: [framed],
  render: () => searched,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600001', {}, { timeout: 10_000 });
    const search = within(canvas.getByRole('search'));
    await expect(search.getAllByRole('textbox')).toHaveLength(1);
    await expect(search.getByRole('textbox').closest('div')!.getBoundingClientRect().height).toBe(40);
    await userEvent.click(search.getByRole('button', { name: '筛选' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选条件' }));
    await userEvent.type(await sheet.findByRole('textbox', { name: '借用人' }), '王芳');
    await userEvent.click(sheet.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByText('L202600001')).toBeNull());
    await expect(canvas.getByText('L202600002')).toBeVisible();
  },
};

const untold = setUp({ isPlain: true });
export const DarkEnglish: Story = {
  name: 'LIST-13 without a layout of its own a card names its first three columns, dark, in English',
  decorators: [framed],
  globals: { theme: 'dark', locale: 'en-US' },
  render: () => untold,
  play: async ({ canvas }) => {
    const card = (await canvas.findByText('L202600002', {}, { timeout: 10_000 })).closest('li')!;
    await expect(within(card).getByText('Borrower')).toBeVisible();
    await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(160);
  },
};
