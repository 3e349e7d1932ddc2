import { expect, test, vi } from 'vitest';
import { type AnswerStore, createTimedCache } from './timedCache.ts';

function memory(): AnswerStore & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (key) => texts.get(key),
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  };
}

test('REQ-07 keeps an answer for its time, shares it in flight and forgets failures', async () => {
  let now = 0;
  const cache = createTimedCache({ now: () => now });
  const load = vi.fn(async () => load.mock.calls.length);

  expect(await Promise.all([cache.get('k', { keepForMs: 100, load }), cache.get('k', { keepForMs: 100, load })])).toEqual([1, 1]);
  now = 99;
  expect(await cache.get('k', { keepForMs: 100, load })).toBe(1);
  now = 100;
  expect(await cache.get('k', { keepForMs: 100, load })).toBe(2);
  await cache.get('bad', { keepForMs: 100, load: () => Promise.reject(new Error('no')) }).catch(() => {});
  expect(await cache.get('bad', { keepForMs: 100, load: async () => 'fine' })).toBe('fine');
  cache.forget('k');
  expect(await cache.get('k', { keepForMs: 100, load })).toBe(3);
});

test('REQ-07 an answer outlives a reload until its time is over', async () => {
  let now = 0;
  const store = memory();
  const options = { store, now: () => now };
  await createTimedCache(options).get('dict', { keepForMs: 604_800_000, load: async () => ['男', '女'] });
  const load = vi.fn(async () => ['new']);

  now = 604_799_999;
  expect(await createTimedCache(options).get('dict', { keepForMs: 604_800_000, load })).toEqual(['男', '女']);
  expect(load).not.toHaveBeenCalled();
  now = 604_800_000;
  expect(await createTimedCache(options).get('dict', { keepForMs: 604_800_000, load })).toEqual(['new']);
});

test('REQ-07 what was read back from the store ends with its time, as it would have', async () => {
  let now = 0;
  const store = memory();
  const options = { store, now: () => now };
  await createTimedCache(options).get('k', { keepForMs: 100, load: async () => 'old' });
  const again = createTimedCache(options);
  now = 50;
  expect(await again.get('k', { keepForMs: 100, load: async () => 'new' })).toBe('old');
  now = 99;
  expect(await again.get('k', { keepForMs: 100, load: async () => 'new' })).toBe('old');
  now = 100;
  expect(await again.get('k', { keepForMs: 100, load: async () => 'new' })).toBe('new');
});

test('REQ-07 a failure that comes late forgets its own question, and not the one that was asked since', async () => {
  const cache = createTimedCache({ now: () => 0 });
  let fail: (error: Error) => void = () => {};
  const failing = cache.get('k', { keepForMs: 100, load: () => new Promise<string>((_resolve, reject) => (fail = reject)) });
  cache.forget('k');
  expect(await cache.get('k', { keepForMs: 100, load: async () => 'second' })).toBe('second');
  fail(new Error('no'));
  await failing.catch(() => {});
  expect(await cache.get('k', { keepForMs: 100, load: async () => 'third' })).toBe('second');
});

test.each([
  '{',
  '{}',
  'null',
  '[["k"]]',
  '[["k",null]]',
  '[["k",{"until":"1"}]]',
  '[[1,{"until":1000}]]',
  '[{"0":"k"}]',
  '["k"]',
  '[null]',
])('REQ-07 what a store holds that nobody here wrote (%s) is left alone', async (text) => {
  const store = memory();
  store.set('kept-answers', text);
  const cache = createTimedCache({ store, now: () => 0 });
  expect(await cache.get('k', { keepForMs: 100, load: async () => 'fresh' })).toBe('fresh');
  expect(JSON.parse(store.texts.get('kept-answers') ?? '')).toEqual([['k', { until: 100, value: 'fresh' }]]);
});

test('REQ-07 forgetting empties the store too, and an answer on its way does not come back', async () => {
  const store = memory();
  const cache = createTimedCache({ store });
  let arrive: (answer: string) => void = () => {};
  const late = cache.get('/a?x', { keepForMs: 1000, load: () => new Promise<string>((resolve) => (arrive = resolve)) });
  await cache.get('/b', { keepForMs: 1000, load: async () => 'b' });

  cache.forget('/a');
  arrive('late');
  await late;

  expect(store.texts.get('kept-answers')).toContain('/b');
  expect(store.texts.get('kept-answers')).not.toContain('/a');
  cache.forget();
  expect(store.texts.size).toBe(0);
});

test('REQ-07 what is kept never grows beyond 200 answers; those that end first go', async () => {
  const store = memory();
  const cache = createTimedCache({ store, now: () => 0 });

  for (let index = 1; index <= 203; index += 1) await cache.get(`k${index};`, { keepForMs: index, load: async () => index });

  const kept = JSON.parse(store.texts.get('kept-answers') ?? '') as [string, unknown][];
  expect(kept).toHaveLength(200);
  expect(kept.some(([key]) => key === 'k3;')).toBe(false);
  expect(kept.some(([key]) => key === 'k4;')).toBe(true);
});

test.each(['{broken', '{}', 'null', '[1,["k"],["k",{}],["k",{"until":"soon"}]]'])(
  'REQ-07 a broken store %s counts as empty',
  async (text) => {
    const store = memory();
    store.set('kept-answers', text);

    expect(await createTimedCache({ store }).get('k', { keepForMs: 10, load: async () => 'asked' })).toBe('asked');
  },
);

test('REQ-07 forgetting some leaves the others, on the page and in the store', async () => {
  const store = memory();
  const cache = createTimedCache({ now: () => 0, store });
  const load = vi.fn(async () => load.mock.calls.length);
  for (const key of ['/dict a', '/dict b', '/user']) await cache.get(key, { keepForMs: 100, load });

  cache.forget('/dict');

  expect(await cache.get('/user', { keepForMs: 100, load })).toBe(3);
  expect(await cache.get('/dict a', { keepForMs: 100, load })).toBe(4);
  expect(await createTimedCache({ now: () => 0, store }).get('/user', { keepForMs: 100, load })).toBe(3);
});

test.each(['{', '{}', '1', 'null', '[1,null,[],["k"],["k",null],["k",{}],["k",{"until":"9"}],[5,{"until":9}]]'])(
  'REQ-07 a store that holds %s is as good as an empty one',
  async (text) => {
    const store = memory();
    store.texts.set('kept-answers', text);

    expect(await createTimedCache({ now: () => 0, store }).get('k', { keepForMs: 100, load: async () => 'asked' })).toBe('asked');
  },
);
