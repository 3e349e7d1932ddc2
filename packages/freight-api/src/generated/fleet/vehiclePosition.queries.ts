// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createVehiclePositionApi } from './vehiclePosition.ts';
/** Questions of vehiclePosition as TanStack Query takes them. */
export const createVehiclePositionQueries = (transport: Transport) => {
  const api = createVehiclePositionApi(transport);
  return {};
};
