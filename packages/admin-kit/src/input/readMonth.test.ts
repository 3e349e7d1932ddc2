import { expect, test } from 'vitest';
import { readMonth } from './readMonth.ts';

test.each([
  ['2026-03', '2026-03'],
  ['2026/3', '2026-03'],
  ['2026年12月', '2026-12'],
  ['２０２６－０１', '2026-01'],
  ['202612', '2026-12'],
  ['2026-03-04', '2026-03'],
  ['4-Mar-2026', '2026-03'],
  ['2026-00', null],
  ['2026-13', null],
  ['202613', null],
  ['0026-03', null],
  ['3/2026', null],
  ['上月', null],
  ['', null],
])('VAL-03 a month is read from %s', (text, month) => {
  expect(readMonth(text)).toBe(month);
});
