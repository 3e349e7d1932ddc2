import { expect, test } from 'vitest';
import { readTypedNumber, withoutOwnGroups } from './typedNumber.ts';

test.each<[string, number | null]>([
  ['', null],
  ['-', null],
  ['12', 12_000],
  ['12.', 12_000],
  ['.5', 500],
  ['12.5000', 12_500],
  ['1,234', 1_234_000],
  ['1，234.5', 1_234_500],
  ['1,234,567.89', 1_234_567_890],
  [' １２．５ 吨', 12_500],
  ['+12.5', 12_500],
  ['￥1,234.50', 1_234_500],
  ['−3', -3000],
])('INP-01 %j is read as %s thousandths', (text, value) => {
  expect(readTypedNumber(text, { decimals: 3, affixes: ['吨'] })).toEqual({ value });
});

const unreadable = [
  '12,5',
  '1,23',
  '1,2345',
  '12,345,6',
  ',5',
  '1,234,',
  '1.234,50',
  '1e3',
  '1.2.3',
  '12吨半',
  '12.5%',
  'abc',
  '--1',
  '1-2',
  '.',
];
test.each(unreadable)('INP-01 %j is not a number, or could be another one: it is not read', (text) => {
  expect(readTypedNumber(text, { decimals: 3, affixes: ['吨'] })).toEqual({ problem: 'unreadable' });
});

test('INP-01 more digits than a number holds exactly are too many', () => {
  expect(readTypedNumber('9'.repeat(12), { decimals: 3 })).toEqual({ value: 999_999_999_999_000 });
  expect(readTypedNumber('9'.repeat(17), { decimals: 3 })).toEqual({ problem: 'tooLarge' });
});

test.each<[string, number]>([
  ['3.5', 0],
  ['12.345', 2],
  ['12.3456', 3],
])('INP-01 %s is finer than %i decimals: no digit is dropped', (text, decimals) => {
  expect(readTypedNumber(text, { decimals })).toEqual({ problem: 'tooFine' });
});

test('INP-01 a whole number may come with the zeros behind its point', () => {
  expect(readTypedNumber('66.00', { decimals: 0 })).toEqual({ value: 66 });
});

test.each<[string, string, [number, number], string]>([
  ['1,234,567.89', '1,234,9567.89', [6, 6], '12349567.89'],
  ['1,234.50', '1,34.50', [3, 3], '134.50'],
  ['1,234.50', '1,24.50', [3, 3], '124.50'],
  ['1,234.50', '12,5', [0, 8], '12,5'],
  ['1,234.50', '1,234.50,', [8, 8], '1234.50,'],
  ['117,220.700', '117,5', [0, 11], '117,5'],
  ['117,220.700', '117,', [4, 11], '117'],
])('INP-01 %s edited to %s: its own separators go, typed ones stay', (shown, text, selection, left) => {
  expect(withoutOwnGroups(shown, { text, selection })).toBe(left);
});
