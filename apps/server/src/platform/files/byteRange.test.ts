import { expect, test } from 'vitest';
import { readRange } from './byteRange.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', null],
  ['bytes=100-200', null],
  ['bytes=-0', null],
  ['bytes=20-10', undefined],
  ['bytes=200-100', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-1', undefined],
  [`bytes=0-${'9'.repeat(40)}`, undefined],
])('FILE-02 of 100 bytes %s is %o', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
