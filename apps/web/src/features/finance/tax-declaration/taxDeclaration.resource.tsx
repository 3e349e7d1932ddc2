import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createTaxDeclarationApi,
  createTaxDeclarationQueries,
  type TaxDeclaration,
  taxDeclarationFields,
  type TaxPerson,
  taxPersonFields,
} from '@tarmac/freight-api/finance';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { CompanyPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { taxTexts } from './taxTexts.ts';

/** Calls of tax declarations. */
export const taxApi = createTaxDeclarationApi(client);
/** Their questions. */
export const taxQueries = createTaxDeclarationQueries(client);

/** What a company declares to the tax office. */
export const taxDeclaration = defineResource<TaxDeclaration>()({
  label: { zh: '涉税申报', en: 'Tax declaration' },
  api: taxApi,
  permission: 'tax',
  name: 'taxDeclaration',
  titleField: 'batchNo',
  listFields: ['state', 'batchNo', 'companyId', 'taxKind', 'period', 'deadline', 'dueAmount', 'channel', 'createBy', 'simulated'],
  detailHead: { status: 'state', facts: ['taxKind', 'period', 'incomeAmount', 'dueAmount', 'deadline'] },
  fields: {
    ...taxDeclarationFields,
    correctsNo: { ...taxDeclarationFields.correctsNo, cell: (batchNo) => <DeclarationLink batchNo={batchNo} /> },
    correctedByNo: { ...taxDeclarationFields.correctedByNo, cell: (batchNo) => <DeclarationLink batchNo={batchNo} /> },
    /** The tax office has it, and its tax is to be paid. */
    toPay: { kind: 'flag', label: taxTexts.toPay },
    companyId: field.reference(taxDeclarationFields.companyId, { picker: CompanyPicker }),
  },
});

/** The way between a declaration and the one in its place. */
function DeclarationLink({ batchNo }: { batchNo: unknown }) {
  if (typeof batchNo !== 'string' || batchNo === '') return '--';
  return (
    <AppLink href={`/wlhy/hytax/HyTaxDeclarationList?batchNo=${encodeURIComponent(batchNo)}`} className="text-primary-ink">
      {batchNo}
    </AppLink>
  );
}

/** The persons of one declaration, with what they come to. */
export const personsOf = (batchId: string) =>
  defineResource<TaxPerson>()({
    label: { zh: '申报人员', en: 'Person declared' },
    api: { list: (query, options) => taxApi.items({ ...query, batchId, sums: '1' }, options) },
    permission: 'tax',
    name: `taxDeclaration/items/${batchId}`,
    titleField: 'personName',
    fields: taxPersonFields,
  });
