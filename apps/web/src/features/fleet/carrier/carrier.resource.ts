import { defineResource } from '@tarmac/admin-kit/resource';
import { carrierFields, createCarrierApi, type Carrier } from '@tarmac/freight-api/fleet';
import { divisionOf } from '../../../shared/pickers/pickers.tsx';
import { withSums } from '../../../shared/api/withSums.ts';
import { client } from '../../../shared/session/session.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { withEnvironment } from '../../../shared/review/withEnvironment.tsx';

/** Calls of carriers. */
export const carrierApi = withSums(createCarrierApi(client));

/** A company or fleet that carries on our order. */
export const carrier = defineResource<Carrier>()({
  label: { zh: '承运商', en: 'Carrier' },
  api: withLook<Carrier, typeof carrierApi>(carrierApi),
  permission: 'carrier',
  titleField: 'carrierName',
  detailHead: { status: 'state', facts: ['carrierKind', 'contactName', 'contactPhone', 'driverCount', 'vehicleCount', 'openPayable'] },
  listFields: ['state', 'blacklist', 'blacklistReason', 'uploadEnvironment', 'verifyState', 'verifyRemark'],
  fields: {
    ...carrierFields,
    adcode: divisionOf(carrierFields.adcode),
    uploadState: withEnvironment(carrierFields.uploadState),
  },
});
