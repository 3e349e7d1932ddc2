import { businessError } from '../../../platform/errors.ts';
import type { NoteRow } from './shippingNote.resource.ts';

/** States of a prepayment that is neither over nor paid, by dictionary `prepay_state`. */
const underWay: readonly string[] = ['10', '20', '30', '50'];

/** What is paid in the end must not change with what is still being paid beforehand. @throws AppError 40433 @source amendments L3 */
export function assertNoPrepayUnderWay({ prepayState }: NoteRow): void {
  if (underWay.includes(prepayState ?? '')) throw businessError(40433, { message: '预付款未处理完，请先处理' });
}
