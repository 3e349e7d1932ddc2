import { expect, test, vi } from 'vitest';
import { createDictionaryStore, dictionaryLifetime, itemLabel } from './createDictionaryStore.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('DICT-01 a dictionary is asked for once and kept 7 days', async () => {
  let now = 0;
  const items = vi.fn(async () => [{ value: '1', text: '男' }]);
  const store = createDictionaryStore({ items }, () => now);
  store.load('sex');
  store.load('sex');
  expect(store.read('sex').state).toBe('loading');
  await settle();
  expect(store.read('sex')).toMatchObject({ state: 'ready', items: [{ value: '1' }] });
  now = dictionaryLifetime - 1;
  store.load('sex');
  expect(items).toHaveBeenCalledTimes(1);
  now = dictionaryLifetime;
  store.load('sex');
  expect(items).toHaveBeenCalledTimes(2);
  expect(dictionaryLifetime).toBe(604_800_000);
});

test("DICT-03 a failure tells the server's words, is not kept, and old items stay", async () => {
  let isDown = true;
  const store = createDictionaryStore({ items: async () => (isDown ? Promise.reject(new Error('服务不可用')) : []) });
  store.load('sex');
  await settle();
  expect(store.read('sex')).toMatchObject({ state: 'failed', message: '服务不可用' });
  isDown = false;
  store.load('sex');
  await settle();
  expect(store.read('sex').state).toBe('ready');
});

test('LAY-10 an answer that was on its way when the cache was cleared is dropped', async () => {
  const store = createDictionaryStore({ items: async () => [{ value: '1' }] });
  store.load('sex');
  store.clear();
  await settle();
  expect(store.read('sex').state).toBe('loading');
});

test('LANG-01 a refresh that was on its way when the language changed is dropped', async () => {
  const store = createDictionaryStore({ items: async () => [], refresh: async () => ({ sex: [{ value: '1', text: '男' }] }) });
  const refreshed = store.refresh();
  store.clear();
  await refreshed;
  expect(store.read('sex').state).toBe('loading');
});

test('DICT-05 items are value and text, label or title', () => {
  expect(itemLabel({ value: '1', text: 'a', label: 'b' })).toBe('a');
  expect(itemLabel({ value: '1', label: 'b', title: 'c' })).toBe('b');
  expect(itemLabel({ value: '1', title: 'c' })).toBe('c');
  expect(itemLabel({ value: '1' })).toBe('1');
});

test('LAY-10 a refresh takes over every dictionary at once; after a failure the old texts stay', async () => {
  let isDown = true;
  const refresh = vi.fn(async () => (isDown ? Promise.reject(new Error('服务不可用')) : { sex: [{ value: '1', text: '男性' }] }));
  const items = vi.fn(async () => [{ value: '1', text: '男' }]);
  const store = createDictionaryStore({ items, refresh });
  store.seed({ sex: [{ value: '1', text: '男' }], gone: [{ value: '1', text: '旧' }] });
  await expect(store.refresh()).rejects.toThrow('服务不可用');
  expect(store.read('sex').items).toEqual([{ value: '1', text: '男' }]);

  isDown = false;
  const heard = vi.fn();
  store.subscribe(heard);
  await store.refresh();
  expect(store.read('sex').items).toEqual([{ value: '1', text: '男性' }]);
  expect(store.read('gone').state).toBe('loading');
  expect(heard).toHaveBeenCalledTimes(1);
  store.load('sex');
  expect(items).not.toHaveBeenCalled();

  const bare = createDictionaryStore({ items });
  bare.seed({ sex: [] });
  await bare.refresh();
  expect(bare.read('sex').state).toBe('loading');
});
