import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { owing } from '../../shipping/shipping-note/owing.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { party } from '../party.ts';

/** What somebody is punished with. */
export interface Punishment {
  scoreDeduct?: number | null | undefined;
  /** Fen. */
  fineAmount?: number | null | undefined;
  blacklist?: '0' | '1' | undefined;
}

/**
 * Fines are deducted from what a waybill pays to who carries it, so there is one; customers have neither points nor a blacklist.
 *
 * @throws InvalidInput at what cannot be
 */
export function assertPunishment(
  { targetType, noteId }: { targetType: string; noteId: string | null },
  { scoreDeduct, fineAmount, blacklist }: Punishment,
): void {
  const isCustomer = targetType === party.customer;
  if ((fineAmount ?? 0) > 0 && (isCustomer || noteId === null))
    throw refusedField('fineAmount', isCustomer ? '客户违规不能罚款' : '没有运单的违规不能罚款');
  if ((scoreDeduct ?? 0) > 0 && isCustomer) throw refusedField('scoreDeduct', '客户没有信用分');
  if (blacklist === '1' && isCustomer) throw refusedField('blacklist', '客户不能拉黑，请冻结客户');
}

/** What a waybill has left for a fine: what is not paid of it once it is examined, before that its freight, and any amount while that is unknown. Fen. */
export function openForFine({ noteStatus, payableAmount, paidAmount, driverFee }: NoteRow): number {
  if (owing.includes(noteStatus)) return (payableAmount ?? 0) - paidAmount;
  return driverFee > 0 ? driverFee : Number.MAX_SAFE_INTEGER;
}

/** @throws InvalidInput a fine that the waybill cannot pay */
export async function assertFine(
  tx: Tx,
  ctx: Context,
  { noteId, fineAmount }: { noteId: string | null; fineAmount?: number | null | undefined },
): Promise<void> {
  if (noteId === null || !((fineAmount ?? 0) > 0)) return;
  const note = await findRow(tx, ctx, noteResource, noteId);
  if (note === undefined) return;
  const most = openForFine(note as NoteRow);
  if (most <= 0) throw refusedField('fineAmount', '运单运费已付清，不能再扣罚款');
  if ((fineAmount ?? 0) > most) throw refusedField('fineAmount', `罚款不能大于运单未付运费${shownYuan(most)}元`);
}
