import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AdminLayout, type AdminLayoutProps } from './AdminLayout.tsx';
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
    component: null,
    meta: { title: '内容', icon: 'file' },
    children: [
      { path: '/articles', component: 'Articles', meta: { title: '文章' } },
      { path: '/authors', component: 'Authors', meta: { title: '一个名字长到放不下的菜单项目' } },
      { path: '/secret', component: 'Secret', hidden: true, meta: { title: '隐藏' } },
    ],
  },
];
const selected = fn();

interface DemoProps extends Pick<
  AdminLayoutProps,
  'navMode' | 'contentWidth' | 'fixedHeader' | 'autoHideHeader' | 'fixedSide' | 'maximised'
> {
  tone?: 'dark' | 'light';
  startCollapsed?: boolean;
  entries?: MenuNode[];
}

function Demo({ tone = 'dark', startCollapsed = false, entries = menu, ...look }: DemoProps) {
  const [path, setPath] = useState('/articles');
  const [collapsed, setCollapsed] = useState(startCollapsed);
  return (
    <AdminLayout
      {...look}
      menu={entries}
      currentPath={path}
      menuTone={tone}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      onSelect={(node) => {
        selected(node.path);
        setPath(node.path);
      }}
      brand={({ collapsed: isShort }) => <strong>{isShort ? '示' : '示例平台'}</strong>}
      actions={<button type="button">用户</button>}
      breadcrumb={
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
      <div data-page-scroll="" data-testid="page" className="min-h-0 flex-1 overflow-auto">
        <p className="p-4">
          页面内容 {path} <button type="button">按钮</button>
        </p>
        <div style={{ height: 3000 }} />
      </div>
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

const slowly = { timeout: 10_000 };
export const Tooltip: Story = {
  name: 'A11Y-02 a tooltip says what is cut of a text, and what a title says that is nowhere else; Escape takes it away',
  args,
  render: () => (
    <>
      <Demo />
      <p className="fixed bottom-4 w-24 truncate bg-surface">苏州金路建材有限公司</p>
      <p title="安平货运" className="fixed bottom-12 w-24 truncate bg-surface">
        安平货运
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    const cut = await canvas.findByText('苏州金路建材有限公司');
    const rest = async (element: Element) => {
      await fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
      await fireEvent.pointerOver(element, { pointerType: 'mouse' });
    };
    await waitFor(async () => {
      await rest(cut);
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('苏州金路建材有限公司');
    }, slowly);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

    // What can be read where it stands is not said again, neither here nor by the browser.
    const whole = canvas.getByText('安平货运');
    await rest(whole);
    await expect(whole).not.toHaveAttribute('title');
    await expect(screen.queryByRole('tooltip')).toBeNull();

    const button = canvas.getByRole('button', { name: '收起菜单' });
    await rest(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('收起菜单');
    // The browser shows none of its own beside it, and the title is there again afterwards.
    await expect(button).not.toHaveAttribute('title');
    await expect(whole).toHaveAttribute('title', '安平货运');
    await rest(document.body);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveAttribute('title', '收起菜单');
  },
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
  name: 'LAY-08 the breadcrumb begins with Home and ends in the heading of the page',
  args,
  render: () => <Demo />,
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: '当前位置' }));
    await expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['首页', '内容', '文章']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^文章$/);
    await expect(trail.queryByRole('link', { name: '文章' })).toBeNull();
    await userEvent.click(trail.getByRole('link', { name: '首页' }));
    await expect(canvas.getByText(/页面内容 \/home/)).toBeVisible();
  },
};

export const Light: Story = { args, render: () => <Demo tone="light" /> };
export const Dark: Story = { args, globals: { theme: 'dark' }, render: () => <Demo /> };
export const Collapsed: Story = { args, render: () => <Demo startCollapsed /> };

const many: MenuNode[] = [
  ...menu,
  ...Array.from({ length: 12 }, (_, index) => ({
    path: `/more/${index}`,
    component: 'More',
    meta: { title: `更多菜单 ${index}`, icon: 'file' },
  })),
];

export const Top: Story = {
  name: 'LAY-03 SET-03 SET-04 the menu along the top: logo 165px, right area 360px, what does not fit behind a button, 1200px of content',
  args,
  render: () => <Demo navMode="top" entries={many} />,
  play: async ({ canvas, canvasElement }) => {
    const area = (name: string) => canvasElement.querySelector(`[data-area=${name}]`)!.getBoundingClientRect().width;
    await waitFor(() => expect(area('logo')).toBe(165));
    await expect(area('actions')).toBe(360);
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBeLessThanOrEqual(1200);

    await userEvent.click(canvas.getByRole('button', { name: '内容' }));
    await userEvent.click(await screen.findByRole('link', { name: '文章' }));
    await expect(selected).toHaveBeenLastCalledWith('/articles');

    await expect(canvas.queryByRole('link', { name: '更多菜单 11' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('link', { name: '更多菜单 11' }));
    await expect(selected).toHaveBeenLastCalledWith('/more/11');
  },
};
export const TopLight: Story = { args, render: () => <Demo navMode="top" tone="light" contentWidth="fluid" /> };

const scrollTo = async (page: HTMLElement, top: number) => {
  page.scrollTop = top;
  await fireEvent.scroll(page);
};
const headerTop = (canvasElement: HTMLElement) => canvasElement.querySelector('header')!.getBoundingClientRect().bottom;

export const AutoHide: Story = {
  name: 'LAY-04 SET-05 a fixed header of 59px leaves past 100px of scrolling and returns on the way up',
  args,
  render: () => <Demo autoHideHeader />,
  play: async ({ canvas, canvasElement }) => {
    const page = canvas.getByTestId('page');
    await expect(headerTop(canvasElement)).toBe(59);
    await scrollTo(page, 100);
    await expect(headerTop(canvasElement)).toBe(59);
    await scrollTo(page, 140);
    await waitFor(() => expect(headerTop(canvasElement)).toBe(0));
    await scrollTo(page, 400);
    await waitFor(() => expect(headerTop(canvasElement)).toBe(0));
    await scrollTo(page, 350);
    await waitFor(() => expect(headerTop(canvasElement)).toBe(59));
  },
};

export const Fixed: Story = {
  name: 'LAY-04 SET-05 a fixed header stays, a loose one leaves with the top of the page',
  args,
  render: () => (
    <>
      <div data-testid="fixed">
        <Demo />
      </div>
      <div data-testid="loose">
        <Demo fixedHeader={false} />
      </div>
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    for (const [name, isStaying] of [
      ['fixed', true],
      ['loose', false],
    ] as const) {
      const box = canvas.getByTestId(name);
      const offset = () => box.querySelector('header')!.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
      await scrollTo(within(box).getByTestId('page'), 300);
      await waitFor(() => expect(offset()).toBe(isStaying ? 59 : 0));
      await scrollTo(within(box).getByTestId('page'), 250);
      await waitFor(() => expect(offset()).toBe(isStaying ? 59 : 0));
      await scrollTo(within(box).getByTestId('page'), 0);
      await waitFor(() => expect(offset()).toBe(59));
    }
  },
};

export const LooseSide: Story = {
  name: 'SET-06 a side menu that is not fixed scrolls together with its logo',
  args,
  render: () => <Demo fixedSide={false} entries={[...many, ...many.map((node) => ({ ...node, path: `${node.path}/again` }))]} />,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: '主菜单' });
    await expect(nav.scrollHeight).toBe(nav.clientHeight);
    await expect(nav.parentElement!.scrollHeight).toBeGreaterThan(nav.parentElement!.clientHeight);
  },
};

export const Maximised: Story = {
  name: 'TAB-05 a maximised page has the window for itself',
  args,
  render: () => <Demo maximised />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByText('© 示例公司')).toBeNull();
    await expect(canvas.getByText(/页面内容 \/articles/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args,
  render: () => (
    <div dir="rtl">
      <Demo />
    </div>
  ),
  play: async ({ canvas }) => {
    const side = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(side.left).toBeGreaterThan(canvas.getByRole('main').getBoundingClientRect().left);
  },
};
