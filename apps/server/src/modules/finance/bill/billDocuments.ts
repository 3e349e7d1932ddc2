import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { writeNoteEvents } from '../../shipping/note-event/writeNoteEvent.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { holdNotesById } from '../ledger/holdNote.ts';
import { payKind } from '../payment/payment.states.ts';
import { hyPaymentItem, type PaymentRow } from '../payment/payment.table.ts';
import type { PaymentDocument, PaymentNews } from '../payment/paymentDocument.ts';
import { partsOf } from '../payment/paymentItems.ts';
import { followNotes } from '../payment/waybillDocument.ts';
import { billState } from './bill.states.ts';
import { hasPayment } from './billPayments.ts';
import { givenBack, holdBills, settleBill } from './settleBill.ts';
import { tellParty } from './tellBill.ts';

/** Holds the waybills of a payment of a bill. Their bill is held once the payment is, as the order of locks has it. */
async function hold(tx: Tx, ctx: Context, payment: PaymentRow): Promise<void> {
  await heldNotes(tx, ctx, payment);
}

async function heldNotes(tx: Tx, ctx: Context, payment: PaymentRow) {
  const parts = await partsOf(tx, ctx, [payment]);
  const notes = await holdNotesById(
    tx,
    ctx,
    parts.map(({ noteId }) => noteId),
  );
  return parts.map(({ noteId, amount }) => ({ payment, note: notes.get(noteId)!, amount }));
}

const followedBy = async (tx: Tx, ctx: Context, { id, billId }: PaymentRow): Promise<string | undefined> =>
  (await hasPayment(tx, ctx, billId ?? '', id)) ? '退汇时账单已有后续付款单，退回金额并入账单未付' : undefined;

/** Says in the bill that its payment has arrived, or come back. What failed leaves it as it is. */
async function followBill(tx: Tx, ctx: Context, { billId, amount }: PaymentRow, news: PaymentNews): Promise<void> {
  if (news !== 'paid' && news !== 'returned') return;
  const [bill] = await holdBills(tx, ctx, [billId ?? '']);
  const paid = { action: 'payOut', to: billState.partlyReceived, values: { receivedAmount: bill!.receivedAmount + amount } } as const;
  const after = await settleBill(tx, ctx, bill!, news === 'paid' ? paid : givenBack(bill!, bill!.receivedAmount - amount));
  await tellParty(tx, ctx, after, news === 'paid' ? '已付款' : '付款已退回');
}

/** Waybills of a carrier, paid together: each goes with the payment as one that is paid by itself. @source freight-domain 3.14, amendments 6, L28 */
const carrierBill: PaymentDocument = {
  purpose: '运费',
  name: '付款',
  openPage: '/shipping/paylist',
  hold,
  followedBy,
  follow: async (tx, ctx, payment, news) => {
    await followNotes(tx, ctx, await heldNotes(tx, ctx, payment), news);
    await followBill(tx, ctx, payment, news);
  },
};

/** Margins of an agent: paid from when they are sent, open again when they come to nothing, as the books have them. @source amendments L17 */
const agentBill: PaymentDocument = {
  purpose: '代理差额',
  name: '代理差额',
  openPage: '/shipping/paylist',
  hold,
  followedBy,
  follow: async (tx, ctx, payment, news) => {
    if (news !== 'paid') await changeMargins(tx, ctx, payment, news === 'sent' ? 1 : -1);
    await followBill(tx, ctx, payment, news);
  },
};

async function changeMargins(tx: Tx, ctx: Context, payment: PaymentRow, sign: 1 | -1): Promise<void> {
  const parts = await partsOf(tx, ctx, [payment]);
  await tx
    .update(hyShippingNote)
    .set({
      agentPaidAmount: sql`${hyShippingNote.agentPaidAmount} + ${sign} * ${hyPaymentItem.amount}`,
      updateBy: ctx.actor.username,
      updateTime: nowText(ctx.clock),
      version: sql`${hyShippingNote.version} + 1`,
    })
    .from(hyPaymentItem)
    .where(
      and(
        eq(hyShippingNote.tenantId, ctx.actor.tenantId),
        eq(hyPaymentItem.tenantId, hyShippingNote.tenantId),
        eq(hyPaymentItem.noteId, hyShippingNote.id),
        eq(hyPaymentItem.paymentId, payment.id),
      ),
    );
  await writeNoteEvents(
    tx,
    ctx,
    parts.map(({ noteId, amount }) => ({
      noteId,
      eventType: 'agentPaid',
      content: `${sign === 1 ? '代理差额付款' : '代理差额未到账'} ${payment.paymentNo}：${yuan(amount)}元`,
      visibleTo: 'platform',
    })),
  );
}

/** What payments of bills pay, by their kind. */
export const billDocuments: Readonly<Record<string, PaymentDocument>> = {
  [payKind.freight]: carrierBill,
  [payKind.agentMargin]: agentBill,
};
