import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createShipperApi,
  type Shipper,
  shipperFields,
  shipperFreezeFields,
  shipperReview,
  shipperReviewFields,
  shipperSchemas,
} from '@tarmac/freight-api/customers';
import { divisionOf } from '../../../shared/pickers/pickers.tsx';
import { reviewActions } from '../../../shared/review/reviewActions.tsx';
import { client } from '../../../shared/session/session.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';

const api = createShipperApi(client);
/** A consignor as it stands on waybills. */
export const shipper = defineResource<Shipper>()({
  label: { zh: '托运人', en: 'Shipper' },
  api: withLook<Shipper, typeof api>(api),
  permission: 'shipper',
  titleField: 'shipperName',
  fields: {
    ...shipperFields,
    adcode: divisionOf(shipperFields.adcode),
  },
});
/** Certification of a shipper. */
export const shipperActions = reviewActions(shipper, {
  api,
  permission: 'shipper',
  verifyPermission: 'shipper:review',
  freezePermission: 'shipper:review',
  states: shipperReview,
  schemas: shipperSchemas,
  reason: shipperFreezeFields,
  verdict: shipperReviewFields,
  fields: ['shipperName', 'shipperIdNo', 'customerName', 'contactName', 'contactPhone', 'address', 'verifyState', 'verifyRemark'],
  documents: ['licenceFile'],
});

/** What lists of shippers show. */
export const shipperColumns = [
  'shipperName',
  'shipperKind',
  'shipperIdNo',
  'customerName',
  'contactName',
  'contactPhone',
  'adcode',
  'address',
  'state',
  'verifyState',
  'noteCount',
  'createTime',
] as const;
