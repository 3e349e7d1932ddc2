import { vehicleFreezeFields, vehicleReview, vehicleReviewFields, vehicleSchemas } from '@tarmac/freight-api/fleet';
import { reviewActions } from '../../../shared/reviewActions.tsx';
import { vehicle, vehicleApi } from './vehicle.resource.ts';

/** Certification of a vehicle. */
export const vehicleActions = reviewActions(vehicle, {
  api: vehicleApi,
  permission: 'vehicle',
  states: vehicleReview,
  schemas: vehicleSchemas,
  reason: vehicleFreezeFields,
  verdict: vehicleReviewFields,
  fields: [
    'vehicleNumber',
    'plateColor',
    'vehicleType',
    'owner',
    'ownerIdNo',
    'vin',
    'vehicleTonnage',
    'grossMass',
    'roadTransportCertificateNumber',
    'rtcValidTo',
    'inspectValidTo',
    'verifyState',
    'verifyRemark',
  ],
  documents: ['vehicleLicenceFile', 'vehicleLicenceBackFile', 'rtcFile', 'vehiclePhoto', 'attachAgreementFile'],
});
