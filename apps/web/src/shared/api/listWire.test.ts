import { expect, test } from 'vitest';
import { listWire } from './listWire.ts';

test.each([
  [undefined, undefined],
  [50_000, undefined],
  [50_001, '1'],
])('EXP-03 of an export of %s rows the server is told whether anybody waits: %s', (exported, later) => {
  expect(listWire.params({ filters: {}, ...(exported !== undefined && { exported }) })['later']).toBe(later);
});
