import { describe, expect, test } from 'vitest';
import { allocate, calculateFees, feeProblem, prepayCap, type FeeQuantities, type FeeTerms } from './fees.ts';

// Below, at and above each limit of freight-domain 4.5. The figures are worked out by hand.

/** 8.55 yuan a tonne, no loss, no rounding, 6 % service fee on top. */
const plain: FeeTerms = {
  orderMode: '1',
  priceMode: '1',
  unitPrice: 855_000,
  customerUnitPrice: null,
  agentFee: null,
  cargoPrice: 62_000,
  weightBasis: '3',
  lossMode: '0',
  lossRate: null,
  lossKg: null,
  lossDeduct: '1',
  lossPass: '1',
  roundMode: '0',
  serviceRate: 600,
  feeCalcMode: '1',
};
const weighed = (loadWeight: number, unloadWeight: number, more: Partial<FeeQuantities> = {}): FeeQuantities => ({
  loadWeight,
  unloadWeight,
  volume: null,
  pieces: null,
  distance: null,
  extraFee: 0,
  deduction: 0,
  ...more,
});
/** A freight of a fixed price in fen. */
const fixed = (fen: number, terms: Partial<FeeTerms> = {}): FeeTerms => ({ ...plain, priceMode: '2', unitPrice: fen * 100, ...terms });

describe('loss beside what is tolerated', () => {
  test.each([
    // 30/10000 of 32,000 kg are 96 kg.
    ['1', 30, null, 32_000, 31_905, 95, 96, 0],
    ['1', 30, null, 32_000, 31_904, 96, 96, 0],
    ['1', 30, null, 32_000, 31_903, 97, 96, 1],
    // 97.44 kg are 97 whole ones.
    ['1', 30, null, 32_480, 32_383, 97, 97, 0],
    ['1', 30, null, 32_480, 32_382, 98, 97, 1],
    ['2', null, 50, 32_000, 31_951, 49, 50, 0],
    ['2', null, 50, 32_000, 31_950, 50, 50, 0],
    ['2', null, 50, 32_000, 31_949, 51, 50, 1],
    ['2', null, null, 32_000, 31_999, 1, 0, 1],
    ['1', 0, null, 32_000, 31_999, 1, 0, 1],
    ['0', 30, 50, 32_000, 31_000, 0, 0, 0],
    ['1', 30, null, 32_000, 32_500, 0, 96, 0],
  ])(
    'FEE-01 mode %s, rate %s, %s kg: from %i to %i kg are %i lost, %i tolerated, %i deducted',
    (lossMode, lossRate, lossKg, load, unload, lossWeight, allowedLoss, deductWeight) => {
      expect(calculateFees({ ...plain, lossMode, lossRate, lossKg }, weighed(load, unload))).toMatchObject({
        lossWeight,
        allowedLoss,
        deductWeight,
      });
    },
  );

  test.each([
    [96, 0],
    [97, 97],
  ])('FEE-01 where the whole loss counts, %i kg lost of 96 tolerated deduct %i', (lost, deductWeight) => {
    const terms = { ...plain, lossMode: '1', lossRate: 30, lossDeduct: '2' };
    expect(calculateFees(terms, weighed(32_000, 32_000 - lost))).toMatchObject({ deductWeight });
  });

  test.each([
    // One tonne is lost: the loss costs what a tonne is worth, and never more than the freight of 20 yuan.
    [1999, 1999, 1],
    [2000, 2000, 0],
    [2001, 2000, 0],
    [99_999, 2000, 0],
  ])('FEE-01 a loss worth %i fen takes %i of a freight of 2,000 and leaves %i', (cargoPrice, lossAmount, driverFee) => {
    const terms = fixed(2000, { lossMode: '2', lossKg: 0, cargoPrice });
    const fees = calculateFees(terms, weighed(21_000, 20_000));
    expect(fees).toMatchObject({ lossAmount, driverFee });
    expect(feeProblem(fees)).toBeUndefined();
  });

  test('FEE-01 cargo without a value loses nothing', () => {
    expect(calculateFees(fixed(2000, { lossMode: '2', lossKg: 0, cargoPrice: null }), weighed(21_000, 20_000))).toMatchObject({
      deductWeight: 1000,
      lossAmount: 0,
    });
  });
});

describe('the weight that is paid for', () => {
  test.each([
    ['1', 32_480, 32_300, 32_480],
    ['1', 32_300, 32_480, 32_300],
    ['2', 32_480, 32_300, 32_300],
    ['2', 32_300, 32_480, 32_480],
    ['3', 32_480, 32_300, 32_300],
    ['3', 32_300, 32_480, 32_300],
    ['3', 32_300, 32_300, 32_300],
  ])('FEE-01 basis %s, %i loaded, %i unloaded: %i', (weightBasis, load, unload, settleWeight) => {
    expect(calculateFees({ ...plain, weightBasis }, weighed(load, unload))).toMatchObject({ settleWeight });
  });
});

describe('small change', () => {
  test.each([
    ['0', 1, 1],
    ['1', 9, 0],
    ['1', 10, 10],
    ['1', 11, 10],
    ['2', 99, 0],
    ['2', 100, 100],
    ['2', 199, 100],
    ['3', 999, 0],
    ['3', 1000, 1000],
    ['3', 1999, 1000],
    ['4', 49, 0],
    ['4', 50, 100],
    ['4', 149, 100],
    ['4', 150, 200],
  ])('FEE-01 mode %s makes %i fen %i', (roundMode, raw, driverFee) => {
    expect(calculateFees(fixed(raw, { roundMode }), weighed(1000, 1000))).toMatchObject({ driverFee, roundingAmount: raw - driverFee });
  });
});

describe('what the customer pays', () => {
  test('FEE-01 an extra fee is in the customer’s price as in the driver’s, a deduction is the driver’s alone', () => {
    const terms = { ...plain, customerUnitPrice: 950_000 };
    expect(calculateFees(terms, weighed(32_300, 32_300, { extraFee: 1000 }))).toMatchObject({
      driverFee: 277_165,
      customerFee: 307_850,
      serviceFee: 30_685,
    });
    expect(calculateFees(terms, weighed(32_300, 32_300, { extraFee: 1000, deduction: 500 }))).toMatchObject({
      driverFee: 276_665,
      customerFee: 307_850,
      serviceFee: 31_185,
    });
    expect(calculateFees(plain, weighed(32_300, 32_300, { extraFee: 1000 }))).toMatchObject({ serviceFee: 16_630, customerFee: 293_795 });
  });

  test.each([
    // 10 t at 85.50 are 85,500 fen for the driver.
    [855_010, 1, undefined],
    [855_000, 0, undefined],
    [854_990, -1, 40222],
  ])('FEE-01 at a customer’s price of %i the service fee is %i, problem %s', (customerUnitPrice, serviceFee, code) => {
    const fees = calculateFees({ ...plain, customerUnitPrice }, weighed(10_000, 10_000));
    expect(fees).toMatchObject({ serviceFee });
    expect(feeProblem(fees)?.code).toBe(code);
  });

  test.each([
    [90_631, 1, undefined],
    [90_630, 0, undefined],
    [90_629, -1, 40222],
  ])('FEE-01 an agent’s fee of %i leaves %i for the agent, problem %s', (agentFee, agentMargin, code) => {
    const fees = calculateFees({ ...plain, orderMode: '3', agentFee }, weighed(10_000, 10_000));
    expect(fees).toMatchObject({ serviceFee: 5130, agentMargin, feeTotal: agentFee });
    expect(feeProblem(fees)?.code).toBe(code);
  });

  test.each([
    [85_000, 500, undefined],
    [85_500, 0, undefined],
    [85_501, -1, 40223],
  ])('FEE-01 a deduction of %i leaves the driver %i, problem %s', (deduction, driverFee, code) => {
    const fees = calculateFees({ ...plain, roundMode: '2' }, weighed(10_000, 10_000, { deduction }));
    expect(fees.driverFee).toBe(driverFee);
    expect(feeProblem(fees)?.code).toBe(code);
  });

  test('FEE-01 a loss that is not passed on is paid by the platform: it is part of the base', () => {
    const terms = fixed(100_000, { lossMode: '2', lossKg: 0, cargoPrice: 5000 });
    expect(calculateFees({ ...terms, lossPass: '1' }, weighed(21_000, 20_000))).toMatchObject({ serviceFee: 5700, customerFee: 100_700 });
    expect(calculateFees({ ...terms, lossPass: '2' }, weighed(21_000, 20_000))).toMatchObject({ serviceFee: 6000, customerFee: 106_000 });
  });
});

describe('shares of an amount', () => {
  test.each([
    [10, [1, 1, 1, 1], [3, 3, 2, 2]],
    [1, [1, 1, 1], [1, 0, 0]],
    [2, [1, 2, 1], [1, 1, 0]],
    [5, [1, 1, 2], [1, 1, 3]],
    [100, [0, 1], [0, 100]],
    [0, [3, 4], [0, 0]],
    [7, [5], [7]],
  ])('FEE-01 %i over %j are %j: ties in order', (amount, weights, shares) => {
    expect(allocate(amount, weights)).toEqual(shares);
  });

  test('FEE-01 weights that add up to nothing share nothing', () => {
    expect(() => allocate(1, [0, 0])).toThrow(RangeError);
  });
});

test.each([
  [10_000, 5000, 5000],
  [10_001, 5000, 5000],
  [10_002, 5000, 5001],
  [10_000, 0, 0],
  [10_000, 10_000, 10_000],
])('FEE-01 the prepayment of %i fen at %i/10000 is at most %i', (driverFee, rate, cap) => {
  expect(prepayCap(driverFee, rate)).toBe(cap);
});
