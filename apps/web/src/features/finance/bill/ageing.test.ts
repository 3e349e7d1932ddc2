import { expect, test } from 'vitest';
import { ageBandOf } from './ageing.ts';

test.each([
  ['2026-12-01', 'open'],
  ['2026-11-30', 'open'],
  ['2026-11-29', 'to30'],
  ['2026-10-31', 'to30'],
  ['2026-10-30', 'to60'],
  ['2026-10-01', 'to60'],
  ['2026-09-30', 'to90'],
  ['2026-09-01', 'to90'],
  ['2026-08-31', 'over90'],
  [null, undefined],
])('SHIP-19 what was due on %s is %s on 30 November', (dueDate, band) => {
  expect(ageBandOf({ dueDate, amount: 1 }, '2026-11-30')).toBe(band);
});

test.each([0, null, -5])('SHIP-19 %s owed has no age', (amount) => {
  expect(ageBandOf({ dueDate: '2026-01-01', amount }, '2026-11-30')).toBeUndefined();
});
