import { expect, test } from 'vitest';
import { placeRows } from './rowPlaces.ts';

const cases: ReadonlyArray<readonly [name: string, extra: number, taller: readonly number[]]> = [
  ['rows alike', 0, []],
  ['none taller', 200, []],
  ['the first one taller', 200, [0]],
  ['neighbours taller', 50, [3, 4, 5]],
  ['some taller, by less than a row', 7, [1, 8, 30]],
  ['the last one taller', 120, [39]],
];

test.each(cases)('TBL-16 %s: every row stands below all before it, and each px belongs to one', (_, extra, taller) => {
  const places = placeRows(36, { extra, taller });
  let top = 0;
  for (let row = 0; row < 40; row += 1) {
    const height = 36 + (taller.includes(row) ? extra : 0);
    expect(places.topOf(row), `top of ${row}`).toBe(top);
    expect(places.heightOf(row), `height of ${row}`).toBe(height);
    for (const offset of [top, top + 1, top + 35, top + height - 1]) expect(places.rowAt(offset), `row at ${offset}`).toBe(row);
    top += height;
  }
  expect(places.topOf(40)).toBe(top);
  expect(places.rowAt(-5)).toBe(0);
});
