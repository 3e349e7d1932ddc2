import { expect, test } from 'vitest';
import { dayText, instantText, parseDay, parseInstant, parseTime, toDate } from './dates.ts';

test.each([
  ['2026-03-04', '2026-03-04'],
  ['2026/3/4', '2026-03-04'],
  ['2026年3月4日', '2026-03-04'],
  ['20260304', '2026-03-04'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['3/4/2026', null],
  ['', null],
])('VAL-03 reads the day %s as %s', (text, day) => expect(parseDay(text)).toBe(day));

test('VAL-03 reads times and instants', () => {
  expect([parseTime('8:5'), parseTime('080509'), parseTime('24:00')]).toEqual(['08:05:00', '08:05:09', null]);
  expect(parseInstant('2026-03-04 8:05')).toBe('2026-03-04 08:05:00');
  expect(parseInstant('2026-03-04')).toBe('2026-03-04 00:00:00');
  expect(parseInstant('2026-03-04 25:00')).toBeNull();
});

test('VAL-03 days and dates agree', () => {
  expect(dayText(toDate('2026-03-04 05:06:07')!)).toBe('2026-03-04');
  expect(instantText(new Date(2026, 2, 4, 5, 6, 7))).toBe('2026-03-04 05:06:07');
  expect(toDate('x')).toBeUndefined();
});
