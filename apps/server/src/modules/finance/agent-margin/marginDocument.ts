import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { holdNote } from '../ledger/holdNote.ts';
import { noticeState } from '../payment/payment.states.ts';
import { hyPayment, hyPaymentItem, type PaymentRow } from '../payment/payment.table.ts';
import type { PaymentDocument } from '../payment/paymentDocument.ts';

/** Waybills whose margins a payment pays, in the order of locks. */
const itemsOf = (tx: Tx, ctx: Context, { id }: PaymentRow) =>
  tx
    .select({ noteId: hyPaymentItem.noteId, amount: hyPaymentItem.amount })
    .from(hyPaymentItem)
    .where(and(eq(hyPaymentItem.tenantId, ctx.actor.tenantId), eq(hyPaymentItem.paymentId, id)))
    .orderBy(hyPaymentItem.noteId);

/**
 * Margins that an agent is paid. A payment that failed or came back is over: its margins are open again, and another one is asked for.
 *
 * @source freight-domain 4.4 P24, amendments L17
 */
export const marginDocument: PaymentDocument = {
  name: '代理差额',
  purpose: '代理差额',
  openPage: '/account/approval',
  hold: async (tx, ctx, payment) => {
    for (const { noteId } of await itemsOf(tx, ctx, payment)) await holdNote(tx, ctx, noteId);
  },
  follow: async (tx, ctx, payment, news) => {
    if (news === 'sent' || news === 'paid') return;
    for (const { noteId, amount } of await itemsOf(tx, ctx, payment))
      await tx
        .update(hyShippingNote)
        .set({ agentPaidAmount: sql`${hyShippingNote.agentPaidAmount} - ${amount}`, version: sql`${hyShippingNote.version} + 1` })
        .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)));
    await updateRow(tx, ctx, hyPayment, {
      before: payment,
      values: { failNoticeState: noticeState.handled, noticeRemark: '代理差额未到账，请重新申请' },
    });
  },
};
