import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { TabsContext, type TabsContextValue } from './TabsContext.ts';
import { initialTabs, refusalOf, type Tab, type TabsAction, tabsReducer, type Visit } from './tabsReducer.ts';

/** Manages open pages: which exist, which is seen, and what its address is. Routing itself stays with the host. */
export function TabsProvider(props: TabsProviderProps) {
  const { home, href, tabKey, describe, onNavigate, multiPage = true, titles, onRefuse, children } = props;
  const { t } = useLocale();
  const [state, setState] = useState(() => {
    const start = { ...initialTabs(home, true) };
    const restored = tabsReducer(start, { type: 'restore', tabs: props.restored ?? [] });
    const visited = tabsReducer(restored, { type: 'visit', href, tabKey, ...describe(href) });
    return multiPage ? visited : tabsReducer(visited, { type: 'setMultiPage', on: false });
  });
  // The address is followed during render, so that the page never sees a moment of the wrong tab.
  const [seen, setSeen] = useState({ href, tabKey, multiPage, describe });
  let current = state;
  if (seen.href !== href || seen.tabKey !== tabKey) current = tabsReducer(current, { type: 'visit', href, tabKey, ...describe(href) });
  if (seen.multiPage !== multiPage) current = tabsReducer(current, { type: 'setMultiPage', on: multiPage });
  // Another language or another menu names the open pages anew.
  if (seen.describe !== describe) current = tabsReducer(current, { type: 'describe', describe });
  if (seen.href !== href || seen.tabKey !== tabKey || seen.multiPage !== multiPage || seen.describe !== describe)
    setSeen({ href, tabKey, multiPage, describe });
  if (current !== state) setState(current);

  const { onChange } = props;
  useEffect(() => onChange?.(current.tabs), [onChange, current.tabs]);

  const value = useMemo<TabsContextValue>(() => {
    const run = (action: TabsAction) => {
      const next = tabsReducer(current, action);
      if (next === current) return;
      setState(next);
      const active = next.tabs.find((tab) => tab.key === next.activeKey);
      if (active !== undefined && next.activeKey !== current.activeKey) onNavigate(active.href, { tabKey: active.key, replace: false });
      if (action.type === 'retitle') titles?.set(titleKeyOf(next.tabs.find((tab) => tab.key === action.key)?.href ?? ''), action.title);
    };
    return {
      state: current,
      run,
      close: (key) => {
        const refusal = refusalOf(current, key);
        if (refusal === undefined) run({ type: 'close', key });
        else onRefuse?.(t(refusal === 'last' ? 'tabs.last' : 'tabs.home'));
      },
      activate: (tab) => onNavigate(tab.href, { tabKey: tab.key, replace: false }),
      relocate: (key, to, mode) => {
        if (key === current.activeKey) onNavigate(to, { tabKey: key, replace: mode === 'replace' });
        else setState(tabsReducer(current, { type: 'visit', href: to, title: '', tabKey: key }));
      },
    };
  }, [current, onNavigate, onRefuse, t, titles]);

  return <TabsContext value={value}>{children}</TabsContext>;
}

/** Key under which an overridden title is kept. @source TAB-09 */
export const titleKeyOf = (href: string): string => `route:title:${href}`;

/** Props of {@link TabsProvider}. */
export interface TabsProviderProps {
  /** The page that is always first. @source TAB-01 */
  home: Visit;
  /** Address seen now: path, query and hash. */
  href: string;
  /** Key kept in the history entry, when the address belongs to a tab already. */
  tabKey?: string;
  /** Title, icon and keep-alive of an address. */
  describe: (href: string) => Omit<Visit, 'href' | 'tabKey'>;
  /** Goes to an address; `tabKey` must be kept in the history entry. */
  onNavigate: (href: string, options: { tabKey: string; replace: boolean }) => void;
  /** Off: only the current page is kept. @source TAB-02 */
  multiPage?: boolean;
  /** Where overridden titles are kept. @source TAB-09 */
  titles?: { set: (key: string, title: string) => void };
  /** Tabs of an earlier visit. */
  restored?: readonly Tab[];
  /** Called with the open tabs after every change, to keep them. */
  onChange?: (tabs: readonly Tab[]) => void;
  /** Told why a tab stays open. @source TAB-03, TAB-04 */
  onRefuse?: (message: string) => void;
  children: ReactNode;
}
