import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { late } from '../internals/late.ts';
import { UnsavedContext } from '../internals/unsaved.ts';
import { TabsContext, type TabsContextValue, type TabStep } from './TabsContext.ts';
import { lostBy, openingOf, refusalOf, startTabs, type Tab, tabOf, type TabsAction, tabsReducer, type Visit } from './tabsReducer.ts';
import { createUnsavedRegistry, outside } from './unsavedRegistry.ts';
import type { Label } from '../i18n/catalogue.ts';
import { useTexts } from '../i18n/useTexts.ts';

const UnsavedDialog = late(() => import('./UnsavedDialog.tsx'));

/**
 * Manages open pages: which exist, which is seen, and what its address is. Routing itself stays with the host.
 *
 * @example <TabsProvider home={{ href: '/', title: '首页' }} href={href} tabKey={tabKey} describe={describeTab} onNavigate={go}><TabBar /><TabOutlet renderPage={renderPage} /></TabsProvider>
 */
export function TabsProvider(props: TabsProviderProps) {
  const { home, href, tabKey, describe: tell, onNavigate, multiPage = true, keepLimit = 20, titles, onRefuse, onRefresh, children } = props;
  const { t, localize } = useTexts();
  const describe = useCallback((to: string) => spoken(tell(to), localize), [tell, localize]);
  const [state, setState] = useState(() =>
    startTabs({ home: spoken(home, localize), first: { href, tabKey, ...describe(href) }, restored: props.restored, multiPage, keepLimit }),
  );
  // The address is followed during render, so that the page never sees a moment of the wrong tab.
  const [seen, setSeen] = useState({ href, tabKey, describe });
  let current = state;
  if (seen.href !== href || seen.tabKey !== tabKey) current = tabsReducer(current, { type: 'visit', href, tabKey, ...describe(href) });
  current = tabsReducer(tabsReducer(current, { type: 'setMultiPage', on: multiPage }), { type: 'setKeepLimit', limit: keepLimit });
  // Another language or another menu names the open pages again.
  if (seen.describe !== describe) current = tabsReducer(current, { type: 'describe', describe });
  if (seen.href !== href || seen.tabKey !== tabKey || seen.describe !== describe) setSeen({ href, tabKey, describe });
  if (current !== state) setState(current);

  const [isMaximised, setMaximised] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const [isDirtyOutside, setDirtyOutside] = useState(false);
  const [registry] = useState(() =>
    createUnsavedRegistry((key, on) => {
      if (key === outside) setDirtyOutside(on);
      else setState((before) => tabsReducer(before, { type: 'setDirty', key, on }));
    }),
  );
  // An answer may come long after its question, when other tabs have been opened. And the actions keep their identity whatever the
  // host hands in, so that a switch of tabs redraws no page.
  const latest = useRef({ state: current, isDirtyOutside, onNavigate, onRefuse, onRefresh, titles, t });
  useLayoutEffect(() => {
    registry.show(current.activeKey);
    latest.current = { state: current, isDirtyOutside, onNavigate, onRefuse, onRefresh, titles, t };
  });
  useEffect(() => registry.settle(current.activeKey), [registry, current.activeKey]);
  useEffect(() => registry.retain(current.tabs.map((tab) => tab.key)), [registry, current.tabs]);

  const { onTabsChange } = props;
  useEffect(() => onTabsChange?.(current.tabs), [onTabsChange, current.tabs]);

  const isDirty = isDirtyOutside || current.dirty.length > 0;
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!registry.hasGivenUp()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, registry]);

  const actions = useMemo<TabsActions>(() => {
    const go = ({ key, href: to }: Pick<Tab, 'key' | 'href'>, mode: TabStep = 'push') =>
      latest.current.onNavigate(to, { tabKey: key, replace: mode !== 'push', ...(mode === 'back' && { back: true }) });
    const apply = (action: TabsAction) => {
      const { state: before, titles: kept } = latest.current;
      const next = tabsReducer(before, action);
      if (next === before) return;
      if (action.type === 'refresh') latest.current.onRefresh?.();
      setState(next);
      const active = next.tabs.find((tab) => tab.key === next.activeKey);
      if (active !== undefined && next.activeKey !== before.activeKey) go(active);
      if (action.type === 'retitle') kept?.set(titleKeyOf(next.tabs.find((tab) => tab.key === action.key)?.href ?? ''), action.title);
    };
    const ask = async (tabs: readonly Tab[]) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setQuestion({ tabs, answer: resolve });
      const mayLose = await promise;
      setQuestion(undefined);
      return mayLose;
    };
    const run = async (action: TabsAction) => {
      const lost = lostBy(latest.current.state, action);
      // Where nothing is lost it happens at once, before the event that asked for it is over.
      if (lost.length > 0 && !(await ask(lost))) return false;
      apply(action);
      return true;
    };
    return {
      run,
      close: (key) => {
        const refusal = refusalOf(latest.current.state, key);
        if (refusal === undefined) void run({ type: 'close', key });
        else latest.current.onRefuse?.(latest.current.t(refusal === 'last' ? 'tabs.last' : 'tabs.home'));
      },
      activate: (tab) => go(tab),
      open: (to) => {
        const { state: before } = latest.current;
        const opening = openingOf(before, to);
        const known = tabOf(before, to);
        if (opening !== 'fresh') return go({ key: known?.key ?? to, href: opening === 'asLeft' ? known!.href : to });
        const { key, href: left } = known!;
        void run({ type: 'refresh', key, href: to }).then((isDone) => isDone && left !== to && go({ key, href: to }));
      },
      relocate: (to, mode) => {
        if (to.key === latest.current.state.activeKey) go(to, mode);
        else setState((before) => tabsReducer(before, { type: 'visit', href: to.href, title: '', tabKey: to.key }));
      },
      confirmVisit: async (to, key) => {
        const lost = lostBy(latest.current.state, { type: 'visit', href: to, title: '', ...(key === undefined ? {} : { tabKey: key }) });
        return lost.length === 0 || ask(lost);
      },
      confirmLeave: async () => {
        const { tabs, dirty } = latest.current.state;
        if (!latest.current.isDirtyOutside && dirty.length === 0) return true;
        if (!(await ask(tabs.filter((tab) => dirty.includes(tab.key))))) return false;
        registry.giveUp();
        return true;
      },
      keepUnsaved: registry.keep,
      setMaximised,
    };
  }, [registry]);
  const value = useMemo<TabsContextValue>(() => ({ ...actions, state: current, isMaximised }), [actions, current, isMaximised]);

  const keepOutside = useMemo(() => registry.keep(outside), [registry]);
  return (
    <TabsContext value={value}>
      <UnsavedContext value={keepOutside}>{children}</UnsavedContext>
      {question !== undefined && (
        <UnsavedDialog
          tabs={question.tabs}
          onAnswer={question.answer}
          onVisit={(tab) => {
            question.answer(false);
            actions.activate(tab);
          }}
        />
      )}
    </TabsContext>
  );
}

const spoken = <One extends Page>(page: One, localize: (label: Label) => string) => ({ ...page, title: localize(page.title) });

type TabsActions = Omit<TabsContextValue, 'state' | 'isMaximised'>;

interface Question {
  tabs: readonly Tab[];
  answer: (discard: boolean) => void;
}

/** Key under which an overridden title is kept. @source TAB-09 */
const titleKeyOf = (href: string): string => `route:title:${href}`;

/** What the page of an address is called and how it is kept. */
interface Page extends Omit<Visit, 'href' | 'tabKey' | 'title'> {
  title: Label;
}

/** Props of {@link TabsProvider}. */
export interface TabsProviderProps {
  /** The page that is always first. @source TAB-01 */
  home: Page & { href: string };
  /** Address seen now: path, query and hash. */
  href: string;
  /** Key kept in the history entry, when the address belongs to a tab already. */
  tabKey?: string;
  /** Title, icon and keep-alive of an address. A title in both languages follows the one that is spoken. */
  describe: (href: string) => Page;
  /**
   * Goes to an address; `tabKey` must be kept in the history entry. With `back` the entry before may be that address: a host that knows goes
   * back to it, so that there are no two alike.
   */
  onNavigate: (href: string, options: { tabKey: string; replace: boolean; back?: boolean }) => void;
  /** Off: only the current page is kept. @source TAB-02 */
  multiPage?: boolean;
  /** Pages that exist at once, 20 by default. Beyond it the one not seen for longest is dropped, unless it is pinned or unsaved; its tab stays. */
  keepLimit?: number;
  /** Where overridden titles are kept. @source TAB-09 */
  titles?: { set: (key: string, title: string) => void };
  /** Tabs of an earlier visit. */
  restored?: readonly Tab[];
  /** Called with the open tabs after every change, to keep them. */
  onTabsChange?: (tabs: readonly Tab[]) => void;
  /** Told why a tab stays open. @source TAB-03, TAB-04 */
  onRefuse?: (message: string) => void;
  /** Called before a page is mounted again, so that what it asks for is not answered from a cache. @source TAB-07 */
  onRefresh?: () => void;
  /** The frame with `TabBar` and `TabOutlet` in it. */
  children: ReactNode;
}
