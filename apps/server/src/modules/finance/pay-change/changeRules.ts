import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { creditorOf } from '../examination/creditor.ts';
import type { Payee } from '../examination/payee.service.ts';
import type { HeldNotePayment } from '../payment/holdPayment.ts';
import { payKind, payState } from '../payment/payment.states.ts';
import type { PaymentRow } from '../payment/payment.table.ts';
import { payChangeType } from './payChange.states.ts';

/** States of a payment from which it may change; its amount only before it was sent. @source freight-domain G1, amendments 22 */
const changeable: readonly string[] = [payState.draft, payState.toApprove, payState.failed, payState.returned];
const amountChangeable: readonly string[] = [payState.draft, payState.toApprove];

/** @throws AppError 40421 the payment is of another kind, or not in a state from which this changes */
export function assertChangeable({ payKind: kind }: PaymentRow, { state, changeType }: { state: string; changeType: string }): void {
  // What was paid elsewhere has left already; other kinds are moved by their own documents.
  if (kind !== payKind.freight || !changeable.includes(state)) throw businessError(40421, { message: '该状态不允许变更' });
  if (changeType === payChangeType.amount && !amountChangeable.includes(state)) {
    const message = '付款发出后不能变更金额';
    throw businessError(40421, { message, errorData: [{ path: 'changeType', message }] });
  }
}

/**
 * Refuses an amount that is not another one, or more than the waybill has left to pay. What it leaves is payable again once the payment has
 * arrived.
 *
 * @throws InvalidInput at `newAmount`
 * @source amendments 22, L12
 */
export function assertAmount({ payment, note }: HeldNotePayment, newAmount: number): void {
  const open = (note.payableAmount ?? 0) - note.paidAmount;
  if (newAmount === payment.amount) throw refusedField('newAmount', '新金额与原金额相同');
  if (newAmount > open) throw refusedField('newAmount', `新金额不能大于未付金额${shownYuan(open)}元`);
}

/** A card of the same payee is a change of the card, any other one of the payee. @throws InvalidInput at `newCardId` */
export function assertOtherCard(payment: PaymentRow, { card, changeType }: Pick<Payee, 'card'> & { changeType: string }): void {
  if (card.id === payment.payeeCardId && card.cardNo === payment.payeeCardNo) throw refusedField('newCardId', '新收款卡与原收款卡相同');
  const isSamePayee = card.holderId === payment.payeeId && card.cardHolder === payment.payeeName;
  if (isSamePayee && changeType === payChangeType.payee) throw refusedField('newCardId', '收款人未变，请选择“银行卡变更”');
  if (!isSamePayee && changeType === payChangeType.card) throw refusedField('newCardId', '银行卡变更请选择原收款人的卡');
}

/**
 * Somebody else than the one who is owed collects with an authorisation alone.
 *
 * @throws AppError 40422 there is none
 * @source freight-domain 2.38, G2
 */
export async function assertAuthorised(
  tx: Tx,
  ctx: Context,
  { note, payee, changeType, files }: { note: NoteRow; payee: Payee; changeType: string; files: string | null },
): Promise<void> {
  if (changeType !== payChangeType.payee || (files ?? '') !== '') return;
  if (payee.card.cardHolder === (await creditorName(tx, ctx, note))) return;
  throw businessError(40422, { message: '缺少授权书', errorData: [{ path: 'files', message: '缺少授权书' }] });
}

async function creditorName(tx: Tx, ctx: Context, note: NoteRow): Promise<string | null> {
  const creditor = await creditorOf(tx, ctx, note);
  if (creditor?.type !== 'carrier') return note.driverName;
  const [carrier] = await tx
    .select({ name: hyCarrier.carrierName })
    .from(hyCarrier)
    .where(and(eq(hyCarrier.tenantId, ctx.actor.tenantId), eq(hyCarrier.id, creditor.id)));
  return carrier?.name ?? null;
}
