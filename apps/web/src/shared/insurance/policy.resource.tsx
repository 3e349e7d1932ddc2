import { field } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createInsurancePolicyApi,
  createInsurancePolicyQueries,
  type InsurancePolicy,
  insurancePolicyFields,
} from '@tarmac/freight-api/finance';
import { withSums } from '../api/withSums.ts';
import { CompanyPicker, CustomerPicker } from '../pickers/pickers.tsx';
import { client } from '../session/session.ts';
import { defineTexts } from '../texts/defineTexts.ts';

const texts = defineTexts({
  toInsure: { zh: '待人工投保', en: 'To be insured by hand' },
  simulated: { zh: '模拟', en: 'Simulated' },
  simulatedHelp: { zh: '由本地模拟的保险公司出具，不具有保险效力', en: 'Made by an insurer that is imitated here: it insures nothing' },
});

/** Calls of policies. */
export const policyApi = withSums(createInsurancePolicyApi(client));
/** Their questions. */
export const policyQueries = createInsurancePolicyQueries(client);

/** Insurance of waybills. */
export const policy = defineResource<InsurancePolicy>()({
  label: { zh: '保单', en: 'Policy' },
  api: policyApi,
  permission: 'insurance',
  name: 'insurancePolicy',
  titleField: 'orderPolicyNo',
  listFields: ['state', 'orderPolicyNo', 'policyNumber', 'noteId', 'companyId', 'startTime', 'endTime', 'insuredAmount', 'simulated'],
  detailHead: { status: 'state', facts: ['insuranceCompanyName', 'insuredAmount', 'premium', 'startTime'] },
  fields: {
    ...insurancePolicyFields,
    orderPolicyNo: { ...insurancePolicyFields.orderPolicyNo, cell: (number, row) => <Numbered number={number} row={row} /> },
    policyNumber: { ...insurancePolicyFields.policyNumber, cell: (number, row) => <Numbered number={number} row={row} /> },
    toInsure: { kind: 'flag', label: texts.toInsure },
    customerId: field.reference(insurancePolicyFields.customerId, { picker: CustomerPicker }),
    companyId: field.reference(insurancePolicyFields.companyId, { picker: CompanyPicker }),
  },
});

/** A number, with a mark where the insurer is only imitated. */
function Numbered({ number, row }: { number: unknown; row: Readonly<Record<string, unknown>> }) {
  const { localize } = useLocale();
  if (typeof number !== 'string') return '--';
  return (
    <span className="inline-flex items-center gap-1.5">
      {number}
      {row['simulated'] === '1' && (
        <span title={localize(texts.simulatedHelp)}>
          <Tag tone="draft">{localize(texts.simulated)}</Tag>
        </span>
      )}
    </span>
  );
}
