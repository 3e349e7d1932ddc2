import { defineAction } from '@tarmac/admin-kit/resource';
import { driverFreezeFields, driverReview, driverReviewFields, driverSchemas } from '@tarmac/freight-api/fleet';
import { late } from '@tarmac/admin-kit/chunk';
import { paperReadings } from '../../../shared/papers/paperFooter.tsx';
import { type NewPassword, newPasswordForm } from '../../../shared/session/newPassword.ts';
import { VehicleReportPicker } from '../../../shared/pickers/reportPickers.tsx';
import { subjectOf } from '../../../shared/lists/rowSubject.tsx';
import { revealAction } from '../../../shared/lists/reveal.tsx';
import { scoreAction } from '../../../shared/score/scoreAction.tsx';
import { reviewActions } from '../../../shared/review/reviewActions.tsx';
import { uploadActions } from '../../../shared/review/uploadActions.ts';
import { driver, driverApi } from './driver.resource.ts';
import { driverPapers } from './driverPapers.ts';
import { driverTexts as texts } from './driverTexts.ts';

const BoundVehiclesDialog = late(() => import('./BoundVehiclesDialog.tsx'), { part: 'BoundVehiclesDialog' });
const DriverCardsDrawer = late(() => import('./DriverCardsDrawer.tsx'), { part: 'DriverCardsDrawer' });
const AccountDrawer = late(() => import('./AccountDrawer.tsx'), { part: 'AccountDrawer' });

/** The action 上传监管. */
export const driverUpload = uploadActions(driver, 'driver');

/** Certification of a driver, the vehicles they drive, their cards, their account and their login. */
export const driverActions = [
  ...reviewActions(driver, {
    api: driverApi,
    permission: 'driver',
    states: driverReview,
    schemas: driverSchemas,
    reason: driverFreezeFields,
    verdict: driverReviewFields,
    fields: [
      'driverName',
      'idNo',
      'idValidFrom',
      'idValidTo',
      'address',
      'phone',
      'licenceNo',
      'vehicleClass',
      'licenceIssuer',
      'validPeriodFrom',
      'validPeriodTo',
      'lightOnly',
      'qualificationType',
      'qualificationCertificate',
      'qualificationValidTo',
      'verifyState',
      'verifyRemark',
    ],
    documents: ['idFrontFile', 'idBackFile', 'licenceFile', 'licenceBackFile', 'qualificationFile', 'facePhoto'],
    readings: paperReadings(driverPapers),
  }),
  defineAction<Parameters<typeof driver.rowKey>[0], { vehicleId: string }>(driver, {
    label: texts.bind,
    permission: 'driver:bindVehicle',
    checkable: true,
    form: {
      fields: { vehicleId: { kind: 'reference', label: texts.vehicle, picker: VehicleReportPicker, required: true } },
      schema: driverSchemas.bindVehicle,
      intro: subjectOf(driver),
    },
    run: (row, { input: { vehicleId }, context }) => driverApi.bindVehicle({ driverId: row.id, vehicleId, isDefault: '1' }, context),
  }),
  defineAction(driver, {
    label: texts.vehicles,
    permission: 'driver:list',
    when: (row) => Boolean(row.defaultVehicleNumber),
    dialog: BoundVehiclesDialog,
  }),
  defineAction(driver, {
    label: texts.cards,
    permission: 'driver:card',
    dialog: DriverCardsDrawer,
  }),
  defineAction(driver, {
    label: texts.account,
    permission: 'driver:account',
    dialog: AccountDrawer,
  }),
  scoreAction(driver, 'driver'),
  revealAction(driver),
  driverUpload.one,
  defineAction<Parameters<typeof driver.rowKey>[0], NewPassword>(driver, {
    label: texts.resetPassword,
    permission: 'driver:resetPwd',
    when: (row) => Boolean(row.loginName),
    form: { ...newPasswordForm, intro: subjectOf(driver) },
    checkable: true,
    run: ({ id }, { input: passwords, context }) => driverApi.resetPwd({ id, ...passwords }, context),
  }),
];
