import type { FormValues } from '@tarmac/admin-kit/resource';
import type { contractFields } from '@tarmac/freight-api/shipping';
import { late } from '@tarmac/admin-kit/chunk';
import { defineForms } from '../../../shared/lists/quickForms.ts';

const ContractPreview = late(() => import('./ContractPreview.tsx'), { part: 'ContractPreview' });

/** Customers and agents settle with the platform. */
const settles = (values: FormValues) => values['contractType'] === '1' || values['contractType'] === '5';

/** How a contract is typed in: with whom, from when to when, and what was agreed. @source freight-domain S04 新增 */
export const contractForms = defineForms<keyof typeof contractFields>({
  formWidth: 860,
  formColumns: 2,
  form: {
    groups: [
      {
        title: { zh: '合同双方', en: 'Sides' },
        items: ['contractType', 'partyId', 'templateId', 'companyId', { field: 'contractName', wide: true }],
      },
      {
        title: { zh: '条款', en: 'Terms' },
        items: [
          'validFrom',
          'validTo',
          { field: 'settleType', when: settles },
          { field: 'termDays', when: (values) => settles(values) && values['settleType'] !== '0' },
          { field: 'serviceRate', when: settles },
          { field: 'invoiceBeforePay', when: settles },
          'amount',
          { field: 'extraTerms', wide: true },
        ],
      },
      {
        title: { zh: '签署', en: 'Signing' },
        items: [
          'signMode',
          {
            field: 'file',
            when: (values) => values['signMode'] === 'paper',
            help: { zh: '发送前须上传扫描件', en: 'Needed before it is sent' },
          },
        ],
        footer: (values) => <ContractPreview values={values} />,
      },
    ],
  },
});
