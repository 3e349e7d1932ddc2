import { accountKindOf } from '../../src/modules/finance/ledger/chartOfAccounts.ts';
import type { hyLedgerAccount, hyLedgerLine, hyLedgerTxn } from '../../src/modules/finance/ledger/ledger.table.ts';
import { postPaid, postPayout, postPayoutFailed } from '../../src/modules/finance/ledger/payoutPostings.ts';
import { chainLines, walletChanges } from '../../src/modules/finance/ledger/post.ts';
import {
  postAccrual,
  postAdvance,
  postAdvanceFee,
  postAdvanceRepaid,
  postCustomerPayment,
  postFreeze,
  postFreezeAdjust,
  postFund,
  type Posting,
  postInvoice,
  postInvoiceRed,
  postLoss,
  postOpening,
  postRecharge,
  postTollTax,
  postUnfreeze,
} from '../../src/modules/finance/ledger/postings.ts';
import { payKind } from '../../src/modules/finance/payment/payment.states.ts';
import { splitVat } from '../../src/modules/shipping/fees/fees.ts';
import { bankAccount, channelFee } from './bankAccount.ts';
import type { AdvancePlan } from './advances.ts';
import { day, dayText, idAt, minute, timeText } from './calendar.ts';
import type { NotePlan } from './notes.ts';
import type { Wallet } from './parties.ts';
import { prepaidPostings } from './prepays.ts';
import { createRandom, type Random } from './random.ts';

/** Rows as they are inserted. */
export type Txn = typeof hyLedgerTxn.$inferInsert & { id: string };
export type LedgerLine = typeof hyLedgerLine.$inferInsert;
export type Account = typeof hyLedgerAccount.$inferInsert;

/** Something to book, at its time. */
interface Entry {
  at: number;
  posting: Posting;
  bizId: string;
  bizNo: string;
  step: string;
  summary: string;
}

const channel = 'bank';
/** The capital that a platform of this size begins with: 50 million yuan. What it pays out comes from customers, who paid before. */
const openingAmount = 5_000_000_000;

/** Takes what the books come to. */
export interface BookTaker {
  txn(txn: Txn, lines: readonly LedgerLine[]): void;
  /** Money that a customer sent, which a posting stands for. */
  recharge(arrival: Arrival): void;
}

/** Money that came for a wallet. */
export interface Arrival {
  id: string;
  rechargeNo: string;
  walletId: string;
  amount: number;
  at: number;
}

/** Books in the making: balances run on from waybill to waybill. */
export interface Books {
  /** Books all that happened to these waybills, in the order of time. */
  book(plans: readonly NotePlan[], taker: BookTaker): void;
  /** All accounts with their balances, when everything is booked. */
  accounts(): Account[];
}

/** Opens the books with the company's means. Wallets follow the lines; one that runs short is topped up first. */
export function createBooks(wallets: readonly Wallet[], { companyId, from }: { companyId: string; from: number }): Books {
  const random = createRandom('books');
  const running = new Map<string, { side: 'D' | 'C'; allowNegative: boolean; balance: number; lineCount: number }>();
  const walletById = new Map(wallets.map((wallet) => [wallet.id, wallet]));
  let isOpened = false;
  let arrivals = 0;

  const write = (entry: Entry, emit: BookTaker['txn']): void => {
    const { lines, biz } = entry.posting;
    if (lines.length === 0) return;
    for (const { accountCode } of lines) {
      if (running.has(accountCode)) continue;
      const { side, allowNegative } = accountKindOf(accountCode);
      running.set(accountCode, { side, allowNegative, balance: 0, lineCount: 0 });
    }
    const txnId = idAt(random, entry.at);
    const chained = chainLines(lines, running);
    for (const [walletId, change] of walletChanges(lines)) {
      const wallet = walletById.get(walletId);
      if (wallet === undefined) continue;
      wallet.availableAmount += change.available;
      wallet.frozenAmount += change.frozen;
      if (biz === 'recharge') wallet.totalRecharge += change.available;
      if (biz === 'fund') wallet.totalConsume -= change.frozen;
    }
    emit(
      {
        tenantId: 0,
        id: txnId,
        biz,
        bizId: entry.bizId,
        step: entry.step,
        bizNo: entry.bizNo,
        companyId,
        happenTime: timeText(entry.at),
        createTime: timeText(entry.at),
        summary: entry.summary,
        operator: 'system',
      },
      chained.map((line) => ({
        tenantId: 0,
        txnId,
        happenTime: timeText(entry.at),
        lineNo: line.lineNo,
        accountCode: line.accountCode,
        side: line.side,
        isTransfer: line.isTransfer,
        amount: line.amount,
        balanceAfter: line.balanceAfter,
        accountSeq: line.accountSeq,
      })),
    );
  };
  const topUp = (walletId: string, { needed, at, taker }: { needed: number; at: number; taker: BookTaker }): void => {
    const wallet = walletById.get(walletId)!;
    if (wallet.availableAmount >= needed) return;
    // Customers transfer round sums that last for a while.
    const amount = Math.ceil((needed * random.int(8, 30)) / 10_000_000) * 10_000_000;
    const bizId = idAt(random, at);
    arrivals += 1;
    const rechargeNo = `CZ${dayText(at).replaceAll('-', '').slice(2)}${String(arrivals).padStart(6, '0')}`;
    taker.recharge({ id: bizId, rechargeNo, walletId, amount, at });
    write(
      {
        at,
        posting: postRecharge({ companyAccountId: bankAccount, walletId, amount }),
        bizId,
        bizNo: rechargeNo,
        step: 'confirm',
        summary: `充值 ${rechargeNo}`,
      },
      taker.txn,
    );
  };

  return {
    book: (plans, taker) => {
      if (!isOpened) {
        isOpened = true;
        write(
          {
            at: from,
            posting: postOpening({ companyId, companyAccountId: bankAccount, amount: openingAmount }),
            bizId: 'opening',
            bizNo: 'opening',
            step: '1',
            summary: '期初资金',
          },
          taker.txn,
        );
      }
      const entries = plans.flatMap((plan) => entriesOf(plan, { random, companyId })).toSorted((a, b) => a.at - b.at);
      for (const entry of entries) {
        const drawn = entry.posting.lines.find((line) => line.side === 'D' && line.accountCode.startsWith('L.WALLET.'));
        if (drawn !== undefined) topUp(drawn.accountCode.slice('L.WALLET.'.length), { needed: drawn.amount, at: entry.at - minute, taker });
        write(entry, taker.txn);
      }
    },
    accounts: () =>
      [...running].map(([accountCode, state]) => {
        const { accountName, ownerType, ownerId, companyId: ofCompany } = accountKindOf(accountCode);
        return {
          tenantId: 0,
          accountCode,
          accountName,
          side: state.side,
          ownerType,
          ownerId,
          companyId: ofCompany,
          allowNegative: state.allowNegative ? '1' : '0',
          balance: state.balance,
          lineCount: state.lineCount,
        };
      }),
  };
}

/** What an advance put into the books in place of the customer's payment. */
function entriesOfAdvance(
  { id, no, principal, at, repaid }: AdvancePlan,
  { companyId, customerId }: { companyId: string; customerId: string },
): Entry[] {
  const entry = (time: number, { posting, step, summary }: Pick<Entry, 'posting' | 'step' | 'summary'>): Entry => ({
    at: time,
    posting,
    bizId: id,
    bizNo: no,
    step,
    summary: `${summary} ${no}`,
  });
  const advanced = { posting: postAdvance({ companyId, customerId, amount: principal }), step: 'advance', summary: '垫付放款' };
  if (repaid === undefined) return [entry(at, advanced)];
  const fee = { posting: postAdvanceFee({ companyId, customerId, amount: repaid.fee }), step: 'repay-1', summary: '垫付费' };
  const back = {
    posting: postAdvanceRepaid({ companyId, customerId, amount: repaid.amount }, { companyAccountId: bankAccount }),
    step: 'repay-1',
    summary: '垫付归还',
  };
  return [entry(at, advanced), entry(repaid.at, fee), entry(repaid.at + 1, back)];
}

/** Everything that a waybill put into the books so far. */
function entriesOf(
  { note, moments, totals, walletId, taxRate, failedAt, prepaid, advance, customerPaidAt, invoicing, tolls = [], insurance = [] }: NotePlan,
  { random, companyId }: { random: Random; companyId: string },
): Entry[] {
  const entries: Entry[] = [];
  const add = (at: number | undefined, { posting, step, summary }: { posting: Posting; step: string; summary: string }) => {
    if (at !== undefined)
      entries.push({ at, posting, bizId: note.id, bizNo: note.shippingNoteNumber, step, summary: `${summary} ${note.shippingNoteNumber}` });
  };
  if (walletId !== null && note.noteStatus !== '10') {
    add(moments.dispatch, { posting: postFreeze({ walletId, amount: totals.planned }), step: '1', summary: '派车冻结' });
    add(moments.load, {
      posting: postFreezeAdjust({ walletId, difference: totals.loaded - totals.planned }),
      step: 'load',
      summary: '装货调整冻结',
    });
    add(moments.unload, {
      posting: postFreezeAdjust({ walletId, difference: totals.final - totals.loaded }),
      step: 'unload',
      summary: '卸货调整冻结',
    });
    add(moments.revoke, { posting: postUnfreeze({ walletId, amount: totals.planned }), step: '1', summary: '撤销解冻' });
    add(moments.fund, {
      posting: postFund({ companyId, walletId, customerId: note.customerId, amount: totals.final }),
      step: '1',
      summary: '冻结资金付款',
    });
  }
  if (prepaid !== undefined)
    for (const { at, posting, summary, isOfNote } of prepaidPostings(prepaid, { companyId, channel, examinedAt: moments.examine }))
      entries.push({
        at,
        posting,
        bizId: isOfNote === true ? note.id : prepaid.id,
        bizNo: note.shippingNoteNumber,
        step: '1',
        summary: `${summary} ${note.shippingNoteNumber}`,
      });
  for (const { at, id, no, tax } of tolls)
    entries.push({
      at,
      posting: postTollTax({ companyId, amount: tax }),
      bizId: id,
      bizNo: no,
      step: '1',
      summary: `通行费进项 ${note.shippingNoteNumber}`,
    });
  entries.push(...insurance);
  if (moments.examine === undefined) return entries;

  const creditorId = note.creditorId!;
  add(moments.examine, {
    posting: postAccrual({
      companyId,
      customerId: note.customerId,
      creditorId,
      agentId: note.agentId ?? null,
      orderMode: note.orderMode,
      lossPass: note.lossPass,
      feeTotal: totals.final,
      driverFee: note.driverFee,
      serviceFee: note.serviceFee,
      agentMargin: note.agentMargin,
      lossAmount: note.lossAmount,
      taxRate,
    }),
    step: '1',
    summary: '运单入账',
  });
  if (note.lossPass === '2')
    add(moments.examine + 1, {
      posting: postLoss({ companyId, creditorId, customerId: note.customerId, amount: note.lossAmount }),
      step: '1',
      summary: '货损赔付',
    });
  const sent = { payKind: payKind.freight, companyId, creditorId, channel, amount: note.driverFee - (note.prepayOffset ?? 0) };
  add(failedAt && failedAt - minute, { posting: postPayout(sent), step: 'failed', summary: '付款发起' });
  add(failedAt, { posting: postPayoutFailed(sent), step: 'failed', summary: '付款失败' });
  add(moments.paySubmit, {
    posting: postPayout(sent),
    step: '1',
    summary: '付款发起',
  });
  add(moments.paid, {
    posting: postPaid({ ...sent, companyAccountId: bankAccount, channelFee }),
    step: '1',
    summary: '付款成功',
  });
  for (const { at, tax, no, back } of invoicing ?? []) {
    add(at, { posting: postInvoice({ companyId, tax }), step: no, summary: `开具发票 ${no}` });
    if (back !== undefined) add(back.at, { posting: postInvoiceRed({ companyId, tax: back.tax }), step: no, summary: `红冲发票 ${no}` });
  }
  // A set without documents of invoices has their tax.
  if (invoicing === undefined)
    add(moments.invoiced, {
      posting: postInvoice({ companyId, tax: splitVat(totals.final, { serviceFee: note.serviceFee, taxRate }).tax }),
      step: '1',
      summary: '开票',
    });
  if (advance !== undefined) return [...entries, ...entriesOfAdvance(advance, { companyId, customerId: note.customerId })];
  if (walletId === null && note.customerPaidAmount > 0) {
    const dueAt = Math.max(moments.examine + day, Date.parse(`${note.dueDate ?? '2020-01-01'}T10:00:00+08:00`) - random.int(0, 3) * day);
    add(customerPaidAt ?? Math.min(dueAt, (moments.invoiced ?? moments.paid ?? dueAt) + 2 * day), {
      posting: postCustomerPayment(
        { companyId, customerId: note.customerId, amount: note.customerPaidAmount },
        { companyAccountId: bankAccount },
      ),
      step: '1',
      summary: '客户回款',
    });
  }
  return entries;
}
