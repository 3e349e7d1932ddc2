import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advanceFee,
  allocate,
  calculateFees,
  costBaseOf,
  estimateFees,
  feeProblem,
  prepayCap,
  priceTimesQuantity,
  roundHalfUp,
  splitVat,
  type FeeQuantities,
  type FeeTerms,
} from './fees.ts';

const termsA: FeeTerms = {
  orderMode: '1',
  priceMode: '1',
  unitPrice: 855_000,
  customerUnitPrice: null,
  agentFee: null,
  cargoPrice: 62_000,
  weightBasis: '3',
  lossMode: '1',
  lossRate: 30,
  lossKg: null,
  lossDeduct: '1',
  lossPass: '1',
  roundMode: '2',
  serviceRate: 600,
  feeCalcMode: '1',
};
const quantitiesA: FeeQuantities = {
  loadWeight: 32_480,
  unloadWeight: 32_300,
  volume: null,
  pieces: null,
  distance: null,
  extraFee: 0,
  deduction: 0,
};

describe('FEE-01 the fee formulas give the figures of the specification', () => {
  test('A and A1: loss above the limit, service fee on top', () => {
    expect(calculateFees(termsA, quantitiesA)).toEqual({
      settleWeight: 32_300,
      lossWeight: 180,
      allowedLoss: 97,
      deductWeight: 83,
      lossAmount: 5146,
      driverFeeRaw: 276_165,
      roundingAmount: 19,
      driverFee: 271_000,
      serviceFee: 16_260,
      customerFee: 287_260,
      agentFee: null,
      agentMargin: 0,
      feeTotal: 287_260,
    });
  });
  test('A2: service fee within', () => {
    expect(calculateFees({ ...termsA, feeCalcMode: '2' }, quantitiesA)).toMatchObject({ customerFee: 288_298, serviceFee: 17_298 });
  });
  test('A3: value added tax', () => {
    expect(splitVat(287_260, { serviceFee: 16_260, taxRate: 900 })).toEqual({ net: 263_541, tax: 23_719, fee: 14_917, freight: 248_624 });
  });
  test('B: the whole loss is deducted', () => {
    expect(calculateFees({ ...termsA, lossDeduct: '2' }, quantitiesA)).toMatchObject({ lossAmount: 11_160, driverFee: 265_000 });
  });
  test('C: agent mode', () => {
    const fees = calculateFees({ ...termsA, orderMode: '3', agentFee: 310_000, serviceRate: 300 }, quantitiesA);

    expect(fees).toMatchObject({ serviceFee: 8130, agentMargin: 30_870, feeTotal: 310_000, agentFee: 310_000, customerFee: 279_130 });
    expect(splitVat(fees.feeTotal, { serviceFee: fees.serviceFee, taxRate: 900 })).toMatchObject({ net: 284_404, tax: 25_596 });
  });
  test('D: fee of an advance', () => expect(advanceFee(287_260, { dayRate: 300, days: 30 })).toBe(2585));
  test('E: per tonne-kilometre, beyond 53 bits', () => {
    expect(
      priceTimesQuantity('5', { unitPrice: 3567, quantities: { weight: 32_300, volume: null, pieces: null, distance: 612_300 } }),
    ).toBe(705_456);
    expect(
      priceTimesQuantity('5', { unitPrice: 99_999_999, quantities: { weight: 49_000, volume: null, pieces: null, distance: 5_000_000 } }),
    ).toBe(244_999_997_550);
  });
  test('F: per cubic metre', () =>
    expect(priceTimesQuantity('3', { unitPrice: 1_250_000, quantities: { weight: 0, volume: 45_600, pieces: null, distance: null } })).toBe(
      570_000,
    ));
  test('per truck and per piece', () => {
    expect(priceTimesQuantity('2', { unitPrice: 25_000_000, quantities: { weight: 1, volume: null, pieces: null, distance: null } })).toBe(
      250_000,
    );
    expect(priceTimesQuantity('4', { unitPrice: 12_345, quantities: { weight: 1, volume: null, pieces: 7, distance: null } })).toBe(864);
  });
  test('G: an amount is shared to the last fen', () =>
    expect(allocate(287_260, [12_000, 10_500, 9800])).toEqual([106_722, 93_382, 87_156]));
  test('the estimate of the ledger trace', () => {
    expect(estimateFees(termsA, { weight: 32_000, volume: null, pieces: null, distance: null })).toMatchObject({
      driverFee: 273_600,
      serviceFee: 16_416,
      feeTotal: 290_016,
    });
  });
  test.each([
    ['0', 271_019, 0],
    ['1', 271_010, 9],
    ['2', 271_000, 19],
    ['3', 271_000, 19],
    ['4', 271_000, 19],
  ])('round mode %s', (roundMode, driverFee, roundingAmount) => {
    expect(calculateFees({ ...termsA, roundMode }, quantitiesA)).toMatchObject({ driverFee, roundingAmount });
  });
  test('a tolerance in kilograms per truck', () => {
    expect(calculateFees({ ...termsA, lossMode: '2', lossKg: 50 }, quantitiesA)).toMatchObject({
      allowedLoss: 50,
      deductWeight: 130,
      lossAmount: 8060,
    });
    expect(calculateFees({ ...termsA, lossMode: '2', lossKg: 180 }, quantitiesA)).toMatchObject({ deductWeight: 0, lossAmount: 0 });
  });
  test('a customer price replaces the service rate', () => {
    expect(calculateFees({ ...termsA, customerUnitPrice: 950_000 }, quantitiesA)).toMatchObject({
      customerFee: 306_850 - 5146,
      serviceFee: 306_850 - 5146 - 271_000,
    });
    expect(calculateFees({ ...termsA, lossPass: '2', customerUnitPrice: 950_000 }, quantitiesA)).toMatchObject({
      customerFee: 306_850,
      serviceFee: 306_850 - 276_146,
    });
  });
  test('impossible sums are named', () => {
    expect(feeProblem(calculateFees(termsA, { ...quantitiesA, deduction: 300_000 }))).toMatchObject({
      code: 40223,
      message: { zh: '扣款大于运费' },
    });
    expect(feeProblem(calculateFees({ ...termsA, orderMode: '3', agentFee: 270_000 }, quantitiesA))).toMatchObject({
      code: 40222,
      message: { zh: '代理运费小于司机运费与服务费之和' },
    });
    expect(feeProblem(calculateFees({ ...termsA, customerUnitPrice: 1 }, quantitiesA))).toMatchObject({
      code: 40222,
      message: { zh: '客户运费小于司机运费与服务费之和' },
    });
    expect(feeProblem(calculateFees(termsA, quantitiesA))).toBeUndefined();
  });
  test('a prepayment is capped', () => expect(prepayCap(273_601, 5000)).toBe(136_800));
  test('roundHalfUp refuses what it cannot say exactly', () => {
    expect(() => roundHalfUp(-1n, 2n)).toThrow(RangeError);
    expect(() => roundHalfUp(2n ** 60n, 1n)).toThrow('金额超出可计算的范围');
    expect(roundHalfUp(5n, 10n)).toBe(1);
    expect(roundHalfUp(4n, 10n)).toBe(0);
  });
});

const pick = (...codes: string[]) => fc.constantFrom(...codes);
const anyTerms: fc.Arbitrary<FeeTerms> = fc.record({
  orderMode: pick('1', '2', '3'),
  priceMode: pick('1', '2', '3', '4', '5'),
  unitPrice: fc.integer({ min: 1, max: 9_000_000 }),
  customerUnitPrice: fc.option(fc.integer({ min: 1, max: 9_900_000 })),
  agentFee: fc.option(fc.integer({ min: 0, max: 90_000_000 })),
  cargoPrice: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
  weightBasis: pick('1', '2', '3'),
  lossMode: pick('0', '1', '2'),
  lossRate: fc.nat(500),
  lossKg: fc.nat(5000),
  lossDeduct: pick('1', '2'),
  lossPass: pick('1', '2'),
  roundMode: pick('0', '1', '2', '3', '4'),
  serviceRate: fc.nat(2000),
  feeCalcMode: pick('1', '2'),
});
const anyQuantities: fc.Arbitrary<FeeQuantities> = fc.record({
  loadWeight: fc.integer({ min: 1, max: 49_000 }),
  unloadWeight: fc.integer({ min: 1, max: 51_000 }),
  volume: fc.nat(90_000),
  pieces: fc.nat(9999),
  distance: fc.nat(5_000_000),
  extraFee: fc.nat(500_000),
  deduction: fc.nat(100_000),
});

describe('FEE-01 the fee invariants hold for any freight', () => {
  test('I8 the driver fee adds up', () => {
    fc.assert(
      fc.property(anyTerms, anyQuantities, (terms, quantities) => {
        const fees = calculateFees(terms, quantities);
        expect(fees.driverFee).toBe(fees.driverFeeRaw - fees.lossAmount + quantities.extraFee - quantities.deduction - fees.roundingAmount);
        expect(fees.roundingAmount).toBeGreaterThanOrEqual(-50);
        expect(fees.roundingAmount).toBeLessThanOrEqual(999);
      }),
    );
  });
  test('I9 the total is cost, service fee and margin', () => {
    fc.assert(
      fc.property(anyTerms, anyQuantities, (terms, quantities) => {
        const fees = calculateFees(terms, quantities);
        const base = costBaseOf(fees, terms.lossPass);
        if (terms.orderMode === '3') expect(fees.agentFee).toBe(base + fees.serviceFee + fees.agentMargin);
        else expect(fees.customerFee).toBe(base + fees.serviceFee);
      }),
    );
  });
  test('FEE-01 PERM-07 I10 the fee total is the agent fee in agent mode, else the customer fee', () => {
    fc.assert(
      fc.property(anyTerms, anyQuantities, (terms, quantities) => {
        const fees = calculateFees(terms, quantities);
        expect(fees.feeTotal).toBe(terms.orderMode === '3' ? fees.agentFee : fees.customerFee);
      }),
    );
  });
  test('I16 net and tax add up, and so do the incomes', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(20), fc.constantFrom(100, 300, 600, 900), (total, share, rate) => {
        const split = splitVat(total, { serviceFee: Math.floor((total * share) / 100), taxRate: rate });
        return split.net + split.tax === total && split.fee + split.freight === split.net && split.freight >= 0;
      }),
    );
  });
  test('shares add up and differ from exact by less than one fen', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 }).filter((all) => all.some((one) => one > 0)),
        (amount, weights) => {
          const total = weights.reduce((sum, one) => sum + one, 0);
          const shares = allocate(amount, weights);
          expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount);
          shares.forEach((share, index) => expect(Math.abs(share - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1));
        },
      ),
    );
  });
});
