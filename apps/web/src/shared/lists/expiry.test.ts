import { expect, test } from 'vitest';
import { daysLeft, expiryOf } from './expiry.tsx';

test.each([
  ['2026-11-24', 'over'],
  ['2026-11-25', 'soon'],
  ['2026-12-25', 'soon'],
  ['2026-12-26', undefined],
  ['2026-11-24 23:59:59', 'over'],
  [null, undefined],
] as const)('FRT-01 a certificate until %s is %s on 2026-11-25', (day, state) => {
  expect(expiryOf(day, '2026-11-25')).toBe(state);
});

test.each([
  ['2026-11-24', -1],
  ['2026-11-25', 0],
  ['2027-03-01', 96],
  ['', undefined],
] as const)('FRT-01 a certificate until %s has %s days left on 2026-11-25', (day, days) => {
  expect(daysLeft(day, '2026-11-25')).toBe(days);
});
