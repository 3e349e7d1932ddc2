import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedBy, initialTabs, refusalOf, type TabsAction, tabsReducer, type TabsState } from './tabsReducer.ts';

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
    expect(hrefs(open('/a', '/a?state=1'))).toEqual(['/home', '/a', '/a?state=1']);
  });

  test('TAB-01 a page that changes its own address stays the same tab', () => {
    const state = tabsReducer(open('/a'), { type: 'visit', href: '/a?pageNo=2', title: 'a', tabKey: '/a' });

    expect(hrefs(state)).toEqual(['/home', '/a?pageNo=2']);
    expect(state.activeKey).toBe('/a');
  });

  test('TAB-01 another language names every open page anew, and nothing else of it', () => {
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
