import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import type { MenuNode } from '../layout/menu.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { type Command, createCommandStore } from './createCommandStore.ts';
import { menuCommands, tabCommands } from './menuCommands.tsx';
import { useCommands } from './useCommands.ts';

const meta = { title: 'CommandPalette/CommandPalette', component: CommandPalette, parameters: { overlay: true } } satisfies Meta<
  typeof CommandPalette
>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = fn();
const menu: MenuNode[] = [
  { path: '/home', component: 'Home', meta: { title: '首页', icon: 'home' } },
  {
    path: '/content',
    component: null,
    meta: { title: '内容管理', icon: 'file' },
    children: [
      { path: '/articles', component: 'Articles', meta: { title: '文章列表' } },
      { path: '/authors', component: 'Authors', meta: { title: '作者管理' } },
      { path: '/secret', component: 'Secret', hidden: true, meta: { title: '隐藏页面' } },
    ],
  },
];
const tab = (key: string, title: string) => ({ key, href: key, title, keepAlive: true, pinned: false, generation: 0 });
const tabs = tabCommands(
  {
    state: {
      tabs: [tab('/home', '首页'), tab('/articles/7', '文章 7')],
      activeKey: '/home',
      multiPage: true,
      closed: [],
      home: tab('/home', '首页'),
      alive: ['/home'],
      keepLimit: 20,
      dirty: [],
    },
    activate: (one) => opened(one.href),
  },
  '已打开的页面',
);
const all = [...tabs, ...menuCommands(menu, { onOpen: (node) => opened(node.path), group: '页面' })];
const actions: Command[] = [
  { id: 'dark', title: '切换到深色', group: '操作', keywords: ['dark'], icon: <Moon size={16} />, run: () => opened('dark') },
];

function Actions() {
  useCommands(actions);
  return null;
}

function Demo() {
  const [hasActions, setActions] = useState(true);
  return (
    <>
      <Button onClick={() => setActions(false)}>撤下操作</Button>
      {hasActions && <Actions />}
      <CommandPalette commands={all} />
    </>
  );
}

type Palette = Awaited<ReturnType<typeof openPalette>>;
const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: '快速前往' }));
};
const titles = (palette: Palette) => palette.queryAllByRole('option').map((option: HTMLElement) => option.textContent);

export const Searching: Story = {
  name: 'CMD-01 Ctrl+K finds pages, open tabs and offered actions by name, pinyin and initials',
  render: () => <Demo />,
  play: async ({ canvas }) => {
    const palette = await openPalette();
    const input = palette.getByRole('combobox');
    await expect(input).toHaveFocus();
    await expect(titles(palette)).toEqual(['文章 7', '首页', '文章列表内容管理', '作者管理内容管理', '切换到深色']);

    await userEvent.type(input, 'zzgl');
    await waitFor(() => expect(titles(palette)).toEqual(['作者管理内容管理']));
    await expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent).join('')).toBe('作者管理');
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenLastCalledWith('/authors');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await openPalette();
    await userEvent.type(again.getByRole('combobox'), 'dark');
    await waitFor(() => expect(titles(again)).toEqual(['切换到深色']));
    await userEvent.clear(again.getByRole('combobox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(again.getByRole('option', { selected: true })).toHaveTextContent('切换到深色');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(again.getByRole('option', { selected: true })).toHaveTextContent('首页');
    await userEvent.type(again.getByRole('combobox'), '没有这个');
    await expect(again.getByText('没有匹配的结果')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: '撤下操作' }));
    const third = await openPalette();
    await expect(titles(third)).not.toContain('切换到深色');
    await userEvent.click(third.getByRole('option', { name: /文章 7/ }));
    await expect(opened).toHaveBeenLastCalledWith('/articles/7');
  },
};

export const Open: Story = { args: { open: true, commands: all, store: createCommandStore() } };
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const Empty: Story = { args: { open: true, commands: [], store: createCommandStore() } };
export const ManyLong: Story = {
  args: {
    open: true,
    store: createCommandStore(),
    commands: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      title: `一个名字长到在一行里放不下的页面，它的编号是 ${index}，后面还有很多很多很多很多文字`,
      group: `第 ${Math.floor(index / 10)} 组`,
      hint: '一个同样很长很长很长的上级目录 / 以及它的下级目录',
      run: () => {},
    })),
  },
};
