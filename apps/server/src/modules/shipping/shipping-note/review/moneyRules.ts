import { currentFees } from '../../common/feeValues.ts';
import { roundHalfUp } from '../../fees/fees.ts';
import { resultOf, type ReviewRule } from './reviewRule.ts';

/** R9: the freight is about what the lane costs. Per tonne-kilometre, in 1/10000 yuan; the limit is the usual one, and how far it may be off is beside it. */
export const usualFreight: ReviewRule = ({ note, lanePrice, settings: { priceOutlierBp } }) => {
  const { settleWeight, distance, driverFeeRaw } = note;
  const figures = { priceOutlierBp };
  if (lanePrice === null || settleWeight === null || distance === null || settleWeight <= 0 || distance <= 0)
    return resultOf('R9', { limit: lanePrice === null ? null : String(lanePrice), pass: lanePrice === null, evidence: { figures } });
  const price = freightPerTonneKm({ driverFeeRaw, settleWeight, distance });
  const pass = Math.abs(price - lanePrice) * 10_000 <= lanePrice * priceOutlierBp;
  return resultOf('R9', { value: String(price), limit: String(lanePrice), pass, evidence: { figures } });
};

/** Fen for kilograms over metres, as 1/10000 yuan for a tonne-kilometre. */
const freightPerTonneKm = ({
  driverFeeRaw,
  settleWeight,
  distance,
}: {
  driverFeeRaw: number;
  settleWeight: number;
  distance: number;
}): number => roundHalfUp(BigInt(driverFeeRaw) * 100_000_000n, BigInt(settleWeight) * BigInt(distance));

/** R11: what is paid, withheld and still open is the driver's fee, and that fee follows from terms and weights. Fen. */
export const amountChain: ReviewRule = ({ note }) => {
  const { prepayOffset, taxWithheld, paidAmount } = note;
  const open = (note.payableAmount ?? 0) - paidAmount;
  // A correction after the examination does not follow from terms and weights.
  const sum = prepayOffset + taxWithheld + paidAmount + open - note.carrierAdjust;
  const fees = currentFees(note);
  const isWhole = sum === fees.driverFee && note.driverFee === fees.driverFee && note.feeTotal === fees.feeTotal && open >= 0;
  return resultOf('R11', {
    value: String(sum),
    limit: String(fees.driverFee),
    pass: isWhole,
    evidence: { figures: { prepayOffset, taxWithheld, paidAmount, open, feeTotal: note.feeTotal, feeTotalByTerms: fees.feeTotal } },
  });
};
