import { toText } from '@tarmac/admin-kit/field';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import { billCreateFields, billFields } from '@tarmac/freight-api/finance';
import { asInput } from '../../../shared/lists/asInput.ts';
import { CompanyPicker, CustomerPicker } from '../../../shared/pickers/pickers.tsx';
import { lastMonths } from '../../../shared/texts/lastMonths.ts';
import { billTexts as texts } from './billTexts.ts';
import { CandidateInput } from './CandidateInput.tsx';
import { monthOf } from './monthOf.ts';

/** Settlements that are billed: what is paid at once is not. */
const onTerms = ['1', '2', '3'];

/** The steps to a new bill: whom it is for, then what stands in it. @source freight-domain F03 生成账单 */
export const makeBillForm: ActionForm<object> = {
  columns: 2,
  width: 1000,
  fields: {
    ...billCreateFields,
    customerId: { ...billCreateFields.customerId, picker: CustomerPicker },
    companyId: { ...billCreateFields.companyId, picker: CompanyPicker },
    settleType: { ...asInput(billFields.settleType), offered: onTerms },
    noteIds: { kind: 'reference', label: texts.notes, picker: CandidateInput, multiple: true, required: true },
  },
  initial: () => monthOf(lastMonths(2)[1]!),
  layout: {
    steps: [
      {
        title: texts.whom,
        items: [
          'customerId',
          'companyId',
          'periodFrom',
          {
            field: 'periodTo',
            check: ({ periodFrom, periodTo }) => (toText(periodTo) < toText(periodFrom) ? texts.periodTurned : undefined),
          },
          { field: 'settleType', help: texts.typeHelp },
        ],
      },
      { title: texts.which, items: [{ field: 'noteIds', wide: true }] },
    ],
  },
};
