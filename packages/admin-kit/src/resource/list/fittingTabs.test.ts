import { expect, test } from 'vitest';
import { fittingTabs } from './fittingTabs.ts';

// Four tabs of 100 px take 412 with the gaps between them; the menu behind them 88 and a gap.
const four = [100, 100, 100, 100];
test.each([
  ['room to spare', 500, 0, [0, 1, 2, 3]],
  ['just enough', 412, 0, [0, 1, 2, 3]],
  ['a pixel less', 411, 0, [0, 1, 2]],
  ['room for three and the menu', 400, 0, [0, 1, 2]],
  ['a pixel less than that', 399, 0, [0, 1]],
  ['the chosen one does not fit', 400, 3, [0, 1, 3]],
  ['none is chosen', 400, -1, [0, 1, 2]],
  ['room for none', 50, 2, [2]],
  ['room for none, none chosen', 50, -1, [0]],
])('LIST-08 tabs in a row: %s', (_case, room, active, shown) => {
  expect(fittingTabs(four, { room, active })).toEqual(shown);
});
