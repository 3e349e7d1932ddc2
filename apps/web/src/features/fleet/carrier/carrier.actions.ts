import { defineAction } from '@tarmac/admin-kit/resource';
import { carrierFreezeFields, carrierReview, carrierReviewFields, carrierSchemas } from '@tarmac/freight-api/fleet';
import { late } from '@tarmac/admin-kit/chunk';
import { scoreAction } from '../../../shared/score/scoreAction.tsx';
import { reviewActions } from '../../../shared/review/reviewActions.tsx';
import { uploadActions } from '../../../shared/review/uploadActions.ts';
import { carrier, carrierApi } from './carrier.resource.ts';
import { carrierTexts as texts } from './carrierTexts.ts';

const DriversDrawer = late(() => import('./FleetDrawers.tsx'), { part: 'DriversDrawer' });
const VehiclesDrawer = late(() => import('./FleetDrawers.tsx'), { part: 'VehiclesDrawer' });
const CarrierAccountsDrawer = late(() => import('./CarrierPartyDrawers.tsx'), { part: 'CarrierAccountsDrawer' });
const CarrierRecordsDrawer = late(() => import('./CarrierPartyDrawers.tsx'), { part: 'CarrierRecordsDrawer' });
const CarrierContractsDrawer = late(() => import('./CarrierContractsDrawer.tsx'), { part: 'CarrierContractsDrawer' });
const CarrierCardsDrawer = late(() => import('./CarrierPartyDrawers.tsx'), { part: 'CarrierCardsDrawer' });
const CarrierUsersDrawer = late(() => import('./CarrierPartyDrawers.tsx'), { part: 'CarrierUsersDrawer' });

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
  scoreAction(carrier, 'carrier'),
  carrierUpload.one,
  defineAction(carrier, { label: texts.cards, permission: 'carrier:account', dialog: CarrierCardsDrawer }),
  defineAction(carrier, { label: texts.records, permission: 'carrier:account', dialog: CarrierRecordsDrawer }),
  defineAction(carrier, { label: texts.users, permission: 'carrier:user', dialog: CarrierUsersDrawer }),
];
