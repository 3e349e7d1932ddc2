import { expect, test } from 'vitest';
import { premiumOf } from './premiumOf.ts';

test.each([
  [833_333, 120, 100],
  [837_499, 120, 100],
  [837_500, 120, 101],
  [100_000, 1, 100],
  [500_000_000, 1_000_000, 500_000_000],
])('FRT-29 4.5.9 %d fen at %d per million cost %d fen', (insuredAmount, rateE6, premium) => {
  expect(premiumOf({ insuredAmount, rateE6, minPremium: 100 })).toBe(premium);
});
