import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';
import { Driver } from '../../fleet/driver/driver.contract.ts';
import { Vehicle } from '../../fleet/vehicle/vehicle.contract.ts';

/** From where, and the name or plate that is typed. */
const NearestQuery = z.object({
  lng: z.coerce.number().min(-180).max(180),
  lat: z.coerce.number().min(-90).max(90),
  name: z.string().max(50).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
});

/** Those who may be sent out, the nearest first; whoever was not seen within a day comes last and has no distance. Metres by road, estimated. */
const nearest = <Row extends z.ZodType>(row: Row) => z.object({ records: z.array(row), metres: z.record(z.string(), z.int()) });

/** @source freight-domain G06 */
export const nearestContract = contract(
  '/hytrack/hyNearest',
  { domain: 'fleet', name: 'nearest' },
  {
    drivers: {
      method: 'GET',
      path: '/drivers',
      permission: 'driver:list',
      summary: { zh: '附近的司机', en: 'Drivers nearby' },
      query: NearestQuery,
      reply: nearest(Driver.row),
      code: 0,
    },
    vehicles: {
      method: 'GET',
      path: '/vehicles',
      permission: 'vehicle:list',
      summary: { zh: '附近的车辆', en: 'Vehicles nearby' },
      query: NearestQuery,
      reply: nearest(Vehicle.row),
      code: 0,
    },
  },
);
