import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { insertRows } from '../../../platform/resource/writeMany.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { payKind, payState } from '../payment/payment.states.ts';
import { hyPayment, hyPaymentItem, paymentNumbers } from '../payment/payment.table.ts';
import { accountFrom, type Card, cardOf, payingFacts } from '../payment/payingFacts.ts';
import { assertSubmittable, beginPaying, payeeOf, storeSubmitted } from '../payment/submitPayments.ts';
import type { BillPaymentInput } from './bill.contract.ts';
import { billResource } from './bill.resource.ts';
import { billKind, payableBills } from './bill.states.ts';
import type { BillRow } from './bill.table.ts';
import { assertNoPayment } from './billPayments.ts';
import { holdBill, notesOf } from './holdBill.ts';

/**
 * Hands the payment of a bill in: one payment of all that is open of each of its waybills. Another person approves it, and it goes the way of every
 * payment.
 *
 * @throws AppError 40331 no check by SMS where the company asks for one; 40411 a payment is under way; 40402, 40403 limits; 40404 the card
 * @throws InvalidInput the card is another's; Conflict nothing is open
 * @source freight-domain 3.14, amendments 6, L17, L28
 */
export function submitBillPayment(ctx: Context, { cardId, ...ref }: z.output<typeof BillPaymentInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const found = await findRow(tx, ctx, billResource, ref.id);
    if (found === undefined) throw notFound();
    // Companies are held before any waybill.
    await beginPaying(tx, ctx, [found.companyId]);
    const held = await holdBill(tx, ctx, ref, 'submitPay');
    const { bill } = held;
    if (!payableBills.includes(bill.billKind)) throw refusedByRule('客户账单请登记收款');
    await assertNoPayment(tx, ctx, bill);
    const open = (await notesOf(tx, ctx, held)).map((note) => ({ note, open: openOfNote(bill, note) })).filter((one) => one.open > 0);
    const amount = open.reduce((sum, one) => sum + one.open, 0);
    if (amount === 0) throw stateChanged();
    const card = await payeeCard(tx, ctx, bill, cardId);
    const facts = await payingFacts(tx, ctx, [{ companyId: bill.companyId, payeeCardId: card.id }]);
    assertSubmittable(facts, { companyId: bill.companyId, payeeCardId: card.id, amount });
    const { kind, payeeType, creditorType, customerId, agentId } = ofKind[bill.billKind as keyof typeof ofKind](bill);
    const payment = await insertRow(tx, ctx, hyPayment, {
      paymentNo: await nextNumber(tx, ctx, paymentNumbers),
      payKind: kind,
      documentId: bill.id,
      billId: bill.id,
      billNo: bill.billNo,
      customerId,
      agentId,
      companyId: bill.companyId,
      creditorType,
      creditorId: bill.partyId ?? '',
      ...payeeOf(card, payeeType),
      ...accountFrom(facts.settingsOf(bill.companyId)),
      amount,
      state: payState.draft,
    });
    await insertRows(
      tx,
      ctx,
      hyPaymentItem,
      open.map((one) => ({ paymentId: payment.id, noteId: one.note.id, amount: one.open })),
    );
    ctx.audit({ action: 'payment.add', entity: 'payment', entityId: payment.id, after: { billId: bill.id, amount } });
    const notes = kind === payKind.freight ? open.map(({ note }) => note) : [];
    await storeSubmitted(tx, ctx, facts, [{ payment, notes }]);
    return getRow(ctx, billResource, bill.id) as Promise<never>;
  });
}

const openOfNote = ({ billKind: kind }: BillRow, note: NoteRow): number =>
  kind === billKind.agent ? note.agentMargin - note.agentPaidAmount : (note.openAmount ?? 0);

/** What payments of bills say by the kind of the bill. Freight of many customers is of none; only who is paid sees it. */
const ofKind = {
  carrier: () => ({ kind: payKind.freight, payeeType: '4', creditorType: 'carrier', customerId: null, agentId: null }),
  agent: ({ agentId }: BillRow) => ({ kind: payKind.agentMargin, payeeType: null, creditorType: 'agent', customerId: agentId, agentId }),
} as const;

/** A confirmed card or account of whom a bill pays. @throws InvalidInput it is another's; AppError 40404 it is not confirmed */
async function payeeCard(tx: Tx, ctx: Context, { billKind: kind, partyId }: BillRow, cardId: string): Promise<Card> {
  const card = await cardOf(tx, ctx, cardId);
  const holderType = kind === billKind.agent ? 'customer' : 'carrier';
  if (card?.holderType !== holderType || card.holderId !== partyId) throw refusedField('cardId', '请选择该主体的收款账户');
  if (card.verifyState !== '20')
    throw businessError(40404, { message: '收款卡未验证', errorData: [{ path: 'cardId', message: '收款卡未验证' }] });
  return card;
}
