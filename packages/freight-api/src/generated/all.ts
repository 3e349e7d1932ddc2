// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createSystemApi } from './system.ts';
import { createFinanceApi } from './finance.ts';
import { createMonitorApi } from './monitor.ts';
import { createFleetApi } from './fleet.ts';
import { createCustomersApi } from './customers.ts';
import { createServiceApi } from './service.ts';
import { createShippingApi } from './shipping.ts';
import { createOnlineApi } from './online.ts';
import { createGovernmentApi } from './government.ts';
import { createStatisticsApi } from './statistics.ts';
/** All calls by domain, over the given transport. */
export const createFreightApi = (transport: Transport) => ({
  system: createSystemApi(transport),
  finance: createFinanceApi(transport),
  monitor: createMonitorApi(transport),
  fleet: createFleetApi(transport),
  customers: createCustomersApi(transport),
  service: createServiceApi(transport),
  shipping: createShippingApi(transport),
  online: createOnlineApi(transport),
  government: createGovernmentApi(transport),
  statistics: createStatisticsApi(transport),
});
/** What `createFreightApi` gives. */
export type FreightApi = ReturnType<typeof createFreightApi>;
