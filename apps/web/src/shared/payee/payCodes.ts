import type { paymentStates } from '@tarmac/freight-api/finance';

/**
 * States of a payment that a waybill is asked by. Of the payments' own, whose machine comes with their pages: the list of waybills does without it.
 */
export const payCodes = { paid: '40', failed: '50', closed: '60', returned: '70' } as const satisfies Partial<
  (typeof paymentStates)['codes']
>;
