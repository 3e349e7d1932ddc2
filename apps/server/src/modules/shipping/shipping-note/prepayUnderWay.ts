import { businessError, refusedByRule } from '../../../platform/errors.ts';
import type { NoteRow } from './shippingNote.resource.ts';

/** States of a prepayment that is neither over nor paid, by dictionary `prepay_state`. */
const underWay: readonly string[] = ['10', '20', '30', '50'];

/** Those of one that was decided on, and may leave at any moment or has left. */
const decided: readonly string[] = ['20', '30'];

/** What is paid in the end must not change with what is still being paid beforehand. @throws AppError 40433 @source amendments L3 */
export function assertNoPrepayUnderWay({ prepayState }: NoteRow): void {
  if (underWay.includes(prepayState ?? '')) throw businessError(40433, { message: '预付款未处理完，请先处理' });
}

/** Whether something of the freight was paid in advance: then two people revoke it, and the money is to be brought back. @source amendments L2 */
export const isPrepaid = ({ prepaidAmount }: NoteRow): boolean => prepaidAmount > 0;

/** What is prepaid counts against what is owed to the one that it was paid for. @throws AppError @source amendments L27 */
export function assertCreditorStays(note: NoteRow): void {
  if (isPrepaid(note) || decided.includes(note.prepayState ?? '')) throw refusedByRule('运单已有预付款，不能改派');
}
