import { refusedField } from '../../../platform/errors.ts';
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
