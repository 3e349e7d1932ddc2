import { expect, test } from 'vitest';
import { groupDigits, readSpreadsheetNumber, toNumber, toScale } from './numberText.ts';

test.each<[string, bigint, number]>([
  ['0', 0n, 0],
  ['-7', -7n, 0],
  ['123456789012345', 123_456_789_012_345n, 0],
  ['1234567890123456', 1_234_567_890_123_456n, 0],
  ['-12.345678', -12_345_678n, 6],
  ['12.3456789', 123_456_789n, 7],
  ['.5', 5n, 1],
  ['5.', 5n, 0],
  ['+5', 5n, 0],
  ['1,234,567.80', 123_456_780n, 2],
  ['12,345', 12_345n, 0],
  ['123,456', 123_456n, 0],
  ['1 234', 1234n, 0],
  ["1'234", 1234n, 0],
  ['1’234', 1234n, 0],
  ['¥12', 12n, 0],
  ['￥-12', -12n, 0],
  ['-$12', -12n, 0],
  ['€ 1,000', 1000n, 0],
  ['£5', 5n, 0],
  ['CNY 5', 5n, 0],
  ['rmb5', 5n, 0],
  ['5 USD', 5n, 0],
  ['5元', 5n, 0],
  ['EUR5', 5n, 0],
  ['(5)', -5n, 0],
  ['(-5)', 5n, 0],
  ['(¥1,000.5)', -10_005n, 1],
  ['5-', -5n, 0],
  ['1,234.5-', -12_345n, 1],
  ['5%', 5n, 2],
  ['12.5%', 125n, 3],
  ['500e2%', 500n, 0],
  ['1e3', 1000n, 0],
  ['1.5E+3', 1500n, 0],
  ['15e-1', 15n, 1],
  ['1e30', 10n ** 30n, 0],
  ['1e-30', 1n, 30],
])('TBL-03 %s is %d over ten to the power of %d', (text, units, scale) => {
  expect(readSpreadsheetNumber(text)).toEqual({ units, scale });
});

test.each([
  '',
  '.',
  '-',
  '%',
  '1,23',
  '1,2345',
  ',123',
  '1234,567',
  '1,234,56',
  '12a',
  'a12',
  '5元6',
  '5CNY6',
  'x(5)',
  '(5)x',
  '()',
  '(5',
  '--5',
  '5--',
  '1.2.3',
  '1e',
  '1e123',
  '1e31',
  '1e-31',
  '5%%',
  '¥',
  'x¥5',
  '5-x',
  'x5-',
  '٥',
  '1/2',
])('TBL-03 %j is not a number, or could be two', (text) => {
  expect(readSpreadsheetNumber(text)).toBeNull();
});

test.each<[bigint, number, number, bigint | null]>([
  [5n, 0, 2, 500n],
  [5n, 2, 2, 5n],
  [500n, 2, 0, 5n],
  [505n, 2, 0, null],
  [510n, 2, 1, 51n],
  [-500n, 2, 1, -50n],
])('TBL-03 %d over ten to %d with %d digits is %s', (units, scale, wanted, expected) => {
  expect(toScale({ units, scale }, wanted)).toBe(expected);
});

test.each<[bigint, number, number | null]>([
  [9_007_199_254_740_991n, 0, 9_007_199_254_740_991],
  [9_007_199_254_740_992n, 0, null],
  [-9_007_199_254_740_992n, 0, null],
  [5n, 1, 0.5],
  [-5n, 3, -0.005],
  [123_456_789_012_345n, 2, 1_234_567_890_123.45],
  [1_234_567_890_123_456n, 2, null],
  [-1_234_567_890_123_456n, 2, null],
  // Zeros before and behind are not digits that could be lost.
  [1_234_567_890_123_450n, 2, 12_345_678_901_234.5],
  [123_456_789_012_345_000n, 5, 1_234_567_890_123.45],
  [123_456_789_012_345n, 20, 0.00000123456789012345],
  [1_000_000_000_000_001n, 3, null],
])('TBL-03 %d over ten to %d is the number %s', (units, scale, expected) => {
  expect(toNumber({ units, scale })).toBe(expected);
});

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['-1234567', '-1,234,567'],
  ['-123', '-123'],
  ['1234.5678', '1,234.5678'],
  ['', ''],
])('TBL-03 %s in groups is %s', (text, grouped) => {
  expect(groupDigits(text)).toBe(grouped);
});
