import type { Order } from '@tarmac/freight-api/shipping';
import { describe, expect, test } from 'vitest';
import { batchSchema, blankTrip, blankTrips, completeTrips } from './batchTrips.ts';
import { refusalsOf } from './RowsRefused.ts';

const order = (values: Partial<Order>) =>
  ({ id: '1', version: 3, totalWeight: 64_000, dispatchedWeight: 0, totalVehicles: null, dispatchedVehicles: 0, ...values }) as Order;

test.each<[string, Partial<Order>, number]>([
  ['an order that does not say how many go', {}, 2],
  ['three of three', { totalVehicles: 3 }, 3],
  ['the last of three', { totalVehicles: 3, dispatchedVehicles: 2 }, 1],
  ['as many as one call takes', { totalVehicles: 200 }, 200],
  ['more than one call takes', { totalVehicles: 201 }, 200],
])('SHIP-20 the batch opens with a line for each vehicle that is left: %s', (_what, values, count) => {
  expect(blankTrips(order(values))).toHaveLength(count);
});

describe('SHIP-20 a batch with more lines than the order has vehicles left', () => {
  const problems = async (left: number, lines: number) => {
    const rows = Array.from({ length: lines }, (_, index) => ({
      ...blankTrip(),
      driverId: `d${index}`,
      vehicleId: `v${index}`,
      weight: 1000,
    }));
    const schema = batchSchema(order({ totalVehicles: left + 1, dispatchedVehicles: 1 }), {
      isKnown: () => true,
      localize: ({ zh }) => zh,
    });
    const { issues } = await schema['~standard'].validate({ rows: [blankTrip(), ...rows] });
    return issues ?? [];
  };

  test.each([
    [2, 1],
    [2, 2],
  ])('%i left, %i lines: sent', async (left, lines) => expect(await problems(left, lines)).toEqual([]));

  test('2 left, 3 lines: the line that is too many says so', async () => {
    expect(await problems(2, 3)).toEqual([{ message: '订单只剩 2 车，请先编辑订单，增加计划车数', path: ['rows', 3, 'vehicleId'] }]);
  });
});

test('SHIP-20 CHK-03 lines that lack nothing are asked about, each at its place among all', () => {
  const full = { ...blankTrip(), driverId: 'd1', vehicleId: 'v1', weight: 10_000 };
  const lines = [blankTrip(), full, { ...full, weight: null }, { ...full, driverId: '没有这人' }, { ...full, vehicleId: 'v2' }];
  expect(completeTrips(lines, (value) => value !== '没有这人').map(({ index, trip }) => [index, trip.vehicleId])).toEqual([
    [1, 'v1'],
    [4, 'v2'],
  ]);
});

test('SHIP-20 CHK-03 all that speaks against a refused line stands at its inputs; what is about none of them goes by its code', () => {
  const problems = [
    { path: 'driverId', message: '司机未审核通过' },
    { path: 'weight', message: '超过核定载质量' },
  ];
  expect(refusalsOf({ id: '0', code: 40201, message: '司机未审核通过', errorData: problems }, true)).toEqual(problems);
  expect(refusalsOf({ id: '0', code: 40107, message: '超过', errorData: [{ path: 'contractId', message: '超过' }] }, true)).toEqual([
    { path: 'weight', message: '超过' },
  ]);
  expect(refusalsOf({ id: '0', code: 40107, message: '超过' }, false)).toEqual([{ path: 'vehicleId', message: '超过' }]);
});
