import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setTimeZone } from '@tarmac/admin-kit/i18n';
import { isOfThisMonth, isPaper } from './invoiceKinds.ts';

// Other test files share this worker, and count on the computer's own zone.
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
beforeAll(() => setTimeZone('Asia/Shanghai'));
afterAll(() => setTimeZone(own));
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-01T00:30:00+08:00') }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['the last second of the month before', '2026-06-30 23:59:59', false],
  ['the first second of the month', '2026-07-01 00:00:00', true],
  ['the same month a year ago', '2025-07-01 00:00:00', false],
  ['never', null, false],
])('FRT-20 an invoice can be void within its month, by the time of the business: issued %s', (_what, issueTime, expected) => {
  expect(isOfThisMonth({ issueTime })).toBe(expected);
});

test.each([
  ['1', false],
  ['2', false],
  ['3', true],
  ['4', true],
  [null, false],
])('FRT-20 invoices of kind %s are on paper: %s', (invoiceType, expected) => {
  expect(isPaper({ invoiceType })).toBe(expected);
});
