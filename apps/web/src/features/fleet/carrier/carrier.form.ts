import { carrierNeeds } from '@tarmac/freight-api/rules';
import { definePartyForms } from '../../../shared/party/partyForms.ts';
import type { carrierFields } from '@tarmac/freight-api/fleet';
import { regionItem } from '../../../shared/pickers/regionItem.ts';

/** Known by the ID card of its owner; a credit code is not needed. */
const isSelfEmployed = (values: Readonly<Record<string, unknown>>) => values['carrierKind'] === '2';

/** How a carrier is typed in. */
export const carrierForms = definePartyForms<keyof typeof carrierFields>(carrierNeeds, {
  formWidth: 920,
  formColumns: 2,
  form: {
    groups: [
      {
        title: { zh: '企业信息', en: 'Company' },
        items: [
          'carrierName',
          'carrierKind',
          { field: 'uscc', required: (values) => values['carrierKind'] === '1' },
          { field: 'legalPerson', required: isSelfEmployed },
          {
            field: 'legalIdNo',
            required: isSelfEmployed,
            help: { zh: '个体运输户填写经营者本人的身份证号', en: 'Of a self-employed carrier: their own number' },
          },
          'taxpayerType',
          'businessLicenceFile',
          'legalIdFiles',
        ],
      },
      { title: { zh: '经营许可', en: 'Permit' }, items: ['permitNumber', 'permitScope', 'permitValidTo', 'permitFile'] },
      {
        title: { zh: '联系与地址', en: 'Contact' },
        items: ['contactName', 'contactPhone', regionItem, 'province', 'city', 'district', { field: 'address', wide: true }],
      },
      {
        title: { zh: '结算', en: 'Settlement' },
        items: ['settleType', { field: 'termDays', when: (values) => values['settleType'] !== '0' }, 'remark'],
      },
    ],
  },
});
