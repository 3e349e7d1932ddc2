import { expect, test } from 'vitest';
import { monthOf } from './monthOf.ts';

test.each([
  ['2026-01', '31'],
  ['2026-02', '28'],
  ['2028-02', '29'],
  ['2026-04', '30'],
  ['2026-12', '31'],
])('FRT-21 the period of %s ends on its last day', (month, day) =>
  expect(monthOf(month)).toEqual({ periodFrom: `${month}-01`, periodTo: `${month}-${day}` }),
);
