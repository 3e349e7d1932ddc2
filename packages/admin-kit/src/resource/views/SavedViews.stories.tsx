import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { createMemoryListState } from '../list/listState.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { SavedViewContext, type SavedView, type SavedViewSource } from './savedViews.ts';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

/** Named states of a list: of a person, a department or everybody. */
const meta = { title: 'Resource/SavedViews', component: ResourceList, parameters: { layout: 'padded' } } satisfies Meta<
  typeof ResourceList
>;
export default meta;
type Story = StoryObj;

const framed =
  (...more: readonly string[]): Decorator =>
  (StoryView) => (
    <KitFrame own={false} permissions={[...loanPermissions, ...more]} dictionaries={loanDictionaries}>
      <StoryView />
    </KitFrame>
  );

const view = (id: string, name: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  version: 0,
  listKey: 'loan',
  name,
  scope: 'user',
  departmentCode: null,
  isDefault: '0',
  params: { borrower: '*张*' },
  mayChange: true,
  ...more,
});

function setUp(given: readonly SavedView[], options: { params?: Record<string, string>; fail?: Error; slow?: boolean } = {}) {
  let kept = given;
  const calls: Array<{ name: string; input: unknown }> = [];
  const call = (name: string, input: unknown) => {
    calls.push({ name, input });
    if (options.fail && name !== 'list') throw options.fail;
  };
  const source: SavedViewSource = {
    list: () => (options.slow ? new Promise(() => undefined) : Promise.resolve(kept)),
    add: async (input, { idempotencyKey }) => {
      call('add', { ...input, idempotencyKey });
      const made = view('new', input.name, { ...input, departmentCode: input.departmentCode ?? null });
      kept = [...kept, made];
      return made;
    },
    edit: async (change, { idempotencyKey }) => {
      call('edit', { ...change, idempotencyKey });
      kept = kept.map((one) => (one.id === change.id ? { ...one, ...change, version: one.version + 1 } : one));
      return kept.find((one) => one.id === change.id)!;
    },
    remove: async (id) => {
      call('remove', id);
      kept = kept.filter((one) => one.id !== id);
    },
    departments: async () => [
      { code: 'A01', name: '调度部' },
      { code: 'A01A01', name: '夜班组', parentCode: 'A01' },
      { code: 'A02', name: '财务部', parentCode: null },
    ],
    sharePermission: 'savedView:share',
  };
  const reset = () => {
    localStorage.removeItem('kit:views');
    kept = given;
    calls.length = 0;
    asked.length = 0;
    store.set(options.params ?? {});
  };
  const store = createMemoryListState(options.params);
  const { resource: whole } = buildLoans(loans(12));
  const asked: Array<string | undefined> = [];
  const resource = {
    ...whole,
    api: {
      ...whole.api,
      list: (...[query, call]: Parameters<typeof whole.api.list>) => {
        asked.push(query['borrower']?.toString());
        return whole.api.list(query, call);
      },
    },
  };
  const element = (
    <SavedViewContext value={source}>
      <ResourceList
        resource={resource}
        store={store}
        search={['borrower', 'state']}
        columns={['loanNo', 'borrower', 'state', 'amount']}
        storageId="loan"
      />
    </SavedViewContext>
  );
  return { store, calls, asked, view: element, reset, last: (name: string) => calls.findLast((one) => one.name === name)?.input };
}
type Canvas = ReturnType<typeof within>;
async function pick(canvas: Canvas, button: string | RegExp, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }, { timeout: 10_000 }));
  await userEvent.click(
    await screen.findByRole(/^(?:全部|张|默认)/.test(item) ? 'menuitemcheckbox' : 'menuitem', { name: item }, { timeout: 10_000 }),
  );
}

const saving = setUp([]);
export const Save: Story = {
  name: 'VIEW-01 what is shown is saved as a view: filters, order and columns, with a key per action',
  decorators: [framed()],
  beforeEach: () => {
    localStorage.removeItem('kit:table:loan');
    saving.reset();
    saving.store.set({ borrower: '*张*', sort: 'amount', order: 'asc', page: '2' });
  },
  render: () => saving.view,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '状态' }, { timeout: 10_000 }));
    await userEvent.keyboard('{Escape}');
    await pick(canvas, '视图', '另存为视图');
    const dialog = within(await screen.findByRole('dialog', { name: '另存为视图' }, { timeout: 10_000 }));
    await expect(dialog.queryByRole('radiogroup', { name: '谁能看到' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('请输入视图名称');
    await userEvent.type(dialog.getByRole('textbox', { name: '视图名称' }), '张伟的借用{Enter}');

    await canvas.findByRole('button', { name: '张伟的借用' });
    await expect(saving.last('add')).toEqual({
      listKey: 'loan',
      permission: 'loan:list',
      name: '张伟的借用',
      scope: 'user',
      departmentCode: null,
      isDefault: '0',
      params: { borrower: '*张*', sort: 'amount', order: 'asc', shownColumns: 'loanNo,borrower,amount' },
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    await expect(saving.store.getSnapshot()).toMatchObject({ viewId: 'new', borrower: '*张*' });
    await expect(canvas.queryByRole('columnheader', { name: '状态' })).toBeNull();
  },
};

const chosen = setUp([
  view('1', '张家', { isDefault: '1' }),
  view('2', '部门待审', { scope: 'depart', mayChange: false, params: { state: '20', shownColumns: 'loanNo,state' }, isDefault: '1' }),
]);
export const Choose: Story = {
  name: 'VIEW-01 a list begins with the own default; another view, a change, and all records',
  decorators: [framed()],
  beforeEach: chosen.reset,
  render: () => chosen.view,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '张家' }, { timeout: 10_000 });
    await expect(chosen.store.getSnapshot()).toEqual({ borrower: '*张*', viewId: '1' });
    await expect(chosen.asked).toEqual(['*张*']);
    await userEvent.click(canvas.getByRole('button', { name: '张家' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '部门待审（部门）' }, { timeout: 10_000 }));
    await waitFor(() => expect(chosen.store.getSnapshot()).toEqual({ state: '20', shownColumns: 'loanNo,state', viewId: '2' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '借用人' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选 状态' }));
    await userEvent.click(await canvas.findByRole('button', { name: '部门待审 已修改' }));
    await screen.findByRole('menuitem', { name: '另存为视图' });
    await expect(screen.queryByRole('menuitem', { name: '保存修改' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '全部记录' }));
    await waitFor(() => expect(chosen.store.getSnapshot()).toEqual({ viewId: 'none' }));
    await canvas.findByRole('columnheader', { name: '借用人' });
  },
};

const linked = setUp([view('1', '张家', { isDefault: '1' })], { params: { borrower: '*王*', viewId: '1' } });
export const Changed: Story = {
  name: 'VIEW-01 a link wins over the default; what differs from its view is saved into it',
  decorators: [framed()],
  beforeEach: linked.reset,
  render: () => linked.view,
  play: async ({ canvas }) => {
    await pick(canvas, '张家 已修改', '保存修改');
    await canvas.findByRole('button', { name: '张家' });
    await expect(linked.last('edit')).toMatchObject({ id: '1', version: 0, params: { borrower: '*王*' } });
  },
};

const managed = setUp([view('1', '张家'), view('2', '别人的', { mayChange: false, scope: 'tenant' })]);
export const Manage: Story = {
  name: 'VIEW-01 VIEW-02 views are renamed, shared, marked as default and removed by those who may',
  decorators: [framed('savedView:share')],
  beforeEach: managed.reset,
  render: () => managed.view,
  play: async ({ canvas }) => {
    await pick(canvas, '视图', '管理视图');
    const manager = within(await screen.findByRole('dialog', { name: '管理视图' }, { timeout: 10_000 }));
    await expect(manager.queryByText('别人的')).toBeNull();
    await userEvent.click(manager.getByRole('button', { name: '修改视图 张家' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改视图 张家' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '视图名称' }), '的');
    await userEvent.click(dialog.getByRole('radio', { name: '部门' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '打开列表时默认使用' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: '共享给部门' })).toHaveTextContent('调度部'), { timeout: 10_000 });
    await userEvent.click(dialog.getByRole('combobox', { name: '共享给部门' }));
    const tree = within(await screen.findByRole('dialog', { name: '选择部门' }, { timeout: 10_000 }));
    await userEvent.click(await tree.findByRole('treeitem', { name: '夜班组' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: '共享给部门' })).toHaveTextContent('夜班组'));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await manager.findByText('张家的');
    await expect(managed.last('edit')).toMatchObject({
      id: '1',
      name: '张家的',
      scope: 'depart',
      departmentCode: 'A01A01',
      isDefault: '1',
    });
    await expect(manager.getByText('默认')).toBeVisible();

    await userEvent.click(manager.getByRole('button', { name: '删除视图 张家的' }));
    await screen.findByText('确定要删除视图“张家的”吗?');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(managed.last('remove')).toBe('1'));
    await waitFor(() => expect(manager.queryByText('张家的')).toBeNull());
  },
};

const refused = setUp([], { fail: new Error('已有同名视图') });
export const Refused: Story = {
  name: 'VIEW-01 what the server refuses is told, and the dialog keeps what was typed',
  decorators: [framed()],
  beforeEach: refused.reset,
  render: () => refused.view,
  play: async ({ canvas }) => {
    await pick(canvas, '视图', '另存为视图');
    const dialog = within(await screen.findByRole('dialog', { name: '另存为视图' }, { timeout: 10_000 }));
    await userEvent.type(dialog.getByRole('textbox', { name: '视图名称' }), '重名');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await screen.findByText('已有同名视图')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '视图名称' })).toHaveValue('重名');
  },
};

export const MenuDarkEnglish: Story = {
  globals: { theme: 'dark', locale: 'en-US' },
  decorators: [framed()],
  render: () => setUp([view('1', 'Zhang'), view('2', 'Waiting', { scope: 'tenant' })]).view,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }, { timeout: 10_000 }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Waiting (everyone)' }, { timeout: 10_000 })).toBeVisible();
  },
};

const slow = setUp([view('1', '张家', { isDefault: '1', listKey: 'other' })], { slow: true });
export const NotKeptWaiting: Story = {
  name: 'VIEW-01 a list that has no default view, as this browser was told, does not wait for the views',
  decorators: [framed()],
  beforeEach: () => {
    slow.reset();
    localStorage.setItem('kit:views', '["other"]');
    return () => localStorage.removeItem('kit:views');
  },
  render: () => slow.view,
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await waitFor(() => expect(slow.asked).toEqual([undefined]));
  },
};

const distant = setUp([
  view('1', '默认全员', { scope: 'tenant', isDefault: '1', params: { borrower: '*李*' } }),
  view('2', '默认公司', { scope: 'depart', departmentCode: 'A01', isDefault: '1', params: { borrower: '*王*' } }),
  view('3', '默认小组', { scope: 'depart', departmentCode: 'A01A01', isDefault: '1', params: { borrower: '*张*' } }),
]);
export const NearestDefault: Story = {
  name: 'VIEW-01 VIEW-02 the default of the nearest department wins; rows are asked for once',
  decorators: [framed()],
  beforeEach: distant.reset,
  render: () => distant.view,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '默认小组' }, { timeout: 10_000 });
    await expect(distant.asked).toEqual(['*张*']);
  },
};
