import { expect, test } from 'vitest';
import { postCarrierAdjust, postCustomerAdjust } from './adjustPostings.ts';
import { accountKindOf } from './chartOfAccounts.ts';
import * as payouts from './payoutPostings.ts';
import * as book from './postings.ts';
import type { Posting } from './postings.ts';

/** A posting in one line: `paySuccess D A.BANK.b 5, C …`. */
const written = ({ biz, lines }: Posting) =>
  `${biz} ${lines.map((line) => `${line.side} ${line.accountCode} ${line.amount}`).join(', ')}`.trim();
const of = {
  payKind: '1',
  companyAccountId: 'b',
  walletId: 'w',
  creditorId: 'p',
  companyId: 'k',
  customerId: 'c',
  channel: 'ch',
  amount: 5,
};
const accrual = {
  companyId: 'k',
  customerId: 'c',
  creditorId: 'p',
  agentId: null,
  orderMode: '1',
  lossPass: '1',
  feeTotal: 10_900,
  driverFee: 9000,
  serviceFee: 1090,
  agentMargin: 0,
  lossAmount: 0,
  taxRate: 900,
};

test.each<[string, () => Posting, string]>([
  ['P01', () => book.postRecharge(of), 'recharge D A.BANK.b 5, C L.WALLET.w 5'],
  ['P01r', () => book.postRechargeReverse(of), 'rechargeReverse D L.WALLET.w 5, C A.BANK.b 5'],
  ['P02', () => book.postFreeze(of), 'freeze D L.WALLET.w 5, C L.FROZEN.w 5'],
  ['P03', () => book.postUnfreeze(of), 'unfreeze D L.FROZEN.w 5, C L.WALLET.w 5'],
  ['P04 up', () => book.postFreezeAdjust({ walletId: 'w', difference: 5 }), 'freezeAdjust D L.WALLET.w 5, C L.FROZEN.w 5'],
  ['P04 down', () => book.postFreezeAdjust({ walletId: 'w', difference: -5 }), 'freezeAdjust D L.FROZEN.w 5, C L.WALLET.w 5'],
  ['P04 nothing', () => book.postFreezeAdjust({ walletId: 'w', difference: 0 }), 'freezeAdjust'],
  ['P05l', () => book.postLoss(of), 'lossCompensate D L.AP.k.p 5, C L.LOSS.k.c 5'],
  ['P05w', () => book.postTaxWithheld(of), 'taxWithhold D L.AP.k.p 5, C L.TAXWH.k 5'],
  ['P05f', () => book.postFund(of), 'fund D L.FROZEN.w 5, C A.AR.k.c 5'],
  ['P07', () => book.postPrepayOffset(of), 'prepayOffset D L.AP.k.p 5, C A.PREPAY.k.p 5'],
  ['P06', () => payouts.postPayout(of), 'payStart D L.AP.k.p 5, C L.CLEARING.k.ch 5'],
  ['P08', () => payouts.postPaid({ ...of, channelFee: 2 }), 'paySuccess D L.CLEARING.k.ch 5, D E.CHANNEL.k 2, C A.BANK.b 5, C A.BANK.b 2'],
  ['P08 without a fee', () => payouts.postPaid({ ...of, channelFee: 0 }), 'paySuccess D L.CLEARING.k.ch 5, C A.BANK.b 5'],
  ['P09', () => payouts.postPayoutFailed(of), 'payFail D L.CLEARING.k.ch 5, C L.AP.k.p 5'],
  ['P10', () => payouts.postReturned(of), 'payReturn D A.BANK.b 5, C L.AP.k.p 5'],
  [
    'P10p with a part that was offset',
    () =>
      payouts.postReturned({
        ...of,
        payKind: '2',
        shares: [
          { accountCode: 'A.PREPAY.k.p', amount: 2 },
          { accountCode: 'L.AP.k.p', amount: 3 },
        ],
      }),
    'prepayReturn D A.BANK.b 5, C A.PREPAY.k.p 2, C L.AP.k.p 3',
  ],
  ['P11', () => book.postOfflinePay(of, { companyAccountId: 'b' }), 'offlinePay D L.AP.k.p 5, C A.BANK.b 5'],
  ['P11 by the customer', () => book.postOfflinePay(of, { customerId: 'c' }), 'offlinePay D L.AP.k.p 5, C A.AR.k.c 5'],
  ['P14', () => book.postPrepayRecover(of), 'prepayRecover D A.BANK.b 5, C A.PREPAY.k.p 5'],
  ['P14w', () => book.postPrepayWriteOff(of), 'prepayWriteOff D E.BADDEBT.k 5, C A.PREPAY.k.p 5'],
  ['a reversal', () => book.reversed(book.postFund(of)), 'fund C L.FROZEN.w 5, D A.AR.k.c 5'],
  ['P12', () => book.postInvoice({ companyId: 'k', tax: 5 }), 'invoiceTax D L.VATPEND.k 5, C L.VATOUT.k 5'],
  ['P23', () => book.postTollTax({ companyId: 'k', amount: 5 }), 'etcInput D A.VATIN.k 5, C E.FREIGHT.k 5'],
  ['P19', () => book.postPremium({ ...of, insurerId: 'i' }, { walletId: 'w' }), 'insureBuy D L.WALLET.w 5, C L.INS.k.i 5'],
  ['P19 by the platform', () => book.postPremium({ ...of, insurerId: 'i' }, 'platform'), 'insureBuy D E.INSURANCE.k 5, C L.INS.k.i 5'],
  ['P20', () => book.postPremiumBack({ ...of, insurerId: 'i' }, { walletId: 'w' }), 'insureRefund D L.INS.k.i 5, C L.WALLET.w 5'],
  [
    'P20 to the platform',
    () => book.postPremiumBack({ ...of, insurerId: 'i' }, 'platform'),
    'insureRefund D L.INS.k.i 5, C E.INSURANCE.k 5',
  ],
  ['P21', () => book.postClaim({ ...of, compensated: 0 }), 'insureClaim D A.BANK.b 5, C L.LOSS.k.c 5'],
  [
    'P21 after a compensation',
    () => book.postClaim({ ...of, compensated: 2 }),
    'insureClaim D A.BANK.b 5, C E.COMPENSATE.k 2, C L.LOSS.k.c 3',
  ],
  ['P15', () => book.postAdvance(of), 'dianfuAdvance D A.DIANFU.k.c 5, C A.AR.k.c 5'],
  ['P15f', () => book.postAdvanceFee({ ...of, amount: 2585 }), 'dianfuFee D A.DIANFU.k.c 2585, C I.DIANFU.k 2439, C L.VATOUT.k 146'],
  ['P16', () => book.postAdvanceRepaid(of, { walletId: 'w' }), 'dianfuRepay D L.WALLET.w 5, C A.DIANFU.k.c 5'],
  ['P16', () => book.postAdvanceRepaid(of, { companyAccountId: 'b' }), 'dianfuRepay D A.BANK.b 5, C A.DIANFU.k.c 5'],
  ['P16w', () => book.postAdvanceWrittenOff(of), 'dianfuWriteOff D E.BADDEBT.k 5, C A.DIANFU.k.c 5'],
  ['P16r', () => book.postAdvanceRecovered(of), 'dianfuRecover D A.BANK.b 5, C E.BADDEBT.k 5'],
  ['P16c', () => book.postCustomerPayment(of, { companyAccountId: 'b' }), 'customerPay D A.BANK.b 5, C A.AR.k.c 5'],
  ['P16c', () => book.postCustomerPayment(of, { walletId: 'w' }), 'customerPay D L.WALLET.w 5, C A.AR.k.c 5'],
  [
    'P16c',
    () => book.postCustomerPayment({ ...of, rest: { walletId: 'w', amount: 2 } }, { companyAccountId: 'b' }),
    'customerPay D A.BANK.b 7, C A.AR.k.c 5, C L.WALLET.w 2',
  ],
  ['P16v', () => book.postTermWrittenOff(of), 'receivableWriteOff D E.BADDEBT.k 5, C A.AR.k.c 5'],
  [
    'L20 a customer is charged more',
    () => postCustomerAdjust({ ...of, amount: 109, tax: 9 }),
    'noteAdjust D A.AR.k.c 109, C I.FREIGHT.k 100, C L.VATPEND.k 9',
  ],
  [
    'L20 a customer is charged less, of which part was paid',
    () => postCustomerAdjust({ ...of, amount: -109, tax: -9, toWallet: { walletId: 'w', amount: 40 } }),
    'noteAdjust C A.AR.k.c 69, C L.WALLET.w 40, D I.FREIGHT.k 100, D L.VATPEND.k 9',
  ],
  [
    'L20 a customer is charged less, all of which was paid',
    () => postCustomerAdjust({ ...of, amount: -109, tax: -9, toWallet: { walletId: 'w', amount: 109 } }),
    'noteAdjust C L.WALLET.w 109, D I.FREIGHT.k 100, D L.VATPEND.k 9',
  ],
  ['L20 a carrier is owed more', () => postCarrierAdjust({ ...of, amount: 5 }), 'noteAdjust D E.FREIGHT.k 5, C L.AP.k.p 5'],
  ['L20 a carrier is owed less', () => postCarrierAdjust({ ...of, amount: -5 }), 'noteAdjust C E.FREIGHT.k 5, D L.AP.k.p 5'],
  [
    'P05w after an advance of the tax',
    () => book.postTaxWithheld({ ...of, advanced: 2 }),
    'taxWithhold D L.AP.k.p 5, C A.TAXADV.k.p 2, C L.TAXWH.k 3',
  ],
  ['P05x', () => book.postTaxAdvance(of), 'taxAdvance D A.TAXADV.k.p 5, C L.TAXWH.k 5'],
  [
    'P05x of many',
    () =>
      book.postTaxAdvances('k', [
        { creditorId: 'p', amount: 5 },
        { creditorId: 'q', amount: 2 },
      ]),
    'taxAdvance D A.TAXADV.k.p 5, D A.TAXADV.k.q 2, C L.TAXWH.k 7',
  ],
  ['P13', () => book.postInvoiceRed({ companyId: 'k', tax: 5 }), 'invoiceRed D L.VATOUT.k 5, C L.VATPEND.k 5'],
  ['P10 uncounted', () => book.postReturnUncounted(of), 'prepayReturn D L.AP.k.p 5, C A.PREPAY.k.p 5'],
  ['P17l', () => book.postLossPassed(of), 'lossCompensate D L.LOSS.k.c 5, C L.WALLET.w 5'],
  ['P24n', () => book.postAgentNet({ ...of, agentId: 'a' }, 'receivable'), 'agentNet D L.AGENT.k.a 5, C A.AR.k.a 5'],
  ['P24n to the wallet', () => book.postAgentNet({ ...of, agentId: 'a' }, { walletId: 'w' }), 'agentNet D L.AGENT.k.a 5, C L.WALLET.w 5'],
  ['P17 to a customer', () => book.postCompensation(of, { walletId: 'w' }), 'complaintCompensate D E.COMPENSATE.k 5, C L.WALLET.w 5'],
  ['P17 to a carrier', () => book.postCompensation(of, { creditorId: 'p' }), 'complaintCompensate D E.COMPENSATE.k 5, C L.AP.k.p 5'],
  ['P22', () => book.postTaxPaid(of, 'taxWithheld'), 'taxPay D L.TAXWH.k 5, C A.BANK.b 5'],
  ['P22 of output tax', () => book.postTaxPaid(of, 'vatOutput'), 'taxPay D L.VATOUT.k 5, C A.BANK.b 5'],
  ['P22 back from the tax office', () => book.postTaxPaid({ ...of, amount: -5 }, 'taxWithheld'), 'taxPay D A.BANK.b 5, C L.TAXWH.k 5'],
  ['P22m', () => book.postVatSetOff(of), 'vatSetOff D L.VATOUT.k 5, C A.VATIN.k 5'],
  ['P26', () => book.postSuspense(of), 'suspenseIn D A.BANK.b 5, C L.SUSPENSE.k 5'],
  ['P26 known', () => book.postSuspenseMatch(of), 'suspenseMatch D L.SUSPENSE.k 5, C L.WALLET.w 5'],
  [
    'P25 a wallet down by a compensation',
    () => book.postWalletAdjust({ ...of, account: 'compensate', isOut: true }),
    'adjust D L.WALLET.w 5, C E.COMPENSATE.k 5',
  ],
  [
    'P25 a wallet up by other means',
    () => book.postWalletAdjust({ ...of, account: 'other', isOut: false }),
    'adjust D I.OTHER.k 5, C L.WALLET.w 5',
  ],
  ['P25 between two accounts', () => book.postTransfer({ amount: 5, fromId: 'a', toId: 'b' }), 'transfer D A.BANK.b 5, C A.BANK.a 5'],
  ['P27 in', () => book.postOwnFunds({ ...of, isOut: false }), 'ownFunds D A.BANK.b 5, C Q.OPENING.k 5'],
  ['P27 out', () => book.postOwnFunds({ ...of, isOut: true }), 'ownFunds D Q.OPENING.k 5, C A.BANK.b 5'],
  ['P25', () => book.postOpening(of), 'adjust D A.BANK.b 5, C Q.OPENING.k 5'],
  [
    'P05',
    () => book.postAccrual(accrual),
    'accrual D A.AR.k.c 10900, D E.FREIGHT.k 9000, C I.FREIGHT.k 9000, C I.FEE.k 1000, C L.VATPEND.k 900, C L.AP.k.p 9000',
  ],
])('LEDG-01 4.3 %s books its lines and no other', (_name, post, lines) => {
  expect(written(post())).toBe(lines);
});

test('LEDG-01 4.3 an agent’s share is booked for agents’ orders alone', () => {
  const agents = { ...accrual, orderMode: '3', agentId: 'a', agentMargin: 700 };
  const line = (input: book.AccrualInput, code: string) => book.postAccrual(input).lines.find(({ accountCode }) => accountCode === code);

  expect(line(agents, 'E.AGENT.k')).toEqual({ accountCode: 'E.AGENT.k', side: 'D', amount: 700 });
  expect(line(agents, 'L.AGENT.k.a')).toEqual({ accountCode: 'L.AGENT.k.a', side: 'C', amount: 700 });
  expect(line({ ...agents, orderMode: '1' }, 'E.AGENT.k')).toBeUndefined();
  expect(line({ ...agents, orderMode: '1' }, 'L.AGENT.k.a')).toBeUndefined();
  expect(() => book.postAccrual({ ...agents, agentId: null })).toThrow('Posting accrual does not balance');
});

test.each([-5, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('LEDG-01 4.1 an amount of %d is not a posting', (amount) => {
  expect(() => book.postFreeze({ ...of, amount })).toThrow('Posting freeze does not balance');
});
test.each([1, Number.MAX_SAFE_INTEGER])('LEDG-01 4.1 an amount of %d is one', (amount) => {
  expect(book.postFreeze({ ...of, amount }).lines).toHaveLength(2);
});

test.each([
  ['1', 'p', 'L.AP.k.p', 'payStart paySuccess payFail payReturn'],
  ['2', 'p', 'A.PREPAY.k.p', 'prepayStart prepaySuccess prepayFail prepayReturn'],
  ['4', 'w', 'L.WALLET.w', 'refundStart refundSuccess refundFail refundReturn'],
  ['5', 'p', 'L.AGENT.k.p', 'agentPay paySuccess payFail payReturn'],
  ['6', 'p', 'L.INS.k.p', 'insureSettle paySuccess payFail payReturn'],
  ['7', 'taxWithheld', 'L.TAXWH.k', 'taxPay paySuccess payFail payReturn'],
  ['7', 'vatOutput', 'L.VATOUT.k', 'taxPay paySuccess payFail payReturn'],
  ['9', 'p', 'L.AP.k.p', 'payStart paySuccess payFail payReturn'],
  ['10', '', 'L.SUSPENSE.k', 'payStart paySuccess payFail payReturn'],
])('LEDG-01 L4 a payment of kind %s of %s takes its money from %s, and gives it back there', (payKind, creditorId, source, bizzes) => {
  const one = { ...of, payKind, creditorId };
  const sent = payouts.postPayout(one);
  const paid = payouts.postPaid({ ...one, channelFee: 0 });
  const failed = payouts.postPayoutFailed(one);
  const returned = payouts.postReturned(one);

  expect([sent, paid, failed, returned].map(({ biz }) => biz).join(' ')).toBe(bizzes);
  expect(sent.lines[0]).toEqual({ accountCode: source, side: 'D', amount: 5 });
  for (const { lines } of [failed, returned]) expect(lines[1]).toEqual({ accountCode: source, side: 'C', amount: 5 });
  // What it takes and gives is an account of the chart.
  for (const { lines } of [sent, paid, failed, returned])
    for (const { accountCode } of lines) expect(accountKindOf(accountCode)).toBeDefined();
});

test('LEDG-01 L4 what is paid offline never is on its way', () => {
  expect(() => payouts.postPayout({ ...of, payKind: '3' })).toThrow('never on their way');
});
