import { Activity, memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { ErrorBoundary } from '../internals/ErrorBoundary.tsx';
import { PageFailure } from '../internals/Failure.tsx';
import { UnsavedContext } from '../internals/unsaved.ts';
import { TabPageContext, type TabPage, useTabs } from './TabsContext.ts';
import type { Tab } from './tabsReducer.ts';

/**
 * Shows the active page and keeps the others alive but asleep: their state and DOM stay, their effects, queries, timers and
 * sockets do not run. A tab that was brought back by a reload has no page until it is looked at. @source LAY-05
 */
export function TabOutlet({ renderPage, className }: TabOutletProps) {
  const { state } = useTabs();
  return state.tabs
    .filter((tab) => state.alive.includes(tab.key))
    .map((tab) => (
      <Activity key={`${tab.key} ${tab.generation}`} mode={tab.key === state.activeKey ? 'visible' : 'hidden'} name={tab.title}>
        <TabPanel tab={tab} isActive={tab.key === state.activeKey} renderPage={renderPage} className={className} />
      </Activity>
    ));
}

/** Props of {@link TabOutlet}. */
export interface TabOutletProps {
  /** The page of an address. Must not read the router: hidden pages have addresses of their own, see `useTab`. */
  renderPage: (pathname: string) => ReactNode;
  /** Class of each page's scroll container. */
  className?: string;
}

function TabPanel({ tab, isActive, renderPage, className }: { tab: Tab; isActive: boolean } & TabOutletProps) {
  const { run, close, relocate, keepUnsaved } = useTabs();
  const keep = useCallback((id: string, on: boolean) => keepUnsaved(tab.key, id, on), [keepUnsaved, tab.key]);
  const url = new URL(tab.href, 'http://tab.local');
  const page: TabPage = {
    tab,
    isActive,
    pathname: url.pathname,
    search: useMemo(() => new URLSearchParams(url.search), [url.search]),
    setSearch: (search, mode = 'replace') => {
      const query = search.toString();
      relocate(tab.key, `${url.pathname}${query === '' ? '' : `?${query}`}`, mode);
    },
    setTitle: (title) => {
      if (title !== tab.title) void run({ type: 'retitle', key: tab.key, title });
    },
    close: () => close(tab.key),
  };
  return (
    <TabPageContext value={page}>
      <UnsavedContext value={keep}>
        <ScrollKeeper className={className}>
          <ErrorBoundary fallback={(error, retry) => <PageFailure error={error} onRetry={retry} />}>
            <Page pathname={url.pathname} renderPage={renderPage} />
          </ErrorBoundary>
        </ScrollKeeper>
      </UnsavedContext>
    </TabPageContext>
  );
}

// A page renders anew for its own reasons, not because another tab opened.
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
    box.scrollTo({ ...offset.current, behavior: 'instant' });
    const remember = () => {
      offset.current = { top: box.scrollTop, left: box.scrollLeft };
    };
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, []);
  return (
    <div ref={element} data-page-scroll="" className={className}>
      {children}
    </div>
  );
}
