import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import {
  type Carrier,
  type CarrierDriversQuery,
  type CarrierVehiclesQuery,
  type Driver,
  driverFields,
  type Vehicle,
  vehicleFields,
} from '@tarmac/freight-api/fleet';
import { expiring } from '../../../shared/lists/expiry.tsx';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { carrierApi } from './carrier.resource.ts';
import { carrierTexts as texts } from './carrierTexts.ts';

// To look at: what is done to them is done on their own pages.
const drivers = defineResource<Driver>()({
  label: texts.drivers,
  api: { list: (query, options) => carrierApi.drivers(query as CarrierDriversQuery, options) },
  permission: 'driver',
  name: 'driversOfCarrier',
  titleField: 'driverName',
  fields: driverFields,
});
const vehicles = defineResource<Vehicle>()({
  label: texts.vehicles,
  api: { list: (query, options) => carrierApi.vehicles(query as CarrierVehiclesQuery, options) },
  permission: 'vehicle',
  name: 'vehiclesOfCarrier',
  titleField: 'vehicleNumber',
  fields: vehicleFields,
});

/** Who drives for a carrier. @source freight-domain F06 司机 */
export function DriversDrawer({ rows, onOpenChange }: ActionDialogProps<Carrier, unknown>) {
  const { localize } = useLocale();
  const carrier = rows[0]!;
  return (
    <ListDrawer
      title={`${localize(texts.drivers)} · ${carrier.carrierName ?? ''}`}
      width={960}
      onOpenChange={onOpenChange}
      resource={drivers}
      filter={{ carrierId: carrier.id }}
      search={['driverName', 'state']}
      columns={[
        { field: 'driverName', width: 110 },
        { field: 'phone', width: 130 },
        { field: 'vehicleClass', width: 100 },
        expiring('validPeriodTo'),
        { field: 'defaultVehicleNumber', width: 120 },
        { field: 'state', width: 90 },
        { field: 'blacklist', width: 80 },
      ]}
      selectable={false}
      storageId="driversOfCarrier"
    />
  );
}

/** What drives for a carrier. @source freight-domain F06 车辆 */
export function VehiclesDrawer({ rows, onOpenChange }: ActionDialogProps<Carrier, unknown>) {
  const { localize } = useLocale();
  const carrier = rows[0]!;
  return (
    <ListDrawer
      title={`${localize(texts.vehicles)} · ${carrier.carrierName ?? ''}`}
      width={960}
      onOpenChange={onOpenChange}
      resource={vehicles}
      filter={{ carrierId: carrier.id }}
      search={['vehicleNumber', 'state']}
      columns={[
        { field: 'vehicleNumber', width: 120 },
        { field: 'plateColor', width: 90 },
        { field: 'vehicleType', width: 150 },
        { field: 'vehicleTonnage', width: 110 },
        { field: 'driverNames', width: 140 },
        { field: 'state', width: 90 },
        { field: 'blacklist', width: 80 },
      ]}
      selectable={false}
      storageId="vehiclesOfCarrier"
    />
  );
}
