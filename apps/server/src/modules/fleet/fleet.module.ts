import type { ServerModule } from '../../platform/platform.ts';
import { carrierRoutes, carrierUserRoutes } from './carrier/carrier.routes.ts';
import { fleetDictionaries } from './dictionaries.ts';
import { driverRoutes } from './driver/driver.routes.ts';
import { fleetFormActions } from './fleet.formActions.ts';
import { fleetJobs } from './fleet.jobs.ts';
import { fleetLookups } from './fleet.lookups.ts';
import { vehicleRoutes } from './vehicle/vehicle.routes.ts';

/** Drivers, vehicles and carriers. */
export const fleetModule: ServerModule = {
  name: 'fleet',
  routes: [driverRoutes, vehicleRoutes, carrierRoutes, carrierUserRoutes],
  dictionaries: fleetDictionaries,
  lookups: fleetLookups,
  jobs: fleetJobs,
  formActions: fleetFormActions,
};
