import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closedBy,
  initialTabs,
  lostBy,
  openingOf,
  refusalOf,
  startTabs,
  tabName,
  type TabsAction,
  tabsReducer,
  type TabsState,
} from './tabsReducer.ts';

const home = { href: '/home', title: '首页' };
const open = (...hrefs: string[]): TabsState =>
  hrefs.reduce((state, href) => tabsReducer(state, { type: 'visit', href, title: href.slice(1) }), initialTabs(home));
const hrefs = (state: TabsState) => state.tabs.map((tab) => tab.href);

describe('tabs', () => {
  test('TAB-01 home is first; a new full path adds a tab; revisiting keeps the title', () => {
    const state = tabsReducer(open('/a', '/b'), { type: 'visit', href: '/a', title: 'other' });

    expect(hrefs(state)).toEqual(['/home', '/a', '/b']);
    expect(state.activeKey).toBe('/a');
    expect(state.tabs[1]?.title).toBe('a');
    expect(tabsReducer(state, { type: 'visit', href: '/d', title: 'd', icon: 'file' }).tabs[3]).toMatchObject({
      icon: 'file',
      keepAlive: true,
    });
    expect(hrefs(open('/a', '/a?state=1'))).toEqual(['/home', '/a', '/a?state=1']);
  });

  test('TAB-01 a page that changes its own address stays the same tab', () => {
    const state = tabsReducer(open('/a'), { type: 'visit', href: '/a?pageNo=2', title: 'a', tabKey: '/a' });

    expect(hrefs(state)).toEqual(['/home', '/a?pageNo=2']);
    expect(state.activeKey).toBe('/a');
  });

  test.each([
    ['/c', 'new', 'no tab has it'],
    ['/a?pageNo=9', 'new', 'another full path'],
    ['/b', 'asLeft', 'a page without a query of its own'],
    ['/b?pageNo=2', 'address', 'the address that a tab shows'],
    ['/a', 'fresh', 'the page that is seen'],
    ['/a?pageNo=3', 'fresh', 'the address that is seen'],
    ['/home', 'asLeft', 'home'],
    ['/b#end', 'new', 'a place in a page'],
  ])('TAB-01 LAY-05 going to %s means %s: %s', (href, opening) => {
    const moved = (
      [
        ['/b', 2],
        ['/a', 3],
      ] as const
    ).reduce(
      (state, [key, page]) => tabsReducer(state, { type: 'visit', href: `${key}?pageNo=${page}`, title: key, tabKey: key }),
      open('/b', '/a'),
    );

    expect(openingOf(moved, href)).toBe(opening);
  });

  test('TAB-01 a tab that went on to another page is not the tab of the page that it was opened with', () => {
    const moved = tabsReducer(open('/detail/1'), { type: 'visit', href: '/detail/2', title: '2', tabKey: '/detail/1' });
    expect(openingOf(moved, '/detail/1')).toBe('new');
    expect(openingOf(moved, '/detail/2')).toBe('fresh');
    const back = tabsReducer(moved, { type: 'visit', href: '/detail/1', title: '1', tabKey: '/detail/1' });
    expect(hrefs(back)).toEqual(['/home', '/detail/1']);
  });

  test('TAB-07 a refresh mounts the page again, at another address where one is given', () => {
    const state = tabsReducer(open('/a'), { type: 'visit', href: '/a?pageNo=2', title: 'a', tabKey: '/a' });

    expect(tabsReducer(state, { type: 'refresh', key: '/a' }).tabs[1]).toMatchObject({ href: '/a?pageNo=2', generation: 1 });
    expect(tabsReducer(state, { type: 'refresh', key: '/a', href: '/a' }).tabs[1]).toMatchObject({ href: '/a', generation: 1 });
  });

  test('TAB-02 LANG-01 the home tab that comes back after one page alone speaks the language of now', () => {
    const alone = tabsReducer(open('/a'), { type: 'setMultiPage', on: false });
    const named = tabsReducer(alone, { type: 'describe', describe: (href) => ({ title: href === '/home' ? 'Home' : 'A' }) });
    const many = tabsReducer(named, { type: 'setMultiPage', on: true });
    expect(many.tabs.map(({ title }) => title)).toEqual(['Home', 'A']);
  });

  test('TAB-02 with one page alone the way home leads to the home it began with', () => {
    const single = tabsReducer(tabsReducer(open('/a'), { type: 'setMultiPage', on: false }), {
      type: 'visit',
      href: '/home',
      title: 'other',
    });

    expect(single.tabs).toEqual([initialTabs(home).tabs[0]]);
    expect(single.activeKey).toBe('/home');
  });

  test('TAB-01 LANG-01 another language names every open page again, and nothing else of it', () => {
    const before = open('/a', '/b');
    const state = tabsReducer(before, { type: 'describe', describe: (href) => ({ title: href.toUpperCase() }) });

    expect(state.tabs.map((tab) => tab.title)).toEqual(['/HOME', '/A', '/B']);
    expect(state.tabs.map(({ key, generation }) => ({ key, generation }))).toEqual(
      before.tabs.map(({ key, generation }) => ({ key, generation })),
    );
    expect(tabsReducer(state, { type: 'describe', describe: (href) => ({ title: href.toUpperCase() }) })).toBe(state);
  });

  test('TAB-02 with multi-page mode off only the current page is kept', () => {
    let state = tabsReducer(open('/a', '/b'), { type: 'setMultiPage', on: false });
    expect(hrefs(state)).toEqual(['/b']);

    state = tabsReducer(state, { type: 'visit', href: '/c', title: 'c' });
    expect(hrefs(state)).toEqual(['/c']);

    expect(hrefs(tabsReducer(state, { type: 'setMultiPage', on: true }))).toEqual(['/home', '/c']);
  });

  test('TAB-03 TAB-04 the last tab and the home tab stay', () => {
    expect(refusalOf(open(), '/home')).toBe('last');
    expect(refusalOf(open('/a'), '/home')).toBe('home');
    expect(refusalOf(open('/a'), '/a')).toBeUndefined();
    expect(tabsReducer(open('/a'), { type: 'close', key: '/home' })).toEqual(open('/a'));
  });

  test('TAB-05 close left, right and others', () => {
    const state = open('/a', '/b', '/c', '/d');

    expect(hrefs(tabsReducer(state, { type: 'closeLeft', key: '/c' }))).toEqual(['/home', '/c', '/d']);
    expect(hrefs(tabsReducer(state, { type: 'closeRight', key: '/b' }))).toEqual(['/home', '/a', '/b']);
    expect(tabsReducer(state, { type: 'closeRight', key: '/b' }).activeKey).toBe('/b');
    expect(hrefs(tabsReducer(state, { type: 'closeOthers', key: '/b' }))).toEqual(['/home', '/b']);
    expect(closedBy(state, { type: 'closeOthers', key: '/b' }).map((tab) => tab.href)).toEqual(['/a', '/c', '/d']);
  });

  test('TAB-05 a pinned tab stands first and survives closing others', () => {
    const state = tabsReducer(open('/a', '/b', '/c'), { type: 'togglePin', key: '/c' });

    expect(hrefs(state)).toEqual(['/home', '/c', '/a', '/b']);
    expect(hrefs(tabsReducer(state, { type: 'closeOthers', key: '/a' }))).toEqual(['/home', '/c', '/a']);
  });

  test('TAB-06 closing the active tab activates a neighbour, and it can be reopened', () => {
    const middle = tabsReducer(tabsReducer(open('/a', '/b'), { type: 'visit', href: '/a', title: '' }), { type: 'close', key: '/a' });
    expect(middle.activeKey).toBe('/b');

    const last = tabsReducer(middle, { type: 'close', key: '/b' });
    expect(last.activeKey).toBe('/home');

    const back = tabsReducer(last, { type: 'reopen' });
    expect(hrefs(back)).toEqual(['/home', '/b']);
    expect(back.activeKey).toBe('/b');
  });

  test('TAB-07 refresh changes that tab alone', () => {
    const state = tabsReducer(open('/a', '/b'), { type: 'refresh', key: '/b' });

    expect(state.tabs.map((tab) => tab.generation)).toEqual([0, 0, 1]);
  });

  test('TAB-01 TAB-06 any history leaves home first, one active tab and no duplicates', () => {
    const href = fc.constantFrom('/home', '/a', '/b', '/c', '/d?x=1', '/d?x=2');
    const action: fc.Arbitrary<TabsAction> = fc.oneof(
      href.map((value) => ({ type: 'visit' as const, href: value, title: value })),
      fc.record({
        type: fc.constantFrom(
          'close' as const,
          'closeLeft' as const,
          'closeRight' as const,
          'closeOthers' as const,
          'refresh' as const,
          'togglePin' as const,
        ),
        key: href,
      }),
      fc.record({ type: fc.constant('move' as const), key: href, to: fc.integer({ min: -1, max: 7 }) }),
      fc.constant({ type: 'reopen' as const }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const state = actions.reduce(tabsReducer, initialTabs(home));

        expect(state.tabs[0]?.href).toBe('/home');
        expect(new Set(state.tabs.map((tab) => tab.key)).size).toBe(state.tabs.length);
        expect(state.tabs.filter((tab) => tab.key === state.activeKey)).toHaveLength(1);
        const pins = state.tabs.slice(1).map((tab) => tab.pinned);
        expect(pins).toEqual(pins.toSorted((a, b) => Number(b) - Number(a)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('TAB-01 a window begins', () => {
  const restored = open('/a', '/b')
    .tabs.slice(1)
    .map((tab) => ({ ...tab, pinned: tab.href === '/b' }));
  const first = { href: '/a?pageNo=2', title: 'a', tabKey: '/a' };

  test('TAB-01 LAY-05 with what an earlier visit left; only the page that is seen is mounted', () => {
    const state = startTabs({ home, first, restored });
    expect(hrefs(state)).toEqual(['/home', '/b', '/a?pageNo=2']);
    expect(state).toMatchObject({ activeKey: '/a', alive: ['/a'] });
    expect(startTabs({ home, first: home })).toEqual(initialTabs(home));
  });

  test('TAB-02 with one page at a time at that page alone', () => {
    const state = startTabs({ home, first, restored, multiPage: false });
    expect(hrefs(state)).toEqual(['/a?pageNo=2']);
    expect(hrefs(tabsReducer(state, { type: 'restore', tabs: restored }))).toEqual(['/a?pageNo=2']);
    expect(hrefs(tabsReducer(tabsReducer(open('/a'), { type: 'close', key: '/a' }), { type: 'setMultiPage', on: false }))).toEqual([
      '/home',
    ]);
    const closed = tabsReducer(tabsReducer(open('/a'), { type: 'close', key: '/a' }), { type: 'setMultiPage', on: false });
    expect(hrefs(tabsReducer(closed, { type: 'reopen' }))).toEqual(['/a']);
  });
});

test('TAB-05 TAB-07 what an action would lose is known beforehand', () => {
  const dirty = ['/a', '/b'].reduce((state, key) => tabsReducer(state, { type: 'setDirty', key, on: true }), open('/a', '/b', '/c'));
  const keys = (action: TabsAction) => lostBy(dirty, action).map((tab) => tab.key);

  expect(keys({ type: 'closeOthers', key: '/c' })).toEqual(['/a', '/b']);
  expect(keys({ type: 'closeOthers', key: '/a' })).toEqual(['/b']);
  expect(keys({ type: 'refresh', key: '/a' })).toEqual(['/a']);
  expect(keys({ type: 'visit', href: '/d', title: 'd' })).toEqual([]);
  expect(lostBy(open('/a'), { type: 'close', key: '/a' })).toEqual([]);
  const single = tabsReducer(dirty, { type: 'setMultiPage', on: false });
  expect(single.dirty).toEqual([]);
  const typed = tabsReducer(single, { type: 'setDirty', key: '/c', on: true });
  expect(lostBy(typed, { type: 'visit', href: '/d', title: 'd' }).map((tab) => tab.key)).toEqual(['/c']);
});

test('TAB-05 an action on a tab that is not there changes nothing', () => {
  const state = open('/a');
  for (const type of ['close', 'closeLeft', 'closeRight', 'closeOthers', 'refresh', 'togglePin'] as const)
    expect(tabsReducer(state, { type, key: '/gone' }), type).toBe(state);
  expect(tabsReducer(state, { type: 'move', key: '/gone', to: 1 })).toBe(state);
  expect(tabsReducer(state, { type: 'retitle', key: '/a', title: 'a' })).toBe(state);
  expect(tabsReducer(state, { type: 'retitle', key: '/a', title: 'b' }).tabs[1]?.title).toBe('b');
  expect(tabsReducer(state, { type: 'setDirty', key: '/gone', on: true })).toBe(state);
  expect(tabsReducer(state, { type: 'setKeepLimit', limit: 20 })).toBe(state);
  expect(tabsReducer(state, { type: 'setMultiPage', on: true })).toBe(state);
  expect(tabsReducer(state, { type: 'reopen' })).toBe(state);
  expect(tabsReducer(state, { type: 'togglePin', key: '/home' })).toBe(state);
});

test('TAB-09 tabs of one title say what each of them holds, others their title alone', () => {
  const state = ['/list', '/list?state=1', '/other'].reduce(
    (before, href) => tabsReducer(before, { type: 'visit', href, title: href[1]! }),
    open(),
  );
  const noted = ['/list?state=1', '/other'].reduce((before, key) => tabsReducer(before, { type: 'note', key, note: '待接单' }), state);

  expect(noted.tabs.map((tab) => tabName(tab, noted.tabs))).toEqual([home.title, 'l', 'l · 待接单', 'o']);
  expect(tabsReducer(state, { type: 'note', key: '/list', note: '' })).toBe(state);
});

test('TAB-05 the page that is seen, asked for with another query, goes to that address', () => {
  expect(openingOf(open('/a?page=1'), '/a?page=1&detail=7')).toBe('address');
  expect(openingOf(open('/a?page=1'), '/a?page=2')).toBe('new');
});
