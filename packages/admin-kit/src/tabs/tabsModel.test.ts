import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialTabs, tabsReducer, type TabsAction, type TabsState } from './tabsReducer.ts';

/** The same tabs told the plain way: arrays that are changed in place, one rule after the other, nothing shared with the reducer. */
class PlainTabs {
  open = [{ key: '/home', pinned: true, generation: 0 }];
  active = '/home';
  closed: { key: string; pinned: boolean; generation: number }[] = [];
  seen = ['/home'];
  dirty = new Set<string>();
  limit = 20;

  at(key: string) {
    return this.open.findIndex((tab) => tab.key === key);
  }

  remove(keys: string[], heir: string) {
    const goers = this.open.filter((tab) => keys.includes(tab.key));
    this.open = this.open.filter((tab) => !keys.includes(tab.key));
    for (const tab of goers) this.closed.unshift(tab);
    this.closed.splice(20);
    if (keys.includes(this.active)) this.active = heir;
  }

  sort() {
    const rest = this.open.slice(1);
    this.open = [this.open[0]!, ...rest.filter((tab) => tab.pinned), ...rest.filter((tab) => !tab.pinned)];
  }

  do(action: TabsAction) {
    if (action.type === 'visit') {
      if (this.at(action.href) < 0) this.open.push({ key: action.href, pinned: false, generation: 0 });
      this.active = action.href;
    } else if (action.type === 'close') {
      const at = this.at(action.key);
      if (at > 0) this.remove([action.key], (this.open[at + 1] ?? this.open[at - 1])!.key);
    } else if (action.type === 'closeLeft' || action.type === 'closeRight' || action.type === 'closeOthers') {
      const at = this.at(action.key);
      if (at < 0) return;
      const from = action.type === 'closeRight' ? at + 1 : 1;
      const to = action.type === 'closeLeft' ? at : this.open.length;
      const goers = this.open.slice(from, Math.max(from, to)).filter((tab) => !tab.pinned && tab.key !== action.key);
      this.remove(
        goers.map((tab) => tab.key),
        action.key,
      );
    } else if (action.type === 'refresh') {
      const tab = this.open[this.at(action.key)];
      if (tab !== undefined) this.open[this.at(action.key)] = { ...tab, generation: tab.generation + 1 };
      if (tab !== undefined) this.dirty.delete(action.key);
    } else if (action.type === 'togglePin') {
      const at = this.at(action.key);
      if (at > 0) this.open[at] = { ...this.open[at]!, pinned: !this.open[at]!.pinned };
      this.sort();
    } else if (action.type === 'move') {
      const at = this.at(action.key);
      if (at <= 0) return;
      const [tab] = this.open.splice(at, 1);
      this.open.splice(action.to < 1 ? 1 : action.to, 0, tab!);
      this.sort();
    } else if (action.type === 'reopen') {
      const tab = this.closed.shift();
      if (tab === undefined) return;
      if (this.at(tab.key) < 0) this.open.push(tab);
      this.active = tab.key;
      this.sort();
    } else if (action.type === 'setDirty') {
      if (this.at(action.key) < 0) return;
      if (action.on) this.dirty.add(action.key);
      else this.dirty.delete(action.key);
    } else if (action.type === 'setKeepLimit') {
      this.limit = action.limit;
    }
    for (const key of this.dirty) if (this.at(key) < 0) this.dirty.delete(key);
    this.seen = [this.active, ...this.seen.filter((key) => key !== this.active && this.at(key) >= 0)];
    for (let index = this.seen.length - 1; index > 0 && this.seen.length > this.limit; index--) {
      const key = this.seen[index]!;
      const isHeld = key === '/home' || this.dirty.has(key) || this.open[this.at(key)]!.pinned;
      if (!isHeld) this.seen.splice(index, 1);
    }
  }
}

const addresses = ['/home', ...Array.from({ length: 12 }, (_, index) => `/page/${index}`)];
const address = fc.constantFrom(...addresses);
const operation: fc.Arbitrary<TabsAction> = fc.oneof(
  { weight: 6, arbitrary: address.map((href) => ({ type: 'visit' as const, href, title: href })) },
  { weight: 2, arbitrary: address.map((key) => ({ type: 'close' as const, key })) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('closeLeft' as const, 'closeRight' as const, 'closeOthers' as const),
      key: address,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('refresh' as const, 'togglePin' as const), key: address }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('move' as const), key: address, to: fc.integer({ min: -2, max: 15 }) }) },
  { weight: 1, arbitrary: fc.constant({ type: 'reopen' as const }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('setDirty' as const), key: address, on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('setKeepLimit' as const), limit: fc.integer({ min: 1, max: 8 }) }) },
);

test('TAB-01 TAB-04 TAB-05 TAB-06 TAB-07 10,000 random operations leave the tabs as a plain model has them', () => {
  const operations = fc.sample(operation, 10_000);
  const plain = new PlainTabs();
  let state: TabsState = initialTabs({ href: '/home', title: '首页' });
  for (const [index, action] of operations.entries()) {
    state = tabsReducer(state, action);
    plain.do(action);
    const real = {
      open: state.tabs.map(({ key, pinned, generation }) => ({ key, pinned, generation })),
      active: state.activeKey,
      closed: state.closed.map(({ key }) => key),
      seen: state.alive,
      dirty: [...state.dirty].sort(),
    };
    const wanted = {
      open: plain.open,
      active: plain.active,
      closed: plain.closed.map(({ key }) => key),
      seen: plain.seen,
      dirty: [...plain.dirty].sort(),
    };
    expect(real, `after ${JSON.stringify(operations.slice(Math.max(0, index - 5), index + 1))}`).toEqual(wanted);
  }
});
