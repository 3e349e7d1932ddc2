import type { FormSpec, FormValues } from '@tarmac/admin-kit/resource';
import { type InvoiceRequestInput, invoiceRequestAddFields } from '@tarmac/freight-api/finance';
import { keysOf } from '../../../shared/pickers/keysOf.ts';
import { requestTexts as texts } from './invoiceRequestTexts.ts';
import { NotesInput } from './NotesInput.tsx';
import { RequestPlan, type RequestSubject } from './RequestPlan.tsx';

const { customerId: _customer, companyId: _company, ...own } = invoiceRequestAddFields;

/** Inputs of a request. */
export const requestFields = {
  ...own,
  noteIds: { kind: 'reference', label: texts.notes, picker: NotesInput, multiple: true, required: true },
};

/** Kinds of invoices whose tax the buyer deducts: they need the whole title. @source freight-domain 2.20 */
const special: readonly unknown[] = ['1', '3'];
const isSpecial = ({ invoiceType }: FormValues) => special.includes(invoiceType);
const titleOf = (...fields: (keyof typeof own)[]) => fields.map((field) => ({ field, needed: isSpecial }));

/** What a request asks for, without the row that it is about. */
export type RequestInputs = Omit<InvoiceRequestInput, keyof RequestSubject | 'submit'>;

/** The body of what was filled in. */
export const inputsOf = ({ noteIds, ...inputs }: Readonly<Record<string, unknown>>): RequestInputs =>
  ({ ...inputs, noteIds: typeof noteIds === 'string' ? keysOf(noteIds) : [] }) as unknown as RequestInputs;

/** What, how much, to whom and where to. `isKept`: a draft holds its waybills, so that nobody, a preview neither, may ask for them once more. @source freight-domain 2.21, S15 */
export const requestLayout = (subject: RequestSubject, { isKept = false } = {}): FormSpec => ({
  steps: [
    {
      title: texts.what,
      items: [
        { field: 'noteIds', wide: true },
        { field: 'invoiceType', help: texts.typeHelp },
        'mergeMode',
        { field: 'invoiceAmount', help: texts.amountHelp },
      ],
      footer: (values) => !isKept && <RequestPlan subject={subject} inputs={inputsOf(values)} />,
    },
    {
      title: texts.whom,
      items: [
        'buyerName',
        ...titleOf('buyerTaxNo', 'buyerAddress', 'buyerTel', 'buyerBank', 'buyerAccount'),
        'email',
        'mailName',
        'mailPhone',
        'mailAddress',
        { field: 'remark', wide: true, help: texts.remarkHelp },
      ],
    },
  ],
});
