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

/** A report about lanes: prices are weighted by tonnes, scores are added up by nobody, ages have an order of their own. */
const screen = {
  columns: [
    { dataIndex: 'price', customRender: null, isTotal: true, weightField: 'tonnes' },
    { dataIndex: 'score', customRender: null, isTotal: false, weightField: null },
    { dataIndex: 'age', customRender: 'ages', isTotal: true, weightField: null },
  ],
  dictOptions: { ages: [{ value: 'due' }, { value: '30' }, { value: '100' }] },
};

test('ONL-06 months, days and years without rows stand on their line: as nothing where rows are added up, else as a gap', () => {
  const of = (...points: string[]) => points.map((month) => ({ month, tonnes: 5, price: 2 }));
  const months = of('2026-02', '2025-11');

  expect(foldRows(months, { x: 'month', y: ['tonnes'], fold: 'sum' })).toEqual({
    points: ['2025-11', '2025-12', '2026-01', '2026-02'],
    values: [[5, 0, 0, 5]],
  });
  expect(foldRows(months, { x: 'month', y: ['tonnes'], fold: 'count' }).values).toEqual([[1, 0, 0, 1]]);
  expect(foldRows(months, { x: 'month', y: ['tonnes'], fold: 'average' }).values).toEqual([[5, null, null, 5]]);
  expect(foldRows(months, { x: 'month', y: ['price'], fold: 'sum', screen }).values).toEqual([[2, null, null, 2]]);
  const pointsOf = (...points: string[]) => foldRows(of(...points), { x: 'month', y: ['tonnes'], fold: 'sum' }).points;
  expect(pointsOf('2024-03-01', '', '2024-02-28')).toEqual(['', '2024-02-28', '2024-02-29', '2024-03-01']);
  expect(pointsOf('2026', '2024')).toEqual(['2024', '2025', '2026']);
  // Months and days beside each other, no months, and more than a drawing holds.
  expect(pointsOf('2026-03', '2026-01-05')).toEqual(['2026-01-05', '2026-03']);
  expect(pointsOf('2026-13', '2026-01')).toEqual(['2026-01', '2026-13']);
  expect(pointsOf('2024-01-01', '2025-02-03')).toHaveLength(400);
  expect(pointsOf('2024-01-01', '2025-02-04')).toHaveLength(401);
  expect(pointsOf('2024-01-01', '2025-02-05')).toHaveLength(2);
});

test('ONL-06 values of a dictionary stand in its order, those that it has not after them', () => {
  const aged = ['100', 'older', '30', 'due'].map((age) => ({ age, lane: 'A', tonnes: 1 }));

  expect(foldRows(aged, { x: 'age', y: ['tonnes'], fold: 'sum', screen }).points).toEqual(['due', '30', '100', 'older']);
  expect(pivotRows(aged, { x: 'lane', by: 'age', y: ['tonnes'], fold: 'sum', screen }).columns).toEqual(['due', '30', '100', 'older']);
});

test('ONL-06 prices are weighted, and what is not added up has no sum of several rows', () => {
  const lanes = [
    { lane: 'A', month: '2026-01', tonnes: 30, price: 10, score: 80 },
    { lane: 'A', month: '2026-02', tonnes: 10, price: 20, score: 90 },
    { lane: 'B', month: '2026-02', tonnes: 0, price: 20, score: 70 },
  ];

  for (const fold of ['sum', 'average'] as const)
    expect(foldRows(lanes, { x: 'lane', y: ['price'], fold, screen }).values).toEqual([[12.5, null]]);
  expect(foldRows(lanes, { x: 'lane', y: ['score'], fold: 'sum', screen }).values).toEqual([[null, 70]]);
  expect(foldRows(lanes, { x: 'lane', y: ['score'], fold: 'average', screen }).values).toEqual([[85, 70]]);
  const { cell } = pivotRows(lanes, { x: 'lane', by: 'month', y: ['score'], fold: 'sum', screen });
  expect([cell('A', '2026-01'), cell('A'), cell(undefined, '2026-01'), cell()]).toEqual([80, null, 80, null]);
});

test('ONL-06 what is neither text nor number has no point of its own, and what is not a number adds nothing', () => {
  const odd = [
    { lane: { nested: 1 }, tonnes: 'many' },
    { lane: true, tonnes: 2 },
    { lane: true, tonnes: 3 },
    { lane: 'B', tonnes: 1 },
    { lane: 'A', tonnes: 1 },
  ];
  expect(foldRows(odd, { x: 'lane', y: ['tonnes'], fold: 'sum' })).toEqual({ points: ['', 'true', 'B', 'A'], values: [[null, 5, 1, 1]] });
  expect(pivotRows(odd, { x: null, by: 'lane', y: [], fold: 'count' }).columns).toEqual(['', 'A', 'B', 'true']);
});

test('ONL-06 a day that no calendar has is not a point of time to fill up to', () => {
  const days = ['2026-02-31', '2026-03-03'].map((day) => ({ day, tonnes: 1 }));
  expect(foldRows(days, { x: 'day', y: ['tonnes'], fold: 'sum' }).points).toEqual(['2026-02-31', '2026-03-03']);
});

test('ONL-06 an average is weighted by its column, and a weight that is not a number does not count', () => {
  const screen = {
    columns: [{ dataIndex: 'price', customRender: null, isTotal: true, weightField: 'tonnes' }],
    dictOptions: {},
  };
  const weighted = [{ price: 2, tonnes: 1 }, { price: 4, tonnes: 3 }, { price: 100, tonnes: 'x' }, { price: 100 }];
  expect(foldRows(weighted, { x: null, y: ['price'], fold: 'average', screen }).values).toEqual([[3.5]]);
});
