import { defineResource } from '@tarmac/admin-kit/resource';
import { createVehicleApi, createVehicleQueries, type Vehicle, vehicleFields } from '@tarmac/freight-api/fleet';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { client } from '../../../shared/session/session.ts';
import { withEnvironment } from '../../../shared/review/withEnvironment.tsx';

/** Calls of vehicles. */
export const vehicleApi = createVehicleApi(client);
/** Questions of vehicles. */
export const vehicleQueries = createVehicleQueries(client);

/** A truck, tractor or trailer. */
export const vehicle = defineResource<Vehicle>()({
  label: { zh: '车辆', en: 'Vehicle' },
  api: withLook<Vehicle, typeof vehicleApi>(vehicleApi),
  permission: 'vehicle',
  titleField: 'vehicleNumber',
  detailHead: { status: 'state', facts: ['vehicleType', 'vehicleTonnage', 'owner', 'carrierName', 'driverNames', 'gpsNetState'] },
  listFields: ['state', 'blacklist', 'blacklistReason', 'uploadEnvironment', 'vehicleType'],
  fields: {
    ...vehicleFields,
    uploadState: withEnvironment(vehicleFields.uploadState),
  },
});
