import { createShippingNoteApi, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { definePicker } from '../../../shared/pickers/definePicker.ts';
import { quietClient } from '../../../shared/api/quietClient.ts';

/** Chooses a waybill that has passed its business review. */
export const NotePicker = definePicker({
  list: createShippingNoteApi(quietClient).list,
  searchBy: 'shippingNoteNumber',
  filter: { businessReviewState: { is: '2' } },
  text: (row) => row.shippingNoteNumber ?? '',
  description: (row) => [row.vehicleNumber, row.driverName].filter(Boolean).join(' · '),
  table: async () => ({
    label: { zh: '运单', en: 'Waybill' },
    fields: shippingNoteFields,
    columns: () => [
      'shippingNoteNumber',
      'vehicleNumber',
      'driverName',
      'customerName',
      'cargoName',
      'loadTime',
      'unloadTime',
      'settleWeight',
    ],
    search: ['vehicleNumber', 'driverName', 'customerName', 'loadTime'],
  }),
});
