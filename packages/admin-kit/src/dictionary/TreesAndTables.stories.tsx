import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { notices } from '../notice/createNoticeStore.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { DictMultiSelect, DictSelect } from './controls.tsx';
import { createDictionaryStore, type CategoryItem, type DictionarySource } from './createDictionaryStore.ts';
import { DictionaryProvider } from './DictionaryProvider.tsx';
import { DictText } from './DictTag.tsx';
import { useRefreshDictionaries } from './useRefreshDictionaries.ts';

/** Category trees, rows of tables by `table,text,code`, and the refresh behind 'clear cache'. */
const meta = { title: 'Dictionary/Trees and tables', component: CategorySelect } satisfies Meta<typeof CategorySelect>;
export default meta;
type Story = StoryObj;

const users: Readonly<Record<string, string>> = { u1: '张伟', u2: '李娜', u3: '一个名字特别特别长的人'.repeat(4) };
const textOf = fn(async (_code: string, keys: readonly string[]) => keys.flatMap((key) => users[key] ?? []));
const tree: Readonly<Record<string, readonly CategoryItem[]>> = {
  B02: [
    { value: 'c1', text: '煤炭', leaf: false },
    { value: 'c2', text: '矿石', leaf: true },
  ],
  c1: [{ value: 'c11', text: '动力煤', leaf: true }],
};
let isDown = false;
const children = fn(async (code: string, parent: string | null) => {
  if (isDown) throw new Error('分类服务不可用');
  return tree[parent ?? code] ?? [];
});
const whole = fn(async (code: string): Promise<readonly CategoryItem[]> =>
  (tree[code] ?? []).map((item) => (tree[item.value] ? { ...item, children: tree[item.value] } : item)),
);
const refresh = fn(async () => {
  if (isDown) throw new Error('down');
  return { sex: [{ value: '1', text: '男性' }] };
});
const source: DictionarySource = {
  items: async () => Object.entries(users).map(([value, text]) => ({ value, text })),
  textOf,
  refresh,
  categories: { children, tree: whole, textOf: async (ids) => ids.map((id) => (id === 'c11' ? '动力煤' : id)) },
};
const build = () => {
  const store = createDictionaryStore(source);
  store.seed({ sex: [{ value: '1', text: '男' }] });
  return store;
};

export const Category: Story = {
  name: 'DICT-05 a category tree asks for a level when it is opened; a stored node gets its text',
  beforeEach: () => {
    isDown = false;
    children.mockClear();
  },
  render: () => (
    <DictionaryProvider store={build()}>
      <div className="grid max-w-sm gap-3">
        <CategorySelect aria-label="货类" code="B02" />
        <CategorySelect aria-label="已选货类" code="B02" defaultValue="c11" />
      </div>
    </DictionaryProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('动力煤')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: '货类' }));
    await screen.findByRole('treeitem', { name: '煤炭' });
    await expect(screen.getByRole('treeitem', { name: '矿石' })).not.toHaveAttribute('aria-expanded');
    screen.getByRole('tree').focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await screen.findByRole('treeitem', { name: '动力煤' }));
    await expect(children).toHaveBeenCalledWith('B02', 'c1');
    await waitFor(() => expect(canvas.getAllByText('动力煤')).toHaveLength(2));
  },
};

export const CategorySearch: Story = {
  name: 'DICT-05 a search finds nodes that were never opened, and a stored node is shown with the way to it',
  beforeEach: () => {
    isDown = false;
    whole.mockClear();
  },
  render: Category.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '货类' }));
    await screen.findByRole('treeitem', { name: '煤炭' });
    await expect(whole).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('searchbox'), '动力');
    await userEvent.click(await screen.findByRole('treeitem', { name: '动力煤' }));
    await expect(whole).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '货类' })).toHaveTextContent('动力煤'));

    await userEvent.click(canvas.getByRole('combobox', { name: '已选货类' }));
    await expect(await screen.findByRole('treeitem', { name: '动力煤' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('treeitem', { name: '煤炭' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const CategoryFails: Story = {
  name: "DICT-05 a tree that fails tells the server's words and can be asked again",
  beforeEach: () => {
    isDown = true;
    return () => {
      isDown = false;
    };
  },
  render: () => (
    <DictionaryProvider store={build()}>
      <CategorySelect aria-label="货类" code="B02" />
    </DictionaryProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('分类服务不可用')).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Table: Story = {
  name: 'DICT-05 rows of a table: chosen like any other, and shown by their keys in one call',
  globals: { theme: 'dark' },
  beforeEach: () => {
    isDown = false;
    textOf.mockClear();
  },
  render: () => (
    <DictionaryProvider store={build()}>
      <div className="grid max-w-sm gap-3">
        <DictSelect aria-label="司机" code="sys_user,realname,id" defaultValue="u2" />
        <DictMultiSelect aria-label="押运人" code="sys_user,realname,id" defaultValue="u1,u3" />
        {['u1', 'u2,u3', 'u9', ''].map((value) => (
          <p key={value} className="m-0 break-words">
            {value || '空'}：<DictText code="sys_user,realname,id" value={value} />
          </p>
        ))}
      </div>
    </DictionaryProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^u1：张伟/)).toBeVisible();
    await expect(canvas.getByText(/^u2,u3：李娜, 一个名字/)).toBeVisible();
    await expect(canvas.getByText(/^u9：u9/)).toBeVisible();
    await expect(textOf.mock.calls[0]?.[1]).toEqual(['u1', 'u2', 'u3', 'u9']);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '司机' })).toHaveValue('李娜'));
  },
};

function ClearCache() {
  const clear = useRefreshDictionaries();
  return (
    <Button onClick={() => void clear()}>
      清理缓存：
      <DictText code="sex" value="1" />
    </Button>
  );
}

export const Refresh: Story = {
  name: 'LAY-10 clear cache asks for every dictionary again and says how it went',
  beforeEach: () => {
    isDown = false;
    notices.clear();
  },
  render: () => (
    <DictionaryProvider store={build()}>
      <ClearCache />
    </DictionaryProvider>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '清理缓存：男' });
    isDown = true;
    await userEvent.click(button);
    await expect(await screen.findByText('刷新缓存失败！')).toBeVisible();
    await expect(button).toHaveTextContent('清理缓存：男');
    isDown = false;
    await userEvent.click(button);
    await expect(await screen.findByText('刷新缓存完成！')).toBeVisible();
    await expect(button).toHaveTextContent('清理缓存：男性');
  },
};
