import { expect, test } from 'vitest';
import { outOfView } from './outOfView.ts';

const off = { party: ['applyBy'], customer: ['customerName'], carrier: ['carrierName'], captain: ['captainName'] };

test.each([
  ['1', []],
  ['2', ['applyBy', 'customerName']],
  ['3', ['applyBy', 'carrierName']],
  ['4', ['applyBy', 'captainName']],
  [undefined, []],
])('HOME-03 lists open for a user of type %s without %j', (userType, expected) => {
  expect(outOfView(userType, off)).toEqual(expected);
});
