import { createMemoryStore } from '@tarmac/admin-kit/session';
import { expect, test } from 'vitest';
import { forgetEnd, keepEnd, readEnd, sessionEnds } from './sessionEnd.ts';

test('AUTH-03 the login page is told why a session ended, for ten minutes and until somebody signs in', () => {
  const store = createMemoryStore();
  expect(readEnd(store)).toBeUndefined();
  for (const ended of sessionEnds) {
    keepEnd(store, { errorData: { ended }, now: 1000 });
    expect(readEnd(store, 1000)).toBe(ended);
  }
  expect(readEnd(store, 600_999)).toBe('tenant');
  expect(readEnd(store, 601_000)).toBeUndefined();
  keepEnd(store, { errorData: { ended: 'frozen' }, now: 1000 });
  forgetEnd(store);
  expect(readEnd(store, 1000)).toBeUndefined();
});

test('AUTH-03 what is not a known end of a session is not kept', () => {
  for (const errorData of [undefined, null, 'frozen', {}, { ended: 'toString' }, { ended: 7 }, [{ path: 'a', message: 'b' }]]) {
    const store = createMemoryStore();
    keepEnd(store, { errorData, now: 1000 });
    expect(readEnd(store, 1000)).toBeUndefined();
  }
});
