import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setTimeZone } from '@tarmac/admin-kit/i18n';
import { nowOrLater, secondAfter } from './nowText.ts';

// Other test files share this worker, and count on the computer's own zone.
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
beforeAll(() => setTimeZone('Asia/Shanghai'));
afterAll(() => setTimeZone(own));
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-02T10:00:40+08:00') }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['accepted in the minute before', '2026-06-02 09:59:59', '2026-06-02 10:00:00'],
  ['accepted with the minute', '2026-06-02 10:00:00', '2026-06-02 10:00:00'],
  ['accepted in this minute', '2026-06-02 10:00:37', '2026-06-02 10:00:37'],
  ['never accepted', null, '2026-06-02 10:00:00'],
])('WAY-02 the offered time of loading is not before the acceptance: %s', (_what, acceptTime, offered) => {
  expect(nowOrLater(acceptTime)).toBe(offered);
});

test('WAY-02 the offered time of unloading is after the departure', () => {
  expect(nowOrLater(secondAfter('2026-06-02 10:00:59'))).toBe('2026-06-02 10:01:00');
  expect(nowOrLater(secondAfter(null))).toBe('2026-06-02 10:00:00');
});
