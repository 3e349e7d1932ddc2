import { useCallback, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedChanges } from '../internals/unsaved.ts';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { TabBar } from './TabBar.tsx';
import { TabOutlet } from './TabOutlet.tsx';
import { useTab, useTabs } from './TabsContext.ts';
import { TabsProvider } from './TabsProvider.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

/** A list that is searched, with an input of its own. */
function ListPage() {
  const { pathname, search, setSearch } = useTab();
  const [note, setNote] = useState('');
  useUnsavedChanges(note === '未保存');
  return (
    <section aria-label={pathname}>
      <output>{search.get('pageNo') ?? '1'}</output>
      <button type="button" onClick={() => setSearch(new URLSearchParams({ pageNo: '3' }), 'push')}>
        第 3 页
      </button>
      <input aria-label="备注" value={note} onChange={(event) => setNote(event.target.value)} />
    </section>
  );
}
const renderPage = () => <ListPage />;

function MenuEntry({ href }: { href: string }) {
  const { open } = useTabs();
  return (
    <button type="button" onClick={() => open(href)}>
      菜单 {href}
    </button>
  );
}

function Frame({ onRefresh }: { onRefresh?: () => void }) {
  const [at, setAt] = useState<{ href: string; tabKey?: string }>({ href: '/home' });
  const describe = useCallback((href: string) => ({ title: href.split('?')[0]!, keepAlive: true }), []);
  const navigate = useCallback((href: string, { tabKey }: { tabKey: string }) => setAt({ href, tabKey }), []);
  const props = { describe, onRefresh, href: at.href, tabKey: at.tabKey, onNavigate: navigate };
  return (
    <TabsProvider home={{ href: '/home', title: '/home' }} {...props}>
      {['/a', '/b', '/b?pageNo=7', '/c'].map((href) => (
        <MenuEntry key={href} href={href} />
      ))}
      <p data-testid="address">{`${at.href} ${at.tabKey ?? ''}`}</p>
      <TabBar />
      <TabOutlet renderPage={renderPage} />
    </TabsProvider>
  );
}

const menu = (href: string) => page.getByRole('button', { name: `菜单 ${href}`, exact: true }).click();
const address = page.getByTestId('address');
const tabs = page.getByRole('navigation', { name: '已打开的页面' });
const titles = () =>
  tabs
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
const note = (href: string) => page.getByRole('region', { name: href }).getByRole('textbox');

test('TAB-01 LAY-05 a menu entry shows its tab as it was left; a second press loads the page fresh', async () => {
  const onRefresh = vi.fn();
  shown = await renderStory(<Frame onRefresh={onRefresh} />);
  await menu('/a');
  await expect.element(address).toHaveTextContent('/a /a');
  await page.getByRole('button', { name: '第 3 页' }).click();
  await note('/a').fill('写了一半');

  await menu('/b');
  await menu('/a');

  await expect.element(address).toHaveTextContent('/a?pageNo=3 /a');
  await expect.element(note('/a')).toHaveValue('写了一半');
  expect(titles()).toEqual(['/home', '/a', '/b']);
  expect(onRefresh).not.toHaveBeenCalled();

  await menu('/a');

  await expect.element(address).toHaveTextContent('/a /a');
  await expect.element(note('/a')).toHaveValue('');
  await expect.element(page.getByRole('region', { name: '/a' }).getByRole('status')).toHaveTextContent('1');
  expect(onRefresh).toHaveBeenCalledOnce();
  expect(titles()).toEqual(['/home', '/a', '/b']);
});

test('TAB-01 a link with a query of its own shows what it says', async () => {
  shown = await renderStory(<Frame />);
  await menu('/b');
  await page.getByRole('button', { name: '第 3 页' }).click();
  await menu('/a');
  await menu('/b?pageNo=7');
  await expect.element(address).toHaveTextContent('/b?pageNo=7 /b?pageNo=7');
  await menu('/b');
  await expect.element(address).toHaveTextContent('/b?pageNo=3 /b');
  expect(titles()).toEqual(['/home', '/b', '/a', '/b']);
});

test('TAB-07 a second press asks before it loses what is unsaved', async () => {
  shown = await renderStory(<Frame />);
  await menu('/a');
  await page.getByRole('button', { name: '第 3 页' }).click();
  await note('/a').fill('未保存');

  await menu('/a');
  await page.getByRole('dialog').getByRole('button', { name: '返回编辑' }).click();
  await expect.element(note('/a')).toHaveValue('未保存');
  await expect.element(address).toHaveTextContent('/a?pageNo=3 /a');

  await menu('/a');
  await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click();
  await expect.element(note('/a')).toHaveValue('');
  await expect.element(address).toHaveTextContent('/a /a');
});

const link = (title: string) => tabs.getByRole('link', { name: new RegExp(`^${title}`) });
const focused = () => document.activeElement?.textContent;

test.each([
  ['Delete', async () => userEvent.keyboard('{Delete}')],
  [
    'the button of the tab',
    async () => {
      await userEvent.keyboard('{Tab}{Enter}');
    },
  ],
  [
    'the menu of the tab',
    async () => {
      const at = document.activeElement!;
      at.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
      const close = page.getByRole('menuitem', { name: '关闭', exact: true });
      await vi.waitFor(() => (close.element() as HTMLElement).focus());
      await userEvent.keyboard('{Enter}');
    },
  ],
] as const)('TAB-05 TAB-06 a tab that is closed by %s leaves the focus on its neighbour', async (_way, close) => {
  shown = await renderStory(<Frame />);
  for (const href of ['/a', '/b', '/c']) await menu(href);

  (link('/b').element() as HTMLElement).focus();
  await close();
  await vi.waitFor(() => expect(titles()).toEqual(['/home', '/a', '/c']));
  await vi.waitFor(() => expect(focused()).toBe('/c'));

  await close();
  await vi.waitFor(() => expect(titles()).toEqual(['/home', '/a']));
  await vi.waitFor(() => expect(focused()).toBe('/a'));
});

test('TAB-05 a tab that is closed after the question about its input leaves the focus on its neighbour', async () => {
  shown = await renderStory(<Frame />);
  for (const href of ['/a', '/b']) await menu(href);
  await note('/b').fill('未保存');
  (link('/b').element() as HTMLElement).focus();

  await userEvent.keyboard('{Delete}');
  (page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');

  await vi.waitFor(() => expect(titles()).toEqual(['/home', '/a']));
  await vi.waitFor(() => expect(focused()).toBe('/a'));
});
