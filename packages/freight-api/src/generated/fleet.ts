// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createCarrierApi } from './fleet/carrier.ts';
import { createCarrierUserApi } from './fleet/carrierUser.ts';
import { createDriverApi } from './fleet/driver.ts';
import { createNearestApi } from './fleet/nearest.ts';
import { createTrackNoteApi } from './fleet/trackNote.ts';
import { createTrackQueryApi } from './fleet/trackQuery.ts';
import { createVehicleApi } from './fleet/vehicle.ts';
import { createVehiclePositionApi } from './fleet/vehiclePosition.ts';
export * from './fleet/carrier.ts';
export * from './fleet/carrier.queries.ts';
export * from './fleet/carrier.bodies.ts';
export * from './fleet/carrierUser.ts';
export * from './fleet/carrierUser.queries.ts';
export * from './fleet/carrierUser.bodies.ts';
export * from './fleet/driver.ts';
export * from './fleet/driver.queries.ts';
export * from './fleet/driver.bodies.ts';
export * from './fleet/nearest.ts';
export * from './fleet/nearest.queries.ts';
export * from './fleet/trackNote.ts';
export * from './fleet/trackNote.queries.ts';
export * from './fleet/trackNote.bodies.ts';
export * from './fleet/trackQuery.ts';
export * from './fleet/trackQuery.queries.ts';
export * from './fleet/trackQuery.bodies.ts';
export * from './fleet/vehicle.ts';
export * from './fleet/vehicle.queries.ts';
export * from './fleet/vehicle.bodies.ts';
export * from './fleet/vehiclePosition.ts';
export * from './fleet/vehiclePosition.queries.ts';
export * from './fleet/vehiclePosition.bodies.ts';
/** All calls of the fleet domain. */
export const createFleetApi = (transport: Transport) => ({
  carrier: createCarrierApi(transport),
  carrierUser: createCarrierUserApi(transport),
  driver: createDriverApi(transport),
  nearest: createNearestApi(transport),
  trackNote: createTrackNoteApi(transport),
  trackQuery: createTrackQueryApi(transport),
  vehicle: createVehicleApi(transport),
  vehiclePosition: createVehiclePositionApi(transport),
});
