import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import { type Order, orderDispatchFields, orderFields, orderSchemas } from '@tarmac/freight-api/shipping';
import { can } from '@tarmac/admin-kit/permission/rules';
import { accessQuery, queryClient } from '../../../shared/session/access.ts';
import { asInput } from '../../../shared/lists/asInput.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { CarrierPicker, DriverPicker, VehiclePicker } from '../../../shared/pickers/pickers.tsx';
import { remainderOf, shareOf, vehiclesLeftOf } from './remainder.ts';

const texts = defineTexts({
  driver: { zh: '司机', en: 'Driver' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  remainder: { zh: '剩余量', en: 'Left to dispatch' },
  vehiclesLeft: { zh: '，{count} 车', en: ', vehicles: {count}' },
  autoAccept: { zh: '代司机接单', en: 'Accept for the driver' },
});

/** What is left, above the inputs of a dispatch. */
export function Remainder({ row }: { row: Order }) {
  const { localize } = useLocale();
  const vehicles = vehiclesLeftOf(row);
  return (
    <p className="m-0 mb-4 rounded-md bg-sunken px-3 py-2 text-ink-secondary">
      {row.orderNo} · {row.sendCity} → {row.receiveCity} · {row.cargoName} · {localize(texts.remainder)}{' '}
      <strong className="text-ink tabular-nums">
        <FieldView meta={orderFields.totalWeight} name="totalWeight" row={{ totalWeight: remainderOf(row) }} />{' '}
        {localize(orderFields.totalWeight.unit.symbol)}
        {vehicles !== null && localize(texts.vehiclesLeft).replace('{count}', String(vehicles))}
      </strong>
    </p>
  );
}

const reference = (label: { zh: string; en: string }, picker: typeof DriverPicker) => ({
  kind: 'reference',
  label,
  picker,
  required: true,
});

/** The form of a dispatch. A price is asked of those who may change it. */
const formFor = (mayEditPrice: boolean): ActionForm<Order> => ({
  schema: orderSchemas.dispatch,
  width: 640,
  columns: 2,
  intro: (rows) => <Remainder row={rows[0]!} />,
  initial: (rows) => ({
    publishMode: rows[0]?.publishMode ?? '1',
    weight: shareOf(rows[0]!) || null,
    quantity: remainderOf(rows[0]!) || null,
    totalWeight: rows[0]?.totalWeight,
    autoAccept: '0',
    sendLng: rows[0]?.sendLng,
    sendLat: rows[0]?.sendLat,
  }),
  fields: {
    publishMode: asInput(orderFields.publishMode, true),
    driverId: reference(texts.driver, DriverPicker),
    vehicleId: reference(texts.vehicle, VehiclePicker),
    coDriverId: { ...orderDispatchFields.coDriverId, picker: DriverPicker },
    carrierId: reference(orderFields.carrierId.label, CarrierPicker),
    weight: { ...orderDispatchFields.weight, required: true },
    quantity: orderDispatchFields.quantity,
    trailerNumber: orderDispatchFields.trailerNumber,
    unitPrice: orderDispatchFields.unitPrice,
    deadline: orderDispatchFields.deadline,
    autoAccept: { kind: 'flag', label: texts.autoAccept, dict: 'yn' },
    // Not typed in: how much there is, and where the vehicle is wanted.
    totalWeight: { ...orderFields.totalWeight, required: false },
    sendLng: orderFields.sendLng,
    sendLat: orderFields.sendLat,
  },
  layout: [
    { field: 'publishMode', wide: true },
    { field: 'driverId', when: (values) => values['publishMode'] === '1' },
    { field: 'vehicleId', when: (values) => values['publishMode'] === '1' },
    { field: 'coDriverId', when: (values) => values['publishMode'] === '1' },
    { field: 'weight', when: (values) => values['publishMode'] === '1' },
    { field: 'trailerNumber', when: (values) => values['publishMode'] === '1' },
    { field: 'carrierId', when: (values) => values['publishMode'] === '3' },
    // An order without a weight is offered as a whole.
    { field: 'quantity', when: (values) => values['publishMode'] !== '1' && Boolean(values['totalWeight']), required: true },
    { field: 'unitPrice', when: () => mayEditPrice },
    { field: 'autoAccept', when: (values) => values['publishMode'] === '1' },
    // Those who take the order still have to accept it until then; a driver for whom it is accepted has not.
    { field: 'deadline', when: (values) => values['publishMode'] !== '1' || values['autoAccept'] !== '1' },
    { field: 'totalWeight', when: () => false },
    { field: 'sendLng', when: () => false },
    { field: 'sendLat', when: () => false },
  ],
});

/** Gives an order to a driver with their vehicle, to a carrier, or to anybody who takes it. @source freight-domain G07 */
export const dispatchForm = async (): Promise<ActionForm<Order>> => {
  const { access } = await queryClient.ensureQueryData(accessQuery());
  return formFor(can(access, { action: 'shipping:editPrice' }));
};
