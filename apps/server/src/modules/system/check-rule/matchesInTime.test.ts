import { expect, test } from 'vitest';
import { matchesInTime } from './matchesInTime.ts';

function keepBusy(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until;);
}

test('SYS-13 security 7.34 a busy machine refuses no good value: matching alone counts', async () => {
  const first = matchesInTime({ pattern: '^[A-Z]{3}$', value: 'ABC' });
  // While the thread starts, and while it matches.
  keepBusy(1500);
  expect(await first).toBe(true);
  const second = matchesInTime({ pattern: '^[A-Z]{3}$', value: 'ABC' });
  await new Promise((resolve) => setImmediate(resolve));
  keepBusy(1500);

  expect(await second).toBe(true);
});

test('SYS-13 security 7.34 a pattern that takes ages is cut off and has not matched, and the next one is tried', async () => {
  const slow = matchesInTime({ pattern: '^(a+)+$', value: `${'a'.repeat(60)}b` });
  const next = matchesInTime({ pattern: '^a+$', value: 'aaa' });

  expect(await slow).toBe(false);
  expect(await next).toBe(true);
});
