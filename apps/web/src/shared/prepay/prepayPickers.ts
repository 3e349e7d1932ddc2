import { formatMoney } from '@tarmac/admin-kit/i18n';
import { createPrepayApi } from '@tarmac/freight-api/finance';
import { createShippingNoteApi, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { quietClient } from '../api/quietClient.ts';
import { definePicker } from '../pickers/definePicker.ts';
import { prepayableStates } from './prepayAction.ts';

/** Chooses a waybill on the road: its driver may be paid in advance. */
export const RoadNotePicker = definePicker({
  list: createShippingNoteApi(quietClient).list,
  searchBy: 'shippingNoteNumber',
  filter: { noteStatus: { in: [...prepayableStates] } },
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
