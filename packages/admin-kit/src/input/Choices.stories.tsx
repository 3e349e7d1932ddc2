import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { Cascader } from './Cascader.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup, RadioGroup, Switch } from './choices.tsx';
import { Menu } from './Menu.tsx';
import { MultiSelect, Select } from './Select.tsx';
import { Tree } from './tree/Tree.tsx';
import { TreeSelect } from './tree/TreeSelect.tsx';
import type { TreeNode } from './tree/treeModel.ts';

const meta = {
  title: 'Input/Choices',
  component: Select,
  subcomponents: { MultiSelect, Cascader, Tree, TreeSelect, RadioGroup, Checkbox, CheckboxGroup, Switch, Menu },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj;

const cities = ['北京', '上海', '广州', '深圳', '杭州', '成都'].map((label, index) => ({
  value: String(index),
  label,
  disabled: label === '广州',
}));

const onCity = fn();
export const Single: Story = {
  name: 'INP-03 select: typing filters, arrows skip what is off, Escape closes',
  render: () => (
    <div className="grid max-w-sm gap-3">
      <Select aria-label="城市" options={cities} onValueChange={onCity} />
      <Select aria-label="禁用城市" options={cities} defaultValue="1" disabled />
      <Select aria-label="错误城市" options={cities} invalid />
      <Select aria-label="只读城市" options={cities} defaultValue="3" readOnly />
    </div>
  ),
  play: async ({ canvas }) => {
    onCity.mockClear();
    const input = canvas.getByRole('combobox', { name: '城市' });
    await userEvent.click(input);
    await expect(await screen.findAllByRole('option')).toHaveLength(6);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(document.getElementById(input.getAttribute('aria-activedescendant')!)).toHaveTextContent('深圳');
    await userEvent.keyboard('{Enter}');
    await expect(onCity).toHaveBeenLastCalledWith('3');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('深圳');

    await userEvent.type(input, '成');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.clear(input);
    await userEvent.type(input, '没有');
    await expect(await screen.findByText('没有查询到任何数据')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('深圳');
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(onCity).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox', { name: '禁用城市' })).toBeDisabled();
  },
};

const onKeyed = fn();
export const ByKeysAlone: Story = {
  name: 'INP-03 select by keys: what is typed over a choice is looked for, Delete and Backspace empty it',
  render: () => (
    <div className="max-w-sm">
      <Select aria-label="城市" options={cities} onValueChange={onKeyed} />
      <Select aria-label="必选城市" options={cities} defaultValue="3" allowClear={false} onValueChange={onKeyed} />
    </div>
  ),
  play: async ({ canvas }) => {
    onKeyed.mockClear();
    const input = canvas.getByRole('combobox', { name: '城市' });
    input.focus();
    await userEvent.keyboard('深');
    await screen.findByRole('option', { name: '深圳' });
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('深圳');
    await userEvent.keyboard('杭');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('杭州');
    await userEvent.keyboard('{Delete}');
    await expect(onKeyed).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
    await userEvent.keyboard('深{Enter}{Backspace}');
    await expect(onKeyed).toHaveBeenLastCalledWith(null);
    onKeyed.mockClear();
    canvas.getByRole('combobox', { name: '必选城市' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(onKeyed).not.toHaveBeenCalled();
  },
};

const onMany = fn();
export const Multiple: Story = {
  name: 'INP-03 multi-select: tags, Backspace takes the last away',
  render: () => (
    <div className="max-w-sm">
      <MultiSelect aria-label="城市" options={cities} defaultValue={['0']} onValueChange={onMany} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '城市' });
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: '杭州' }));
    await expect(onMany).toHaveBeenLastCalledWith(['0', '4']);
    await userEvent.keyboard('{Backspace}');
    await expect(onMany).toHaveBeenLastCalledWith(['0']);
    await userEvent.click(canvas.getByRole('button', { name: '移除 北京' }));
    await expect(onMany).toHaveBeenLastCalledWith([]);
  },
};

const many = Array.from({ length: 5000 }, (_, index) => ({ value: index, label: `选项 ${index}` }));
export const Long: Story = {
  name: 'INP-03 a list of 5000 holds only what is seen',
  render: () => (
    <div className="max-w-sm">
      <Select<number> aria-label="长列表" options={many} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '长列表' });
    await userEvent.click(input);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.type(input, '4999');
    await userEvent.click(await screen.findByRole('option', { name: '选项 4999' }));
    await expect(input).toHaveValue('选项 4999');
  },
};

const search = fn(async (query: string) => {
  if (query === '坏') throw new Error('服务不可用');
  return [{ value: query, label: `结果 ${query}` }];
});
export const Remote: Story = {
  name: "DICT-03 search on the server: tip, one question after the last key, the server's words on failure",
  render: () => (
    <div className="max-w-sm">
      <Select aria-label="人员" loadOptions={search} searchFrom={1} />
    </div>
  ),
  play: async ({ canvas }) => {
    search.mockClear();
    const input = canvas.getByRole('combobox', { name: '人员' });
    await userEvent.click(input);
    await expect(await screen.findByText('请输入搜索内容')).toBeVisible();
    await userEvent.type(input, 'abc');
    await expect(await screen.findByRole('option', { name: '结果 abc' })).toBeVisible();
    await expect(search).toHaveBeenCalledOnce();
    await userEvent.clear(input);
    await userEvent.type(input, '坏');
    await expect(await screen.findByText('服务不可用')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(search).toHaveBeenCalledTimes(3));
  },
};

const onChecks = fn();
export const InView: Story = {
  name: 'INP-03 checkbox, radio and switch',
  render: () => (
    <div className="grid gap-4">
      <Checkbox>同意</Checkbox>
      <Checkbox indeterminate aria-label="部分" />
      <CheckboxGroup aria-label="爱好" options={cities.slice(0, 4)} onValueChange={onChecks} />
      <RadioGroup aria-label="方式" options={cities.slice(0, 3)} defaultValue="0" />
      <RadioGroup
        aria-label="视图"
        variant="buttons"
        options={[
          { value: 'list', label: '列表' },
          { value: 'map', label: '地图' },
        ]}
        defaultValue="list"
      />
      <Switch aria-label="启用" defaultValue />
      <Switch aria-label="停用" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '上海' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '北京' }));
    await expect(onChecks).toHaveBeenLastCalledWith(['0', '1']);
    await userEvent.click(canvas.getByRole('radio', { name: '上海' }));
    await expect(canvas.getByRole('radio', { name: '上海' })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: '启用' }));
    await expect(canvas.getByRole('switch', { name: '启用' })).not.toBeChecked();
  },
};
export const InViewDark: Story = { ...InView, name: 'InViewDark', globals: { theme: 'dark' }, play: undefined };

const departments: TreeNode[] = [
  {
    value: 'a',
    label: '总部',
    children: [
      { value: 'a1', label: '财务部' },
      { value: 'a2', label: '研发部', children: [{ value: 'a21', label: '平台组' }] },
    ],
  },
  { value: 'b', label: '华东分部', children: [{ value: 'b1', label: '市场部' }] },
];
const onDepartment = fn();
export const TreeSelectStory: Story = {
  name: 'INP-03 tree select by keyboard',
  render: () => (
    <div className="max-w-sm">
      <TreeSelect aria-label="部门" nodes={departments} onValueChange={onDepartment} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '部门' }));
    const tree = await screen.findByRole('tree', { name: '部门' });
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    tree.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{Enter}');
    await expect(onDepartment).toHaveBeenLastCalledWith('a21');
    const button = canvas.getByRole('combobox', { name: '部门' });
    await expect(button).toHaveTextContent('平台组');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole('searchbox'), '市场');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: '总部' })).toBeNull());
    await expect(screen.getByRole('treeitem', { name: '市场部' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onDepartment).toHaveBeenLastCalledWith('b1');
  },
};

function Checks() {
  const [checked, setChecked] = useState<readonly string[]>(['a1']);
  return (
    <Tree aria-label="权限" nodes={departments} checkable checked={checked} onCheckedChange={setChecked} defaultExpanded={['a', 'a2']} />
  );
}
const manyNodes: TreeNode[] = Array.from({ length: 40 }, (_, group) => ({
  value: `g${group}`,
  label: `第${group + 1}组`,
  children: Array.from({ length: 50 }, (_unused, index) => ({ value: `g${group}-${index}`, label: `按钮 ${group + 1}-${index + 1}` })),
}));

function LongTreeDemo() {
  const [checked, setChecked] = useState<string[]>([]);
  return (
    <Tree
      aria-label="权限"
      nodes={manyNodes}
      checkable
      checked={checked}
      onCheckedChange={setChecked}
      defaultExpanded={manyNodes.map(({ value }) => value)}
      className="h-75"
    />
  );
}

export const LongTree: Story = {
  name: 'a tree of 2000 nodes draws those in view; the keys reach all of them',
  render: () => <LongTreeDemo />,
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('tree', { name: '权限' });
    const items = () => within(tree).getAllByRole('treeitem');
    await waitFor(() => expect(items().length).toBeGreaterThan(9));
    await expect(items().length).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('treeitem', { name: '第1组' }));
    await expect(canvas.getByRole('treeitem', { name: '按钮 1-10' })).toHaveAttribute('aria-checked', 'true');
    await expect(tree).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeOf(tree)).toBe('按钮 40-50'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(activeOf(tree)).toBe('按钮 40-49'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(activeOf(tree)).toBe('第1组'));
    await expect(tree.scrollHeight).toBe(2040 * 32);
  },
};

/** What the keys are at. */
const activeOf = (tree: HTMLElement) =>
  document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');

export const TypeAhead: Story = {
  name: 'INP-03 letters lead to the next name that begins with them, as written or by pinyin',
  render: () => <Tree aria-label="部门" nodes={departments} defaultExpanded={['a', 'b']} />,
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('tree', { name: '部门' });
    tree.focus();
    await expect(activeOf(tree)).toBe('总部');
    await userEvent.keyboard('y');
    await waitFor(() => expect(activeOf(tree)).toBe('研发部'));
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('hd');
    await waitFor(() => expect(activeOf(tree)).toBe('华东分部'));
    // Nothing begins with it: the keys stay.
    await userEvent.keyboard('{End}q');
    await expect(activeOf(tree)).toBe('市场部');
  },
};

export const CheckableTree: Story = {
  name: 'INP-03 checks follow up and down',
  render: () => <Checks />,
  play: async ({ canvas }) => {
    const root = await canvas.findByRole('treeitem', { name: '总部' });
    await expect(root).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(canvas.getByRole('treeitem', { name: '研发部' }));
    await expect(root).toHaveAttribute('aria-checked', 'true');
    await expect(canvas.getByRole('treeitem', { name: '平台组' })).toHaveAttribute('aria-checked', 'true');
  },
};

const onArea = fn();
export const CascaderStory: Story = {
  name: 'INP-03 cascader, level by level',
  render: () => (
    <div className="max-w-sm">
      <Cascader aria-label="地区" nodes={departments} onValueChange={onArea} />
    </div>
  ),
  play: async ({ canvas }) => {
    // Its first level has the focus as soon as it is there, which is after what floats.
    canvas.getByRole('combobox', { name: '地区' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '总部' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '地区' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('combobox', { name: '地区' }));
    await userEvent.click(await screen.findByRole('option', { name: '总部' }));
    await userEvent.click(await screen.findByRole('option', { name: '研发部' }));
    await userEvent.click(await screen.findByRole('option', { name: '平台组' }));
    await expect(onArea).toHaveBeenLastCalledWith('a21');
    await expect(canvas.getByRole('combobox', { name: '地区' })).toHaveTextContent('总部 / 研发部 / 平台组');
  },
};

const chosen = fn();
export const MenuStory: Story = {
  name: 'INP-03 a menu by keyboard',
  render: () => (
    <Menu
      trigger={<Button>更多</Button>}
      items={[
        { key: 'a', label: '复制', onSelect: chosen },
        { key: 'b', label: '禁用', disabled: true, onSelect: chosen },
        { key: 'c', label: '删除', danger: true, separated: true, onSelect: chosen },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    chosen.mockClear();
    canvas.getByRole('button', { name: '更多' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: '禁用' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(menu).getByRole('menuitem', { name: '删除' }));
    await expect(chosen).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
