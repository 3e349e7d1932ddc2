/**
 * A premium in fen: the rate of the insured amount, half a fen up, and never below the least premium.
 *
 * @param rateE6 millionths
 * @source freight-domain 4.5.9
 */
export function premiumOf({ insuredAmount, rateE6, minPremium }: { insuredAmount: number; rateE6: number; minPremium: number }): number {
  const millionths = BigInt(insuredAmount) * BigInt(rateE6);
  return Math.max(minPremium, Number((millionths + 500_000n) / 1_000_000n));
}
