import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AdminLayout } from './AdminLayout.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { MenuNode } from './menu.ts';

const meta = { title: 'Layout/AdminLayout', component: AdminLayout, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof AdminLayout
>;
export default meta;
type Story = StoryObj<typeof meta>;

const menu: MenuNode[] = [
  { path: '/home', component: 'Home', meta: { title: '首页', icon: 'home' } },
  {
    path: '/content',
    component: 'layouts/RouteView',
    meta: { title: '内容', icon: 'file' },
    children: [
      { path: '/articles', component: 'Articles', meta: { title: '文章' } },
      { path: '/authors', component: 'Authors', meta: { title: '一个名字长到放不下的菜单项目' } },
      { path: '/secret', component: 'Secret', hidden: true, meta: { title: '隐藏' } },
    ],
  },
];
const selected = fn();

function Demo({ tone = 'dark' as const, startCollapsed = false }: { tone?: 'dark' | 'light'; startCollapsed?: boolean }) {
  const [path, setPath] = useState('/articles');
  const [collapsed, setCollapsed] = useState(startCollapsed);
  return (
    <AdminLayout
      menu={menu}
      currentPath={path}
      menuTone={tone}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      onSelect={(node) => {
        selected(node.path);
        setPath(node.path);
      }}
      brand={({ collapsed: isShort }) => <strong>{isShort ? '示' : '示例平台'}</strong>}
      header={
        <Breadcrumb
          trail={[
            { title: '内容', path: '/content' },
            { title: '文章', path: path },
          ]}
          homePath="/home"
          onNavigate={setPath}
        />
      }
      footer={<footer className="px-4 py-2 text-sm text-ink-secondary">© 示例公司</footer>}
    >
      <p className="p-4">页面内容 {path}</p>
    </AdminLayout>
  );
}
const args = {
  menu,
  currentPath: '/',
  onSelect: () => {},
  brand: () => null,
  collapsed: false,
  onCollapsedChange: () => {},
  children: null,
};

export const Desktop: Story = {
  name: 'LAY-01 LAY-09 the side menu is 200px, collapses to 80px and marks the page',
  args,
  render: () => <Demo />,
  play: async ({ canvas }) => {
    const side = canvas.getByRole('complementary');
    await expect(side.getBoundingClientRect().width).toBe(200);
    await expect(canvas.getByRole('link', { name: '文章' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByText('隐藏')).toBeNull();

    await userEvent.click(canvas.getByRole('link', { name: '一个名字长到放不下的菜单项目' }));
    await expect(selected).toHaveBeenLastCalledWith('/authors');
    await userEvent.click(canvas.getByRole('button', { name: '收起菜单' }));
    await waitFor(() => expect(side.getBoundingClientRect().width).toBe(80));

    await userEvent.click(canvas.getByRole('button', { name: '内容' }));
    await userEvent.click(await screen.findByRole('link', { name: '文章' }));
    await expect(selected).toHaveBeenLastCalledWith('/articles');
  },
};

export const Breadcrumbs: Story = {
  name: 'LAY-08 the breadcrumb begins with Home, the present page is plain text',
  args,
  render: () => <Demo />,
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: '当前位置' }));
    await expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['首页', '内容', '文章']);
    await expect(trail.queryByRole('link', { name: '文章' })).toBeNull();
    await userEvent.click(trail.getByRole('link', { name: '首页' }));
    await expect(canvas.getByText('页面内容 /home')).toBeVisible();
  },
};

export const Light: Story = { args, render: () => <Demo tone="light" /> };
export const Dark: Story = { args, globals: { theme: 'dark' }, render: () => <Demo /> };
export const Collapsed: Story = { args, render: () => <Demo startCollapsed /> };
