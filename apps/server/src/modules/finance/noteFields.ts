import { label } from '@tarmac/freight-api/rules';
import { dateTime, kilograms, reference, text } from '../../platform/contract/index.ts';

/** What a line of a document says of its waybill; `noteColumns` bring what it does not keep itself. */
export const noteFields = {
  noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
  shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
  signTime: dateTime(label('签收时间', 'Signed at')),
  vehicleNumber: text(label('车牌号', 'Plate'), { max: 35 }),
  sendCity: text(label('发货城市', 'From'), { max: 50 }),
  receiveCity: text(label('收货城市', 'To'), { max: 50 }),
  cargoName: text(label('货物名称', 'Cargo'), { max: 100 }),
  settleWeight: kilograms(label('结算重量', 'Settled weight')),
};
