import { formatMoney } from '@tarmac/admin-kit/i18n';
import { createCompanyAccountApi, createPrepayApi } from '@tarmac/freight-api/finance';
import { createShippingNoteApi, shippingNoteFields, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';

const { toLoad, loaded, inTransit, unloaded } = shippingNoteStates.codes;

/** Chooses a waybill on the road: its driver may be paid in advance. */
export const RoadNotePicker = definePicker({
  list: createShippingNoteApi(quietClient).list,
  searchBy: 'shippingNoteNumber',
  filter: { noteStatus: { in: [toLoad, loaded, inTransit, unloaded] } },
  text: (row) => row.shippingNoteNumber ?? '',
  description: (row) => [row.vehicleNumber, row.driverName, formatMoney(row.driverFee ?? 0)].filter(Boolean).join(' · '),
  table: async () => ({
    label: { zh: '运单', en: 'Waybill' },
    fields: shippingNoteFields,
    columns: () => ['shippingNoteNumber', 'noteStatus', 'vehicleNumber', 'driverName', 'customerName', 'driverFee', 'prepaidAmount'],
    search: ['vehicleNumber', 'driverName', 'customerName'],
  }),
});

/** Chooses one of the confirmed cards that a waybill may be prepaid to. */
export const PrepayCardPicker = definePicker({
  list: async ({ noteId }, options) => {
    if (typeof noteId !== 'string' || noteId === '') return { records: [], total: 0 };
    const { payees } = await createPrepayApi(quietClient).terms({ noteId }, options);
    return { records: payees.map((payee) => ({ ...payee, id: payee.cardId })), total: payees.length };
  },
  searchBy: 'payeeName',
  narrowedBy: ({ noteId }) => ({ parameters: { noteId: typeof noteId === 'string' ? noteId : '' } }),
  text: (row) => `${row.payeeName} ${row.cardNo}`,
  description: (row) => row.bankName ?? '',
});

/** Chooses an account of the company that money has come back to. */
export const RecoverAccountPicker = definePicker({
  list: createCompanyAccountApi(quietClient).list,
  searchBy: 'accountName',
  filter: { ownerType: { is: 'platform' }, usage: { in: ['receive', 'pay', 'both'] }, state: { is: '1' } },
  narrowedBy: ({ companyId }) => (typeof companyId === 'string' ? { filter: { ownerId: { is: companyId } } } : {}),
  text: (row) => row.accountName ?? '',
  description: (row) => [row.accountNo, row.bankName].filter(Boolean).join(' · '),
});
