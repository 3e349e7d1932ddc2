import { defineAction } from '@tarmac/admin-kit/resource';
import { type Vehicle, vehicleFreezeFields, vehicleReview, vehicleReviewFields, vehicleSchemas } from '@tarmac/freight-api/fleet';
import { late } from '@tarmac/admin-kit/chunk';
import { paperReadings } from '../../../shared/papers/paperFooter.tsx';
import { TrailerPicker } from '../../../shared/pickers/pickers.tsx';
import { revealAction } from '../../../shared/lists/reveal.tsx';
import { scoreAction } from '../../../shared/score/scoreAction.tsx';
import { reviewActions } from '../../../shared/review/reviewActions.tsx';
import { subjectOf } from '../../../shared/lists/rowSubject.tsx';
import { uploadActions } from '../../../shared/review/uploadActions.ts';
import { vehicle, vehicleApi } from './vehicle.resource.ts';
import { vehiclePapers } from './vehiclePapers.ts';
import { vehicleTexts as texts } from './vehicleTexts.ts';

const LastPositionDialog = late(() => import('./LastPositionDialog.tsx'), { part: 'LastPositionDialog' });
const VehicleTrackDrawer = late(() => import('./VehicleTrackDrawer.tsx'), { part: 'VehicleTrackDrawer' });

/** GA 24.4: what is pulled pulls nothing. */
const isTrailer = ({ vehicleType }: Vehicle) => /^[BG]/.test(vehicleType ?? '');

/** The action 上传监管. */
export const vehicleUpload = uploadActions(vehicle, 'vehicle');

/** Certification of a vehicle, where it is, and the trailer it pulls. */
export const vehicleActions = [
  ...reviewActions(vehicle, {
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
      'ownerPermitNo',
      'useCharacter',
      'brandModel',
      'vin',
      'vehicleEnergyType',
      'registerDate',
      'issueDate',
      'vehicleTonnage',
      'grossMass',
      'roadTransportCertificateNumber',
      'rtcValidTo',
      'inspectValidTo',
      'verifyState',
      'verifyRemark',
    ],
    documents: ['vehicleLicenceFile', 'vehicleLicenceBackFile', 'rtcFile', 'vehiclePhoto', 'attachAgreementFile'],
    readings: paperReadings(vehiclePapers),
  }),
  defineAction(vehicle, { label: texts.track, permission: 'vehicle:track', dialog: LastPositionDialog }),
  defineAction(vehicle, {
    label: texts.way,
    permission: 'vehicle:track',
    when: (row) => !isTrailer(row),
    dialog: VehicleTrackDrawer,
  }),
  scoreAction(vehicle, 'vehicle'),
  revealAction(vehicle),
  vehicleUpload.one,
  defineAction<Vehicle, { trailerVehicleId?: string | null }>(vehicle, {
    label: texts.bindTrailer,
    permission: 'vehicle:bindTrailer',
    checkable: true,
    when: (row) => !isTrailer(row),
    form: {
      fields: { trailerVehicleId: { kind: 'reference', label: texts.trailer, help: texts.trailerHelp, picker: TrailerPicker } },
      schema: vehicleSchemas.bindTrailer,
      initial: ([row]) => ({ trailerVehicleId: row?.trailerVehicleId ?? null }),
      intro: subjectOf(vehicle),
    },
    run: ({ id, version }, { input: { trailerVehicleId }, context }) =>
      vehicleApi.bindTrailer({ id, version, trailerVehicleId: trailerVehicleId ?? null }, context),
  }),
];
