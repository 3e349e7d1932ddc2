import type { LocalizedText } from '@tarmac/freight-api/rules';
import { invalidInput } from '../../../platform/errors.ts';

/** Prices and rules that a freight's amounts follow from. Money in fen, prices in 1/10000 yuan, weights in kilograms, rates in 1/10000. */
export interface FeeTerms {
  orderMode: string;
  priceMode: string;
  unitPrice: number;
  /** What the customer pays per unit; in agent mode the agent's price. Null: from the service fee, or `agentFee` as typed. */
  customerUnitPrice: number | null;
  /** Agent mode, when it does not follow from a price. */
  agentFee: number | null;
  /** Value per tonne. */
  cargoPrice: number | null;
  weightBasis: string;
  lossMode: string;
  lossRate: number | null;
  lossKg: number | null;
  lossDeduct: string;
  lossPass: string;
  roundMode: string;
  serviceRate: number;
  feeCalcMode: string;
}

/** What was or will be carried. */
export interface FeeQuantities {
  loadWeight: number;
  unloadWeight: number;
  /** Litres, for prices per cubic metre. */
  volume: number | null;
  pieces: number | null;
  /** Metres, for prices per tonne-kilometre. */
  distance: number | null;
  extraFee: number;
  deduction: number;
}

/** All amounts of one freight in fen, its weights in kilograms. */
export interface Fees {
  settleWeight: number;
  lossWeight: number;
  allowedLoss: number;
  deductWeight: number;
  lossAmount: number;
  driverFeeRaw: number;
  roundingAmount: number;
  driverFee: number;
  serviceFee: number;
  customerFee: number;
  agentFee: number | null;
  agentMargin: number;
  feeTotal: number;
}

/**
 * Divides whole numbers and rounds half up: the only rounding of money here.
 *
 * @throws RangeError negative numerator
 * @throws InvalidInput prices and quantities so large that a number cannot hold the result exactly
 * @source freight-domain 4.5
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n || denominator <= 0n) throw new RangeError('roundHalfUp: the numerator must be 0 or more, the denominator above 0');
  const result = Number((2n * numerator + denominator) / (2n * denominator));
  if (!Number.isSafeInteger(result)) throw invalidInput('金额超出可计算的范围');
  return result;
}

const product = (...factors: number[]): bigint => factors.reduce((total, factor) => total * BigInt(factor), 1n);

/** Price times quantity by price mode, in fen. @source freight-domain 4.5.1 */
export function priceTimesQuantity(
  priceMode: string,
  { unitPrice, quantities }: { unitPrice: number; quantities: Pick<FeeQuantities, 'volume' | 'pieces' | 'distance'> & { weight: number } },
): number {
  const { weight, volume, pieces, distance } = quantities;
  switch (priceMode) {
    case '1':
      return roundHalfUp(product(unitPrice, weight), 100_000n);
    case '2':
      return roundHalfUp(product(unitPrice), 100n);
    case '3':
      return roundHalfUp(product(unitPrice, volume ?? 0), 100_000n);
    case '4':
      return roundHalfUp(product(unitPrice, pieces ?? 0), 100n);
    case '5':
      return roundHalfUp(product(unitPrice, weight, distance ?? 0), 100_000_000n);
    default:
      throw new RangeError(`priceTimesQuantity: there is no price mode ${priceMode}`);
  }
}

/** The weight that is paid for. @source freight-domain 4.5.1 */
function settleWeightOf(weightBasis: string, { loadWeight, unloadWeight }: { loadWeight: number; unloadWeight: number }): number {
  if (weightBasis === '1') return loadWeight;
  return weightBasis === '2' ? unloadWeight : Math.min(loadWeight, unloadWeight);
}

/** Lost, tolerated and deducted weight. @source freight-domain 4.5.2 */
function lossOf(terms: FeeTerms, { loadWeight, unloadWeight }: { loadWeight: number; unloadWeight: number }) {
  if (terms.lossMode === '0') return { lossWeight: 0, allowedLoss: 0, deductWeight: 0 };
  const lossWeight = Math.max(0, loadWeight - unloadWeight);
  const allowedLoss = terms.lossMode === '1' ? Number(product(loadWeight, terms.lossRate ?? 0) / 10_000n) : (terms.lossKg ?? 0);
  if (lossWeight <= allowedLoss) return { lossWeight, allowedLoss, deductWeight: 0 };
  return { lossWeight, allowedLoss, deductWeight: terms.lossDeduct === '2' ? lossWeight : lossWeight - allowedLoss };
}

/** Drops small change. A negative sum stays as it is, for `feeProblem` to refuse. @source freight-domain 4.5.3 */
function roundFreight(roundMode: string, subtotal: number): number {
  if (subtotal <= 0) return subtotal;
  switch (roundMode) {
    case '1':
      return subtotal - (subtotal % 10);
    case '2':
      return subtotal - (subtotal % 100);
    case '3':
      return subtotal - (subtotal % 1000);
    case '4':
      return roundHalfUp(BigInt(subtotal), 100n) * 100;
    default:
      return subtotal;
  }
}

/**
 * Calculates every amount of one freight. It refuses nothing: sums that make no sense come back negative, and
 * `feeProblem` says so.
 *
 * @source freight-domain 4.5
 */
export function calculateFees(terms: FeeTerms, quantities: FeeQuantities): Fees {
  const { loadWeight, unloadWeight, extraFee, deduction } = quantities;
  const settleWeight = settleWeightOf(terms.weightBasis, { loadWeight, unloadWeight });
  const priced = (unitPrice: number) =>
    priceTimesQuantity(terms.priceMode, { unitPrice, quantities: { ...quantities, weight: settleWeight } });

  const driverFeeRaw = priced(terms.unitPrice);
  const loss = lossOf(terms, { loadWeight, unloadWeight });
  const lossAmount = Math.min(roundHalfUp(product(loss.deductWeight, terms.cargoPrice ?? 0), 1000n), driverFeeRaw);
  const subtotal = driverFeeRaw - lossAmount + extraFee - deduction;
  const driverFee = roundFreight(terms.roundMode, subtotal);
  const base = driverFee + (terms.lossPass === '2' ? lossAmount : 0);

  const ofBase = (numerator: number, denominator: number) => roundHalfUp(product(Math.max(base, 0), numerator), BigInt(denominator));
  const byCustomerPrice =
    terms.customerUnitPrice === null ? null : priced(terms.customerUnitPrice) - (terms.lossPass === '1' ? lossAmount : 0) + extraFee;

  const common = { settleWeight, ...loss, lossAmount, driverFeeRaw, roundingAmount: subtotal - driverFee, driverFee };
  if (terms.orderMode === '3') {
    const serviceFee = ofBase(terms.serviceRate, 10_000);
    const agentFee = byCustomerPrice ?? terms.agentFee ?? 0;
    return {
      ...common,
      serviceFee,
      customerFee: base + serviceFee,
      agentFee,
      agentMargin: agentFee - base - serviceFee,
      feeTotal: agentFee,
    };
  }
  const customerFee =
    byCustomerPrice ?? (terms.feeCalcMode === '2' ? ofBase(10_000, 10_000 - terms.serviceRate) : base + ofBase(terms.serviceRate, 10_000));
  return { ...common, serviceFee: customerFee - base, customerFee, agentFee: null, agentMargin: 0, feeTotal: customerFee };
}

/** Calculates with the planned weight for both weights. @source freight-domain 4.5 estimate */
export function estimateFees(
  terms: FeeTerms,
  planned: { weight: number; volume: number | null; pieces: number | null; distance: number | null },
): Fees {
  return calculateFees(terms, { ...planned, loadWeight: planned.weight, unloadWeight: planned.weight, extraFee: 0, deduction: 0 });
}

/** What is wrong with calculated amounts: five-digit code and text; undefined when all is well. @source freight-domain 3.2 N11 */
export function feeProblem(fees: Fees): { code: number; message: LocalizedText } | undefined {
  if (fees.driverFee < 0) return { code: 40223, message: { zh: '扣款大于运费', en: 'The deduction is above the freight' } };
  if (fees.agentMargin >= 0 && fees.serviceFee >= 0) return undefined;
  return {
    code: 40222,
    message:
      fees.agentFee === null
        ? { zh: '客户运费小于司机运费与服务费之和', en: "The customer's freight is below the driver's freight plus the service fee" }
        : { zh: '代理运费小于司机运费与服务费之和', en: "The agent's freight is below the driver's freight plus the service fee" },
  };
}

/** What a freight costs the platform beside its service: driver fee, plus a loss that is paid on to the customer. */
export function costBaseOf(fees: Pick<Fees, 'driverFee' | 'lossAmount'>, lossPass: string): number {
  return fees.driverFee + (lossPass === '2' ? fees.lossAmount : 0);
}

/** An amount with tax, taken apart. */
export interface VatSplit {
  net: number;
  tax: number;
  /** Share of the net that is service income. */
  fee: number;
  /** The rest of the net: freight income, agent margin included. */
  freight: number;
}

/** Splits an amount that holds tax. @source freight-domain 4.5.5 */
export function splitVat(feeTotal: number, { serviceFee, taxRate }: { serviceFee: number; taxRate: number }): VatSplit {
  const withoutTax = (amount: number) => roundHalfUp(product(amount, 10_000), BigInt(10_000 + taxRate));
  const net = withoutTax(feeTotal);
  const fee = withoutTax(serviceFee);
  return { net, tax: feeTotal - net, fee, freight: net - fee };
}

/** Largest prepayment of an estimated driver fee. @source freight-domain 4.5.8 */
export function prepayCap(driverFee: number, maxPrepayRate: number): number {
  return Number(product(driverFee, maxPrepayRate) / 10_000n);
}

/** Fee of an advance over a stretch of constant principal; `dayRate` in millionths per day. @source freight-domain 4.5.6 */
export function advanceFee(principal: number, { dayRate, days }: { dayRate: number; days: number }): number {
  return roundHalfUp(product(principal, dayRate, days), 1_000_000n);
}

/**
 * Shares an amount by weight without losing a fen: floors first, then one fen each by largest remainder, ties in order.
 *
 * @source freight-domain 4.5.7
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError('allocate: the weights add up to nothing');
  const shares = weights.map((weight, index) => {
    const exact = product(amount, weight);
    return { index, share: Number(exact / total), remainder: exact % total };
  });
  let left = amount - shares.reduce((sum, { share }) => sum + share, 0);
  for (const one of [...shares].sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))) {
    if (left === 0) break;
    one.share += 1;
    left -= 1;
  }
  return shares.map(({ share }) => share);
}
