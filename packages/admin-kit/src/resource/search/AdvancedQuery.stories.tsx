import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { createMemoryListState } from '../list/listState.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

/** Conditions on all searchable fields, joined by and / or, above a list. */
const meta = { title: 'Resource/AdvancedQuery', component: ResourceList, parameters: { layout: 'padded' } } satisfies Meta<
  typeof ResourceList
>;
export default meta;
type Story = StoryObj;

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
    <StoryView />
  </KitFrame>
);

const condition = (field: string, rule: string, val: string) => ({ field, rule, val });
const link = (items: readonly unknown[], advancedMatch = 'and') => ({ advanced: JSON.stringify(items), advancedMatch });

function setUp(params: Record<string, string> = {}) {
  const built = buildLoans(loans(12));
  const store = createMemoryListState(params);
  const view = (
    <ResourceList
      resource={built.resource}
      store={store}
      search={['borrower', 'state']}
      columns={['loanNo', 'borrower', 'state', 'amount']}
    />
  );
  const asked = () => {
    const input = built.api.calls.findLast((call) => call.name === 'list')?.input as Record<string, string>;
    return { match: input['advancedMatch'], items: JSON.parse(decodeURIComponent(input['advanced'] ?? '[]')) as unknown };
  };
  return { ...built, store, view, asked };
}
type Canvas = ReturnType<typeof within>;
async function openBuilder(canvas: Canvas) {
  await canvas.findByText('L202600012');
  await userEvent.click(await canvas.findByRole('button', { name: '高级查询' }));
  return within(await screen.findByRole('dialog', { name: '高级查询构造器' }, { timeout: 10_000 }));
}
async function choose(scope: Canvas, name: string, option: string) {
  await userEvent.click(scope.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const weighed = buildLoans(loans(3));
const weighedState = createMemoryListState();
export const Columns: Story = {
  name: 'LIST-04 whatever is stored and stands in a column can be asked for, in the unit that it is shown in; what is hidden cannot',
  decorators: [framed],
  render: () => (
    <ResourceList
      resource={{
        ...weighed.resource,
        api: { ...weighed.api, list: async (query) => ({ ...(await weighed.api.list(query)), hiddenFields: ['amount'] }) },
      }}
      store={weighedState}
      search={['borrower']}
      columns={['loanNo', 'weight', 'amount']}
      defaultSort={null}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('L202600001');
    await userEvent.click(await canvas.findByRole('button', { name: '高级查询' }));
    const dialog = within(await screen.findByRole('dialog', { name: '高级查询构造器' }, { timeout: 10_000 }));
    const first = within(dialog.getByRole('group', { name: '条件 1' }));
    await userEvent.click(first.getByRole('combobox', { name: '字段' }));
    await expect(await screen.findByRole('option', { name: '单号' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: '押金' })).toBeNull();
    await expect(screen.queryByRole('option', { name: '备注' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: '重量' }));
    await choose(first, '比较方式', '大于等于');
    await userEvent.type(await first.findByLabelText('值'), '32.105');
    await userEvent.click(dialog.getByRole('button', { name: '查询' }));
    await waitFor(() =>
      expect(weighedState.getSnapshot()['advanced']).toBe('[{"field":"weight","type":"number","rule":"ge","val":"32105"}]'),
    );
    await expect(await canvas.findByText(/^重量 大于等于 32\.105/)).toBeVisible();
  },
};

const built = setUp();
export const Built: Story = {
  name: 'LIST-04 conditions are built by kind of field, sent as the wire has them, and kept in the link',
  decorators: [framed],
  render: () => built.view,
  play: async ({ canvas }) => {
    built.store.set({});
    const dialog = await openBuilder(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: '满足以下任一条件' }));
    const first = within(dialog.getByRole('group', { name: '条件 1' }));
    await choose(first, '字段', '押金');
    await choose(first, '比较方式', '大于等于');
    await userEvent.type(first.getByRole('textbox', { name: '值' }), '500');
    await userEvent.click(dialog.getByRole('button', { name: '添加条件' }));
    const second = within(dialog.getByRole('group', { name: '条件 2' }));
    await choose(second, '字段', '状态');
    await userEvent.click(second.getByRole('combobox', { name: '值' }));
    await userEvent.click(await screen.findByRole('option', { name: '草稿' }));
    await userEvent.click(await screen.findByRole('option', { name: '借出' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: '添加条件' }));
    const third = within(dialog.getByRole('group', { name: '条件 3' }));
    await choose(third, '字段', '到期日');
    await choose(third, '比较方式', '为空');
    await expect(third.queryByLabelText('值')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '查询' }));

    await waitFor(() =>
      expect(built.asked()).toEqual({
        match: 'or',
        items: [
          { field: 'amount', type: 'number', rule: 'ge', val: '50000' },
          { field: 'state', type: 'string', rule: 'in', val: '10,30' },
          { field: 'dueOn', type: 'date', rule: 'empty', val: '' },
        ],
      }),
    );
    await expect(built.store.getSnapshot()).toMatchObject({ advancedMatch: 'or' });
    const chips = within(await canvas.findByRole('group', { name: '高级查询条件' }));
    await expect(await chips.findByText('押金 大于等于 500.00')).toBeVisible();
    await expect(await chips.findByText('状态 在...中 草稿, 借出')).toBeVisible();
    await expect(chips.getAllByText('或')).toHaveLength(2);
  },
};

const unfinished = setUp();
export const Unfinished: Story = {
  name: 'LIST-04 what is not filled in is told at its place; nothing at all cannot be asked for',
  decorators: [framed],
  render: () => unfinished.view,
  play: async ({ canvas }) => {
    unfinished.store.set({});
    const dialog = await openBuilder(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '查询' }));
    await expect(await screen.findByText('不能查询空条件')).toBeVisible();
    const first = within(dialog.getByRole('group', { name: '条件 1' }));
    await choose(first, '字段', '借用人');
    await userEvent.click(dialog.getByRole('button', { name: '查询' }));
    await expect(first.getByRole('alert')).toHaveTextContent('请填写第 1 个条件的值');
    await expect(first.getByRole('textbox', { name: '值' })).toBeInvalid();
    await expect(unfinished.store.getSnapshot()).toEqual({});
  },
};

const grouped = setUp(
  link(
    [
      { matchType: 'and', items: [condition('borrower', 'like', '张'), condition('amount', 'gt', '10000')] },
      condition('isUrgent', 'eq', '1'),
    ],
    'or',
  ),
);
export const Groups: Story = {
  name: 'LIST-04 groups from a link are shown, changed in the builder, and taken away one condition at a time',
  decorators: [framed],
  render: () => grouped.view,
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('group', { name: '高级查询条件' }));
    await chips.findByText('加急 等于 是');
    await userEvent.click(chips.getByRole('button', { name: '修改' }));
    const dialog = within(await screen.findByRole('dialog', { name: '高级查询构造器' }, { timeout: 10_000 }));
    await expect(dialog.getByRole('radio', { name: '任一条件组满足' })).toBeChecked();
    await expect(within(dialog.getByRole('group', { name: '条件 2' })).getByRole('textbox', { name: '值' })).toHaveValue('100.00');
    await userEvent.click(dialog.getByRole('button', { name: '添加条件组' }));
    await expect(dialog.getByRole('group', { name: '条件组 3' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '删除条件组 3' }));
    await userEvent.click(dialog.getAllByRole('button', { name: '关闭' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(chips.getByRole('button', { name: '移除条件 借用人 包含 张' }));
    await waitFor(() =>
      expect(grouped.asked()).toEqual({
        match: 'or',
        items: [
          { field: 'amount', type: 'number', rule: 'gt', val: '10000' },
          { field: 'isUrgent', type: 'string', rule: 'eq', val: '1' },
        ],
      }),
    );
    await userEvent.click(chips.getByRole('button', { name: '清空' }));
    await waitFor(() => expect(grouped.store.getSnapshot()).toEqual({}));
    await expect(canvas.queryByRole('group', { name: '高级查询条件' })).toBeNull();
    grouped.store.set(
      link(
        [
          { matchType: 'and', items: [condition('borrower', 'like', '张'), condition('amount', 'gt', '10000')] },
          condition('isUrgent', 'eq', '1'),
        ],
        'or',
      ),
    );
  },
};

export const BuilderDarkEnglish: Story = {
  globals: { theme: 'dark', locale: 'en-US' },
  decorators: [framed],
  render: () => setUp(link([condition('borrower', 'like', '张'), condition('state', 'in', '10,20')])).view,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Advanced query' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Advanced query' }, { timeout: 10_000 }));
    await expect(dialog.getByRole('group', { name: 'Condition 2' })).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'LIST-04 a link that nobody can read shows the list as it is; an unknown field is named',
  decorators: [framed],
  render: () => setUp(link([condition('gone', 'eq', '1')])).view,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未知字段 gone 等于 1')).toBeVisible();
  },
};

export const Hostile: Story = {
  name: 'LIST-04 what every object has is not a field, and what is not a number is shown as the link has it',
  decorators: [framed],
  render: () =>
    setUp(link([condition('__proto__', 'eq', '1'), condition('constructor', 'eq', '1'), condition('amount', 'gt', 'abc')])).view,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未知字段 __proto__ 等于 1')).toBeVisible();
    await expect(canvas.getByText('未知字段 constructor 等于 1')).toBeVisible();
    await expect(canvas.getByText('押金 大于 abc')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改' }));
    const dialog = within(await screen.findByRole('dialog', { name: '高级查询构造器' }, { timeout: 10_000 }));
    await expect(dialog.getByRole('group', { name: '条件 3' })).toBeVisible();
  },
};

const typing = setUp();
export const Typing: Story = {
  name: 'LIST-03 what is typed into the search stays while the list is drawn again',
  decorators: [framed],
  render: () => typing.view,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600012');
    await userEvent.type(canvas.getByRole('textbox', { name: '借用人' }), '张');
    typing.store.set({ shownColumns: 'loanNo' });
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '借用人' })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: '借用人' })).toHaveValue('张');
    typing.store.set({});
  },
};
