import { and, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedByRule } from '../../../platform/errors.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { insertRow, lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { forEachNote, type NoteBatch } from '../../shipping/shipping-note/batchNotes.ts';
import { assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { assertSafe } from '../../system/sms/safe.service.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import { payeeIncomplete } from '../examination/examine.service.ts';
import { paySettingsOf } from '../wallet-config/paySettings.ts';
import { holdPayment, type HeldPayment } from './holdPayment.ts';
import { movePayment } from './movePayment.ts';
import { assertLimits, holdCompanies } from './payLimits.ts';
import { payKind, paymentOpen, payState } from './payment.states.ts';
import { hyPayment, hyPaymentItem, paymentNumbers, type PaymentRow } from './payment.table.ts';

/** A card as it is stored. */
export type Card = typeof hyBankCard.$inferSelect;

/** What a waybill may still be paid, fen. @throws AppError 40411 a payment of it is under way; 40401 nothing is left; Conflict not ready to pay */
export function openAmount(note: NoteRow): number {
  if (paymentOpen.includes(note.payState ?? '')) throw businessError(40411, { message: '该运单已有未完结的付款单' });
  if (note.noteStatus !== noteStatus.payable) throw stateChanged();
  const amount = (note.payableAmount ?? 0) - note.paidAmount;
  if (amount <= 0) throw businessError(40401, { message: '应付金额为0' });
  return amount;
}

/** The card that a payment goes to, as it is now; undefined where it is gone. */
export async function cardOf(tx: Tx, ctx: Context, cardId: string | null): Promise<Card | undefined> {
  if (cardId === null) return undefined;
  const [card] = await tx
    .select()
    .from(hyBankCard)
    .where(and(eq(hyBankCard.tenantId, ctx.actor.tenantId), eq(hyBankCard.id, cardId), eq(hyBankCard.delFlag, 0)));
  return card;
}

/** What a payment says of its payee. */
export const payeeOf = (card: Card, payeeType: string | null) => ({
  payeeType,
  payeeId: card.holderId,
  payeeCardId: card.id,
  payeeName: card.cardHolder,
  payeeIdNo: card.idNo,
  payeeAccountType: card.accountType,
  payeeCardNo: card.cardNo,
  payeeBankName: card.bankName,
  payeeBankCode: card.bankCode,
  payeeCnaps: card.cnaps,
});

/** Stores a draft of what a waybill is paid, to a card, under a number of its own. */
export async function insertPayment(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { card, amount, values }: { card: Card; amount: number; values: Omit<Values<typeof hyPayment>, 'amount' | 'state' | 'paymentNo'> },
): Promise<PaymentRow> {
  const payment = await insertRow(tx, ctx, hyPayment, {
    noteId: note.id,
    shippingNoteNumber: note.shippingNoteNumber,
    customerId: note.customerId,
    companyId: note.companyId,
    orderMode: note.orderMode,
    agentId: note.agentId,
    creditorType: note.creditorType ?? 'driver',
    creditorId: note.creditorId ?? '',
    ...payeeOf(card, note.payeeType),
    paymentNo: await nextNumber(tx, ctx, paymentNumbers),
    amount,
    state: payState.draft,
    ...values,
  });
  await insertRow(tx, ctx, hyPaymentItem, { paymentId: payment.id, noteId: note.id, amount });
  return payment;
}

/**
 * Makes a payment of each waybill that is ready for it (M1), and hands it in where that is asked for (M2), each by itself.
 *
 * @throws AppError 40331 no check by SMS a moment ago, where a company asks for one
 * @source freight-domain 3.4 M1, M2
 */
export function addPayments(
  ctx: Context,
  { noteIds, submit = false }: { noteIds: readonly string[]; submit?: boolean | undefined },
): Promise<NoteBatch> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const companies = await tx
      .selectDistinct({ id: hyShippingNote.companyId })
      .from(hyShippingNote)
      .where(and(visibleRows(ctx, noteResource), inArray(hyShippingNote.id, [...noteIds])));
    if (submit)
      await beginPaying(
        tx,
        ctx,
        companies.map(({ id }) => id),
      );
    return forEachNote(ctx, { ids: noteIds }, async (inner, { id }) => {
      const made = await addPayment(inner, ctx, id);
      if (submit) await submitPayment(inner, ctx, made);
    });
  });
}

/** Hands payments in to be approved (M2), each by itself. @throws AppError 40331 as above */
export function submitPayments(ctx: Context, ids: readonly string[]): Promise<NoteBatch> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    await beginPaying(tx, ctx, await companiesOf(tx, ctx, ids));
    return forEachNote(ctx, { ids }, async (inner, { id }) => submitPayment(inner, ctx, await holdPayment(inner, ctx, id)));
  });
}

/** The companies that payments are of. */
export async function companiesOf(tx: Tx, ctx: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: hyPayment.companyId })
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), inArray(hyPayment.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** Holds the companies whose limits are used, and asks for the check by SMS where one of them wants it. */
export async function beginPaying(tx: Tx, ctx: Context, companyIds: readonly string[]): Promise<void> {
  await holdCompanies(tx, ctx, companyIds);
  for (const id of companyIds)
    if ((await paySettingsOf(tx, ctx, id)).smsConfirm) {
      await assertSafe(tx, ctx);
      return;
    }
}

async function addPayment(tx: Tx, ctx: Context, noteId: string): Promise<HeldPayment> {
  const note = await lockRow(tx, ctx, noteResource, { id: noteId });
  const amount = openAmount(note);
  const card = await cardOf(tx, ctx, note.payeeCardId);
  if (card === undefined) throw payeeIncomplete();
  const { account, channelType } = await paySettingsOf(tx, ctx, note.companyId);
  const payment = await insertPayment(tx, ctx, note, {
    card,
    amount,
    values: { payKind: payKind.freight, payChannel: channelType, companyAccountId: account?.id ?? null },
  });
  ctx.audit({ action: 'payment.add', entity: 'payment', entityId: payment.id, after: { noteId, amount } });
  return { payment, note: await updateRow(tx, ctx, hyShippingNote, { before: note, values: { payState: payState.draft } }) };
}

/** @throws AppError 40404 the card is not confirmed any more; 40402, 40403 limits; no account to pay from */
async function submitPayment(tx: Tx, ctx: Context, held: HeldPayment): Promise<void> {
  const { payment } = held;
  await assertPayable(tx, ctx, payment);
  await movePayment(tx, ctx, held, {
    action: 'submit',
    to: payState.toApprove,
    values: {
      submitBy: ctx.actor.username,
      submitTime: nowText(ctx.clock),
      ...(await accountNow(tx, ctx, payment)),
      approveBy: null,
      approveTime: null,
      approveRemark: null,
    },
    event: {
      type: 'paySubmitted',
      content: `提交付款 ${payment.paymentNo}：${payment.payeeName} ${maskText(payment.payeeCardNo ?? '')}，${yuan(payment.amount)}元`,
    },
  });
}

/** What must hold before money may leave: a confirmed card and the limits. @throws AppError 40404, 40402, 40403 */
export async function assertPayable(tx: Tx, ctx: Context, payment: PaymentRow): Promise<void> {
  const card = await cardOf(tx, ctx, payment.payeeCardId);
  if (card?.verifyState !== '20') throw businessError(40404, { message: '收款卡未验证' });
  await assertLimits(tx, ctx, payment, await paySettingsOf(tx, ctx, payment.companyId));
}

/** The account that a payment leaves from, as the company has set it by now. @throws AppError there is none */
export async function accountNow(
  tx: Tx,
  ctx: Context,
  payment: { companyId: string },
): Promise<{ companyAccountId: string; payChannel: string }> {
  const { account, channelType } = await paySettingsOf(tx, ctx, payment.companyId);
  if (account === undefined) throw refusedByRule('运营主体没有已验证的付款账户');
  return { companyAccountId: account.id, payChannel: channelType };
}
