import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { useUnsavedChanges } from '../internals/unsaved.ts';
import { TabBar } from './TabBar.tsx';
import { TabOutlet } from './TabOutlet.tsx';
import { useTab, useTabs } from './TabsContext.ts';
import { TabsProvider } from './TabsProvider.tsx';

const meta = { title: 'Tabs/Tabs', component: TabBar, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles: Record<string, string> = { '/home': '首页', '/a': '文章', '/b': '作者', '/c': '一个名字很长很长很长很长很长很长的页面' };
const ticks = new Map<string, number>();

/** A page with everything that must survive: an input, a scroll offset, an address of its own; and a timer that must not run while hidden. */
function Page({ guarded }: { guarded: boolean }) {
  const { pathname, search, setSearch, setTitle } = useTab();
  const [note, setNote] = useState('');
  useUnsavedChanges(guarded && note !== '');
  useEffect(() => {
    const timer = setInterval(() => ticks.set(pathname, (ticks.get(pathname) ?? 0) + 1), 5);
    return () => clearInterval(timer);
  }, [pathname]);
  return (
    <div className="p-4" style={{ height: 1200 }}>
      <h1 className="m-0 text-lg">{titles[pathname]}</h1>
      <label>
        备注 <input value={note} onChange={(event) => setNote(event.target.value)} className="border border-solid border-line-strong" />
      </label>
      <p>{`第 ${search.get('pageNo') ?? 1} 页`}</p>
      <Button onClick={() => setSearch(new URLSearchParams({ pageNo: '2' }))}>下一页</Button>
      <Button onClick={() => setTitle('改过的标题')}>改标题</Button>
    </div>
  );
}

function LeaveButton() {
  const { confirmLeave } = useTabs();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <Button onClick={() => void confirmLeave().then((may) => setAnswer(may ? '已退出' : '留下'))}>退出登录</Button>
      <output>{answer}</output>
    </>
  );
}

interface DemoProps {
  multiPage?: boolean;
  keepLimit?: number;
  onRefuse?: (message: string) => void;
  /** What is typed counts as unsaved. */
  guarded?: boolean;
}

function Demo({ multiPage, keepLimit, onRefuse, guarded = false }: DemoProps) {
  const [at, setAt] = useState<{ href: string; tabKey?: string }>({ href: '/home' });
  const describe = useCallback((href: string) => ({ title: titles[href.split('?')[0] ?? ''] ?? href, keepAlive: true }), []);
  const navigate = useCallback((href: string, { tabKey }: { tabKey: string }) => setAt({ href, tabKey }), []);
  const renderPage = useCallback(() => <Page guarded={guarded} />, [guarded]);
  return (
    <TabsProvider
      home={{ href: '/home', title: '首页' }}
      href={at.href}
      tabKey={at.tabKey}
      describe={describe}
      onNavigate={navigate}
      multiPage={multiPage}
      keepLimit={keepLimit}
      onRefuse={onRefuse}
    >
      <div className="flex gap-2 p-2">
        {['/a', '/b', '/c'].map((href) => (
          <Button key={href} onClick={() => setAt({ href })}>
            打开 {href}
          </Button>
        ))}
        <LeaveButton />
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
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
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
  name: 'TAB-07 TAB-09 refresh remounts a page and leaves the others; a title can be overridden',
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

const openAll = async (canvas: ReturnType<typeof within>) => {
  for (const href of ['/a', '/b', '/c']) await userEvent.click(canvas.getByRole('button', { name: `打开 ${href}` }));
};

export const Unsaved: Story = {
  name: 'TAB-05 TAB-06 one question for all unsaved tabs that a step would lose',
  render: () => <Demo guarded />,
  play: async ({ canvas }) => {
    await openAll(canvas);
    await userEvent.click(canvas.getByRole('link', { name: '文章' }));
    await userEvent.type(canvas.getByRole('textbox'), '甲');
    await userEvent.click(canvas.getByRole('link', { name: '作者' }));
    await userEvent.type(canvas.getByRole('textbox'), '乙');
    await userEvent.click(canvas.getByRole('link', { name: '首页' }));
    // Hidden tabs stay marked, though their effects sleep.
    await expect(canvas.getByRole('link', { name: '文章 未保存' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '作者 未保存' })).toBeVisible();

    await userEvent.click(within(await openMenu(canvas, '首页')).getByRole('menuitem', { name: '关闭其它' }));
    const dialog = await screen.findByRole('dialog', { name: '有未保存的内容' });
    await expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['文章', '作者']);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '返回编辑' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: '返回编辑' }));
    await expect(tabNames(canvas)).toHaveLength(4);
    // The page to go on with was out of view.
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('甲'));

    await userEvent.click(canvas.getByRole('link', { name: '首页' }));
    await userEvent.click(canvas.getByRole('button', { name: '关闭 作者' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '返回编辑' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('乙'));
    // Escape leaves everything as it is.
    await userEvent.click(canvas.getByRole('link', { name: '首页' }));
    await userEvent.click(canvas.getByRole('button', { name: '关闭 作者' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');

    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '作者' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('乙');
    await expect(canvas.getByText('留下')).toBeVisible();

    // Emptied by hand: nothing is lost any more, so nothing is asked.
    await userEvent.clear(canvas.getByRole('textbox'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: '作者 未保存' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '关闭 作者' }));
    await waitFor(() => expect(tabNames(canvas)).toHaveLength(3));

    await userEvent.click(canvas.getByRole('button', { name: '关闭 文章' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(tabNames(canvas)).toEqual(['首页', titles['/c']]));
  },
};

const leaveEvent = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

export const Reload: Story = {
  name: 'TAB-07 a reload asks while something is unsaved; a refresh of the tab asks, too',
  render: () => <Demo guarded />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开 /a' }));
    await expect(leaveEvent()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox'), '甲');
    await waitFor(() => expect(leaveEvent()).toBe(true));

    await userEvent.click(within(await openMenu(canvas, '文章 未保存')).getByRole('menuitem', { name: '刷新' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
    await waitFor(() => expect(leaveEvent()).toBe(false));

    await userEvent.type(canvas.getByRole('textbox'), '乙');
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃修改' }));
    await expect(await canvas.findByText('已退出')).toBeVisible();
    await expect(leaveEvent()).toBe(false);
  },
};

export const Limit: Story = {
  name: 'LAY-05 beyond the limit the page not seen for longest leaves its state, not its tab; unsaved and pinned ones stay',
  render: () => <Demo guarded keepLimit={2} />,
  play: async ({ canvas, canvasElement }) => {
    const headings = () => [...canvasElement.querySelectorAll('h1')].map((heading) => heading.textContent);
    await openAll(canvas);
    await expect(new Set(headings())).toEqual(new Set(['首页', titles['/c']]));
    await expect(tabNames(canvas)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: '文章' }));
    await userEvent.type(canvas.getByRole('textbox'), '甲');
    await userEvent.click(canvas.getByRole('link', { name: '作者' }));
    await userEvent.click(canvas.getByRole('link', { name: titles['/c'] }));
    await expect(headings()).toContain('文章');
    await expect(headings()).not.toContain('作者');
    await userEvent.click(canvas.getByRole('link', { name: '文章 未保存' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('甲');
  },
};

export const Narrow: Story = {
  name: 'TAB-05 of more tabs than there is room for, the current one is seen whole, with what closes it',
  render: () => (
    <div className="w-90">
      <Demo />
    </div>
  ),
  play: async ({ canvas }) => {
    await openAll(canvas);
    const row = canvas.getByRole('navigation', { name: '已打开的页面' }).querySelector('ul')!.getBoundingClientRect();
    const close = canvas.getByRole('button', { name: `关闭 ${titles['/c']}` }).getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(row.right);
    await userEvent.click(canvas.getByRole('button', { name: '打开 /a' }));
    const first = canvas.getByRole('link', { name: '文章' }).closest('li')!.getBoundingClientRect();
    await expect(first.left).toBeGreaterThanOrEqual(row.left);
  },
};

const drag = async (from: HTMLElement, to: HTMLElement, end: 'pointerup' | 'Escape' = 'pointerup') => {
  const item = from.closest('li')!;
  const [a, b] = [from.getBoundingClientRect(), to.closest('li')!.getBoundingClientRect()];
  const at = (x: number) => ({ clientX: x, clientY: a.top + 5, pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true });
  item.setPointerCapture = () => undefined;
  from.dispatchEvent(new PointerEvent('pointerdown', at(a.left + 4)));
  await waitFor(() => {
    item.dispatchEvent(new PointerEvent('pointermove', at(b.right - 6)));
    if (item.dataset['dragging'] === undefined) throw new Error('not yet');
  });
  if (end === 'pointerup') item.dispatchEvent(new PointerEvent('pointerup', at(b.right - 6)));
  else await userEvent.keyboard('{Escape}');
};

export const Reorder: Story = {
  name: 'TAB-01 TAB-05 tabs are moved by dragging, by keys and by the menu; home and pinned ones stay before the others',
  render: () => <Demo />,
  play: async ({ canvas }) => {
    await openAll(canvas);
    await drag(canvas.getByRole('link', { name: '文章' }), canvas.getByRole('link', { name: '作者' }));
    await waitFor(() => expect(tabNames(canvas)).toEqual(['首页', '作者', '文章', titles['/c']]));
    await waitFor(() =>
      expect(within(canvas.getByRole('navigation', { name: '已打开的页面' })).getByRole('status')).toHaveTextContent(
        '文章 已移到第 3 位，共 4 位',
      ),
    );

    await drag(canvas.getByRole('link', { name: '作者' }), canvas.getByRole('link', { name: titles['/c'] }), 'Escape');
    await waitFor(() => expect(tabNames(canvas)).toEqual(['首页', '作者', '文章', titles['/c']]));

    canvas.getByRole('link', { name: '文章' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await waitFor(() => expect(tabNames(canvas)).toEqual(['首页', '文章', '作者', titles['/c']]));
    await expect(canvas.getByRole('link', { name: '文章' })).toHaveFocus();

    await userEvent.click(within(await openMenu(canvas, '作者')).getByRole('menuitem', { name: '固定' }));
    await waitFor(() => expect(tabNames(canvas)).toEqual(['首页', '作者', '文章', titles['/c']]));
    const menu = await openMenu(canvas, '作者');
    await expect(within(menu).getByRole('menuitem', { name: '右移' })).toHaveAttribute('data-disabled');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(await openMenu(canvas, '文章')).getByRole('menuitem', { name: '右移' }));
    await waitFor(() => expect(tabNames(canvas)).toEqual(['首页', '作者', titles['/c'], '文章']));
    await userEvent.click(within(await openMenu(canvas, '文章')).getByRole('menuitem', { name: '关闭' }));
    await userEvent.click(within(await openMenu(canvas, '首页')).getByRole('menuitem', { name: '重新打开关闭的标签' }));
    await waitFor(() => expect(tabNames(canvas)).toEqual(['首页', '作者', titles['/c'], '文章']));
  },
};

export const AllTabs: Story = {
  name: 'TAB-05 the end of the row lists all tabs and gives the page the whole window',
  render: () => <Demo />,
  play: async ({ canvas }) => {
    await openAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '全部标签' }));
    const list = await screen.findByRole('menu', { name: '全部标签' });
    await expect(within(list).getByRole('menuitemcheckbox', { name: titles['/c'] })).toBeChecked();
    await userEvent.click(within(list).getByRole('menuitemcheckbox', { name: '文章' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('/a');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '最大化' }));
    await expect(canvas.getByRole('button', { name: '还原' })).toHaveAttribute('aria-pressed', 'true');
  },
};
