import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createDriverApi, createDriverQueries, type Driver, driverFields } from '@tarmac/freight-api/fleet';
import { CaptainPicker } from '../../../shared/pickers/pickers.tsx';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { client } from '../../../shared/session/session.ts';
import { withEnvironment } from '../../../shared/review/withEnvironment.tsx';

/** Calls of drivers. */
export const driverApi = createDriverApi(client);
/** Questions of drivers. */
export const driverQueries = createDriverQueries(client);

/** A person who drives. */
export const driver = defineResource<Driver>()({
  label: { zh: '司机', en: 'Driver' },
  api: withLook<Driver, typeof driverApi>(driverApi),
  permission: 'driver',
  titleField: 'driverName',
  detailHead: { status: 'state', facts: ['phone', 'defaultVehicleNumber', 'vehicleClass', 'carrierName', 'score', 'evaluationAvg'] },
  listFields: ['state', 'blacklist', 'blacklistReason', 'uploadEnvironment', 'defaultVehicleNumber', 'loginName'],
  fields: {
    ...driverFields,
    captainId: field.reference(driverFields.captainId, { picker: CaptainPicker }),
    uploadState: withEnvironment(driverFields.uploadState),
  },
});
