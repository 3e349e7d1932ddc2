import { expect, test, vi } from 'vitest';
import { createBrowserStore, createMemoryStore, readKept, writeKept } from './keyValueStore.ts';

const refusing = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

test('SESS-03 a browser that refuses storage keeps the session as long as the page', () => {
  const store = createBrowserStore(refusing);

  store.set('a', '1');
  expect(store.get('a')).toBe('1');
  store.remove('a');
  expect(store.get('a')).toBeUndefined();
});

test('SESS-03 a storage that is full keeps what it has, and the page the rest', () => {
  const kept = new Map([['old', '1']]);
  const full = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const store = createBrowserStore(() => full);

  store.set('new', '2');
  expect([store.get('old'), store.get('new')]).toEqual(['1', '2']);
  store.remove('old');
  store.remove('new');
  expect([store.get('old'), store.get('new')]).toEqual([undefined, undefined]);
});

test('AUTH-04 hears what other windows write, until it is told to stop', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const heard = vi.fn();
  const stop = createBrowserStore(refusing).onExternalChange(heard);

  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'a' }));
  stop();
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'b' }));

  expect(heard).toHaveBeenCalledExactlyOnceWith('a');
  vi.unstubAllGlobals();
});

test('SESS-03 kept values end at their time; broken ones count as absent', () => {
  const store = createMemoryStore();
  writeKept(store, { key: 'forever', value: { a: 1 }, now: 0 });
  writeKept(store, { key: 'soon', value: 1, now: 0, forMs: 10 });
  store.set('broken', '{');

  expect(readKept(store, { key: 'forever', now: Number.MAX_SAFE_INTEGER })).toEqual({ a: 1 });
  expect([readKept(store, { key: 'soon', now: 9 }), readKept(store, { key: 'soon', now: 10 })]).toEqual([1, undefined]);
  expect([readKept(store, { key: 'broken', now: 0 }), readKept(store, { key: 'missing', now: 0 })]).toEqual([undefined, undefined]);
  expect(store.onExternalChange(() => {})()).toBeUndefined();
});
