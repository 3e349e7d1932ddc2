import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import { owing } from '../../shipping/shipping-note/owing.ts';
import { fundLater } from '../examination/fundLater.ts';
import { walletOf } from '../ledger/funds.service.ts';
import { holdNote } from '../ledger/holdNote.ts';
import { post } from '../ledger/post.ts';
import { postCompensation } from '../ledger/postings.ts';
import { cardText } from './cardText.ts';
import { payDocument } from '../payment/documentPayments.ts';
import { decidedBy } from '../payment/movePayment.ts';
import { payKind } from '../payment/payment.states.ts';
import { holdCompanies } from '../payment/payLimits.ts';
import { cardOf } from '../payment/payingFacts.ts';

type Card = typeof hyBankCard.$inferSelect;

/** Who is compensated, by dictionary `compensate_side`. */
export const compensateSide = { customer: 'customer', carrier: 'carrier' } as const;

const Payload = z.object({
  side: z.enum(['customer', 'carrier']),
  /** Fen. */
  amount: z.int().positive(),
  shippingNoteNumber: z.string(),
  /** Customer, or payee with the end of the card. */
  receiver: z.string(),
  /** Of who carried. */
  cardId: z.string().nullable(),
});
type Payload = z.output<typeof Payload>;

/** A confirmed card of whom the freight is owed to. @throws InvalidInput it is another's; AppError 40404 it is not confirmed */
export async function compensatedCard(tx: Tx, ctx: Context, note: NoteRow, cardId: string | null): Promise<Card> {
  const card = await cardOf(tx, ctx, cardId);
  if (card === undefined || card.holderType !== note.creditorType || card.holderId !== note.creditorId)
    throw refusedField('cardId', '请选择该主体的收款账户');
  if (card.verifyState !== '20')
    throw businessError(40404, { message: '收款卡未验证', errorData: [{ path: 'cardId', message: '收款卡未验证' }] });
  return card;
}

/**
 * Makes a complaint good (P17): into the wallet of the customer, or by a payment of its own kind to who carried, whatever became of the freight.
 *
 * @source freight-domain 4.4 P17, amendments L23
 */
export const compensation: ApprovalKind<Payload, NoteRow> = {
  code: 'compensation',
  payload: Payload,
  hold: async (tx, ctx, id) => {
    const [found] = await tx
      .select({ companyId: hyShippingNote.companyId })
      .from(hyShippingNote)
      .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, id)));
    // The company whose limits are used comes before the waybill.
    if (found !== undefined) await holdCompanies(tx, ctx, [found.companyId]);
    return holdNote(tx, ctx, id);
  },
  check: async (tx, ctx, { target: note, payload: { side, cardId, receiver } }) => {
    if (side === compensateSide.customer) {
      if ((await walletOf(tx, ctx, note)) === undefined) throw refusedByRule('客户没有钱包，不能赔付');
      return;
    }
    if (!owing.includes(note.noteStatus)) throw refusedByRule('财务审核通过后才能赔付承运方');
    if (cardText(await compensatedCard(tx, ctx, note, cardId)) !== receiver) throw stateChanged();
  },
  carryOut: async (tx, ctx, { target: note, payload: { side, amount, cardId }, approval }) => {
    const { companyId, customerId } = note;
    const facts = {
      bizId: approval.id,
      step: 'grant',
      bizNo: note.shippingNoteNumber,
      companyId,
      summary: `赔付：${approval.reason}`.slice(0, 200),
    };
    if (side === compensateSide.customer) {
      const wallet = await walletOf(tx, ctx, note);
      await post(tx, ctx, postCompensation({ companyId, amount }, { walletId: wallet!.id }), facts);
      await fundLater(tx, ctx, customerId);
    } else {
      const creditorId = note.creditorId ?? '';
      await post(tx, ctx, postCompensation({ companyId, amount }, { creditorId }), facts);
      await payDocument(tx, ctx, {
        payKind: payKind.compensation,
        documentId: approval.id,
        companyId,
        customerId,
        creditor: { type: note.creditorType ?? 'driver', id: creditorId },
        card: await compensatedCard(tx, ctx, note, cardId),
        payeeType: null,
        amount,
        decided: decidedBy(approval),
      });
    }
    const whom = side === compensateSide.customer ? '客户' : '承运方';
    const content = `赔付${whom} ${approval.approvalNo}：${yuan(amount)}元，${approval.reason}`.slice(0, 600);
    await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'compensated', content, visibleTo: 'platform' });
  },
  nameOf: ({ shippingNoteNumber }) => shippingNoteNumber,
  amountOf: ({ amount }) => amount,
  lines: ({ amount, receiver }) => [
    { label: label('赔付金额', 'Compensation'), to: shownYuan(amount) },
    { label: label('收款方', 'To'), to: receiver },
  ],
};
