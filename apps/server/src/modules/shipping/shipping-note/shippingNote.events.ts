import type { Warning } from '../../../platform/errors.ts';
import { defineEvent } from '../../../platform/events.ts';
import type { hyShippingNote } from './shippingNote.table.ts';

type NoteRow = typeof hyShippingNote.$inferSelect;

/**
 * A waybill goes to a driver. Listeners secure the money, or refuse. `wallet`: the customer's, where it is known already; null where there is
 * none. `isAlone`: nothing else in the transaction touches what they write, so that it may wait for the end.
 */
export const noteDispatched = defineEvent<{ note: NoteRow; wallet?: DispatchWallet | null; isAlone?: boolean }>('shippingNote.dispatched');

/** The wallet that a waybill is paid from. */
export interface DispatchWallet {
  id: string;
  state: string;
}

/** A waybill goes to a driver, or to another one. Listeners add what the dispatcher is to know and may pass over. */
export const noteDriverNamed = defineEvent<{ note: NoteRow; warnings: Warning[] }>('shippingNote.driverNamed');

/** A waybill is about to be accepted, or counts as accepted from the moment that it is made. Listeners refuse while something is missing. */
export const noteAccepting = defineEvent<{ note: NoteRow }>('shippingNote.accepting');

/** Another driver, vehicle or weight was planned for a waybill before it was loaded. */
export const noteVehicleChanged = defineEvent<{ note: NoteRow }>('shippingNote.vehicleChanged');

/** The fees of a waybill have changed; `step` names the cause and is unique per waybill. */
export const noteFeesChanged = defineEvent<{ note: NoteRow; step: string }>('shippingNote.feesChanged');

/** A waybill was refused or revoked. Listeners give back what was secured. */
export const noteRevoked = defineEvent<{ note: NoteRow }>('shippingNote.revoked');

/** The vehicle of a waybill has left the loading place. */
export const noteDeparted = defineEvent<{ note: NoteRow }>('shippingNote.departed');

/** The goods are unloaded; once more where a sheet of slips corrects it. */
export const noteUnloaded = defineEvent<{ note: NoteRow }>('shippingNote.unloaded');

/** The consignee is about to sign. Listeners ask, by `confirmWarnings`, whether what is lost by it may be lost. */
export const noteSigning = defineEvent<{ note: NoteRow }>('shippingNote.signing');

/** The consignee has signed. */
export const noteSigned = defineEvent<{ note: NoteRow }>('shippingNote.signed');

/** The business review is over, passed by a person or passed over: what is told of the trip stands from now on. */
export const noteReviewed = defineEvent<{ note: NoteRow }>('shippingNote.reviewed');
