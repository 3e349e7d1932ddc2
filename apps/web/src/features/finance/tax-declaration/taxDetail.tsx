import { late } from '@tarmac/admin-kit/chunk';
import type { DetailPart } from '@tarmac/admin-kit/resource';
import type { TaxDeclaration, taxDeclarationFields } from '@tarmac/freight-api/finance';
import { taxTexts as texts } from './taxTexts.ts';

const TaxPersons = late(() => import('./TaxPersons.tsx'), { part: 'TaxPersons' });
const TaxRules = late(() => import('./TaxRules.tsx'), { part: 'TaxRules' });

/** What is known of a declaration, with its persons and the rules that it follows from. @source freight-domain F15 */
export const taxDetail: ReadonlyArray<DetailPart<TaxDeclaration, keyof typeof taxDeclarationFields>> = [
  {
    title: '',
    fields: [
      'batchNo',
      'state',
      'taxKind',
      'period',
      'companyName',
      'deadline',
      'personCount',
      'noteCount',
      'incomeAmount',
      'paidAmount',
      'correctsNo',
      'correctedByNo',
    ],
  },
  { title: texts.persons, render: (row) => <TaxPersons row={row} /> },
  {
    title: texts.amounts,
    place: 'rail',
    fields: [
      'outputVat',
      'inputVat',
      'carriedVat',
      'taxableAmount',
      'vatAmount',
      'surtaxAmount',
      'iitAmount',
      'taxAmount',
      'taxWithheld',
      'dueAmount',
    ],
  },
  {
    title: texts.filing,
    place: 'rail',
    fields: ['channel', 'simulated', 'receiptNo', 'receiptTime', 'failReason', 'accountName', 'voucherFiles', 'downloadCount'],
  },
  {
    title: texts.steps,
    place: 'rail',
    fields: [
      'createBy',
      'createTime',
      'reviewBy',
      'reviewTime',
      'declareBy',
      'declareTime',
      'payBy',
      'payTime',
      'correctBy',
      'correctTime',
      'correctReason',
      'voidBy',
      'voidTime',
      'voidReason',
    ],
  },
  { title: texts.rules, place: 'rail', render: ({ id, taxKind }) => <TaxRules id={id} taxKind={taxKind} /> },
];
