import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { holdBills, settleBills } from '../bill/settleBill.ts';
import { holdNote, holdNotesById } from '../ledger/holdNote.ts';
import { moveNotes, type NoteMove, paidValues } from './moveNote.ts';
import { paymentOpen, payState, waybillKinds } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';
import type { PaymentDocument, PaymentNews } from './paymentDocument.ts';

/** A payment that has just moved, a waybill that it pays, and the part that this gets. */
interface Followed {
  payment: PaymentRow;
  note: NoteRow;
  amount: number;
}

/** What a waybill says and keeps of its payment. */
const told: Readonly<Record<PaymentNews, (followed: Followed) => Omit<NoteMove, 'payState'>>> = {
  sent: ({ payment: { paymentNo, requestSerial }, amount }) => ({
    event: { type: 'payApproved', content: `付款已发出 ${paymentNo}：${yuan(amount)}元，流水 ${requestSerial}` },
  }),
  paid: ({ payment, note, amount }) => ({
    noteValues: paidValues({ payment: { amount }, note }, payment.payTime ?? ''),
    event: {
      type: 'paySuccess',
      content: `付款成功：${payment.payeeName} ${maskText(payment.payeeCardNo ?? '')}，${yuan(amount)}元`,
    },
  }),
  failed: ({ payment: { failReason } }) => ({ event: { type: 'payFailed', content: `付款失败：${failReason}` } }),
  returned: ({ payment: { failReason, state }, note, amount }) => ({
    noteValues: {
      paidAmount: note.paidAmount - amount,
      payTime: null,
      // Another payment is under way, and says where the waybill stands.
      ...(state === payState.closed && paymentOpen.includes(note.payState ?? '')
        ? { payState: note.payState, noteStatus: note.noteStatus }
        : {}),
    },
    event: { type: 'payReturned', content: `退汇：${failReason}` },
  }),
};

/** Takes held waybills along with payments that have moved. */
export async function followNotes(tx: Tx, ctx: Context, followed: readonly Followed[], news: PaymentNews): Promise<void> {
  const moves = followed.map((one) => ({ note: one.note, move: { payState: one.payment.state, ...told[news](one) } }));
  await moveNotes(tx, ctx, moves);
}

/** The waybill of a freight, paid by the bank or elsewhere. @source freight-domain 3.4 M2–M11 */
export const waybillDocument: PaymentDocument = {
  purpose: '运费',
  name: '付款',
  openPage: '/shipping/paylist',
  hold: async (tx, ctx, payment) => void (await noteOf(tx, ctx, payment)),
  follow: async (tx, ctx, payment, news) => {
    const note = await noteOf(tx, ctx, payment);
    await followNotes(tx, ctx, [{ payment, note, amount: payment.amount }], news);
    // A bill of the carrier that pays the rest owes this part as well.
    if (news === 'returned' && note.carrierBillId !== null) await settleBills(tx, ctx, await holdBills(tx, ctx, [note.carrierBillId]));
  },
  followAll: async (tx, ctx, payments, news) => {
    const notes = await holdNotesById(
      tx,
      ctx,
      payments.map(({ noteId }) => noteId ?? ''),
    );
    const followed = payments.map((payment) => {
      const note = notes.get(payment.noteId ?? '');
      if (note === undefined) throw notFound();
      return { payment, note, amount: payment.amount };
    });
    await followNotes(tx, ctx, followed, news);
  },
  followedBy: async (tx, ctx, payment) => {
    const { noteId } = payment;
    // What stands in a bill of its carrier is paid with the bill alone. @source amendments L28
    if ((await noteOf(tx, ctx, payment)).carrierBillId !== null) return '退汇时运单已在承运商账单中，退回金额随账单支付';
    const [open] = await tx
      .select({ id: hyPayment.id })
      .from(hyPayment)
      .where(
        and(
          eq(hyPayment.tenantId, ctx.actor.tenantId),
          eq(hyPayment.noteId, noteId ?? ''),
          inArray(hyPayment.payKind, [...waybillKinds]),
          inArray(hyPayment.state, [...paymentOpen]),
        ),
      )
      .limit(1);
    return open === undefined ? undefined : '退汇时已有后续付款单，退回金额并入待付';
  },
};

const noteOf = (tx: Tx, ctx: Context, { noteId }: PaymentRow): Promise<NoteRow> => holdNote(tx, ctx, noteId ?? '');
