import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { TabBar } from './TabBar.tsx';
import { TabOutlet } from './TabOutlet.tsx';
import { type TabPage, useTab, useTabs, type TabsContextValue } from './TabsContext.ts';
import { TabsProvider } from './TabsProvider.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
});

const describeTab = (href: string) => ({ title: href, keepAlive: true });
let tabs: TabsContextValue;
let open: (href: string) => void;

function Frame({ renderPage }: { renderPage: () => React.ReactNode }) {
  const [at, setAt] = useState<{ href: string; tabKey?: string }>({ href: '/home' });
  const navigate = useCallback((href: string, { tabKey }: { tabKey: string }) => setAt({ href, tabKey }), []);
  useEffect(() => {
    open = (href) => flushSync(() => setAt({ href }));
  }, []);
  return (
    <TabsProvider
      home={{ href: '/home', title: '首页' }}
      href={at.href}
      tabKey={at.tabKey}
      describe={describeTab}
      onNavigate={navigate}
      keepLimit={200}
    >
      <Spy />
      <TabBar />
      <TabOutlet renderPage={renderPage} />
    </TabsProvider>
  );
}

function Spy() {
  const value = useTabs();
  useEffect(() => {
    tabs = value;
  }, [value]);
  return null;
}

function show(page: React.ReactNode) {
  const renderPage = () => page;
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  flushSync(() => root?.render(<Frame renderPage={renderPage} />));
}

/** Some 2 MB of its own, 120 rows on the page, a listener and an effect: what a list with a form leaves behind when it leaks. */
function HeavyPage() {
  const { pathname } = useTab();
  const [rows] = useState(() => Array.from({ length: 120 }, (_, row) => `${pathname} ${row} ${'x'.repeat(7500)} ${row}`.split(' ')));
  useEffect(() => {
    const listen = () => rows.length;
    window.addEventListener('resize', listen);
    return () => window.removeEventListener('resize', listen);
  }, [rows]);
  return (
    <table>
      <tbody>
        {rows.map(([path, row]) => (
          <tr key={row}>
            <td>{path}</td>
            <td>
              <input aria-label={path} defaultValue={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function usedHeap(): Promise<number> {
  const session = cdp() as unknown as { send: (method: string) => Promise<{ usedSize: number }> };
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

function openAll(count: number) {
  for (let index = 0; index < count; index++) open(`/heavy/${index}`);
}

async function closeAll() {
  await tabs.run({ type: 'closeOthers', key: '/home' });
  await vi.waitFor(() => expect(document.querySelectorAll('table')).toHaveLength(1));
}

test('LAY-05 a hundred heavy tabs, opened and closed, leave the heap as it was, within a tenth', { timeout: 120_000 }, async () => {
  show(<HeavyPage />);
  // What is made once and kept, such as compiled code, is there after a first round.
  openAll(25);
  await closeAll();
  const before = await usedHeap();
  openAll(100);
  const full = await usedHeap();
  await closeAll();
  const after = await usedHeap();

  // The pages did live: otherwise this test would say nothing.
  expect(full).toBeGreaterThan(before * 1.5);
  expect(after / before).toBeLessThan(1.1);
});

test('LAY-05 hidden tabs send nothing and run no timer for a minute; the one that is seen does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const requests = new Map<string, number>();
  const ticks = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const client = new QueryClient();
  function LivePage() {
    const { pathname } = useTab();
    const { data } = useQuery({
      queryKey: ['live', pathname],
      queryFn: () => {
        count(requests, pathname);
        return Date.now();
      },
      refetchInterval: 5000,
    });
    useEffect(() => {
      const interval = setInterval(() => count(ticks, pathname), 2000);
      return () => clearInterval(interval);
    }, [pathname]);
    return <p>{data}</p>;
  }
  show(
    <QueryClientProvider client={client}>
      <LivePage />
    </QueryClientProvider>,
  );
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    open(`/${name}`);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(requests.get(`/${name}`)).toBeGreaterThan(1);
  }
  open('/home');
  await vi.advanceTimersByTimeAsync(1000);
  requests.clear();
  ticks.clear();
  await vi.advanceTimersByTimeAsync(60_000);

  expect([...requests.keys()]).toEqual(['/home']);
  expect([...ticks.keys()]).toEqual(['/home']);
  expect(requests.get('/home')).toBeGreaterThan(10);

  open('/c');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(requests.get('/c')).toBeGreaterThan(1);
});

test('LAY-05 TAB-01 a switch between kept tabs hands their pages nothing new', async () => {
  const drawn: string[] = [];
  const Rows = memo(function Rows({ pathname }: Pick<TabPage, 'pathname' | 'search' | 'setSearch' | 'setTitle' | 'close'>) {
    drawn.push(pathname);
    return <p>{pathname}</p>;
  });
  function ListPage() {
    const { pathname, search, setSearch, setTitle, close } = useTab();
    return <Rows {...{ pathname, search, setSearch, setTitle, close }} />;
  }
  show(<ListPage />);
  open('/a?pageNo=2');
  open('/b');
  await vi.waitFor(() => expect(drawn).toEqual(['/home', '/a', '/b']));

  for (const href of ['/a?pageNo=2', '/b', '/home', '/a?pageNo=2']) open(href);

  await vi.waitFor(() => expect(document.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/a?pageNo=2'));
  expect(drawn).toEqual(['/home', '/a', '/b']);
});

test('ROUTE-08 LAY-05 a new page begins at its top, whatever was scrolled before it; the one before comes back as it was left', () => {
  const style = document.createElement('style');
  style.textContent = '[data-page-scroll] { height: 200px; overflow: auto; }';
  document.body.append(style);
  show(<div style={{ height: 2000 }} />);
  const seen = () => [...document.querySelectorAll('[data-page-scroll]')].find((one) => one.checkVisibility())!;
  seen().scrollTop = 500;
  seen().dispatchEvent(new Event('scroll'));

  open('/new');
  expect(seen().scrollTop).toBe(0);

  open('/home');
  expect(seen().scrollTop).toBe(500);
});
