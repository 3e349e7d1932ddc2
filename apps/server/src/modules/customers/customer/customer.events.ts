import { defineEvent } from '../../../platform/events.ts';
import type { hyCustomer } from './customer.table.ts';

/** The terms or rates of a customer have changed; the price history listens. */
export const customerTermsChanged = defineEvent<{
  before: typeof hyCustomer.$inferSelect;
  after: typeof hyCustomer.$inferSelect;
  reason: string;
}>('customer.termsChanged');
