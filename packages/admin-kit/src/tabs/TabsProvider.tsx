import { lazy, type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { UnsavedContext } from '../internals/unsaved.ts';
import { TabsContext, type TabsContextValue } from './TabsContext.ts';
import { lostBy, refusalOf, startTabs, type Tab, type TabsAction, tabsReducer, type Visit } from './tabsReducer.ts';
import { createUnsavedRegistry, outside } from './unsavedRegistry.ts';

const UnsavedDialog = lazy(() => import('./UnsavedDialog.tsx'));

/** Manages open pages: which exist, which is seen, and what its address is. Routing itself stays with the host. */
export function TabsProvider(props: TabsProviderProps) {
  const { home, href, tabKey, describe, onNavigate, multiPage = true, keepLimit = 20, titles, onRefuse, children } = props;
  const { t } = useLocale();
  const [state, setState] = useState(() =>
    startTabs({ home, first: { href, tabKey, ...describe(href) }, restored: props.restored, multiPage, keepLimit }),
  );
  // The address is followed during render, so that the page never sees a moment of the wrong tab.
  const [seen, setSeen] = useState({ href, tabKey, multiPage, describe, keepLimit });
  let current = state;
  if (seen.href !== href || seen.tabKey !== tabKey) current = tabsReducer(current, { type: 'visit', href, tabKey, ...describe(href) });
  current = tabsReducer(tabsReducer(current, { type: 'setMultiPage', on: multiPage }), { type: 'setKeepLimit', limit: keepLimit });
  // Another language or another menu names the open pages anew.
  if (seen.describe !== describe) current = tabsReducer(current, { type: 'describe', describe });
  if (seen.href !== href || seen.tabKey !== tabKey || seen.describe !== describe) setSeen({ href, tabKey, multiPage, describe, keepLimit });
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
  // An answer may come long after its question, when other tabs have been opened.
  const latest = useRef(current);
  useLayoutEffect(() => {
    registry.show(current.activeKey);
    latest.current = current;
  }, [registry, current]);
  useEffect(() => registry.settle(current.activeKey), [registry, current.activeKey]);
  useEffect(() => registry.retain(current.tabs.map((tab) => tab.key)), [registry, current.tabs]);

  const { onChange } = props;
  useEffect(() => onChange?.(current.tabs), [onChange, current.tabs]);

  const isDirty = isDirtyOutside || current.dirty.length > 0;
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!registry.hasGivenUp()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, registry]);

  const value = useMemo<TabsContextValue>(() => {
    const apply = (action: TabsAction) => {
      const before = latest.current;
      const next = tabsReducer(before, action);
      if (next === before) return;
      setState(next);
      const active = next.tabs.find((tab) => tab.key === next.activeKey);
      if (active !== undefined && next.activeKey !== before.activeKey) onNavigate(active.href, { tabKey: active.key, replace: false });
      if (action.type === 'retitle') titles?.set(titleKeyOf(next.tabs.find((tab) => tab.key === action.key)?.href ?? ''), action.title);
    };
    const ask = async (tabs: readonly Tab[]) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setQuestion({ tabs, answer: resolve });
      const mayLose = await promise;
      setQuestion(undefined);
      return mayLose;
    };
    const askBefore = async (action: TabsAction) => {
      const lost = lostBy(latest.current, action);
      return lost.length === 0 || ask(lost);
    };
    const run = async (action: TabsAction) => {
      if (lostBy(latest.current, action).length > 0 && !(await askBefore(action))) return false;
      apply(action);
      return true;
    };
    return {
      state: current,
      run,
      close: (key) => {
        const refusal = refusalOf(latest.current, key);
        if (refusal === undefined) void run({ type: 'close', key });
        else onRefuse?.(t(refusal === 'last' ? 'tabs.last' : 'tabs.home'));
      },
      activate: (tab) => onNavigate(tab.href, { tabKey: tab.key, replace: false }),
      relocate: (key, to, mode) => {
        if (key === latest.current.activeKey) onNavigate(to, { tabKey: key, replace: mode === 'replace' });
        else setState((before) => tabsReducer(before, { type: 'visit', href: to, title: '', tabKey: key }));
      },
      confirmVisit: (to, key) => askBefore({ type: 'visit', href: to, title: '', ...(key === undefined ? {} : { tabKey: key }) }),
      confirmLeave: async () => {
        const { tabs, dirty } = latest.current;
        if (!isDirty) return true;
        if (!(await ask(tabs.filter((tab) => dirty.includes(tab.key))))) return false;
        registry.giveUp();
        return true;
      },
      keepUnsaved: registry.keep,
      isMaximised,
      setMaximised,
    };
  }, [current, isDirty, isMaximised, onNavigate, onRefuse, registry, t, titles]);

  const keepOutside = useCallback((id: string, on: boolean) => registry.keep(outside, id, on), [registry]);
  return (
    <TabsContext value={value}>
      <UnsavedContext value={keepOutside}>{children}</UnsavedContext>
      {question !== undefined && (
        <Suspense fallback={null}>
          <UnsavedDialog
            tabs={question.tabs}
            onAnswer={question.answer}
            onVisit={(tab) => {
              question.answer(false);
              value.activate(tab);
            }}
          />
        </Suspense>
      )}
    </TabsContext>
  );
}

interface Question {
  tabs: readonly Tab[];
  answer: (discard: boolean) => void;
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
  /** Pages that exist at once, 20 by default. Beyond it the one not seen for longest is dropped, unless it is pinned or unsaved; its tab stays. */
  keepLimit?: number;
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
