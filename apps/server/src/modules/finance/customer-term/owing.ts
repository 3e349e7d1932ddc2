import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';

/** From the examination on a customer owes a waybill. */
export const owing: readonly string[] = [noteStatus.examined, noteStatus.payable, noteStatus.paying, noteStatus.paid, noteStatus.invoiced];
