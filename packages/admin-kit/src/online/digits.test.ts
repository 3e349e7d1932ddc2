import { expect, test } from 'vitest';
import { onlineKinds } from './onlineKinds.tsx';
import { readDigits } from './digits.ts';

test.each<[string, unknown]>([
  ['', { value: null }],
  ['-', { value: null }],
  ['12', { value: 12 }],
  ['１２，３４５', { value: 12345 }],
  ['+7', { value: 7 }],
  ['5.0', { value: 5 }],
  ['5.5', { problem: 'notWhole' }],
  ['1,2', { problem: 'unreadable' }],
  ['12a', { problem: 'unreadable' }],
  ['9007199254740991', { value: 9_007_199_254_740_991 }],
  ['9007199254740992', { value: '9007199254740992' }],
  ['9007199254740993', { value: '9007199254740993' }],
  ['-9223372036854775808', { value: '-9223372036854775808' }],
  ['-9223372036854775809', { problem: 'tooSmall' }],
  ['9223372036854775807', { value: '9223372036854775807' }],
  ['9,223,372,036,854,775,808', { problem: 'tooLarge' }],
])('ONR-01 %j is read as a whole number of 64 bits, or refused', (text, read) => {
  expect(readDigits(text)).toEqual(read);
});

test('ONR-01 whole numbers beyond what a number says exactly are compared and shown by all their digits', () => {
  const kind = onlineKinds.find(({ name }) => name === 'bigInteger') as never as {
    compare: (one: unknown, other: unknown) => number;
    Cell: (props: { value: unknown }) => unknown;
  };
  expect(kind.compare('9007199254740993', '9007199254740992')).toBeGreaterThan(0);
  expect(['9007199254740993', 1234, null, 'x'].map((value) => kind.Cell({ value }))).toEqual(['9,007,199,254,740,993', '1,234', '--', 'x']);
});
