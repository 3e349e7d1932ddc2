import { ownerTypeOf, vehicleNeeds } from '@tarmac/freight-api/rules';
import { definePartyForms } from '../../../shared/party/partyForms.ts';
import { paperFooter } from '../../../shared/papers/paperFooter.tsx';
import type { vehicleFields } from '@tarmac/freight-api/fleet';
import { vehiclePapers } from './vehiclePapers.ts';

/** How a vehicle is typed in. */
export const vehicleForms = definePartyForms<keyof typeof vehicleFields>(vehicleNeeds, {
  formWidth: 920,
  formColumns: 2,
  form: {
    groups: [
      {
        title: { zh: '行驶证', en: 'Vehicle licence' },
        items: [
          'vehicleNumber',
          'plateColor',
          'vehicleType',
          'useCharacter',
          'vin',
          'engineNo',
          'brandModel',
          'issuingOrganizations',
          'registerDate',
          'issueDate',
          'inspectValidTo',
          'vehicleEnergyType',
          'vehicleTonnage',
          'grossMass',
          'vehicleLicenceFile',
          'vehicleLicenceBackFile',
          'vehiclePhoto',
        ],
        footer: paperFooter(vehiclePapers, 'vehicleLicenceFile', 'vehicleLicenceBackFile'),
      },
      {
        title: { zh: '道路运输证', en: 'Road transport certificate' },
        items: ['roadTransportCertificateNumber', 'rtcValidTo', 'rtcFile', 'ownerPermitNo'],
        footer: paperFooter(vehiclePapers, 'rtcFile'),
      },
      {
        title: { zh: '所有人与挂靠', en: 'Owner' },
        items: [
          'owner',
          { field: 'ownerType', follows: { field: 'ownerIdNo', as: ownerTypeOf } },
          'ownerIdNo',
          'carrierId',
          { field: 'attachAgreementFile', when: (values) => values['ownerType'] === 'person' },
          // Never an input: the agreement asks who drives.
          { field: 'driverNames', when: () => false },
        ],
      },
      {
        title: { zh: '尺寸轴数', en: 'Measures' },
        items: ['vehicleLength', 'vehicleWidth', 'vehicleHeight', 'axleCount', 'trailerVehiclePlateNumber'],
      },
      { title: { zh: '保险', en: 'Insurance' }, items: ['insuranceCompany', 'compulsoryNo', 'compulsoryValidTo', 'commercialValidTo'] },
      { title: { zh: '车机', en: 'On-board unit' }, items: ['gpsTerminalNo', 'gpsNetState', 'remark'] },
    ],
  },
});
