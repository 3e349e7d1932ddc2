import { createShippingNoteApi } from '@tarmac/freight-api/shipping';
import { quietClient } from '../api/quietClient.ts';
import { definePicker } from './definePicker.ts';

const notes = createShippingNoteApi(quietClient);

/** Chooses a waybill. */
export const NotePicker = definePicker({
  list: notes.list,
  searchBy: 'shippingNoteNumber',
  text: (row) => row.shippingNoteNumber ?? '',
  description: (row) => [row.customerName, row.driverName, row.vehicleNumber].filter(Boolean).join(' · '),
});
