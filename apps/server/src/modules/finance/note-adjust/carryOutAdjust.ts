import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { fundsShort } from '../../customers/customer-wallet/fundsShort.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { dueFlagOf, lastDueDay } from '../../shipping/shipping-note/noteFunds.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { billState } from '../bill/bill.states.ts';
import { type BillRow, hyBill, hyBillItem } from '../bill/bill.table.ts';
import { settleBill } from '../bill/settleBill.ts';
import { fundLater } from '../examination/fundLater.ts';
import { fundNote } from '../examination/fundNote.ts';
import { postCarrierAdjust, postCustomerAdjust } from '../ledger/adjustPostings.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { changeCredit, walletOf } from '../ledger/funds.service.ts';
import { noteFacts } from '../ledger/noteFacts.ts';
import { holdAccounts, post } from '../ledger/post.ts';
import { postFreezeAdjust, postFund } from '../ledger/postings.ts';
import { paidStatus } from '../payment/moveNote.ts';
import { tripPaymentsChanged } from '../payment/payment.events.ts';
import { settleLater } from '../settled-note/settleLater.ts';
import { type AdjustEffect, effectOf, underWay } from './adjustEffect.ts';
import { noteAdjusted } from './noteAdjust.events.ts';
import { adjustSide } from './noteAdjust.states.ts';
import type { NoteAdjustRow } from './noteAdjust.table.ts';
import { wordsOf } from './tellAdjust.ts';

type Adjusted = Pick<NoteAdjustRow, 'adjustNo' | 'side' | 'amount' | 'reason'>;

/** A waybill that is corrected, and the bill that claims this side of it; both are held. */
export interface AdjustedNote {
  note: NoteRow;
  bill: BillRow | undefined;
  adjust: Adjusted;
}

/** What was done. */
export interface CarriedOut {
  effect: AdjustEffect;
  txnId: string | null;
  /** The bill as it is afterwards. */
  bill: BillRow | undefined;
}

/** Corrects a held waybill, its books and its bill. @throws as `effectOf`; AppError 40105 the wallet does not hold what is added @source amendments 16, L20 */
export async function carryOutAdjust(tx: Tx, ctx: Context, { note, bill, adjust }: AdjustedNote): Promise<CarriedOut> {
  const effect = await effectOf(tx, ctx, note, adjust);
  const isCustomer = adjust.side === adjustSide.customer;
  const txnId = await (isCustomer ? bookCustomer : bookCarrier)(tx, ctx, note, { adjust, effect });
  const values = isCustomer
    ? await customerValues(tx, ctx, note, { adjust, effect })
    : await carrierValues(tx, ctx, note, { adjust, effect });
  const status = values.noteStatus ?? note.noteStatus;
  const waits = status === note.noteStatus ? {} : { waitingSince: nowText(ctx.clock) };
  const after = await updateRow(tx, ctx, hyShippingNote, { before: note, values: { ...values, ...waits } });
  const back = effect.walletAmount > 0 ? `，其中${yuan(effect.walletAmount)}元转入客户钱包` : '';
  await writeNoteEvent(tx, ctx, {
    noteId: note.id,
    eventType: 'noteAdjust',
    content: `费用调整生效 ${adjust.adjustNo}：${wordsOf(adjust, yuan)}${back}，${adjust.reason}`.slice(0, 600),
    fromStatus: note.noteStatus,
    toStatus: after.noteStatus,
    visibleTo: 'platform',
  });
  const settled = bill && (await followInBill(tx, ctx, bill, { noteId: note.id, change: effect.openAfter - effect.openBefore }));
  if (isCustomer && after.noteStatus === noteStatus.examined) await fundNote(tx, ctx, after);
  else await settleLater(tx, ctx, after);
  if (effect.walletAmount > 0 || (isCustomer && adjust.amount < 0)) await fundLater(tx, ctx, note.customerId);
  if (status !== note.noteStatus && status !== noteStatus.payable && !isCustomer)
    await ctx.emit(tx, tripPaymentsChanged, { noteId: note.id });
  await ctx.emit(tx, noteAdjusted, { note: after });
  return { effect, txnId, bill: settled };
}

interface Effect {
  adjust: Adjusted;
  effect: AdjustEffect;
}

async function bookCustomer(tx: Tx, ctx: Context, note: NoteRow, { adjust, effect }: Effect): Promise<string | null> {
  const { companyId, customerId } = note;
  const { walletAmount, taxAmount: tax } = effect;
  const wallet = await walletOf(tx, ctx, note);
  if (walletAmount < 0 && wallet?.state !== '1')
    throw await fundsShort(tx, ctx, { reason: wallet ? 'frozen' : 'missing', customerId, needed: -walletAmount, available: 0 });
  const books = booksOf(companyId);
  await holdAccounts(tx, ctx.actor.tenantId, [
    books.receivable(customerId),
    books.freightIncome,
    books.vatPending,
    ...(wallet === undefined ? [] : [accounts.frozen(wallet.id), accounts.wallet(wallet.id)]),
  ]);
  const facts = (what: string) => noteFacts(note, { step: adjust.adjustNo, what });
  const toWallet = wallet && walletAmount > 0 ? { walletId: wallet.id, amount: walletAmount } : undefined;
  const posting = postCustomerAdjust({ companyId, amount: adjust.amount, customerId, tax, toWallet });
  const txnId = await post(tx, ctx, posting, facts('费用调整'));
  if (wallet === undefined || walletAmount >= 0) return txnId;
  await post(tx, ctx, postFreezeAdjust({ walletId: wallet.id, difference: -walletAmount }), facts('冻结调整'));
  await post(tx, ctx, postFund({ companyId, walletId: wallet.id, customerId, amount: -walletAmount }), facts('运费划转'));
  return txnId;
}

async function bookCarrier(tx: Tx, ctx: Context, note: NoteRow, { adjust }: Effect): Promise<string | null> {
  const posting = postCarrierAdjust({ companyId: note.companyId, amount: adjust.amount, creditorId: note.creditorId ?? '' });
  return post(tx, ctx, posting, noteFacts(note, { step: adjust.adjustNo, what: '费用调整' }));
}

type NoteValues = Values<typeof hyShippingNote>;

/** What a waybill says of its customer from now on; what was all invoiced may be no more, or the other way round (N23). */
async function customerValues(tx: Tx, ctx: Context, note: NoteRow, { adjust, effect }: Effect): Promise<NoteValues> {
  const { taxAmount, walletAmount, openBefore, openAfter, totalAfter } = effect;
  const customerAdjust = note.customerAdjust + adjust.amount;
  const taxTotal = (note.taxAmount ?? 0) + taxAmount;
  const change = note.settleType === '0' ? 0 : openAfter - openBefore;
  // A waybill takes up credit by what is open of it, and gives no more back than it took.
  const credit = Math.max(change, -note.creditAmount);
  await changeCredit(tx, ctx, note, credit);
  const isPaid = note.noteStatus === noteStatus.paid || note.noteStatus === noteStatus.invoiced;
  return {
    customerAdjust,
    taxAmount: taxTotal,
    netAmount: totalAfter - taxTotal,
    customerPaidAmount: note.customerPaidAmount - walletAmount,
    creditAmount: note.creditAmount + credit,
    dueFlag: dueFlagOf(note.dueDate, { open: openAfter, last: await lastDueDay(tx, ctx) }),
    ...(isPaid ? { noteStatus: paidStatus({ ...note, customerAdjust }) } : {}),
  };
}

/** What a waybill says of its payee from now on: with something left to pay it is to be paid again, with nothing it is paid (N21). */
async function carrierValues(tx: Tx, ctx: Context, note: NoteRow, { adjust, effect }: Effect): Promise<NoteValues> {
  const carrierAdjust = note.carrierAdjust + adjust.amount;
  const isPaid = note.noteStatus === noteStatus.paid || note.noteStatus === noteStatus.invoiced;
  if (isPaid) return { carrierAdjust, ...(effect.openAfter > 0 ? { noteStatus: noteStatus.payable } : {}) };
  const isDone = note.noteStatus === noteStatus.payable && effect.openAfter === 0 && (await underWay(tx, ctx, note)) === 0;
  return { carrierAdjust, ...(isDone ? { noteStatus: paidStatus(note), payTime: note.payTime ?? nowText(ctx.clock) } : {}) };
}

/** Has a held bill say what it claims of a corrected waybill: what was open of it, and is more or less now. A draft takes its amounts again anyway. */
async function followInBill(tx: Tx, ctx: Context, bill: BillRow, { noteId, change }: { noteId: string; change: number }): Promise<BillRow> {
  if (bill.state === billState.draft || change === 0) return settleBill(tx, ctx, bill);
  await tx
    .update(hyBillItem)
    .set({ amount: sql`${hyBillItem.amount} + ${change}` })
    .where(
      and(
        eq(hyBillItem.tenantId, ctx.actor.tenantId),
        eq(hyBillItem.billId, bill.id),
        eq(hyBillItem.noteId, noteId),
        eq(hyBillItem.delFlag, 0),
      ),
    );
  const changed = await updateRow(tx, ctx, hyBill, { before: bill, values: { totalAmount: bill.totalAmount + change } });
  return settleBill(tx, ctx, changed);
}
