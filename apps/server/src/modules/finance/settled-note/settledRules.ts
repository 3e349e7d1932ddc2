import { chargedOf } from '../../shipping/shipping-note/noteFunds.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { owing } from '../../shipping/shipping-note/owing.ts';

/** From the payment on, the loss has been kept back from the payee. */
const paidStates: readonly string[] = [noteStatus.paid, noteStatus.invoiced];

/** Whether the customer is to get a loss back that they have not got. */
export const owesLoss = ({ lossPass, lossAmount, lossPassedAmount, noteStatus: status }: NoteRow): boolean =>
  lossPass === '2' && lossAmount > lossPassedAmount && paidStates.includes(status);

/** Whether an agent is owed a margin of an examined waybill. */
export const isMarginOpen = ({ orderMode, agentId, agentMargin, agentPaidAmount, noteStatus: status }: NoteRow): boolean =>
  orderMode === '3' && agentId !== null && agentMargin > agentPaidAmount && owing.includes(status);

/** Whether the margin goes into the wallet of the agent who pays the freight at once. On a term it counts against the freight. */
export const owesMargin = (note: NoteRow): boolean => isMarginOpen(note) && note.agentId === note.customerId && note.settleType === '0';

/** Nothing is open of the fee: neither owed as such, nor as an advance, nor given up. @source amendments L17 */
export const isSettled = (note: Pick<NoteRow, 'feeTotal' | 'customerAdjust' | 'customerPaidAmount'>): boolean =>
  note.customerPaidAmount >= chargedOf(note);
