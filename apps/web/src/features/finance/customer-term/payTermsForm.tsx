import { formatMoney } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import { customerTermCustomerPayFields as inputs } from '@tarmac/freight-api/finance';
import { createShippingNoteApi, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';
import { CustomerPicker } from '../../../shared/pickers/pickers.tsx';
import { arrivalFields, arrivalInputs } from '../arrival/arrivalForm.ts';
import { OpenTerms } from './OpenTerms.tsx';
import { termTexts as texts } from './termTexts.ts';

/** Chooses waybills on a term of which something is open. */
const OpenTermPicker = definePicker({
  list: createShippingNoteApi(quietClient).list,
  searchBy: 'shippingNoteNumber',
  narrowedBy: ({ customerId }) => ({
    filter: { customerId: { is: typeof customerId === 'string' ? customerId : '' } },
    parameters: { openTerm: '1' },
  }),
  text: (row) => row.shippingNoteNumber ?? '',
  description: (row) => [formatMoney(row.customerOpenAmount ?? 0), row.dueDate].filter(Boolean).join(' · '),
});

/** Waybills that were chosen in a list, with their customer and the company that is owed. */
const ofChosen = (rows: readonly object[]) => {
  const [first] = rows as ReadonlyArray<{ customerId?: string | null; companyId?: string | null }>;
  const ids = (rows as ReadonlyArray<{ id: string }>).map(({ id }) => id).join(',');
  return first && { customerId: first.customerId, companyId: first.companyId, ids };
};

/** What a payment of terms asks for: of waybills that are chosen here, or were chosen in a list. */
export const payTermsForm: ActionForm<object> = {
  columns: 2,
  width: 720,
  fields: {
    ...arrivalFields,
    ...inputs,
    customerId: { kind: 'reference', label: shippingNoteFields.customerId.label, picker: CustomerPicker, required: true },
    ids: { kind: 'reference', label: texts.notes, picker: OpenTermPicker, multiple: true, required: true },
  },
  initial: (rows) => ({ source: 'transfer', ...ofChosen(rows) }),
  layout: {
    groups: [
      {
        title: '',
        items: [
          { field: 'customerId', wide: true },
          {
            field: 'ids',
            wide: true,
            help: texts.help,
            // Accounts of the company that is owed; of several waybills that of the first.
            onPick: (picked, set) => {
              if (typeof picked?.row?.['companyId'] === 'string') set('companyId', picked.row['companyId']);
            },
          },
        ],
        footer: ({ ids }) => (typeof ids === 'string' && ids !== '' ? <OpenTerms ids={ids} /> : null),
      },
      { title: '', items: ['amount', ...arrivalInputs] },
    ],
  },
};
