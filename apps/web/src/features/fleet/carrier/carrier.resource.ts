import { defineResource } from '@tarmac/admin-kit/resource';
import { carrierFields, carrierFreezeFields, carrierReview, createCarrierApi, type Carrier } from '@tarmac/freight-api/fleet';
import { reviewActions } from '../../../shared/reviewActions.tsx';
import { client } from '../../../shared/session.ts';

const api = createCarrierApi(client);

/** A company or fleet that carries on our order. */
export const carrier = defineResource<Carrier>()({
  label: { zh: '承运商', en: 'Carrier' },
  api,
  permission: 'carrier',
  titleField: 'carrierName',
  fields: carrierFields,
});

/** Certification of a carrier. */
export const carrierActions = reviewActions(carrier, {
  api,
  permission: 'carrier',
  states: carrierReview,
  reason: carrierFreezeFields,
  fields: [
    'carrierName',
    'carrierKind',
    'uscc',
    'permitNumber',
    'permitScope',
    'permitValidTo',
    'legalPerson',
    'legalIdNo',
    'contactName',
    'contactPhone',
    'address',
  ],
  documents: ['businessLicenceFile', 'permitFile', 'legalIdFiles'],
});
