import { createShippingNoteApi } from '@tarmac/freight-api/shipping';
import { definePicker } from '../../shared/definePicker.tsx';
import { quietClient } from '../../shared/quietClient.ts';

/** Chooses a waybill that has passed its business review. */
export const NotePicker = definePicker({
  list: createShippingNoteApi(quietClient).list,
  searchBy: 'shippingNoteNumber',
  filter: { businessReviewState: '2' },
  text: (row) => row.shippingNoteNumber ?? '',
  description: (row) => [row.vehicleNumber, row.driverName].filter(Boolean).join(' · '),
});
