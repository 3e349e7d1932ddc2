import { expect, test } from 'vitest';
import { stretchesOf } from './makeDaily.ts';
import { monthsAfter } from '../../platform/days.ts';
import { bucketsOf, longest, stretchBefore } from './stretches.ts';

test('STAT-05 the stretch before is as many whole months, the same days of the month before, or as many days', () => {
  const before = (from: string, to: string) => Object.values(stretchBefore({ from, to }));
  expect(before('2026-06-01', '2026-06-30')).toEqual(['2026-05-01', '2026-05-31']);
  expect(before('2026-06-01', '2026-06-11')).toEqual(['2026-05-01', '2026-05-11']);
  expect(before('2026-03-01', '2026-03-30')).toEqual(['2026-02-01', '2026-02-28']);
  expect(before('2025-07-01', '2026-06-30')).toEqual(['2024-07-01', '2025-06-30']);
  expect(before('2026-06-10', '2026-06-16')).toEqual(['2026-06-03', '2026-06-09']);
});

test('STAT-05 a line has a point for each day, week and month, and the longest stretch is 24 months', () => {
  expect(bucketsOf({ from: '2026-05-30', to: '2026-06-02' }, 'day')).toEqual(['2026-05-30', '2026-05-31', '2026-06-01', '2026-06-02']);
  expect(bucketsOf({ from: '2026-05-30', to: '2026-06-08' }, 'week')).toEqual(['2026-05-25', '2026-06-01', '2026-06-08']);
  expect(bucketsOf({ from: '2025-12-30', to: '2026-02-01' }, 'month')).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']);
  expect(longest('2024-06-02')).toBe('2026-06-01');
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsAfter('2026-03-31', -13)).toBe('2025-02-28');
});

test('STAT-05 days that follow on each other are counted together', () => {
  expect(stretchesOf(['2026-06-02', '2026-05-31', '2026-06-01', '2026-06-05', '2026-06-02'])).toEqual([
    { from: '2026-05-31', to: '2026-06-02' },
    { from: '2026-06-05', to: '2026-06-05' },
  ]);
});
