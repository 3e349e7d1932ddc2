// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createFleetApi } from './fleet.ts';
import { createCustomersApi } from './customers.ts';
/** All calls by domain, over the given transport. */
export const createFreightApi = (transport: Transport) => ({
  fleet: createFleetApi(transport),
  customers: createCustomersApi(transport),
});
/** What `createFreightApi` gives. */
export type FreightApi = ReturnType<typeof createFreightApi>;
