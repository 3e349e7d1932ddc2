import { eq, and } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { holdBills, settleBills } from '../bill/settleBill.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { payState } from '../payment/payment.states.ts';
import type { PaymentRow } from '../payment/payment.table.ts';
import type { PaymentDocument } from '../payment/paymentDocument.ts';
import { type HeldPrepay, holdPrepay, movePrepay } from './movePrepay.ts';
import { holdPrepaysOf } from './notePrepays.ts';
import { prepayPage } from './prepayPage.ts';
import { prepayState, prepayUnderWay } from './prepay.states.ts';
import type { PrepayRow } from './prepay.table.ts';

const prepayOf = async (tx: Tx, ctx: Context, { documentId }: PaymentRow): Promise<PrepayRow> =>
  (await holdPrepay(tx, ctx, { id: documentId ?? '' })).prepay;

/** The prepayment that a payment of its kind pays. @source freight-domain 3.5 Y4–Y6, amendments 10, L4 */
export const prepayDocument: PaymentDocument = {
  purpose: '预付运费',
  name: '预付',
  openPage: prepayPage,
  hold: async (tx, ctx, payment) => void (await prepayOf(tx, ctx, payment)),
  follow: async (tx, ctx, payment, news) => {
    // What is sent was moved by the person who pays it.
    if (news === 'sent') return;
    const held = await holdPrepay(tx, ctx, { id: payment.documentId ?? '' });
    const { prepay } = held;
    if (news === 'paid')
      await movePrepay(tx, ctx, prepay, {
        action: 'succeed',
        to: prepayState.paid,
        values: { payTime: payment.payTime },
        event: {
          type: 'prepayPaid',
          content: `预付成功：${payment.payeeName} ${maskText(payment.payeeCardNo ?? '')}，${yuan(payment.amount)}元`,
        },
      });
    else if (news === 'failed')
      await movePrepay(tx, ctx, prepay, {
        action: 'fail',
        to: prepayState.failed,
        values: { failReason: payment.failReason },
        event: { type: 'prepayFailed', content: `预付失败：${payment.failReason}` },
      });
    else await takeBack(tx, ctx, held, payment);
  },
  followedBy: async (tx, ctx, payment) => {
    const { id, noteId } = await prepayOf(tx, ctx, payment);
    const others = (await holdPrepaysOf(tx, ctx, noteId)).filter((one) => one.id !== id);
    return others.some(({ state }) => prepayUnderWay.includes(state)) ? '退汇时已有后续预付单' : undefined;
  },
  sharesOfReturn: async (tx, ctx, payment) => {
    const { companyId, creditorId, offsetAmount, recoverAmount, writtenOffAmount, amount } = await prepayOf(tx, ctx, payment);
    const books = booksOf(companyId);
    return [
      { accountCode: books.prepaid(creditorId), amount: amount - offsetAmount - recoverAmount - writtenOffAmount },
      // The freight that it paid is owed again; what the payee had brought back by themselves is theirs; what was given up is not lost.
      { accountCode: books.payable(creditorId), amount: offsetAmount },
      { accountCode: books.suspense, amount: recoverAmount },
      { accountCode: books.badDebt, amount: writtenOffAmount },
    ];
  },
};

/** Y11: it came back after it had arrived. As far as a freight was set against it, that is owed again. @source amendments 10, 11, L4 */
async function takeBack(tx: Tx, ctx: Context, { prepay, note }: HeldPrepay, payment: PaymentRow): Promise<void> {
  const wasBroughtBack = prepay.state === prepayState.recovered;
  // One of a waybill is under way at a time: what came back while the next one is was given up with its payment.
  const isFollowed = payment.state === payState.closed;
  const givenUp = isFollowed ? prepayState.cancelled : prepayState.failed;
  await movePrepay(tx, ctx, prepay, {
    action: 'giveBack',
    to: wasBroughtBack ? prepayState.recovered : givenUp,
    values: {
      closeReason: isFollowed ? '退汇时已有后续预付单' : null,
      failReason: payment.failReason,
      payTime: null,
      offsetAmount: 0,
      toRecover: '0',
    },
    event: { type: 'prepayFailed', content: `预付退汇：${payment.failReason}` },
  });
  if (prepay.offsetAmount === 0) return;
  await tx
    .update(hyShippingNote)
    .set({ ...owedAgain(note, prepay), waitingSince: nowText(ctx.clock), version: note.version + 1 })
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, prepay.noteId)));
  // A bill of the carrier that has paid the rest owes this part as well.
  if (note.carrierBillId !== null) await settleBills(tx, ctx, await holdBills(tx, ctx, [note.carrierBillId]));
}

/** What a waybill says once money has come back that was counted against its freight: what was paid is payable again. */
export function owedAgain(
  { noteStatus: status, prepayOffset, payTime }: Pick<NoteRow, 'noteStatus' | 'prepayOffset' | 'payTime'>,
  { offsetAmount }: Pick<PrepayRow, 'offsetAmount'>,
) {
  const isPaid = status === noteStatus.paid || status === noteStatus.invoiced;
  return {
    prepayOffset: prepayOffset - offsetAmount,
    noteStatus: isPaid ? noteStatus.payable : status,
    payTime: isPaid ? null : payTime,
  };
}
