import { toText } from '@tarmac/admin-kit/field';
import type { ActionForm, FormValues } from '@tarmac/admin-kit/resource';
import { billCreateFields, billFields } from '@tarmac/freight-api/finance';
import { asInput } from '../../../shared/lists/asInput.ts';
import { AgentPicker, CarrierPicker, CompanyPicker, CustomerPicker } from '../../../shared/pickers/pickers.tsx';
import { lastMonths } from '../../../shared/texts/lastMonths.ts';
import { billTexts as texts } from './billTexts.ts';
import { CandidateInput } from './CandidateInput.tsx';
import { monthOf } from './monthOf.ts';

/** Settlements that are billed: what is paid at once is not. */
const onTerms = ['1', '2', '3'];

const isOf =
  (kind: string) =>
  ({ billKind }: FormValues): boolean =>
    billKind === kind;

/** The steps to a new bill: whom it is for, then what stands in it. @source freight-domain F03 生成账单 */
export const makeBillForm: ActionForm<object> = {
  columns: 2,
  width: 1000,
  fields: {
    ...billCreateFields,
    customerId: { ...billCreateFields.customerId, picker: CustomerPicker },
    carrierId: { ...billCreateFields.carrierId, picker: CarrierPicker },
    agentId: { ...billCreateFields.agentId, picker: AgentPicker },
    billKind: { ...billCreateFields.billKind, required: true },
    companyId: { ...billCreateFields.companyId, picker: CompanyPicker },
    settleType: { ...asInput(billFields.settleType), offered: onTerms },
    noteIds: { kind: 'reference', label: texts.notes, picker: CandidateInput, multiple: true, required: true },
  },
  initial: () => ({ billKind: 'customer', ...monthOf(lastMonths(2)[1]!) }),
  layout: {
    steps: [
      {
        title: texts.whom,
        items: [
          'billKind',
          { field: 'customerId', when: isOf('customer'), required: true },
          { field: 'carrierId', when: isOf('carrier'), required: true },
          { field: 'agentId', when: isOf('agent'), required: true },
          'companyId',
          'periodFrom',
          {
            field: 'periodTo',
            check: ({ periodFrom, periodTo }) => (toText(periodTo) < toText(periodFrom) ? texts.periodTurned : undefined),
          },
          { field: 'settleType', when: isOf('customer'), help: texts.typeHelp },
        ],
      },
      { title: texts.which, items: [{ field: 'noteIds', wide: true }] },
    ],
  },
};
