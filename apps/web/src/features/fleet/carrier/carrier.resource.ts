import { field } from '@tarmac/admin-kit/field';
import { defineAction, defineResource } from '@tarmac/admin-kit/resource';
import {
  carrierFields,
  carrierFreezeFields,
  carrierReview,
  carrierReviewFields,
  carrierSchemas,
  createCarrierApi,
  type Carrier,
} from '@tarmac/freight-api/fleet';
import { latePart } from '../../../shared/latePart.ts';
import { RegionPicker } from '../../../shared/pickers.tsx';
import { withSums } from '../../../shared/withSums.ts';
import { reviewActions } from '../../../shared/reviewActions.tsx';
import { client } from '../../../shared/session.ts';
import { uploadActions } from '../../../shared/uploadActions.ts';
import { withEnvironment } from '../../../shared/withEnvironment.tsx';
import { carrierTexts as texts } from './carrierTexts.ts';

const DriversDrawer = latePart(async () => (await import('./FleetDrawers.tsx')).DriversDrawer);
const VehiclesDrawer = latePart(async () => (await import('./FleetDrawers.tsx')).VehiclesDrawer);
const CarrierAccountsDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierAccountsDrawer);
const CarrierRecordsDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierRecordsDrawer);
const CarrierContractsDrawer = latePart(async () => (await import('./CarrierContractsDrawer.tsx')).CarrierContractsDrawer);
const CarrierCardsDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierCardsDrawer);
const CarrierUsersDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierUsersDrawer);

const api = withSums(createCarrierApi(client));

/** A company or fleet that carries on our order. */
export const carrier = defineResource<Carrier>()({
  label: { zh: '承运商', en: 'Carrier' },
  api,
  permission: 'carrier',
  titleField: 'carrierName',
  fields: {
    ...carrierFields,
    adcode: field.reference(carrierFields.adcode, { picker: RegionPicker }),
    uploadState: withEnvironment(carrierFields.uploadState),
  },
});

/** The deed 上传监管. */
export const carrierUpload = uploadActions(carrier, 'carrier');

/** Certification of a carrier, its drivers and vehicles, its accounts and logins. */
export const carrierActions = [
  ...reviewActions(carrier, {
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
  }),
  defineAction(carrier, { label: texts.drivers, permission: 'driver:list', opens: true, dialog: DriversDrawer, run: () => undefined }),
  defineAction(carrier, { label: texts.vehicles, permission: 'vehicle:list', opens: true, dialog: VehiclesDrawer, run: () => undefined }),
  defineAction(carrier, {
    label: texts.accounts,
    permission: 'carrier:account',
    opens: true,
    dialog: CarrierAccountsDrawer,
    run: () => undefined,
  }),
  defineAction(carrier, {
    label: texts.contracts,
    permission: 'carrier:contract',
    opens: true,
    dialog: CarrierContractsDrawer,
    run: () => undefined,
  }),
  carrierUpload.one,
  defineAction(carrier, {
    label: texts.cards,
    permission: 'carrier:account',
    opens: true,
    dialog: CarrierCardsDrawer,
    run: () => undefined,
  }),
  defineAction(carrier, {
    label: texts.records,
    permission: 'carrier:account',
    opens: true,
    dialog: CarrierRecordsDrawer,
    run: () => undefined,
  }),
  defineAction(carrier, { label: texts.users, permission: 'carrier:user', opens: true, dialog: CarrierUsersDrawer, run: () => undefined }),
];
