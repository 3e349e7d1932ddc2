import { createContext, use } from 'react';
import type { Tab, TabsAction, TabsState } from './tabsReducer.ts';

/**
 * How a tab goes to another address of its own: `push` leaves a step for the back button, `replace` none, and `back` takes the present
 * step back where the one before is that address.
 */
export type TabStep = 'push' | 'replace' | 'back';

/** What the parts of the tab manager share. */
export interface TabsContextValue {
  /** The tabs. */
  state: TabsState;
  /**
   * Applies an action and follows with the address of the tab that is active then. Where unsaved input would be lost, the
   * person is asked once about all of it first. Resolves to whether it was applied.
   */
  run: (action: TabsAction) => Promise<boolean>;
  /** Closes a tab, or says why it stays. */
  close: (key: string) => void;
  /** Brings a tab into view. */
  activate: (tab: Tab) => void;
  /**
   * Goes to an address as menu entries and links do. Without a query it shows the tab of that page as it was left, or, where that page
   * is seen already, loads it fresh; with a query it shows what the query says. Unsaved input is asked about first.
   *
   * @source TAB-01, LAY-05
   */
  open: (href: string) => void;
  /** Changes the address of one tab in place: what a page does with its own filters. */
  relocate: (to: { key: string; href: string }, mode: TabStep) => void;
  /**
   * Asks before everything is left: a logout, a change of department, a navigation that replaces the only page. Resolves to
   * true when nothing is unsaved or the person gives it up; then a reload is not asked about again.
   */
  confirmLeave: () => Promise<boolean>;
  /** Asks before a navigation that would replace a page with unsaved input: with one page at a time, every one does. */
  confirmVisit: (href: string, tabKey?: string) => Promise<boolean>;
  /** Gives what notes for a tab that a widget holds unsaved input, or no longer does. Widgets call `useUnsavedChanges`. */
  keepUnsaved: (tabKey: string) => (id: string, isDirty: boolean) => void;
  /** The page fills the window: menu, header and footer are out of the way. */
  isMaximised: boolean;
  /** Gives the page the whole window, or no longer. */
  setMaximised: (on: boolean) => void;
}

export const TabsContext = createContext<TabsContextValue | undefined>(undefined);

/**
 * The tab manager around this widget.
 *
 * @example
 * const { open } = useTabs();
 * return <Button onClick={() => open('/device')}>Devices</Button>;
 */
export function useTabs(): TabsContextValue {
  const value = use(TabsContext);
  if (value === undefined) throw new Error('useTabs: render this part inside <TabsProvider>.');
  return value;
}

/** The tab that a page lives in. Its address is its own: it stays when another tab is seen. */
export interface TabPage {
  /** The tab around the page. */
  tab: Tab;
  /** Whether it is in view. */
  isActive: boolean;
  /** Path of this tab, without query. */
  pathname: string;
  /** Query of this tab. */
  search: URLSearchParams;
  /** Replaces this tab's query, in place. */
  setSearch: (search: URLSearchParams, mode?: TabStep) => void;
  /** Overrides the title that the menu gave. @source TAB-09 */
  setTitle: (title: string) => void;
  /** Says what the page holds now, such as its filters, for as long as another tab has the same title. @source TAB-09 */
  setNote: (note: string) => void;
  /** Closes the tab. */
  close: () => void;
}

export const TabPageContext = createContext<TabPage | undefined>(undefined);

/**
 * The tab that this page lives in.
 *
 * @example
 * const tab = useTab();
 * useEffect(() => tab.setTitle(row.name), [tab]);
 */
export function useTab(): TabPage {
  const value = use(TabPageContext);
  if (value === undefined) throw new Error('useTab: render this part inside a page of <TabOutlet>.');
  return value;
}
