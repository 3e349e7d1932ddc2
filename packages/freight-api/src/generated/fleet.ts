// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createCarrierApi } from './fleet/carrier.ts';
import { createDriverApi } from './fleet/driver.ts';
import { createVehicleApi } from './fleet/vehicle.ts';
export * from './fleet/carrier.ts';
export * from './fleet/driver.ts';
export * from './fleet/vehicle.ts';
/** All calls of the fleet domain. */
export const createFleetApi = (transport: Transport) => ({
  carrier: createCarrierApi(transport),
  driver: createDriverApi(transport),
  vehicle: createVehicleApi(transport),
});
