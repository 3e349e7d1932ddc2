import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { TabBar } from './TabBar.tsx';
import { TabOutlet } from './TabOutlet.tsx';
import { useTab } from './TabsContext.ts';
import { TabsProvider } from './TabsProvider.tsx';

const meta = { title: 'Tabs/Tabs', component: TabBar, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles: Record<string, string> = { '/home': '首页', '/a': '文章', '/b': '作者', '/c': '一个名字很长很长很长很长很长很长的页面' };
const ticks = new Map<string, number>();

/** A page with everything that must survive: an input, a scroll offset, an address of its own; and a timer that must not run while hidden. */
function Page() {
  const { pathname, search, setSearch, setTitle } = useTab();
  useEffect(() => {
    const timer = setInterval(() => ticks.set(pathname, (ticks.get(pathname) ?? 0) + 1), 5);
    return () => clearInterval(timer);
  }, [pathname]);
  return (
    <div className="p-4" style={{ height: 1200 }}>
      <h1 className="m-0 text-lg">{titles[pathname]}</h1>
      <label>
        备注 <input className="border border-solid border-line-strong" />
      </label>
      <p>{`第 ${search.get('pageNo') ?? 1} 页`}</p>
      <Button onClick={() => setSearch(new URLSearchParams({ pageNo: '2' }))}>下一页</Button>
      <Button onClick={() => setTitle('改过的标题')}>改标题</Button>
    </div>
  );
}

function Demo({ multiPage, onRefuse }: { multiPage?: boolean; onRefuse?: (message: string) => void }) {
  const [at, setAt] = useState<{ href: string; tabKey?: string }>({ href: '/home' });
  const describe = useCallback((href: string) => ({ title: titles[href.split('?')[0] ?? ''] ?? href, keepAlive: true }), []);
  const navigate = useCallback((href: string, { tabKey }: { tabKey: string }) => setAt({ href, tabKey }), []);
  const renderPage = useCallback(() => <Page />, []);
  return (
    <TabsProvider
      home={{ href: '/home', title: '首页' }}
      href={at.href}
      tabKey={at.tabKey}
      describe={describe}
      onNavigate={navigate}
      multiPage={multiPage}
      onRefuse={onRefuse}
    >
      <div className="flex gap-2 p-2">
        {['/a', '/b', '/c'].map((href) => (
          <Button key={href} onClick={() => setAt({ href })}>
            打开 {href}
          </Button>
        ))}
      </div>
      <p data-testid="address" className="m-0 px-2">
        {at.href}
      </p>
      <TabBar />
      <div className="flex h-60 flex-col">
        <TabOutlet renderPage={renderPage} className="min-h-0 flex-1 overflow-auto" />
      </div>
    </TabsProvider>
  );
}

const visible = (canvasElement: HTMLElement, text: string) =>
  within(canvasElement)
    .getAllByRole('heading', { level: 1 })
    .some((heading) => heading.textContent === text);
const tabNames = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('navigation', { name: '已打开的页面' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const openMenu = async (canvas: ReturnType<typeof within>, name: string) => {
  await fireEvent.contextMenu(canvas.getByRole('link', { name }));
  return screen.findByRole('menu');
};

export const KeepAlive: Story = {
  name: 'LAY-05 TAB-01 input, scroll and address of a page survive a switch; hidden pages do not run',
  render: () => <Demo />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开 /a' }));
    await userEvent.type(canvas.getByRole('textbox'), '未保存');
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('/a?pageNo=2');
    const box = canvas.getByRole('textbox').closest('.overflow-auto')!;
    box.scrollTop = 300;
    await waitFor(() => expect(box.scrollTop).toBe(300));
    await fireEvent.scroll(box);

    await userEvent.click(canvas.getByRole('button', { name: '打开 /b' }));
    await expect(visible(canvasElement, '作者')).toBe(true);
    const asleep = ticks.get('/a');
    await waitFor(() => expect(ticks.get('/b') ?? 0).toBeGreaterThan(3));
    await expect(ticks.get('/a')).toBe(asleep);

    await userEvent.click(canvas.getByRole('link', { name: '文章' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('未保存');
    await expect(canvas.getByText('第 2 页')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/a?pageNo=2');
    await expect(canvas.getByRole('textbox').closest('.overflow-auto')!.scrollTop).toBe(300);
    await expect(tabNames(canvas)).toEqual(['首页', '文章', '作者']);
  },
};

export const Closing: Story = {
  name: 'TAB-04 TAB-05 TAB-06 home stays, the context menu closes left, right and others, a neighbour takes over',
  render: () => <Demo onRefuse={refused} />,
  play: async ({ canvas }) => {
    for (const href of ['/a', '/b', '/c']) await userEvent.click(canvas.getByRole('button', { name: `打开 ${href}` }));
    const menu = await openMenu(canvas, '作者');
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(expect.arrayContaining(['刷新', '关闭左侧', '关闭右侧', '关闭其它']));
    await userEvent.click(within(menu).getByRole('menuitem', { name: '关闭左侧' }));
    await expect(tabNames(canvas)).toEqual(['首页', '作者', titles['/c']]);

    await userEvent.click(canvas.getByRole('button', { name: `关闭 ${titles['/c']}` }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('/b');
    canvas.getByRole('link', { name: '首页' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(refused).toHaveBeenCalledWith('首页不能关闭!');

    await userEvent.click(within(await openMenu(canvas, '首页')).getByRole('menuitem', { name: '关闭其它' }));
    await expect(tabNames(canvas)).toEqual(['首页']);
    canvas.getByRole('link', { name: '首页' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(refused).toHaveBeenLastCalledWith('这是最后一页，不能再关闭了啦');
  },
};
const refused = fn();

export const Refresh: Story = {
  name: 'TAB-07 TAB-09 refresh mounts a page anew and leaves the others; a title can be overridden',
  render: () => <Demo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开 /a' }));
    await userEvent.type(canvas.getByRole('textbox'), '甲');
    await userEvent.click(canvas.getByRole('button', { name: '改标题' }));
    await expect(tabNames(canvas)).toEqual(['首页', '改过的标题']);
    await userEvent.click(canvas.getByRole('button', { name: '打开 /b' }));
    await userEvent.type(canvas.getByRole('textbox'), '乙');

    await userEvent.click(within(await openMenu(canvas, '作者')).getByRole('menuitem', { name: '刷新' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.click(canvas.getByRole('link', { name: '改过的标题' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('甲');
  },
};

export const OnePage: Story = {
  name: 'TAB-02 with several pages off only the current one is kept',
  render: () => <Demo multiPage={false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开 /a' }));
    await userEvent.click(canvas.getByRole('button', { name: '打开 /b' }));
    await expect(tabNames(canvas)).toEqual(['作者']);
  },
};

export const Keyboard: Story = {
  name: 'TAB-05 arrow keys move along the row, the middle button closes',
  render: () => <Demo />,
  play: async ({ canvas }) => {
    for (const href of ['/a', '/b']) await userEvent.click(canvas.getByRole('button', { name: `打开 ${href}` }));
    canvas.getByRole('link', { name: '首页' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: '文章' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: '作者' })).toHaveFocus();
    await fireEvent(canvas.getByRole('link', { name: '文章' }), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }));
    await waitFor(() => expect(tabNames(canvas)).toEqual(['首页', '作者']));
  },
};
