// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createCustomerApi } from './customers/customer.ts';
export * from './customers/customer.ts';
/** All calls of the customers domain. */
export const createCustomersApi = (transport: Transport) => ({
  customer: createCustomerApi(transport),
});
