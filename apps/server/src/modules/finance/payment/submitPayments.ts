import { and, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound } from '../../../platform/errors.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { insertRows, updateRows } from '../../../platform/resource/writeMany.ts';
import { nextNumbers } from '../../../platform/sequence/sequence.ts';
import { actTogether, type Refusals, sift } from '../../shipping/common/actTogether.ts';
import { holdNotes, type NoteBatch } from '../../shipping/shipping-note/batchNotes.ts';
import { assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { assertSafeToPay } from '../../system/sms/safe.service.ts';
import { payeeIncomplete } from '../examination/payeeIncomplete.ts';
import { paySettingsOf, placeOf } from '../wallet-config/paySettings.ts';
import type { LimitedPayment } from './dayUse.ts';
import { heldTogether, holdPayments, type HeldPayment } from './holdPayment.ts';
import { assertMovable, movePayments } from './movePayment.ts';
import { accountFrom, assertPayable, type Card, payingFacts, type PayingFacts } from './payingFacts.ts';
import { holdCompanies } from './payLimits.ts';
import { payKind, paymentOpen, payState } from './payment.states.ts';
import { hyPayment, hyPaymentItem, paymentNumbers, type PaymentRow } from './payment.table.ts';

/**
 * What a waybill may still be paid by itself, fen.
 *
 * @throws AppError 40411 a payment of it is under way; 40383 it stands in a bill of its carrier; 40401 nothing is left; Conflict not ready to pay
 */
export function openAmount(note: NoteRow): number {
  if (note.carrierBillId !== null) throw businessError(40383, { message: '运单已出账，请按账单付款' });
  if (paymentOpen.includes(note.payState ?? '')) throw businessError(40411, { message: '该运单已有未完结的付款单' });
  if (note.noteStatus !== noteStatus.payable) throw stateChanged();
  const amount = (note.payableAmount ?? 0) - note.paidAmount;
  if (amount <= 0) throw businessError(40401, { message: '应付金额为0' });
  return amount;
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

/** A payment of a held waybill that is still to be stored. */
interface Draft {
  note: NoteRow;
  card: Card;
  amount: number;
  values: Omit<Values<typeof hyPayment>, 'amount' | 'state' | 'paymentNo'>;
}

/** Stores a draft of what a waybill is paid, to a card, under a number of its own. */
export async function insertPayment(tx: Tx, ctx: Context, draft: Draft): Promise<PaymentRow> {
  const [payment] = await insertPayments(tx, ctx, [draft]);
  return payment!;
}

/** The same of many at once. All name the same values. */
async function insertPayments(tx: Tx, ctx: Context, drafts: readonly Draft[]): Promise<PaymentRow[]> {
  const numbers = await nextNumbers(tx, ctx, paymentNumbers, drafts.length);
  const rows = drafts.map(({ note, card, amount, values }, index) => ({
    noteId: note.id,
    shippingNoteNumber: note.shippingNoteNumber,
    customerId: note.customerId,
    companyId: note.companyId,
    orderMode: note.orderMode,
    agentId: note.agentId,
    creditorType: note.creditorType ?? 'driver',
    creditorId: note.creditorId ?? '',
    ...payeeOf(card, note.payeeType),
    paymentNo: numbers[index]!,
    amount,
    state: payState.draft,
    ...values,
  }));
  const payments = await insertRows(tx, ctx, hyPayment, rows);
  const items = payments.map(({ id, amount }, index) => ({ paymentId: id, noteId: drafts[index]!.note.id, amount }));
  await insertRows(tx, ctx, hyPaymentItem, items);
  return payments;
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
    return actTogether(ctx, noteIds, (inner, ids) => makePayments(inner, ctx, { noteIds: ids, submit }));
  });
}

/** Hands payments in to be approved (M2), each by itself. @throws AppError 40331 as above */
export function submitPayments(ctx: Context, ids: readonly string[]): Promise<NoteBatch> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    await beginPaying(tx, ctx, await companiesOf(tx, ctx, ids));
    return actTogether(ctx, ids, (inner, some) => handIn(inner, ctx, some));
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
  await assertConfirmed(tx, ctx, companyIds);
}

/** @throws AppError 40331 no check by SMS a moment ago, where one of the companies asks for one; of those without a phone, no password */
export async function assertConfirmed(tx: Tx, ctx: Context, companyIds: readonly string[]): Promise<void> {
  for (const id of companyIds) if ((await paySettingsOf(tx, ctx, id)).smsConfirm) return assertSafeToPay(tx, ctx);
}

/** Makes payments of waybills, and hands them in where that is asked for. Their companies are held. */
export async function makePayments(
  tx: Tx,
  ctx: Context,
  { noteIds, submit }: { noteIds: readonly string[]; submit: boolean },
): Promise<Refusals> {
  const notes = new Map((await holdNotes(tx, ctx, noteIds)).map((note) => [note.id, note]));
  const facts = await payingFacts(tx, ctx, [...notes.values()]);
  const { passed, refused } = sift(noteIds, (id): Draft => {
    const note = notes.get(id);
    if (note === undefined) throw notFound();
    const amount = openAmount(note);
    const card = facts.cardOf(note.payeeCardId);
    if (card === undefined) throw payeeIncomplete();
    const settings = facts.settingsOf(note.companyId);
    if (submit) assertSubmittable(facts, { companyId: note.companyId, payeeCardId: card.id, amount });
    const { companyAccountId = null, thirdAccountId = null } = placeOf(settings) ?? {};
    const values = { payKind: payKind.freight, payChannel: settings.channelType, companyAccountId, thirdAccountId };
    return { note, card, amount, values };
  });
  const payments = await insertPayments(tx, ctx, passed);
  for (const { id, noteId, amount } of payments)
    ctx.audit({ action: 'payment.add', entity: 'payment', entityId: id, after: { noteId, amount } });
  if (submit)
    await storeSubmitted(
      tx,
      ctx,
      facts,
      payments.map((payment, index) => heldTogether(payment, passed[index]!.note)),
    );
  else
    await updateRows(
      tx,
      ctx,
      hyShippingNote,
      passed.map(({ note }) => ({ before: note, values: { payState: payState.draft } })),
    );
  return refused;
}

async function handIn(tx: Tx, ctx: Context, ids: readonly string[]): Promise<Refusals> {
  const { rows, held } = await holdPayments(tx, ctx, ids);
  const facts = await payingFacts(tx, ctx, rows);
  const { passed, refused } = sift(ids, (id) => {
    const one = held(id);
    assertSubmittable(facts, one.payment);
    return one;
  });
  await storeSubmitted(tx, ctx, facts, passed);
  return refused;
}

/**
 * Whether a payment, stored or still to be, may be handed in; it then counts against the limits of the next one.
 *
 * @throws AppError 40404 the card is not confirmed any more; 40402, 40403 limits; no account to pay from; Conflict 40901 it was handed in before
 */
export function assertSubmittable(facts: PayingFacts, payment: LimitedPayment): void {
  assertPayable(facts, payment);
  accountFrom(facts.settingsOf(payment.companyId));
  assertMovable({ state: payment.state ?? payState.draft }, 'submit');
  facts.use.handIn(payment);
}

/** Hands held payments in: another person approves them. */
export async function storeSubmitted(tx: Tx, ctx: Context, facts: PayingFacts, held: readonly HeldPayment[]): Promise<void> {
  const moves = held.map((one) => {
    const { paymentNo, payeeName, payeeCardNo, amount, companyId } = one.payment;
    const values = {
      submitBy: ctx.actor.username,
      submitTime: nowText(ctx.clock),
      ...accountFrom(facts.settingsOf(companyId)),
      approveBy: null,
      approveTime: null,
      approveRemark: null,
    };
    const content = `提交付款 ${paymentNo}：${payeeName} ${maskText(payeeCardNo ?? '')}，${yuan(amount)}元`;
    return {
      held: one,
      move: { action: 'submit' as const, to: payState.toApprove, values, event: { type: 'paySubmitted' as const, content } },
    };
  });
  await movePayments(tx, ctx, moves);
}
