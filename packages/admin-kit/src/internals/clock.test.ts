import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.useRealTimers());

test('VAL-03 now and today are those of the zone that the wire writes', async () => {
  const { formatInstant, setTimeZone, todayText } = await import('./clock.ts');
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 19, 4, 30) });

  setTimeZone('Asia/Shanghai');
  expect([formatInstant(), todayText()]).toEqual(['2026-11-28 03:04:30', '2026-11-28']);
  setTimeZone('America/New_York');
  expect([formatInstant(), todayText()]).toEqual(['2026-11-27 14:04:30', '2026-11-27']);
  // An hour that a clock with summer time leaves out.
  expect(formatInstant(Date.UTC(2026, 2, 8, 7, 30))).toBe('2026-03-08 03:30:00');
});

test('VAL-03 without a zone the computer’s own counts', async () => {
  const { formatInstant } = await import('./clock.ts');
  const at = new Date(2026, 4, 3, 0, 7, 9);
  expect(formatInstant(at.getTime())).toBe('2026-05-03 00:07:09');
});

test('VAL-03 an unknown zone is refused', async () => {
  const { setTimeZone } = await import('./clock.ts');
  expect(() => setTimeZone('Asia/Atlantis')).toThrow(RangeError);
});
