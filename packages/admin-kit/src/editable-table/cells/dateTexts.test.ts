import { expect, test } from 'vitest';
import { addDays, addMonths, serialToInstant, serialToTime, showInstant } from './dateTexts.ts';

test.each([
  [45_292, '2024-01-01 00:00:00'],
  [45_296.5, '2024-01-05 12:00:00'],
  [1, '1900-01-01 00:00:00'],
  [61, '1900-03-01 00:00:00'],
  [59, '1900-02-28 00:00:00'],
  [60, '1900-02-28 00:00:00'],
  [59.5, '1900-02-28 12:00:00'],
  [0.999, null],
  [0, null],
  [2_958_465, '9999-12-31 00:00:00'],
  [2_958_466, null],
  [3_000_000, null],
  [Number.NaN, null],
])('GRID-02 the number of days %d', (serial, instant) => expect(serialToInstant(serial)).toBe(instant));

test.each([
  [0, '00:00:00'],
  [0.5, '12:00:00'],
  [45_296.75, '18:00:00'],
  // A second before midnight, and what rounds up to it.
  [0.999988, '23:59:59'],
  [0.999999, '00:00:00'],
  [-0.5, null],
  [Number.NaN, null],
])('GRID-02 the time of the number of days %d', (serial, time) => expect(serialToTime(serial)).toBe(time));

test.each([
  ['2026-03-04', 1, '2026-03-05'],
  ['2026-03-04', -4, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-04', 0, '2026-03-04'],
])('GRID-02 %s and %d days are %s', (day, count, later) => expect(addDays(day, count)).toBe(later));

test.each([
  ['2026-01-31', 1, 31, '2026-02-28'],
  ['2026-01-31', 2, 31, '2026-03-31'],
  ['2026-01-31', 13, 31, '2027-02-28'],
  ['2026-03-15', -3, 15, '2025-12-15'],
  ['2026-02-28', 1, 31, '2026-03-31'],
  ['2026-02-28', 1, 28, '2026-03-28'],
])('GRID-02 %s and %d months, on day %d, are %s', (day, count, dayOfMonth, later) =>
  expect(addMonths(day, { count, dayOfMonth })).toBe(later),
);

test('TBL-02 an instant is written in the letters of a format; what it does not have is 00', () => {
  expect(showInstant('2026-03-04 08:05:09', 'YYYY年MM月DD日 HH:mm:ss')).toBe('2026年03月04日 08:05:09');
  expect(showInstant('2026-03-04', 'MM/DD/YYYY HH:mm:ss')).toBe('03/04/2026 00:00:00');
});
