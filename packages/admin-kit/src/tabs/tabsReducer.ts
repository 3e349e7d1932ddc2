import { withoutDetail } from '../internals/detailParam.ts';

/** One open page. */
export interface Tab {
  /** Stays the same while the page's own filters change its address. */
  key: string;
  /** The address that the tab shows now: path, query and hash. */
  href: string;
  /** What it says. */
  title: string;
  /** What the page holds now, such as its filters: tells tabs of one title apart. @source TAB-09 */
  note?: string;
  /** Name of its icon. */
  icon?: string;
  /** Hidden pages keep their state; a page that says no starts over at each visit. @source LAY-05 */
  keepAlive: boolean;
  /** It cannot be closed. */
  pinned: boolean;
  /** Counts refreshes; a new number remounts the page. @source TAB-07 */
  generation: number;
}

/** All open pages and which one is seen. Plain data: navigation happens outside. */
export interface TabsState {
  /** Open tabs, in order. */
  tabs: readonly Tab[];
  /** The one in view. */
  activeKey: string;
  /** With one page at a time only the current page is kept. @source TAB-02 */
  multiPage: boolean;
  /** Tabs closed last, the newest first, for reopening. */
  closed: readonly Tab[];
  /** The first tab of every list with several pages. @source TAB-01 */
  home: Tab;
  /** Keys of the tabs whose page exists, the one seen last first. The others are mounted when they are looked at. */
  alive: readonly string[];
  /** How many pages may exist at once; beyond it the one not seen for longest leaves its state, not its tab. */
  keepLimit: number;
  /** Keys of the tabs that hold unsaved input. */
  dirty: readonly string[];
}

/** A page that was navigated to. */
export interface Visit {
  /** Where it leads. */
  href: string;
  /** What the tab says. */
  title: string;
  /** Name of its icon. */
  icon?: string;
  /** The page stays alive. */
  keepAlive?: boolean;
  /** Given when a page changed its own address, or history returned to it: the tab stays the same one. */
  tabKey?: string;
}

/** What can happen to the open pages. */
export type TabsAction =
  | ({ type: 'visit' } & Visit)
  | { type: 'close' | 'closeLeft' | 'closeRight' | 'closeOthers' | 'togglePin'; key: string }
  /** Mounts the page again; with `href` at that address instead of its own. */
  | { type: 'refresh'; key: string; href?: string }
  | { type: 'reopen' }
  | { type: 'move'; key: string; to: number }
  | { type: 'describe'; describe: (href: string) => { title: string; icon?: string } }
  | { type: 'retitle'; key: string; title: string }
  /** Says what a page holds; an empty text says nothing. */
  | { type: 'note'; key: string; note: string }
  | { type: 'setMultiPage'; on: boolean }
  | { type: 'setKeepLimit'; limit: number }
  | { type: 'setDirty'; key: string; on: boolean }
  | { type: 'restore'; tabs: readonly Tab[] };

/** Why a tab stays open. The texts are the specification's. */
export type CloseRefusal = 'last' | 'home';

/** How many closed tabs can be reopened. */
const closedKept = 20;

/** The state with the home page alone. @source TAB-01 */
export function initialTabs(home: Visit, keepLimit = 20): TabsState {
  const tab = toTab(home, true);
  return { tabs: [tab], activeKey: tab.key, multiPage: true, closed: [], home: tab, alive: [tab.key], keepLimit, dirty: [] };
}

/** The tabs of a window that opens at a page: home, what an earlier visit left, and that page, which alone is mounted. */
export function startTabs({ home, first, restored = [], multiPage = true, keepLimit }: TabsStart): TabsState {
  const before = tabsReducer(initialTabs(home, keepLimit), { type: 'restore', tabs: restored });
  const visited = tabsReducer(before, { type: 'visit', ...first });
  const chosen = tabsReducer(visited, { type: 'setMultiPage', on: multiPage });
  return { ...chosen, alive: [chosen.activeKey] };
}

/** What a window begins with. */
export interface TabsStart {
  /** The tab that is always there. */
  home: Visit;
  /** The tab to begin with. */
  first: Visit;
  /** Tabs of an earlier visit. */
  restored?: readonly Tab[];
  /** Pages open in tabs. */
  multiPage?: boolean;
  /** How many pages stay alive. */
  keepLimit?: number;
}

/**
 * Whether a tab may be closed. The only tab and the home tab may not.
 *
 * @example
 * const { state } = useTabs();
 * const isHome = refusalOf(state, '/') !== undefined;
 * @source TAB-03, TAB-04
 */
export function refusalOf(state: TabsState, key: string): CloseRefusal | undefined {
  if (state.tabs.length === 1) return 'last';
  return state.home.key === key ? 'home' : undefined;
}

/** The tabs that an action would close. */
export function closedBy(state: TabsState, action: TabsAction): readonly Tab[] {
  const after = new Set(tabsReducer(state, action).tabs.map((tab) => tab.key));
  return state.tabs.filter((tab) => !after.has(tab.key));
}

/** The tabs whose unsaved input an action would lose, so that one question can be asked about all of them. */
export function lostBy(state: TabsState, action: TabsAction): readonly Tab[] {
  if (state.dirty.length === 0) return [];
  const after = new Map(tabsReducer(state, action).tabs.map((tab) => [tab.key, tab]));
  return state.tabs.filter((tab) => state.dirty.includes(tab.key) && after.get(tab.key)?.generation !== tab.generation);
}

/**
 * Applies an action. Home stays first and open; pinned tabs stay before the others and survive "close others". The same
 * state comes back where nothing changes.
 */
export function tabsReducer(state: TabsState, action: TabsAction): TabsState {
  const next = apply(state, action);
  return next === state ? state : settled(next);
}

function apply(state: TabsState, action: TabsAction): TabsState {
  switch (action.type) {
    case 'visit':
      return visit(state, action);
    case 'close': {
      if (refusalOf(state, action.key) !== undefined) return state;
      return without(state, { drop: (tab) => tab.key === action.key, heir: neighbourOf(state, action.key) });
    }
    case 'closeLeft': {
      const at = indexOf(state, action.key);
      return at < 0 ? state : without(state, { drop: (tab, index) => index > 0 && index < at && !tab.pinned, heir: action.key });
    }
    case 'closeRight': {
      const at = indexOf(state, action.key);
      return at < 0 ? state : without(state, { drop: (tab, index) => index > at && !tab.pinned, heir: action.key });
    }
    case 'closeOthers':
      return indexOf(state, action.key) < 0
        ? state
        : without(state, { drop: (tab, index) => index > 0 && tab.key !== action.key && !tab.pinned, heir: action.key });
    case 'refresh':
      return change(clean(state, action.key), {
        key: action.key,
        edit: (tab) => ({
          ...tab,
          href: action.href ?? tab.href,
          generation: tab.generation + 1,
        }),
      });
    case 'retitle':
      return change(state, { key: action.key, edit: (tab) => (tab.title === action.title ? tab : { ...tab, title: action.title }) });
    case 'note':
      return change(state, { key: action.key, edit: (tab) => ((tab.note ?? '') === action.note ? tab : { ...tab, note: action.note }) });
    case 'describe': {
      const named = (tab: Tab): Tab => {
        const { title, icon } = action.describe(tab.href);
        return title === tab.title && icon === tab.icon ? tab : { ...tab, title, icon };
      };
      const tabs = state.tabs.map(named);
      // A window that shows one page alone has no tab of the home page; it is made of this one later.
      const home = named(state.home);
      return home === state.home && tabs.every((tab, index) => tab === state.tabs[index]) ? state : { ...state, tabs, home };
    }
    case 'togglePin': {
      if (indexOf(state, action.key) <= 0) return state;
      return ordered(change(state, { key: action.key, edit: (tab) => ({ ...tab, pinned: !tab.pinned }) }));
    }
    case 'move': {
      const from = indexOf(state, action.key);
      if (from <= 0) return state;
      const moved = state.tabs[from]!;
      const tabs = state.tabs.filter((tab) => tab !== moved);
      return ordered({ ...state, tabs: tabs.toSpliced(Math.max(1, action.to), 0, moved) });
    }
    case 'reopen': {
      const [tab, ...closed] = state.closed;
      if (tab === undefined) return state;
      const tabs = indexOf(state, tab.key) >= 0 ? state.tabs : [...state.tabs, tab];
      return ordered({ ...state, tabs: state.multiPage ? tabs : [tab], closed, activeKey: tab.key });
    }
    case 'setMultiPage':
      if (action.on === state.multiPage) return state;
      return {
        ...state,
        multiPage: action.on,
        tabs: action.on
          ? [state.home, ...state.tabs.filter((tab) => tab.key !== state.home.key)]
          : state.tabs.filter((tab) => tab.key === state.activeKey),
      };
    case 'setKeepLimit':
      return action.limit === state.keepLimit ? state : { ...state, keepLimit: action.limit };
    case 'setDirty':
      if (state.dirty.includes(action.key) === action.on || indexOf(state, action.key) < 0) return state;
      return action.on ? { ...state, dirty: [...state.dirty, action.key] } : clean(state, action.key);
    case 'restore': {
      if (!state.multiPage) return state;
      const known = new Set(state.tabs.map((tab) => tab.key));
      return ordered({ ...state, tabs: [...state.tabs, ...action.tabs.filter((tab) => !known.has(tab.key))] });
    }
  }
}

/** The tab that an address belongs to: the one that shows it, or that was opened with it and still shows that page. */
export const tabOf = ({ tabs }: TabsState, href: string): Tab | undefined => {
  const wanted = withoutDetail(href);
  return tabs.find((tab) => withoutDetail(tab.href) === wanted || (tab.key === wanted && pageOf(tab.href) === pageOf(href)));
};

const pageOf = (href: string) => href.split(/[?#]/, 1)[0];

/** What a tab is called among the others: its title, and where another has the same one, what it holds. @source TAB-09 */
export const tabName = ({ key, title, note }: Tab, tabs: readonly Tab[]): string =>
  note && tabs.some((other) => other.key !== key && other.title === title) ? `${title} · ${note}` : title;

/** What going to an address means for the tab that it belongs to. */
export type Opening = 'new' | 'asLeft' | 'address' | 'fresh';

/**
 * What a menu entry or a link does. An address without a query names a page, not what it shows: its tab comes back as it was left.
 * The page that is seen already begins again.
 */
export function openingOf(state: TabsState, href: string): Opening {
  const known = tabOf(state, href);
  if (known === undefined) return 'new';
  const isPlain = !/[?#]/.test(href);
  if (known.key === state.activeKey) return isPlain || known.href === href ? 'fresh' : 'address';
  return isPlain ? 'asLeft' : 'address';
}

function visit(state: TabsState, target: Visit): TabsState {
  const known = state.tabs.find((tab) => tab.key === target.tabKey) ?? tabOf(state, target.href);
  if (known !== undefined) {
    // Revisiting keeps the title that the tab has.
    const tabs = known.href === target.href ? state.tabs : state.tabs.map((tab) => (tab === known ? { ...tab, href: target.href } : tab));
    return tabs === state.tabs && state.activeKey === known.key ? state : { ...state, tabs, activeKey: known.key };
  }
  const tab = target.href === state.home.href ? state.home : toTab(target, false);
  return { ...state, tabs: state.multiPage ? [...state.tabs, tab] : [tab], activeKey: tab.key };
}

function toTab({ href, title, icon, keepAlive = true, tabKey }: Visit, pinned: boolean): Tab {
  return { key: tabKey ?? withoutDetail(href), href, title, ...(icon === undefined ? {} : { icon }), keepAlive, pinned, generation: 0 };
}

const indexOf = (state: TabsState, key: string) => state.tabs.findIndex((tab) => tab.key === key);

// The right neighbour takes over, else the left one. @source TAB-06
function neighbourOf(state: TabsState, key: string): string {
  const at = indexOf(state, key);
  return (state.tabs[at + 1] ?? state.tabs[at - 1])!.key;
}

function without(state: TabsState, { drop, heir }: { drop: (tab: Tab, index: number) => boolean; heir: string }): TabsState {
  const kept = state.tabs.filter((tab, index) => !drop(tab, index));
  if (kept.length === state.tabs.length) return state;
  const gone = state.tabs.filter((tab) => !kept.includes(tab));
  const activeKey = kept.some((tab) => tab.key === state.activeKey) ? state.activeKey : heir;
  return { ...state, tabs: kept, activeKey, closed: [...gone.toReversed(), ...state.closed].slice(0, closedKept) };
}

function change(state: TabsState, { key, edit }: { key: string; edit: (tab: Tab) => Tab }): TabsState {
  return withTabs(
    state,
    state.tabs.map((tab) => (tab.key === key ? edit(tab) : tab)),
  );
}

function clean(state: TabsState, key: string): TabsState {
  return state.dirty.includes(key) ? { ...state, dirty: state.dirty.filter((one) => one !== key) } : state;
}

/** Home, then the pinned, then the others. */
function ordered(state: TabsState): TabsState {
  const [home, ...rest] = state.tabs;
  return withTabs(state, [home!, ...rest.filter((tab) => tab.pinned), ...rest.filter((tab) => !tab.pinned)]);
}

function withTabs(state: TabsState, tabs: readonly Tab[]): TabsState {
  return tabs.length === state.tabs.length && tabs.every((tab, index) => tab === state.tabs[index]) ? state : { ...state, tabs };
}

/** Brings what follows from the tabs in line with them: which pages exist, and which hold unsaved input. */
function settled(state: TabsState): TabsState {
  const open = new Map(state.tabs.map((tab) => [tab.key, tab]));
  const dirty = state.dirty.filter((key) => open.has(key));
  const mayLeave = (key: string) => open.get(key)?.pinned === false && !dirty.includes(key) && key !== state.home.key;
  const others = state.alive.filter((key) => key !== state.activeKey && open.get(key)?.keepAlive === true);
  let excess = others.length + 1 - state.keepLimit;
  const kept = others.toReversed().filter((key) => excess <= 0 || !mayLeave(key) || excess-- <= 0);
  return { ...state, dirty, alive: [state.activeKey, ...kept.toReversed()] };
}
