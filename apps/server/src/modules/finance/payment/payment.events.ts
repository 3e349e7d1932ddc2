import { defineEvent } from '../../../platform/events.ts';

/** A payment of a trip has arrived or come back, a prepayment was brought back, or nothing was left to pay of it. */
export const tripPaymentsChanged = defineEvent<{ noteId: string }>('payment.tripPaymentsChanged');
