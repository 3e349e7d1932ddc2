import { type ActionDialogProps, defineAction } from '@tarmac/admin-kit/resource';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { type Carrier, carrierFreezeFields, carrierReview, carrierReviewFields, carrierSchemas } from '@tarmac/freight-api/fleet';
import type { ComponentType } from 'react';
import { latePart } from '../../../shared/latePart.ts';
import { reviewActions } from '../../../shared/reviewActions.tsx';
import { uploadActions } from '../../../shared/uploadActions.ts';
import { carrier, carrierApi } from './carrier.resource.ts';
import { carrierTexts as texts } from './carrierTexts.ts';

const DriversDrawer = latePart(async () => (await import('./FleetDrawers.tsx')).DriversDrawer);
const VehiclesDrawer = latePart(async () => (await import('./FleetDrawers.tsx')).VehiclesDrawer);
const CarrierAccountsDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierAccountsDrawer);
const CarrierRecordsDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierRecordsDrawer);
const CarrierContractsDrawer = latePart(async () => (await import('./CarrierContractsDrawer.tsx')).CarrierContractsDrawer);
const CarrierCardsDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierCardsDrawer);
const CarrierUsersDrawer = latePart(async () => (await import('./CarrierPartyDrawers.tsx')).CarrierUsersDrawer);

/** The deed 上传监管. */
export const carrierUpload = uploadActions(carrier, 'carrier');

/** What belongs to a carrier, in a drawer beside the list. */
const opens = (label: LocalText, permission: string, dialog: ComponentType<ActionDialogProps<Carrier, unknown>>) =>
  defineAction(carrier, { label, permission, opens: true, dialog, run: () => undefined });

/** Certification of a carrier, its drivers and vehicles, its accounts and logins. */
export const carrierActions = [
  ...reviewActions(carrier, {
    api: carrierApi,
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
  opens(texts.drivers, 'driver:list', DriversDrawer),
  opens(texts.vehicles, 'vehicle:list', VehiclesDrawer),
  opens(texts.accounts, 'carrier:account', CarrierAccountsDrawer),
  opens(texts.contracts, 'carrier:contract', CarrierContractsDrawer),
  carrierUpload.one,
  opens(texts.cards, 'carrier:account', CarrierCardsDrawer),
  opens(texts.records, 'carrier:account', CarrierRecordsDrawer),
  opens(texts.users, 'carrier:user', CarrierUsersDrawer),
];
