import { defineForms } from '../../../shared/quickForms.ts';
import type { driverFields } from '@tarmac/freight-api/fleet';

/** How a driver is typed in. */
export const driverForms = defineForms<keyof typeof driverFields>({
  formWidth: 920,
  formColumns: 2,
  form: {
    groups: [
      {
        title: { zh: '基本信息', en: 'Person' },
        items: ['driverName', 'idNo', 'phone', 'address', 'idValidFrom', 'idValidTo', 'idFrontFile', 'idBackFile', 'facePhoto'],
      },
      {
        title: { zh: '驾驶证', en: 'Driving licence' },
        items: ['licenceNo', 'vehicleClass', 'licenceIssuer', 'validPeriodFrom', 'validPeriodTo', 'licenceFile', 'licenceBackFile'],
      },
      {
        title: { zh: '从业资格', en: 'Qualification' },
        items: [
          'lightOnly',
          { field: 'qualificationCertificate', required: (values) => values['lightOnly'] !== '1' },
          'qualificationType',
          'qualificationValidTo',
          'qualificationFile',
        ],
      },
      { title: { zh: '归属', en: 'Belongs to' }, items: ['carrierId', 'captainId', 'isCaptain', 'taxRegistered', 'remark'] },
      { title: { zh: '收款卡', en: 'Card for payment' }, items: ['payBankName', 'payCardNo'] },
    ],
  },
});
