import { expect, test } from 'vitest';
import { ranked, ranksOf } from './ranking.ts';

test('STAT-05 equal figures share a rank, the next one is as many further, and what is hidden has none', () => {
  expect(ranksOf([9, 7, 7, 7, 5, null, undefined])).toEqual([1, 2, 2, 2, 5, null, null]);
  expect(ranksOf([])).toEqual([]);
  expect(ranksOf([0, 0])).toEqual([1, 1]);
});

test('STAT-05 groups are ranked by a figure, equals by their name, hidden ones last', () => {
  const row = (name: string, notes: number | null) => ({ key: name, name, energyType: null, now: { notes }, before: null });
  expect(ranked([row('丙', 2), row('b', null), row('甲', 2), row('a', 3)], 'notes').map(({ name }) => name)).toEqual([
    'a',
    '丙',
    '甲',
    'b',
  ]);
});
