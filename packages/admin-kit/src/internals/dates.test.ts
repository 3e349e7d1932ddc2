import { expect, test } from 'vitest';
import { dayText, instantText, toDate } from './dates.ts';

test('VAL-03 days and dates agree', () => {
  expect(dayText(toDate('2026-03-04 05:06:07')!)).toBe('2026-03-04');
  expect(instantText(new Date(2026, 2, 4, 5, 6, 7))).toBe('2026-03-04 05:06:07');
  expect(toDate('x')).toBeUndefined();
});
