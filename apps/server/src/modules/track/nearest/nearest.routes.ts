import { not, sql } from 'drizzle-orm';
import { routes } from '../../../platform/contract/index.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { DriverChoice, nearestContract, VehicleChoice } from './nearest.contract.ts';
import { listChoices } from './nearest.service.ts';

/** GA 24.4: B are semi-trailers, G full ones. None goes by itself. */
const isTrailer = sql`${hyVehicle.vehicleType} ~ '^[BG]'`;

/** @source freight-domain G06 */
export const nearestRoutes = routes(nearestContract, {
  drivers: (ctx, { query }) =>
    listChoices(ctx, query, {
      kind: DriverChoice,
      resource: driverResource,
      table: hyDriver,
      name: hyDriver.driverName,
      of: hyShippingNote.driverId,
    }) as never,
  vehicles: (ctx, { query }) =>
    listChoices(ctx, query, {
      kind: VehicleChoice,
      resource: vehicleResource,
      table: hyVehicle,
      name: hyVehicle.vehicleNumber,
      of: hyShippingNote.vehicleId,
      load: hyVehicle.vehicleTonnage,
      mayGo: not(isTrailer),
    }) as never,
});
