import { z } from 'zod';
import { contract, dict, entity, flag, integer, ListQuery, metres, page } from '../../../platform/contract/index.ts';
import { Driver } from '../../fleet/driver/driver.contract.ts';
import { Vehicle } from '../../fleet/vehicle/vehicle.contract.ts';

/** What those who may be sent out are compared by. */
const whereabouts = {
  free: flag({ zh: '空闲', en: 'Free' }, { sortable: true, description: 'No waybill that the reader sees is under way.' }),
  standing: dict('crew_standing', {
    label: { zh: '可派状态', en: 'Standing' },
    options: { description: 'Those who cannot go are listed where this is asked for, and only then.' },
  }),
  openNotes: integer({ zh: '在途单数', en: 'Under way' }, { description: 'Waybills under way that the reader sees.' }),
  nearMetres: metres(
    { zh: '距装货地', en: 'From loading place' },
    { filter: 'range', sortable: true, description: 'By road, estimated; null for those not seen within a day.' },
  ),
};

/** A driver to be sent out. @source freight-domain G06 */
export const DriverChoice = entity('driverChoice', {
  ...Driver.definition,
  label: { zh: '可派司机', en: 'Driver to send' },
  computed: { ...Driver.definition.computed, ...whereabouts },
});

/** A vehicle to be sent out. @source freight-domain G06 */
export const VehicleChoice = entity('vehicleChoice', {
  ...Vehicle.definition,
  label: { zh: '可派车辆', en: 'Vehicle to send' },
  computed: {
    ...Vehicle.definition.computed,
    ...whereabouts,
    carries: flag(
      { zh: '装得下', en: 'Carries the load' },
      { sortable: true, description: 'Whether its approved load takes the weight that was asked for; null without one.' },
    ),
  },
});

/** To a centimetre: the database refuses to reckon with numbers that are next to nothing. */
const toCentimetres = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** Filters of the list, where is loaded, and the name or plate that is typed. Rows named by `id_MultiString` come whether they may be sent or not. */
const ChoiceQuery = ListQuery.extend({
  lng: z.coerce.number().min(-180).max(180).overwrite(toCentimetres).optional(),
  lat: z.coerce.number().min(-90).max(90).overwrite(toCentimetres).optional(),
  name: z.string().max(50).optional(),
});

/** What of a vehicle is asked besides. */
const VehicleQuery = ChoiceQuery.extend({
  weight: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_000_000_000)
    .optional()
    .meta({ description: 'Kilograms to carry: vehicles that may take them come first.' }),
});

/** Those who may be sent out, the free ones first, the nearest first among them; `metres` by id of those that were seen within a day. */
const choices = <Row extends z.ZodType>(row: Row) => page(row).extend({ metres: z.record(z.string(), z.int()) });

/** @source freight-domain G06 */
export const nearestContract = contract('/hytrack/hyNearest', {
  about: { domain: 'fleet', name: 'nearest', further: [DriverChoice, VehicleChoice] },
  endpoints: {
    drivers: {
      method: 'GET',
      path: '/drivers',
      permission: 'driver:list',
      summary: { zh: '可派司机', en: 'Drivers to send' },
      query: ChoiceQuery,
      reply: choices(DriverChoice.row),
      code: 0,
    },
    vehicles: {
      method: 'GET',
      path: '/vehicles',
      permission: 'vehicle:list',
      summary: { zh: '可派车辆', en: 'Vehicles to send' },
      query: VehicleQuery,
      reply: choices(VehicleChoice.row),
      code: 0,
    },
  },
});
