import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import {
  carrierFields,
  carrierFreezeFields,
  carrierReview,
  carrierReviewFields,
  carrierSchemas,
  createCarrierApi,
  type Carrier,
} from '@tarmac/freight-api/fleet';
import { RegionPicker } from '../../../shared/pickers.tsx';
import { reviewActions } from '../../../shared/reviewActions.tsx';
import { client } from '../../../shared/session.ts';

const api = createCarrierApi(client);

/** A company or fleet that carries on our order. */
export const carrier = defineResource<Carrier>()({
  label: { zh: '承运商', en: 'Carrier' },
  api,
  permission: 'carrier',
  titleField: 'carrierName',
  fields: { ...carrierFields, adcode: field.reference(carrierFields.adcode, { picker: RegionPicker }) },
});

/** Certification of a carrier. */
export const carrierActions = reviewActions(carrier, {
  api,
  permission: 'carrier',
  states: carrierReview,
  schemas: carrierSchemas,
  reason: carrierFreezeFields,
  verdict: carrierReviewFields,
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
