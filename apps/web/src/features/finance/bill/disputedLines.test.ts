import { expect, test } from 'vitest';
import { readLines, writeLines } from './disputedLines.ts';

test.each([[{ a: '磅单少 200 千克', b: '' }], [{}]])('SHIP-18 disputed waybills come back from what an input holds: %o', (lines) =>
  expect(readLines(writeLines(lines))).toEqual(lines),
);

test('SHIP-18 an input with no disputed waybill is empty', () => {
  expect(writeLines({})).toBeNull();
  expect(readLines(undefined)).toEqual({});
});
