import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateFees, estimateFees, splitVat, type FeeTerms } from '../../shipping/fees/fees.ts';
import { accountKindOf } from './chartOfAccounts.ts';
import { postPaid, postPayout } from './payoutPostings.ts';
import { chainLines } from './post.ts';
import {
  postAccrual,
  postFreeze,
  postFreezeAdjust,
  postFund,
  postInvoice,
  postLoss,
  postPrepayOffset,
  postRecharge,
  postRechargeReverse,
  postTaxWithheld,
  postUnfreeze,
  type Posting,
} from './postings.ts';

/** A book of accounts in memory: the model that the database is compared with. */
function book() {
  const accounts = new Map<string, ReturnType<typeof start>>();
  const start = (code: string) => {
    const { side, allowNegative } = accountKindOf(code);
    return { side, allowNegative, balance: 0, lineCount: 0 };
  };
  return {
    post({ lines }: Posting) {
      for (const { accountCode } of lines) if (!accounts.has(accountCode)) accounts.set(accountCode, start(accountCode));
      return chainLines(lines, accounts);
    },
    balances: () => Object.fromEntries([...accounts].map(([code, { balance }]) => [code, balance])),
    difference: () => [...accounts.values()].reduce((sum, { side, balance }) => sum + (side === 'D' ? balance : -balance), 0),
  };
}

const terms: FeeTerms = {
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

describe('LEDG-01 the books of a waybill', () => {
  test('case A1 runs through P01 to P08 and P12 to the balances of the specification', () => {
    const books = book();
    const estimate = estimateFees(terms, { weight: 32_000, volume: null, pieces: null, distance: null });
    const weighed = (unloadWeight: number) =>
      calculateFees(terms, { loadWeight: 32_480, unloadWeight, volume: null, pieces: null, distance: null, extraFee: 0, deduction: 0 });
    const loaded = weighed(32_480);
    const fees = weighed(32_300);
    const [companyId, walletId, customerId, creditorId, channel, companyAccountId] = ['k', 'w', 'c', 'd', 'bank', 'b'] as const;

    books.post(postRecharge({ companyAccountId, walletId, amount: 500_000 }));
    books.post(postFreeze({ walletId, amount: estimate.feeTotal }));
    books.post(postPayout({ payKind: '2', companyId, creditorId, channel, amount: 100_000 }));
    books.post(postPaid({ payKind: '2', companyId, creditorId, channel, companyAccountId, amount: 100_000, channelFee: 500 }));
    books.post(postFreezeAdjust({ walletId, difference: loaded.feeTotal - estimate.feeTotal }));
    expect(books.balances()['L.FROZEN.w']).toBe(294_362);
    books.post(postFreezeAdjust({ walletId, difference: fees.feeTotal - loaded.feeTotal }));
    expect(books.balances()['L.FROZEN.w']).toBe(287_260);
    books.post(postAccrual({ ...fees, companyId, customerId, creditorId, agentId: null, orderMode: '1', lossPass: '1', taxRate: 900 }));
    books.post(postPrepayOffset({ companyId, creditorId, amount: 100_000 }));
    books.post(postFund({ companyId, walletId, customerId, amount: fees.feeTotal }));
    books.post(postPayout({ payKind: '1', companyId, creditorId, channel, amount: fees.driverFee - 100_000 }));
    books.post(
      postPaid({ payKind: '1', companyId, creditorId, channel, companyAccountId, amount: fees.driverFee - 100_000, channelFee: 500 }),
    );
    books.post(postInvoice({ companyId, tax: splitVat(fees.feeTotal, { serviceFee: fees.serviceFee, taxRate: 900 }).tax }));

    expect(books.balances()).toEqual({
      'A.BANK.b': 228_000,
      'L.WALLET.w': 212_740,
      'L.FROZEN.w': 0,
      'A.AR.k.c': 0,
      'L.AP.k.d': 0,
      'A.PREPAY.k.d': 0,
      'L.CLEARING.k.bank': 0,
      'L.VATPEND.k': 0,
      'L.VATOUT.k': 23_719,
      'I.FREIGHT.k': 248_624,
      'I.FEE.k': 14_917,
      'E.FREIGHT.k': 271_000,
      'E.CHANNEL.k': 1000,
    });
    expect(books.difference()).toBe(0);
  });

  test('agent mode books the margin, a passed-on loss and withheld tax', () => {
    const books = book();
    const fees = calculateFees(
      { ...terms, orderMode: '3', agentFee: 320_000, serviceRate: 300, lossPass: '2' },
      { loadWeight: 32_480, unloadWeight: 32_300, volume: null, pieces: null, distance: null, extraFee: 0, deduction: 0 },
    );

    books.post(
      postAccrual({ ...fees, companyId: 'k', customerId: 'c', creditorId: 'd', agentId: 'g', orderMode: '3', lossPass: '2', taxRate: 900 }),
    );
    books.post(postLoss({ companyId: 'k', creditorId: 'd', customerId: 'c', amount: fees.lossAmount }));
    books.post(postTaxWithheld({ companyId: 'k', creditorId: 'd', amount: 1000 }));

    expect(books.balances()).toMatchObject({
      'L.AP.k.d': fees.driverFee - 1000,
      'L.LOSS.k.c': 5146,
      'L.AGENT.k.g': fees.agentMargin,
      'E.AGENT.k': fees.agentMargin,
      'A.AR.k.c': 320_000,
    });
    expect(books.difference()).toBe(0);
  });

  test('I1 I2 I5 every posting balances for any amounts, and a wallet never goes below zero', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    const of = { walletId: 'w', companyId: 'k', customerId: 'c', creditorId: 'd', channel: 'bank', companyAccountId: 'b' };
    const act = fc.oneof(
      amount.map((value) => postRecharge({ ...of, amount: value })),
      amount.map((value) => postRechargeReverse({ ...of, amount: value })),
      amount.map((value) => postFreeze({ ...of, amount: value })),
      amount.map((value) => postUnfreeze({ ...of, amount: value })),
      fc.integer({ min: -5_000_000, max: 5_000_000 }).map((difference) => postFreezeAdjust({ ...of, difference })),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (history) => {
        const books = book();
        for (const one of history) {
          const before = books.balances();
          const wanted =
            (before['L.WALLET.w'] ?? 0) +
            one.lines
              .filter(({ accountCode }) => accountCode === 'L.WALLET.w')
              .reduce((sum, { side, amount: value }) => sum + (side === 'C' ? value : -value), 0);
          const copy = book();
          for (const done of history.slice(0, history.indexOf(one))) {
            try {
              copy.post(done);
            } catch {
              break;
            }
          }
          try {
            books.post(one);
            expect(books.balances()['L.WALLET.w'] ?? 0).toBe(wanted);
          } catch {
            return; // refused: the transaction would roll back as a whole
          }
          expect(books.difference()).toBe(0);
          expect(Object.values(books.balances()).every((balance) => balance >= 0)).toBe(true);
        }
      }),
    );
  });

  test('I6 each line continues the balance of the one before', () => {
    const books = book();
    const chained = [
      postRecharge({ companyAccountId: 'b', walletId: 'w', amount: 1000 }),
      postFreeze({ walletId: 'w', amount: 300 }),
      postUnfreeze({ walletId: 'w', amount: 100 }),
    ].flatMap((one) => books.post(one));

    expect(
      chained.filter(({ accountCode }) => accountCode === 'L.WALLET.w').map(({ balanceAfter, accountSeq }) => [balanceAfter, accountSeq]),
    ).toEqual([
      [1000, 1],
      [700, 2],
      [800, 3],
    ]);
  });

  test('FRT-06 a wallet that does not hold enough is refused with 40105', () => {
    expect(() => book().post(postFreeze({ walletId: 'w', amount: 1 }))).toThrow('余额不足');
  });
});
