import { businessError, refusedField } from '../../../platform/errors.ts';
import { reasonMissing } from '../../../platform/resource/moveRow.ts';
import { notChangeable } from '../common/agreedTerms.ts';
import type { NoteRow } from './shippingNote.resource.ts';

/** What is agreed on top of the freight or taken off it. What is absent stays. */
export interface Extras {
  extraFee?: number | undefined;
  extraFeeRemark?: string | null | undefined;
  deduction?: number | undefined;
  deductionRemark?: string | null | undefined;
  agentFee?: number | null | undefined;
}

/** @throws InvalidInput above what operators allow @source freight-domain 2.5 extraFee */
export function assertExtraFee(extraFee: number | undefined, maxExtraFee: number): void {
  if ((extraFee ?? 0) > maxExtraFee) throw refusedField('extraFee', '杂费超过上限');
}

/**
 * Checks what is agreed when a waybill is handed to its payer, or by them.
 *
 * @throws AppError 40106 a deduction without its reason; 40109 a fee of an agent who has none, or whose price gives it; InvalidInput extras above the limit
 */
export function assertExtras(note: NoteRow, { given, maxExtraFee }: { given: Extras; maxExtraFee: number }): void {
  assertExtraFee(given.extraFee, maxExtraFee);
  const words = (given.deductionRemark === undefined ? note.deductionRemark : given.deductionRemark)?.trim() ?? '';
  const isNew = given.deduction !== undefined && given.deduction !== note.deduction;
  if (isNew && given.deduction !== 0 && words === '') throw reasonMissing('deductionRemark');
  const isAgreed = note.orderMode === '3' && note.customerUnitPrice === null;
  if (given.agentFee !== undefined && given.agentFee !== note.agentFee && !isAgreed) throw notChangeable(['agentFee']);
}

/** @throws AppError 40224 there is nothing to pay for */
export function assertPayable({ feeTotal }: Pick<NoteRow, 'feeTotal'>): void {
  if ((feeTotal ?? 0) <= 0) throw businessError(40224, { message: '费用合计必须大于0' });
}
