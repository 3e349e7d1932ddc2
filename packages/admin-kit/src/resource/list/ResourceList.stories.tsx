import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import { pressAction } from '../actions/pressAction.fixture.ts';
import { buildLoans, loanDictionaries, loanPermissions, loans, type Loan } from '../stories.fixture.ts';
import type { FakeResourceOptions } from '../../testing/fakeResourceApi.ts';

const meta = { title: 'Resource/ResourceList', component: ResourceList, parameters: { layout: 'padded' } } satisfies Meta<
  typeof ResourceList
>;
export default meta;
type Story = StoryObj;

const framed =
  (permissions: readonly string[] = loanPermissions): Decorator =>
  (StoryView) => (
    <KitFrame own={false} permissions={permissions} dictionaries={loanDictionaries}>
      <StoryView />
    </KitFrame>
  );

function setUp(rows: readonly Loan[], options?: FakeResourceOptions, params?: Record<string, string>) {
  const built = buildLoans(rows, options);
  const store = createMemoryListState(params);
  const view = (
    <ResourceList
      resource={built.resource}
      store={store}
      search={['borrower', 'state', 'dueOn', 'amount', 'isUrgent']}
      columns={['loanNo', 'borrower', 'state', 'tags', 'amount', 'weight', 'dueOn', 'createTime', 'remark']}
      rowActions={[built.approve, built.revoke]}
      toolbar={[built.remind]}
      tabs={{
        field: 'state',
        items: [
          { key: 'all', label: { zh: '全部', en: 'All' }, values: [] },
          { key: 'wait', label: { zh: '待审核', en: 'Waiting' }, values: ['20'], count: 4 },
          { key: 'done', label: { zh: '已完结', en: 'Closed' }, values: ['40', '99'] },
          { key: 'urgent', label: { zh: '加急', en: 'Urgent' }, values: [], filter: { isUrgent: '1' } },
        ],
      }}
      form={[
        { field: 'borrower' },
        'state',
        'amount',
        'weight',
        { field: 'dueOn', when: (values) => values['state'] === '30', required: true },
        'tags',
        'isUrgent',
        'remark',
      ]}
    />
  );
  return { ...built, store, view };
}
const lastCall = (api: ReturnType<typeof setUp>['api'], name: string) => api.calls.findLast((call) => call.name === name);

const main = setUp(loans(25));
export const Main: Story = {
  name: 'LIST-02 list: search, tabs, order, pages and sums in the link',
  decorators: [framed()],
  render: () => main.view,
  play: async ({ canvas }) => {
    main.store.set({});
    const table = await canvas.findByRole('table', { name: '借用单' });
    await within(table).findByText('L202600025');
    await expect(canvas.getByText('1-10 共 25 条')).toBeVisible();
    await expect(await within(table).findByText('总计')).toBeVisible();

    await userEvent.type(canvas.getByRole('textbox', { name: '借用人' }), '张{Enter}');
    await canvas.findByText('1-5 共 5 条');
    await expect(main.store.getSnapshot()).toEqual({ borrower: '*张*' });
    await userEvent.click(await canvas.findByRole('button', { name: '移除筛选 借用人' }));
    await canvas.findByText('1-10 共 25 条');

    await userEvent.click(canvas.getByRole('tab', { name: '已完结' }));
    await waitFor(() => expect(main.store.getSnapshot()).toEqual({ 'state.in': '40,99' }));
    await expect(canvas.queryByRole('button', { name: /^移除筛选/ })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: '加急' }));
    await waitFor(() => expect(main.store.getSnapshot()).toEqual({ isUrgent: '1' }));
    await expect(canvas.getByRole('tab', { name: '加急' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('button', { name: /^移除筛选/ })).toBeNull();
    main.store.set({ 'state.in': '99,20' });
    const chip = await canvas.findByRole('button', { name: /^移除筛选/ });
    await expect(canvas.queryByRole('tab', { selected: true })).toBeNull();
    await userEvent.click(chip);
    await waitFor(() => expect(canvas.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true'));

    await userEvent.click(within(table).getByRole('button', { name: '押金' }));
    await waitFor(() => expect(lastCall(main.api, 'list')?.input).toMatchObject({ sort: 'amount', order: 'asc' }));
    await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }));
    await canvas.findByText('21-25 共 25 条');
    await expect(main.store.getSnapshot()).toEqual({ sort: 'amount', order: 'asc', page: '3' });
  },
};

const stateless = setUp(loans(12).map((loan, index) => ({ ...loan, state: index === 0 ? '99' : '30', amount: 100_00 })));
const withVoid = {
  ...stateless.resource,
  fields: {
    ...stateless.resource.fields,
    state: { ...stateless.resource.fields.state, uncounted: { codes: ['99'], label: { zh: '已作废', en: 'void' } } },
  },
};
export const SumsWithoutSome: Story = {
  name: 'LIST-08 the sums of a page leave out the rows of states that do not count, and say so',
  decorators: [framed()],
  render: () => (
    <ResourceList
      resource={withVoid}
      store={createMemoryListState()}
      storageId="sumsWithout"
      columns={['loanNo', 'state', 'amount']}
      defaultSort={null}
    />
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '借用单' });
    await within(table).findByText('L202600001');
    await expect(await within(table).findByText('总计（不含已作废）')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '显示本页合计' }));
    const footer = within(table).getByText('本页合计（不含已作废）').closest('tr')!;
    await expect(footer).toHaveTextContent('900.00');
    await userEvent.click(canvas.getByRole('button', { name: '显示总计' }));
    await expect(within(table).getByText('总计（不含已作废）')).toBeVisible();
  },
};

const removal = setUp(loans(12));
export const Remove: Story = {
  name: 'LIST-09 delete of chosen rows asks 确定要删除这 N 项吗?',
  decorators: [framed()],
  render: () => removal.view,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择第 1 行' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 2 行' }));
    const bar = canvas.getByRole('toolbar');
    await userEvent.click(within(bar).getByRole('button', { name: '删除' }));
    await expect(await screen.findByText('确定要删除这 2 项吗?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await canvas.findByText('1-10 共 10 条');
    await expect(lastCall(removal.api, 'remove')?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    await expect(within(bar).queryByText(/已选择/)).toBeNull();
  },
};

const editing = setUp(loans(5), {
  fail: (name, input) => {
    if (name !== 'edit' || (input as { borrower?: string }).borrower !== '坏人') return undefined;
    return Object.assign(new Error('输入有误'), { errorData: [{ path: 'borrower', message: '借用人在黑名单中' }] });
  },
});
export const Edit: Story = {
  name: "FORM-01 FORM-07 edit sends version and changes only, places the server's errors, keeps what was typed",
  decorators: [framed()],
  render: () => editing.view,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /编辑|更多/ });
    await pressAction(within(canvas.getAllByRole('row')[1]!), '编辑');
    // The stored row is read first; the form stands when it can be saved.
    await screen.findByRole('button', { name: '保存' });
    const dialog = screen.getByRole('dialog', { name: '编辑借用单' });
    const borrower = await within(dialog).findByRole('textbox', { name: '借用人' });
    await userEvent.clear(borrower);
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await expect(await within(dialog).findByText('借用人不能为空')).toBeVisible();
    await waitFor(() => expect(borrower).toHaveFocus());

    await userEvent.type(borrower, '坏人');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await expect(await within(dialog).findByText('借用人在黑名单中')).toBeVisible();
    await expect(borrower).toHaveValue('坏人');

    await userEvent.clear(borrower);
    await userEvent.type(borrower, '赵敏');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(lastCall(editing.api, 'edit')?.input).toEqual({ id: '5', version: 1, borrower: '赵敏' });
    const keys = editing.api.calls.filter((call) => call.name === 'edit').map((call) => call.idempotencyKey);
    await expect(new Set(keys).size).toBe(2);
    await canvas.findByText('赵敏');
  },
};

const adding = setUp(loans(3));
export const Add: Story = {
  name: 'FORM-08 VAL-03 add: dependent input, money in fen, weight in kilograms',
  decorators: [framed()],
  render: () => adding.view,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }));
    const dialog = await screen.findByRole('dialog', { name: '新增借用单' });
    await userEvent.type(await within(dialog).findByRole('textbox', { name: '借用人' }), '周杰');
    await expect(within(dialog).queryByRole('textbox', { name: '到期日' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('combobox', { name: '状态' }));
    await userEvent.click(await within(dialog).findByRole('option', { name: '借出' }));
    await userEvent.type(await within(dialog).findByRole('textbox', { name: '到期日' }), '2026/4/5');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '押金' }), '1234.5');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '重量' }), '32.1');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(lastCall(adding.api, 'add')?.input).toEqual({
      borrower: '周杰',
      state: '30',
      amount: 123_450,
      weight: 32_100,
      dueOn: '2026-04-05',
      isUrgent: '0',
    });
  },
};

const acting = setUp(loans(6));
export const Actions: Story = {
  name: 'PERM-01 LIST-10 row actions by state and permission; form, confirmation, key per action',
  decorators: [framed()],
  render: () => acting.view,
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('L202600002')).closest('tr')!;
    await pressAction(within(row), '审核');
    const dialog = await screen.findByRole('dialog', { name: '审核' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: '意见' }), '同意');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(lastCall(acting.api, 'edit')?.input).toEqual({ id: '2', state: '30', note: '同意' });

    const draft = canvas.getByText('L202600001').closest('tr')!;
    await expect(within(draft).queryByRole('button', { name: '审核' })).toBeNull();
    await userEvent.click(within(draft).getByRole('button', { name: '更多' }));
    await expect(await screen.findByRole('menuitem', { name: '删除' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(draft).queryByRole('button', { name: '作废' })).toBeNull();
    await pressAction(within(draft), '作废');
    await expect(await screen.findByText('确定要作废 L202600001 吗?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(acting.api.calls.filter((call) => call.name === 'edit')).toHaveLength(1);

    await userEvent.click(canvas.getByRole('button', { name: '催还' }));
    await expect(await screen.findByText('请选择一条记录！')).toBeVisible();
  },
};

const importing = setUp(loans(3), {
  importResult: {
    totalCount: 100,
    successCount: 98,
    errorCount: 2,
    fileUrl: 'http://files.test/bad.xlsx',
    reportUrl: 'http://files.test/changes.xlsx',
    fileName: '错误行.xlsx',
    errors: [
      { row: 4, column: '借用人', value: null, reason: '借用人不能为空' },
      { row: 9, column: '押金', value: 'abc', reason: '押金格式不正确' },
    ],
  },
});
export const Import: Story = {
  name: 'IMP-01 import: refuses without a file, lists bad cells by row, column and reason',
  decorators: [framed()],
  render: () => importing.view,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导入' }));
    const dialog = await screen.findByRole('dialog', { name: '导入借用单' });
    await userEvent.click(within(dialog).getByRole('button', { name: '开始导入' }));
    await expect(await screen.findByText('未上传任何文件')).toBeVisible();
    await userEvent.upload(within(dialog).getByTestId('import-file'), new File(['x'], '借用单.xlsx'));
    await userEvent.click(within(dialog).getByRole('button', { name: '开始导入' }));
    await expect(await within(dialog).findByText('共 100 行，成功 98 行，失败 2 行')).toBeVisible();
    await expect(within(dialog).getByRole('cell', { name: '借用人不能为空' })).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: '下载错误文件' })).toHaveAttribute('href', 'http://files.test/bad.xlsx');
    await expect(within(dialog).getByRole('link', { name: '下载差异表' })).toHaveAttribute('href', 'http://files.test/changes.xlsx');
  },
};

const exporting = setUp(loans(8), {}, { borrower: '*张*' });
export const Export: Story = {
  name: 'EXP-01 export carries exactly what is filtered and chosen',
  decorators: [framed()],
  render: () => exporting.view,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择第 1 行' }));
    await userEvent.click(canvas.getByRole('button', { name: '导出所选' }));
    await waitFor(() =>
      expect(lastCall(exporting.api, 'export')?.input).toEqual({ borrower: '*张*', sort: 'createTime', order: 'desc', rows: '7' }),
    );
  },
};

const detail = setUp(loans(3));
export const Detail: Story = {
  name: 'LIST-10 detail opens from the first column and by Enter',
  decorators: [framed()],
  render: () => detail.view,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'L202600002' }));
    const drawer = await screen.findByRole('dialog', { name: '借用单详情 · L202600002' });
    await expect(await within(drawer).findByText('12,356.78')).toBeVisible();
    await expect(within(drawer).getByText('仪器')).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [framed()],
  render: () => setUp([]).view,
  play: async ({ canvas }) => expect(await canvas.findByText('暂无数据')).toBeVisible(),
};

const never = setUp(loans(3));
never.resource.api.list = () => new Promise(() => undefined);
export const Loading: Story = {
  decorators: [framed()],
  render: () => never.view,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: '加载中…' })).toBeVisible();
    // Every button has its place before the rows come: none moves under a finger.
    await expect(canvas.getByRole('button', { name: '打印' })).toBeDisabled();
  },
};

const failing = setUp(loans(3), { fail: (name) => (name === 'list' ? new Error('服务器开小差了') : undefined) });
export const Failed: Story = {
  decorators: [framed()],
  render: () => failing.view,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务器开小差了')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

const denied = setUp(loans(3));
export const Denied: Story = {
  name: 'PERM-01 without the permission nothing is asked and no button is there',
  decorators: [framed([])],
  render: () => denied.view,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有权限查看此内容')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '新增' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '导出' })).toBeNull();
    await expect(denied.api.calls).toEqual([]);
  },
};

const dark = setUp(loans(25));
export const DarkEnglishCompact: Story = {
  globals: { theme: 'dark', locale: 'en-US', density: 'compact' },
  decorators: [framed()],
  render: () => dark.view,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-10 of 25')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add' })).toBeVisible();
    await expect((await canvas.findAllByText('Returned'))[0]).toBeVisible();
  },
};
