import { createCarrierApi, createDriverApi, createNearestApi, createVehicleApi, type Driver, driverFields, type Vehicle } from '@tarmac/freight-api/fleet';
import type { Transport } from '@tarmac/freight-api';
import { createCustomerApi, createShipperApi } from '@tarmac/freight-api/customers';
import { createReceiveAddressApi, createSendAddressApi } from '@tarmac/freight-api/shipping';
import { definePicker } from './definePicker.tsx';
import { defineTexts } from './defineTexts.ts';
import { fromLoading, nearestFirst, nearText } from './nearby.ts';
import { client } from './session.ts';

/** What these calls fail with stands in the list that was opened, not in a notification: not everybody may list what a search offers. */
const quiet: Transport = {
  request: <Result>(call: Parameters<Transport['request']>[0]) => client.request<Result>({ ...call, quiet: true }),
};

// Of the licence, and of the inspection: lists are narrow.
const texts = defineTexts({ until: { zh: '至 {day}', en: 'to {day}' } });

const approved = { state: '2' };
/** Whoever stands on the blacklist is refused by every dispatch. */
const dispatchable = { ...approved, blacklist: '0' };

const nearest = createNearestApi(quiet);

/** Rows of the customer who pays, and in agent mode also those of the agent. */
const ofParties = (values: Readonly<Record<string, unknown>>) => {
  const owners = [values['customerId'], values['orderMode'] === '3' ? values['agentId'] : undefined].filter(
    (id) => typeof id === 'string' && id !== '',
  );
  return owners.length === 0 ? {} : { customerId_MultiString: owners.join(',') };
};

/** Chooses any carrier that was approved. */
export const CarrierPicker = definePicker({
  list: createCarrierApi(quiet).list,
  searchBy: 'carrierName',
  filter: approved,
  text: (row) => row.carrierName ?? '',
});

/** Chooses a driver who may be sent out. */
export const DriverPicker = definePicker({
  list: nearestFirst<Driver>(createDriverApi(quiet).list, nearest.drivers, 'driverName'),
  searchBy: 'driverName',
  narrowedBy: fromLoading,
  filter: dispatchable,
  text: (row) => row.driverName ?? '',
  description: (row, localize) =>
    [
      nearText(row, localize),
      row.phone,
      row.vehicleClass,
      row.validPeriodTo && localize(texts.until).replace('{day}', row.validPeriodTo),
      row.score !== null && `${localize(driverFields.score.label)} ${row.score}`,
      row.carrierName,
    ]
      .filter(Boolean)
      .join(' · '),
});

/** Chooses a captain. */
export const CaptainPicker = definePicker({
  list: createDriverApi(quiet).list,
  searchBy: 'driverName',
  filter: { ...approved, isCaptain: '1' },
  text: (row) => row.driverName ?? '',
  description: (row) => row.phone ?? '',
});

/** Chooses a vehicle that may be sent out, by its plate. */
export const VehiclePicker = definePicker({
  list: nearestFirst<Vehicle>(createVehicleApi(quiet).list, nearest.vehicles, 'vehicleNumber'),
  searchBy: 'vehicleNumber',
  narrowedBy: fromLoading,
  filter: dispatchable,
  text: (row) => row.vehicleNumber ?? '',
  description: (row, localize) =>
    [nearText(row, localize), row.vehicleType_dictText, row.inspectValidTo && localize(texts.until).replace('{day}', row.inspectValidTo), row.owner]
      .filter(Boolean)
      .join(' · '),
});

// GA 24.4: B are semi-trailers, G full ones; then the weight class and the body.
const trailerTypes = ['B', 'G'].flatMap((letter) =>
  ['1', '2', '3'].flatMap((weight) => [...'123456789AB'].map((body) => letter + weight + body)),
);

/** Chooses a trailer by its plate. */
export const TrailerPicker = definePicker({
  list: createVehicleApi(quiet).list,
  searchBy: 'vehicleNumber',
  filter: { ...dispatchable, vehicleType_MultiString: trailerTypes.join(',') },
  text: (row) => row.vehicleNumber ?? '',
  description: (row) => [row.vehicleType_dictText, row.owner].filter(Boolean).join(' · '),
});

/** Chooses an approved customer. */
export const CustomerPicker = definePicker({
  list: createCustomerApi(quiet).list,
  searchBy: 'customerName',
  filter: approved,
  text: (row) => row.customerName ?? '',
});

/** Chooses an approved agent company. */
export const AgentPicker = definePicker({
  list: createCustomerApi(quiet).list,
  searchBy: 'customerName',
  filter: { ...approved, customerKind: '2' },
  text: (row) => row.customerName ?? '',
});

/** Chooses a shipper; forms narrow it to the chosen customer. */
export const ShipperPicker = definePicker({
  list: createShipperApi(quiet).list,
  searchBy: 'shipperName',
  narrowedBy: ofParties,
  filter: approved,
  text: (row) => row.shipperName ?? '',
  description: (row) => row.customerName ?? '',
});

/** Chooses a loading place. */
export const SendAddressPicker = definePicker({
  list: createSendAddressApi(quiet).list,
  searchBy: 'addressName',
  narrowedBy: ofParties,
  text: (row) => row.addressName ?? '',
  description: (row) => [row.customerName, row.city, row.address].filter(Boolean).join(' · '),
});

/** Chooses an unloading place. */
export const ReceiveAddressPicker = definePicker({
  list: createReceiveAddressApi(quiet).list,
  searchBy: 'addressName',
  narrowedBy: ofParties,
  text: (row) => row.addressName ?? '',
  description: (row) => [row.customerName, row.city, row.address].filter(Boolean).join(' · '),
});

const companies = 'hy_company,company_name,id';

/** Chooses an operating company: by the dictionary, for whoever sees orders sees whose they are. */
export const CompanyPicker = definePicker<{ id: string; text: string }>({
  list: async ({ keyword, id_MultiString: ids }, { signal }) => {
    const ask = <Result>(call: string, query: Record<string, string>) =>
      quiet.request<Result>({ method: 'GET', path: `/sys/dict/${call}/${encodeURIComponent(companies)}`, query, signal });
    if (typeof ids === 'string') {
      const [text] = await ask<string[]>('loadDictItem', { key: ids });
      return { records: text === undefined ? [] : [{ id: ids, text }] };
    }
    const items = await ask<{ value: string; text: string }[]>('loadDict', { keyword: String(keyword ?? '').replaceAll('*', '') });
    return { records: items.map(({ value, text }) => ({ id: value, text })) };
  },
  searchBy: 'keyword',
  text: (row) => row.text,
});

export { DepartmentPicker, PersonPicker, RegionPicker } from './orgPickers.tsx';
