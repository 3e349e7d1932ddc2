import { expect, test } from 'vitest';
import { calledIn } from './calledIn.ts';

test('ONL-06 points of a drawing are called as their rows say, also beyond the rows of a table that its choices list', () => {
  const rows = [
    { carrier: 901, carrier_dictText: '顺达物流' },
    { carrier: 'x', carrier_dictText: null },
  ];

  expect(calledIn(rows, { name: 'carrier', value: '901' })).toBe('顺达物流');
  expect(calledIn(rows, { name: 'carrier', value: 'x' })).toBeUndefined();
  expect(calledIn(rows, { name: 'lane', value: '901' })).toBeUndefined();
  expect(calledIn(rows, { name: null, value: '901' })).toBeUndefined();
});
