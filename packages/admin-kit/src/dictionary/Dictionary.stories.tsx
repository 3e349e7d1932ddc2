import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DictCheckbox, DictMultiSelect, DictRadio, DictSearchSelect, DictSelect } from './controls.tsx';
import { DictTag, DictText } from './DictTag.tsx';
import { createDictionaryStore } from './createDictionaryStore.ts';
import { DictionaryProvider } from './DictionaryProvider.tsx';

const meta = { title: 'Dictionary/Dictionary', component: DictSelect } satisfies Meta<typeof DictSelect>;
export default meta;
type Story = StoryObj;

const items = fn(async (code: string) => {
  if (code === 'broken') throw new Error('字典服务不可用');
  return [
    { value: '1', text: { zh: '男', en: 'Male' }, tone: 'running' as const },
    { value: '2', label: '女', tone: 'ok' as const },
    { value: '3', title: '未知' },
  ];
});
const search = fn(async (_code: string, { keyword }: { keyword: string }) => {
  if (keyword === '坏') throw new Error('查询失败');
  return keyword.includes('张') ? [{ value: 'u1', text: '张伟' }] : [];
});
const textOf = fn(async (_code: string, keys: readonly string[]) => keys.map((key) => (key === 'u9' ? '已离职员工' : key)));
const build = () => createDictionaryStore({ items, search, textOf });

export const Controls: Story = {
  name: 'DICT-05 select, radio, checkbox, multi-select and text by value',
  render: () => (
    <DictionaryProvider store={build()}>
      <div className="grid max-w-sm gap-3">
        <DictSelect aria-label="性别" code="sex" defaultValue="2" />
        <DictMultiSelect aria-label="多选" code="sex" defaultValue="1,3" />
        <DictRadio aria-label="单选" code="sex" defaultValue="1" />
        <DictCheckbox aria-label="勾选" code="sex" defaultValue="3" />
        <p className="m-0">
          文本：
          <DictText code="sex" value="1,2" />
        </p>
        <p className="m-0">
          状态：
          <DictTag code="sex" value="2" />
        </p>
        <p className="m-0">
          标签：
          <DictTag code="sex" value="1,2" />
        </p>
        <p className="m-0">
          未知值：
          <DictText code="sex" value="9" />
        </p>
      </div>
    </DictionaryProvider>
  ),
  play: async ({ canvas }) => {
    items.mockClear();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '性别' })).toHaveValue('女'));
    await expect(canvas.getByRole('radio', { name: '男' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '未知' })).toBeChecked();
    await expect(canvas.getByText(/文本：男, 女/)).toBeVisible();
    await expect(canvas.getByText(/未知值：9/)).toBeVisible();
  },
};

export const English: Story = {
  ...Controls,
  name: 'DICT-05 in English',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByRole('radio', { name: 'Male' })).toBeVisible(),
};

export const NoCode: Story = {
  name: 'DICT-02 an empty code answers 字典Code不能为空!',
  render: () => (
    <DictionaryProvider store={build()}>
      <DictRadio aria-label="单选" code="" />
      <DictSelect aria-label="选择" code="" />
    </DictionaryProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('字典Code不能为空!')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: '选择' }));
    await waitFor(() => expect(screen.getAllByText('字典Code不能为空!')).toHaveLength(2));
  },
};

export const Failed: Story = {
  name: "DICT-03 a dictionary that fails tells the server's words and can be asked again",
  render: () => (
    <DictionaryProvider store={build()}>
      <DictSelect aria-label="选择" code="broken" />
    </DictionaryProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '选择' }));
    await expect(await screen.findByText('字典服务不可用')).toBeVisible();
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Search: Story = {
  name: 'DICT-03 search 300 ms after the last key; a stored key gets its text',
  render: () => (
    <DictionaryProvider store={build()}>
      <div className="grid max-w-sm gap-3">
        <DictSearchSelect aria-label="人员" code="sys_user,realname,id" />
        <DictSearchSelect aria-label="已选" code="sys_user,realname,id" defaultValue="u9" />
      </div>
    </DictionaryProvider>
  ),
  play: async ({ canvas }) => {
    search.mockClear();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '已选' })).toHaveValue('已离职员工'));
    const input = canvas.getByRole('combobox', { name: '人员' });
    await expect(input).toHaveAttribute('placeholder', '请输入搜索内容');
    await userEvent.type(input, '小张');
    await userEvent.click(await screen.findByRole('option', { name: '张伟' }));
    await expect(search).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('张伟');
    await userEvent.clear(input);
    await userEvent.type(input, '李');
    await expect(await screen.findByText('没有查询到任何数据')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '坏');
    await expect(await screen.findByText('查询失败')).toBeVisible();
  },
};
