import type { customerFields } from '@tarmac/freight-api/customers';
import { customerNeeds } from '@tarmac/freight-api/rules';
import { definePartyForms } from '../../../shared/party/partyForms.ts';
import { regionItem } from '../../../shared/pickers/regionItem.ts';

/** How a customer is typed in; companies and private shippers are asked for different papers. */
export const customerForms = definePartyForms<keyof typeof customerFields>(customerNeeds, {
  formWidth: 920,
  formColumns: 2,
  form: {
    groups: [
      {
        title: { zh: '基本信息', en: 'Customer' },
        items: [
          'customerName',
          'customerKind',
          { field: 'uscc', when: (values) => values['customerKind'] !== '3', required: true },
          { field: 'idNo', when: (values) => values['customerKind'] === '3', required: true },
          'legalPerson',
          'legalIdNo',
          'legalPhone',
          'industry',
          { field: 'parentAgentId', when: (values) => values['customerKind'] !== '2' },
        ],
      },
      {
        title: { zh: '联系与地址', en: 'Contact' },
        items: ['contactName', 'contactPhone', 'email', regionItem, 'province', 'city', 'district', { field: 'address', wide: true }],
      },
      { title: { zh: '证照', en: 'Documents' }, items: ['businessLicenceFile', 'legalIdFiles', 'authFile'] },
      { title: { zh: '流程', en: 'Process' }, items: ['salesUserId', 'departId', 'needBusinessReview', 'needCheckByCustomer', 'remark'] },
    ],
  },
});
