import { defineAction } from '@tarmac/admin-kit/resource';
import { carrierFreezeFields, carrierReview, carrierReviewFields, carrierSchemas } from '@tarmac/freight-api/fleet';
import { latePart } from '../../../shared/pages/latePart.ts';
import { reviewActions } from '../../../shared/review/reviewActions.tsx';
import { uploadActions } from '../../../shared/review/uploadActions.ts';
import { carrier, carrierApi } from './carrier.resource.ts';
import { carrierTexts as texts } from './carrierTexts.ts';

const DriversDrawer = latePart(async () => (await import('./FleetDrawers.tsx')).DriversDrawer);
const VehiclesDrawer = latePart(async () => (await import('./FleetDrawers.tsx')).VehiclesDrawer);
const CarrierAccountsDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierAccountsDrawer);
const CarrierRecordsDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierRecordsDrawer);
const CarrierContractsDrawer = latePart(async () => (await import('./CarrierContractsDrawer.tsx')).CarrierContractsDrawer);
const CarrierCardsDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierCardsDrawer);
const CarrierUsersDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierUsersDrawer);

/** The action 上传监管. */
export const carrierUpload = uploadActions(carrier, 'carrier');

/** Certification of a carrier, its drivers and vehicles, its accounts and logins. */
export const carrierActions = [
  ...reviewActions(carrier, {
    api: carrierApi,
    permission: 'carrier',
    verifyPermission: 'carrier:review',
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
      'verifyState',
      'verifyRemark',
    ],
    documents: ['businessLicenceFile', 'permitFile', 'legalIdFiles'],
  }),
  defineAction(carrier, { label: texts.drivers, permission: 'carrier:drivers', dialog: DriversDrawer }),
  defineAction(carrier, { label: texts.vehicles, permission: 'carrier:vehicles', dialog: VehiclesDrawer }),
  defineAction(carrier, { label: texts.accounts, permission: 'carrier:account', dialog: CarrierAccountsDrawer }),
  defineAction(carrier, { label: texts.contracts, permission: 'carrier:contract', dialog: CarrierContractsDrawer }),
  carrierUpload.one,
  defineAction(carrier, { label: texts.cards, permission: 'carrier:account', dialog: CarrierCardsDrawer }),
  defineAction(carrier, { label: texts.records, permission: 'carrier:account', dialog: CarrierRecordsDrawer }),
  defineAction(carrier, { label: texts.users, permission: 'carrier:user', dialog: CarrierUsersDrawer }),
];
