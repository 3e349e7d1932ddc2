import { Activity, memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { ErrorBoundary } from '../internals/ErrorBoundary.tsx';
import { PageFailure } from '../internals/Failure.tsx';
import { UnsavedContext } from '../internals/unsaved.ts';
import { TabPageContext, type TabPage, type TabsContextValue, type TabStep, useTabs } from './TabsContext.ts';
import type { Tab } from './tabsReducer.ts';
import { cx } from '../internals/cx.ts';

/**
 * Shows the active page and keeps the others alive but asleep: their state and DOM stay, their effects, queries, timers and
 * sockets do not run. A tab that was brought back by a reload has no page until it is looked at.
 *
 * @example <TabOutlet renderPage={renderPage} className="tk-min-h-0 tk-flex-1 tk-overflow-auto" />
 * @source LAY-05
 */
export function TabOutlet({ renderPage, className }: TabOutletProps) {
  const { state, run, close, relocate, keepUnsaved } = useTabs();
  return state.tabs
    .filter((tab) => state.alive.includes(tab.key))
    .map((tab) => {
      const isActive = tab.key === state.activeKey;
      return (
        <Activity key={`${tab.key} ${tab.generation}`} mode={isActive ? 'visible' : 'hidden'} name={tab.title}>
          <TabPanel {...{ tab, isActive, run, close, relocate, keepUnsaved, renderPage, className }} />
        </Activity>
      );
    });
}

/** Props of {@link TabOutlet}. */
export interface TabOutletProps {
  /** The page of an address. Must not read the router: hidden pages have addresses of their own, see `useTab`. */
  renderPage: (pathname: string) => ReactNode;
  /** Class of each page's scroll container. */
  className?: string;
}

// Actions of the tab manager keep their identity: a page whose tab stays as it is hears nothing of what happens to the others.
const TabPanel = memo(function TabPanel({ tab, isActive, run, close, relocate, keepUnsaved, renderPage, className }: TabPanelProps) {
  const keep = useMemo(() => keepUnsaved(tab.key), [keepUnsaved, tab.key]);
  const { pathname, search: query } = new URL(tab.href, 'http://tab.local');
  const search = useMemo(() => new URLSearchParams(query), [query]);
  const { key, title } = tab;
  const actions = useMemo(
    () => ({
      setSearch: (wanted: URLSearchParams, mode: TabStep = 'replace') => {
        const text = wanted.toString();
        relocate({ key, href: `${pathname}${text === '' ? '' : `?${text}`}` }, mode);
      },
      setTitle: (wanted: string) => {
        if (wanted !== title) void run({ type: 'retitle', key, title: wanted });
      },
      setNote: (note: string) => void run({ type: 'note', key, note }),
      close: () => close(key),
    }),
    [key, title, pathname, relocate, run, close],
  );
  const page = useMemo<TabPage>(() => ({ tab, isActive, pathname, search, ...actions }), [tab, isActive, pathname, search, actions]);
  return (
    <TabPageContext value={page}>
      <UnsavedContext value={keep}>
        <ScrollKeeper className={className}>
          <ErrorBoundary fallback={(error, retry) => <PageFailure error={error} onRetry={retry} />}>
            <Page pathname={pathname} renderPage={renderPage} />
          </ErrorBoundary>
        </ScrollKeeper>
      </UnsavedContext>
    </TabPageContext>
  );
});

interface TabPanelProps extends TabOutletProps, Pick<TabsContextValue, 'run' | 'close' | 'relocate' | 'keepUnsaved'> {
  tab: Tab;
  isActive: boolean;
}

// A page renders again for its own reasons, not because another tab opened.
const Page = memo(function Page({ pathname, renderPage }: { pathname: string; renderPage: TabOutletProps['renderPage'] }) {
  return renderPage(pathname);
});

// A hidden element loses its scroll offset in some browsers; it is put back before the page is painted again.
function ScrollKeeper({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const offset = useRef({ top: 0, left: 0 });
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    // A page that opens is at its top already: asking would lay it out before its rows are there.
    if (offset.current.top !== 0 || offset.current.left !== 0) box.scrollTo({ ...offset.current, behavior: 'instant' });
    const remember = () => {
      offset.current = { top: box.scrollTop, left: box.scrollLeft };
    };
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, []);
  // Positioned: what is hidden from sight alone is placed absolutely, and would stretch the document behind the frame.
  return (
    <div ref={element} data-page-scroll="" className={cx('relative', className, 'print:overflow-visible!')}>
      {children}
    </div>
  );
}
