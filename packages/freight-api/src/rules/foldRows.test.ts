import { expect, test } from 'vitest';
import { foldRows, pivotRows } from './foldRows.ts';

const rows = [
  { month: '2026-02', lane: 'B', tonnes: 10, price: '2.5' },
  { month: '2026-01', lane: 'A', tonnes: 0.1, price: null },
  { month: '2026-01', lane: 'A', tonnes: 0.2, price: 4 },
];

test('ONL-06 points of time stand in order, others as they come, each with what its rows come to', () => {
  expect(foldRows(rows, { x: 'month', y: ['tonnes', 'price'], fold: 'sum' })).toEqual({
    points: ['2026-01', '2026-02'],
    values: [
      [0.3, 10],
      [4, 2.5],
    ],
  });
  expect(foldRows(rows, { x: 'lane', y: ['tonnes'], fold: 'average' })).toEqual({ points: ['B', 'A'], values: [[10, 0.15]] });
  expect(foldRows(rows, { x: 'lane', y: ['price'], fold: 'count' }).values).toEqual([[1, 1]]);
  expect(foldRows(rows, { x: 'lane', y: ['tonnes'], fold: 'max' }).values).toEqual([[10, 0.2]]);
});

test('ONL-06 what no row says a number for is empty, and a figure folds all rows', () => {
  expect(foldRows([{ lane: 'A', price: null }], { x: 'lane', y: ['price'], fold: 'sum' }).values).toEqual([[null]]);
  expect(foldRows(rows, { x: null, y: ['tonnes'], fold: 'sum' })).toEqual({ points: [''], values: [[10.3]] });
  expect(foldRows([], { x: null, y: ['tonnes'], fold: 'sum' })).toEqual({ points: [], values: [[]] });
});

test('ONL-06 a pivot has lines, columns in order, and totals of the rows themselves', () => {
  const { lines, columns, cell } = pivotRows(rows, { x: 'lane', by: 'month', y: ['tonnes'], fold: 'average' });

  expect([lines, columns]).toEqual([
    ['B', 'A'],
    ['2026-01', '2026-02'],
  ]);
  expect([cell('A', '2026-01'), cell('A', '2026-02'), cell('A'), cell(undefined, '2026-01'), cell()]).toEqual([
    0.15,
    null,
    0.15,
    0.15,
    3.4333,
  ]);
});
