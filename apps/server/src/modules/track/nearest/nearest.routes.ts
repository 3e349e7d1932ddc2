import { routes } from '../../../platform/contract/index.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { nearestContract } from './nearest.contract.ts';
import { listNearest } from './nearest.service.ts';

/** @source freight-domain G06 */
export const nearestRoutes = routes(nearestContract, {
  drivers: (ctx, { query }) => listNearest(ctx, driverResource, hyDriver, hyDriver.driverName, query) as never,
  vehicles: (ctx, { query }) => listNearest(ctx, vehicleResource, hyVehicle, hyVehicle.vehicleNumber, query) as never,
});
