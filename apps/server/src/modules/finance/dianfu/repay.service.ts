import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { dueFlagOf, lastDueDay, openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { type Arrival, checkedArrival, moneySource } from '../arrival/arrival.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { holdAccounts, post } from '../ledger/post.ts';
import { postAdvanceFee, postAdvanceRecovered, postAdvanceRepaid, type MoneyFrom } from '../ledger/postings.ts';
import { refusedField } from '../../../platform/errors.ts';
import type { DianfuRepayInput } from './dianfu.contract.ts';
import { dianfuResource } from './dianfu.resource.ts';
import { dianfuState } from './dianfu.states.ts';
import { type DianfuRow, hyDianfuRepay } from './dianfu.table.ts';
import { owedOn, standingOn } from './dianfuFee.ts';
import { dianfuFacts, type HeldDianfu, holdDianfu, moveDianfu } from './moveDianfu.ts';

/** Accounts that a repayment books on. */
export const repaymentAccounts = (companyId: string, customerId: string): string[] => {
  const books = booksOf(companyId);
  return [books.advanced(customerId), books.advanceIncome, books.vatOutput];
};

const codeOf = (from: MoneyFrom): string => ('walletId' in from ? accounts.wallet(from.walletId) : accounts.bank(from.companyAccountId));

/**
 * Records money that came back for an advance: the fee up to the day first, then the principal (F5). What comes for one that was written off is
 * recovered (P16r).
 *
 * @throws AppError 40445 above what is open; 40105 the wallet does not hold it; 40451 the serial was used before
 * @source freight-domain 3.6 F5, amendments L10, L11, L33
 */
export function repayDianfu(ctx: Context, { id, version, amount, ...given }: z.output<typeof DianfuRepayInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const held = await holdDianfu(tx, ctx, { id, version }, 'repay');
    const { companyId, customerId, state } = held.dianfu;
    const arrival = await checkedArrival(tx, ctx, given, { companyId, customerId });
    if (arrival.kept.time.slice(0, 10) < (held.dianfu.startDate ?? '')) throw refusedField('transferTime', '到账时间不能早于垫付起息日');
    await holdAccounts(tx, ctx.actor.tenantId, [...repaymentAccounts(companyId, customerId), codeOf(arrival.from)]);
    await (state === dianfuState.writtenOff ? recover(tx, ctx, held, { amount, arrival }) : repayHeld(tx, ctx, held, { amount, arrival }));
    return getRow(ctx, dianfuResource, id) as Promise<never>;
  });
}

const tooMuch = (path = 'amount') =>
  businessError(40445, { message: '归还金额超过余额', errorData: [{ path, message: '归还金额超过余额' }] });

/** P15f and P16 of an advance that is held, as are its accounts. @throws AppError 40445 above what is open */
export async function repayHeld(
  tx: Tx,
  ctx: Context,
  { dianfu, note }: HeldDianfu,
  { amount, arrival: { from, kept } }: { amount: number; arrival: Arrival },
): Promise<HeldDianfu> {
  const today = nowText(ctx.clock).slice(0, 10);
  const { unbookedFee, fee, balance } = owedOn(dianfu, today);
  if (amount > balance) throw tooMuch();
  const { companyId, customerId } = dianfu;
  const repayCount = dianfu.repayCount + 1;
  const [feePart, principalPart] = [Math.min(fee, amount), Math.max(0, amount - fee)];
  const facts = (what: string) => ({ ...dianfuFacts(dianfu, { step: `repay-${repayCount}`, what }), happenTime: kept.time });
  await post(tx, ctx, postAdvanceFee({ companyId, customerId, amount: unbookedFee }), facts('垫付费'));
  const txnId = await post(tx, ctx, postAdvanceRepaid({ companyId, customerId, amount }, from), facts('垫付归还'));
  await keepRepayment(tx, ctx, dianfu, { repayCount, amount, feePart, principalPart, txnId, kept });
  const isWhole = amount === balance;
  const last = await lastDueDay(tx, ctx);
  const after = {
    ...dianfu,
    repayCount,
    bookedFee: dianfu.bookedFee + unbookedFee,
    repaidFee: dianfu.repaidFee + feePart,
    repaidPrincipal: dianfu.repaidPrincipal + principalPart,
    // A new stretch begins where the principal changes; else the old one goes on.
    ...(principalPart > 0 ? { accrueFrom: today, accruedBooked: 0 } : { accruedBooked: dianfu.accruedBooked + unbookedFee }),
  };
  const standing = standingOn(after, { today, last });
  const { bookedFee, repaidFee, repaidPrincipal, accrueFrom, accruedBooked } = after;
  const paid = {
    customerPaidAmount: note.customerPaidAmount + principalPart,
    advancedAmount: note.advancedAmount - principalPart,
  };
  return moveDianfu(
    tx,
    ctx,
    { dianfu, note },
    {
      action: 'repay',
      to: isWhole ? dianfuState.repaid : dianfuState.partlyRepaid,
      values: {
        repayCount,
        bookedFee,
        repaidFee,
        repaidPrincipal,
        accrueFrom,
        accruedBooked,
        ...standing,
        ...(isWhole ? { dueFlag: '0', overdueDays: 0 } : {}),
      },
      noteValues: { ...paid, dueFlag: dueFlagOf(note.dueDate, { open: openFee({ ...note, ...paid }), last }) },
      event: {
        type: 'dianfuRepaid',
        content: `垫付归还 ${dianfu.dianfuNo}：${yuan(amount)}元（垫付费${yuan(feePart)}元，本金${yuan(principalPart)}元）${isWhole ? '，已结清' : ''}`,
      },
    },
  );
}

/** P16r: it counts as income of the bad debt, and changes nothing of what was written off. @throws AppError 40445 above what was written off */
async function recover(tx: Tx, ctx: Context, held: HeldDianfu, { amount, arrival }: { amount: number; arrival: Arrival }): Promise<void> {
  const { dianfu } = held;
  const { from, kept } = arrival;
  if (!('companyAccountId' in from)) throw refusedField('source', '已核销的垫付仅登记银行转账收回');
  if (amount > dianfu.writtenOffPrincipal + dianfu.writtenOffFee - dianfu.recoveredAmount) throw tooMuch();
  const repayCount = dianfu.repayCount + 1;
  const posting = postAdvanceRecovered({ companyId: dianfu.companyId, amount, companyAccountId: from.companyAccountId });
  const txnId = await post(tx, ctx, posting, {
    ...dianfuFacts(dianfu, { step: `repay-${repayCount}`, what: '核销垫付收回' }),
    happenTime: kept.time,
  });
  await keepRepayment(tx, ctx, dianfu, { repayCount, amount, feePart: 0, principalPart: 0, txnId, kept });
  await moveDianfu(tx, ctx, held, {
    action: 'repay',
    to: dianfuState.writtenOff,
    values: { repayCount, recoveredAmount: dianfu.recoveredAmount + amount },
    event: { type: 'dianfuRepaid', content: `核销垫付收回 ${dianfu.dianfuNo}：${yuan(amount)}元` },
  });
}

async function keepRepayment(
  tx: Tx,
  ctx: Context,
  { id, dianfuNo }: DianfuRow,
  {
    repayCount,
    kept: { time, ...kept },
    ...amounts
  }: { repayCount: number; amount: number; feePart: number; principalPart: number; txnId: string | null; kept: Arrival['kept'] },
): Promise<void> {
  await insertRow(tx, ctx, hyDianfuRepay, {
    dianfuId: id,
    repayNo: `${dianfuNo}-${repayCount}`,
    ...amounts,
    ...kept,
    repayTime: time,
    operator: ctx.actor.username,
  });
}

/** Money out of a wallet, for a repayment that the system makes. */
export const outOfWallet = (ctx: Context, walletId: string): Arrival => ({
  from: { walletId },
  kept: { source: moneySource.wallet, companyAccountId: null, bankSerialNo: null, voucherFiles: null, time: nowText(ctx.clock) },
});
