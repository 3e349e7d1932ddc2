import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import type { TransportRow } from '../tax-channel/taxChannel.ts';

/** What is sold: carriage of goods by road. @source freight-domain 2.20 goodsName */
export const goodsName = '*运输服务*国内道路货物运输';

/** What invoices say of a trip. */
export type TripNote = Pick<
  NoteRow,
  'vehicleNumber' | 'sendProvince' | 'sendCity' | 'sendDistrict' | 'receiveProvince' | 'receiveCity' | 'receiveDistrict' | 'cargoName'
>;

/** Of cities that are provinces the name stands once. */
const placeOf = (...names: readonly (string | null)[]): string =>
  names.filter((name, index) => name !== null && name !== names[index - 1]).join('');

/** A trip as invoices for the carriage of goods name it. @source freight-domain 2.20 transportRows */
export const transportOf = (note: TripNote): TransportRow => ({
  kind: '公路运输',
  plate: note.vehicleNumber ?? '',
  origin: placeOf(note.sendProvince, note.sendCity, note.sendDistrict),
  destination: placeOf(note.receiveProvince, note.receiveCity, note.receiveDistrict),
  cargo: note.cargoName,
});

/** Characters of a remark. */
const mostRemark = 230;

/** What was asked to be said, and the trips as far as they fit; else where they are to be found. @source freight-domain 2.20 remark */
export function remarkOf(asked: string | null, notes: readonly TripNote[]): string {
  const trips = notes.map(({ vehicleNumber, sendCity, receiveCity }) => `${vehicleNumber ?? ''} ${sendCity ?? ''}至${receiveCity ?? ''}`);
  const all = [asked, trips.join('；')].filter(Boolean).join(' ');
  return all.length <= mostRemark ? all : [asked, '详见清单'].filter(Boolean).join(' ').slice(0, mostRemark);
}
