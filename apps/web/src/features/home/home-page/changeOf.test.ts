import { expect, test } from 'vitest';
import { changeOf } from './changeOf.ts';

test.each([
  [120, 100, { isUp: true, percent: 20 }],
  [80, 100, { isUp: false, percent: 20 }],
  [0, 5, { isUp: false, percent: 100 }],
  [1000.4, 1000, undefined],
  [1005, 1000, { isUp: true, percent: 1 }],
  [100, 100, undefined],
  [7, 0, undefined],
  [7, -3, undefined],
  [1_000_000, 1, { isUp: true, percent: 999 }],
])('LAY-11 %d after %d is a change of %j', (value, before, change) => expect(changeOf(value, before)).toEqual(change));
