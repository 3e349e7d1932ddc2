import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedField } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { cardText } from '../compensation/cardText.ts';
import { payDocument } from '../payment/documentPayments.ts';
import { decidedBy } from '../payment/movePayment.ts';
import { payKind } from '../payment/payment.states.ts';
import { hyPaymentItem } from '../payment/payment.table.ts';
import { cardOf } from '../payment/payingFacts.ts';
import { holdMargins } from './openMargins.ts';

const Payload = z.object({
  companyId: z.string(),
  agentName: z.string(),
  cardId: z.string(),
  receiver: z.string(),
  /** Fen. */
  amount: z.int().positive(),
  noteIds: z.array(z.string()),
});
type Payload = z.output<typeof Payload>;

/** A confirmed card of the agent. @throws InvalidInput it is another's; AppError 40404 it is not confirmed */
export async function agentCard(tx: Tx, ctx: Context, agentId: string, cardId: string) {
  const card = await cardOf(tx, ctx, cardId);
  if (card?.holderType !== 'customer' || card.holderId !== agentId) throw refusedField('cardId', '请选择该主体的收款账户');
  if (card.verifyState !== '20')
    throw businessError(40404, { message: '收款卡未验证', errorData: [{ path: 'cardId', message: '收款卡未验证' }] });
  return card;
}

/** What is about to be paid: an agent, and the waybills that may be by now. */
interface Payable {
  agentId: string;
  notes: readonly NoteRow[];
}

/** Those that were asked for. @throws Conflict one of them was paid, or taken back, meanwhile: another figure is asked for */
function askedNotes({ notes }: Payable, { companyId, noteIds, amount }: Payload): readonly NoteRow[] {
  const asked = notes.filter((note) => note.companyId === companyId && noteIds.includes(note.id));
  const open = asked.reduce((sum, { agentMargin, agentPaidAmount }) => sum + agentMargin - agentPaidAmount, 0);
  if (asked.length !== noteIds.length || open !== amount) throw stateChanged();
  return asked;
}

/** Pays an agent the margins of waybills whose customers have paid everything (P24). @source amendments L17 */
export const agentPayout: ApprovalKind<Payload, Payable> = {
  code: 'agentPayout',
  payload: Payload,
  hold: async (tx, ctx, agentId) => {
    if ((await findRow(tx, ctx, customerResource, agentId)) === undefined) throw notFound();
    return { agentId, notes: await holdMargins(tx, ctx, agentId) };
  },
  check: async (tx, ctx, { target, payload }) => {
    askedNotes(target, payload);
    if (cardText(await agentCard(tx, ctx, target.agentId, payload.cardId)) !== payload.receiver) throw stateChanged();
  },
  carryOut: async (tx, ctx, { target, payload, approval }) => {
    const { agentId } = target;
    const { companyId, amount, cardId } = payload;
    const notes = askedNotes(target, payload);
    const payment = await payDocument(tx, ctx, {
      payKind: payKind.agentMargin,
      documentId: approval.id,
      companyId,
      customerId: agentId,
      creditor: { type: 'agent', id: agentId },
      card: await agentCard(tx, ctx, agentId, cardId),
      payeeType: null,
      amount,
      decided: decidedBy(approval),
    });
    for (const note of notes) {
      const part = note.agentMargin - note.agentPaidAmount;
      await insertRow(tx, ctx, hyPaymentItem, { paymentId: payment.id, noteId: note.id, amount: part });
      await updateRow(tx, ctx, hyShippingNote, { before: note, values: { agentPaidAmount: note.agentMargin } });
      const content = `代理差额付款 ${payment.paymentNo}：${yuan(part)}元`;
      await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'agentPaid', content, visibleTo: 'platform' });
    }
  },
  nameOf: ({ agentName }) => agentName,
  amountOf: ({ amount }) => amount,
  lines: ({ amount, noteIds, receiver }) => [
    { label: label('代理差额', 'Margins'), to: shownYuan(amount) },
    { label: label('运单数', 'Waybills'), to: String(noteIds.length) },
    { label: label('收款账户', 'To'), to: receiver },
  ],
};
