import { and, gt, inArray, type SQL } from 'drizzle-orm';
import { noteStatus } from './shippingNote.states.ts';
import { hyShippingNote } from './shippingNote.table.ts';

/** From the examination on a customer owes a waybill. */
export const owing: readonly string[] = [noteStatus.examined, noteStatus.payable, noteStatus.paying, noteStatus.paid, noteStatus.invoiced];

/** Waybills of which a customer owes something: what is neither paid nor advanced nor given up. */
export const isOwed = (): SQL => and(inArray(hyShippingNote.noteStatus, [...owing]), gt(hyShippingNote.customerOpenAmount, 0)) as SQL;
