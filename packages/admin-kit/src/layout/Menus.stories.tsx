import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { MenuNode } from './menu.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import { TopMenu } from './TopMenu.tsx';

/** The menus by themselves, for frames of a host's own. */
const meta = { title: 'Layout/Menus', component: SideMenu, subcomponents: { TopMenu, Breadcrumb } } satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj;

const long = '一个名字长到放不下的菜单项目';
const items: MenuNode[] = [
  { path: '/home', component: 'Home', meta: { title: '首页', icon: 'home' } },
  {
    path: '/content',
    component: null,
    meta: { title: '内容', icon: 'file' },
    children: [
      { path: '/articles', component: 'Articles', meta: { title: '文章' } },
      { path: '/authors', component: 'Authors', meta: { title: long } },
      { path: '/secret/:id', component: 'Secret', hidden: true, meta: { title: '隐藏' } },
    ],
  },
  { path: '/none', component: 'None', meta: { title: '没有图标' } },
];
const many: MenuNode[] = Array.from({ length: 30 }, (_, index) => ({
  path: `/page/${index}`,
  component: 'Page',
  meta: { title: index % 5 === 0 ? `${long} ${index}` : `页面 ${index}`, icon: 'file' },
}));
const onSelect = fn();

function Side({ width = 200, ...props }: Partial<SideMenuProps> & { width?: number }) {
  const [path, setPath] = useState('/articles');
  const isDark = (props.tone ?? 'dark') === 'dark';
  return (
    <div
      data-tone={props.tone ?? 'dark'}
      style={{ width, height: 480 }}
      className={`flex flex-col ${isDark ? 'bg-frame text-frame-ink' : 'bg-surface text-ink'}`}
    >
      <SideMenu
        items={items}
        currentPath={path}
        {...props}
        onSelect={(node) => {
          onSelect(node.path);
          setPath(node.path);
        }}
      />
    </div>
  );
}

export const DarkTone: Story = {
  name: 'LAY-09 SET-01 groups of the present page are open, hidden entries are not there',
  render: () => <Side />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '文章' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByText('隐藏')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: '首页' }));
    await expect(onSelect).toHaveBeenLastCalledWith('/home');
  },
};
export const HiddenPage: Story = {
  name: 'LAY-09 the group of a page that has no entry of its own is open',
  render: () => <Side currentPath="/secret/7" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '内容' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: '文章' })).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByText('隐藏')).toBeNull();
  },
};
export const LightTone: Story = { render: () => <Side tone="light" /> };
export const Collapsed: Story = {
  render: () => <Side collapsed width={80} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '内容' }));
    await expect(await screen.findByText('文章')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
export const Many: Story = { render: () => <Side items={many} /> };
export const Nothing: Story = { render: () => <Side items={[]} /> };

const bar = (tone: 'dark' | 'light', entries: MenuNode[], width: number) => (
  <div
    data-tone={tone}
    style={{ width }}
    className={`flex h-14.75 items-center ${tone === 'dark' ? 'bg-frame text-frame-ink' : 'bg-surface text-ink'}`}
  >
    <TopMenu items={entries} currentPath="/articles" tone={tone} onSelect={onSelect} />
  </div>
);

export const Top: Story = { render: () => bar('dark', items, 720) };
export const TopLight: Story = { render: () => bar('light', items, 720) };
export const TopOverflow: Story = {
  name: 'LAY-03 what does not fit stands behind the last button',
  render: () => bar('dark', many, 480),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多' }));
    await waitFor(() => expect(screen.getAllByText('页面 29').at(-1)).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const LongTrail: Story = {
  name: 'LAY-08 a long way is cut at its end, the page keeps its name for those who listen',
  render: () => (
    <div style={{ width: 320 }} className="bg-surface p-2">
      <Breadcrumb
        homePath="/home"
        onNavigate={onSelect}
        trail={[
          { title: long, path: '/a' },
          { title: long, path: '/b' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('navigation').scrollWidth).toBeLessThanOrEqual(304),
};
