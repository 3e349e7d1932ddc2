import { driverNeeds } from '@tarmac/freight-api/rules';
import { definePartyForms } from '../../../shared/party/partyForms.ts';
import { paperFooter } from '../../../shared/papers/paperFooter.tsx';
import type { driverFields } from '@tarmac/freight-api/fleet';
import { driverPapers } from './driverPapers.ts';

/** The default card is shown; it is changed where their cards are kept. */
const hasCard = (values: Readonly<Record<string, unknown>>) => Boolean(values['defaultCardId']);

/** How a driver is typed in. */
export const driverForms = definePartyForms<keyof typeof driverFields>(driverNeeds, {
  formWidth: 920,
  formColumns: 2,
  form: {
    groups: [
      {
        title: { zh: '基本信息', en: 'Person' },
        items: ['driverName', 'idNo', 'phone', 'address', 'idValidFrom', 'idValidTo', 'idFrontFile', 'idBackFile', 'facePhoto'],
        footer: paperFooter(driverPapers, 'idFrontFile', 'idBackFile'),
      },
      {
        title: { zh: '驾驶证', en: 'Driving licence' },
        items: [
          // A licence of the mainland has the number of the ID card.
          { field: 'licenceNo', follows: { field: 'idNo' } },
          'vehicleClass',
          'licenceIssuer',
          'validPeriodFrom',
          'validPeriodTo',
          'licenceFile',
          'licenceBackFile',
        ],
        footer: paperFooter(driverPapers, 'licenceFile', 'licenceBackFile'),
      },
      {
        title: { zh: '从业资格', en: 'Qualification' },
        items: ['lightOnly', 'qualificationCertificate', 'qualificationType', 'qualificationValidTo', 'qualificationFile'],
        footer: paperFooter(driverPapers, 'qualificationFile'),
      },
      { title: { zh: '归属', en: 'Belongs to' }, items: ['carrierId', 'captainId', 'isCaptain', 'taxRegistered', 'remark'] },
      {
        title: { zh: '收款卡', en: 'Card for payment' },
        items: [
          // Never an input: the others ask whether there is one.
          { field: 'defaultCardId', when: () => false },
          { field: 'payBankName', disabled: hasCard },
          {
            field: 'payCardNo',
            disabled: hasCard,
            help: {
              zh: '首张卡随档案保存；之后在“银行卡”中维护',
              en: 'The first card is kept with the driver; later they are kept in Bank cards',
            },
          },
        ],
      },
    ],
  },
});
