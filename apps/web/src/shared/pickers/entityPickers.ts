import {
  createCarrierApi,
  createDriverApi,
  createVehicleApi,
  driverFields,
  type VehicleChoice,
  vehicleFields,
} from '@tarmac/freight-api/fleet';
import type { ListParams } from '@tarmac/admin-kit/resource';
import { createCustomerApi, createShipperApi } from '@tarmac/freight-api/customers';
import { createContractApi, createReceiveAddressApi, createSendAddressApi } from '@tarmac/freight-api/shipping';
import type { entityTables } from './entityTables.tsx';
import { dictTexts } from './dictTexts.ts';
import { definePicker } from './definePicker.ts';
import { defineTexts } from '../texts/defineTexts.ts';
import { nearText, toCarry } from './nearby.ts';
import { approved, dispatchable } from './dispatchable.ts';
import { fromPlace, ofParties } from './narrowings.ts';
import { listWire } from '../api/listWire.ts';
// What a list fails with stands in the list that was opened.
import { quietClient as quiet } from '../api/quietClient.ts';
import { driversNear, vehiclesNear } from './vehiclesNear.ts';

// Of the licence, and of the inspection: lists are narrow.
const texts = defineTexts({
  until: { zh: '至 {day}', en: 'to {day}' },
  open: { zh: '在途 {count} 单', en: '{count} under way' },
  tooSmall: { zh: '核载 {load} 吨，装不下 {weight} 吨', en: 'Approved for {load} t, cannot carry {weight} t' },
});

/** The table of a picker, with the fields of its entity, when it is first opened. */
const tableOf =
  <Name extends keyof typeof entityTables>(name: Name) =>
  async () =>
    (await import('./entityTables.tsx')).entityTables[name];

/** Nothing of anyone who is free. */
const openText = ({ openNotes }: { openNotes: number | null }, localize: (text: { zh: string; en: string }) => string) =>
  openNotes ? localize(texts.open).replace('{count}', String(openNotes)) : undefined;

const { unit } = vehicleFields.vehicleTonnage;

/** What a vehicle may load, and that this is less than what is to be carried. */
function tonnageText(
  { vehicleTonnage, carries }: VehicleChoice,
  { localize, weight }: { localize: (text: { zh: string; en: string }) => string; weight: ListParams[string] },
): string | undefined {
  if (vehicleTonnage === null) return undefined;
  if (carries === '0' && typeof weight === 'number')
    return localize(texts.tooSmall)
      .replace('{load}', String(vehicleTonnage / unit.factor))
      .replace('{weight}', String(weight / 1000));
  return `${(vehicleTonnage / unit.factor).toFixed(unit.decimals)} ${localize(unit.symbol)}`;
}

/** Chooses any carrier that was approved. */
export const CarrierPicker = definePicker({
  list: createCarrierApi(quiet).list,
  searchBy: 'carrierName',
  filter: approved,
  text: (row) => row.carrierName ?? '',
  table: tableOf('carrier'),
});

/** Chooses a driver who may be sent out; its table lists the others, too, where their standing is asked for. */
export const DriverPicker = definePicker({
  list: driversNear,
  searchBy: 'driverName',
  narrowedBy: fromPlace,
  text: (row) => row.driverName ?? '',
  description: (row, { localize }) =>
    [
      openText(row, localize),
      nearText(row, localize),
      row.phone,
      row.vehicleClass,
      row.validPeriodTo && localize(texts.until).replace('{day}', row.validPeriodTo),
      row.score !== null && `${localize(driverFields.score.label)} ${row.score}`,
      row.carrierName,
    ]
      .filter(Boolean)
      .join(' · '),
  table: tableOf('driver'),
});

/** Chooses a captain. */
export const CaptainPicker = definePicker({
  list: createDriverApi(quiet).list,
  searchBy: 'driverName',
  filter: { ...approved, isCaptain: { is: '1' } },
  text: (row) => row.driverName ?? '',
  description: (row) => row.phone ?? '',
  table: tableOf('captain'),
});

/** Chooses a vehicle that may be sent out, by its plate; its table lists the others, too, where their standing is asked for. */
export const VehiclePicker = definePicker({
  list: vehiclesNear,
  searchBy: 'vehicleNumber',
  narrowedBy: fromPlace,
  rankedBy: toCarry,
  mayLead: ({ carries }) => carries !== '0',
  text: (row) => row.vehicleNumber ?? '',
  description: (row, { localize, parameters: { weight } }) =>
    [
      tonnageText(row, { localize, weight }),
      openText(row, localize),
      nearText(row, localize),
      row.vehicleType_dictText,
      row.inspectValidTo && localize(texts.until).replace('{day}', row.inspectValidTo),
      row.owner,
    ]
      .filter(Boolean)
      .join(' · '),
  table: tableOf('vehicle'),
});

// GA 24.4: B are semi-trailers, G full ones; then the weight class and the body.
const trailerTypes = ['B', 'G'].flatMap((letter) =>
  ['1', '2', '3'].flatMap((weight) => [...'123456789AB'].map((body) => letter + weight + body)),
);

/** Chooses a trailer by its plate. */
export const TrailerPicker = definePicker({
  list: createVehicleApi(quiet).list,
  searchBy: 'vehicleNumber',
  filter: { ...dispatchable, vehicleType: { in: trailerTypes } },
  text: (row) => row.vehicleNumber ?? '',
  description: (row) => [row.vehicleType_dictText, row.owner].filter(Boolean).join(' · '),
  table: tableOf('trailer'),
});

/** Chooses an approved customer. */
export const CustomerPicker = definePicker({
  list: createCustomerApi(quiet).list,
  searchBy: 'customerName',
  filter: approved,
  text: (row) => row.customerName ?? '',
  table: tableOf('customer'),
});

/** Chooses an approved agent company. */
export const AgentPicker = definePicker({
  list: createCustomerApi(quiet).list,
  searchBy: 'customerName',
  filter: { ...approved, customerKind: { is: '2' } },
  text: (row) => row.customerName ?? '',
  table: tableOf('agent'),
});

/** Chooses a shipper; forms narrow it to the chosen customer. */
export const ShipperPicker = definePicker({
  list: createShipperApi(quiet).list,
  searchBy: 'shipperName',
  narrowedBy: ofParties('customerId'),
  filter: approved,
  text: (row) => row.shipperName ?? '',
  description: (row) => row.customerName ?? '',
  table: tableOf('shipper'),
});

/** Chooses a loading place. */
export const SendAddressPicker = definePicker({
  list: createSendAddressApi(quiet).list,
  searchBy: 'addressName',
  narrowedBy: ofParties('customerId'),
  text: (row) => row.addressName ?? '',
  description: (row) => [row.customerName, row.city, row.address].filter(Boolean).join(' · '),
  table: tableOf('sendAddress'),
});

/** Chooses an unloading place. */
export const ReceiveAddressPicker = definePicker({
  list: createReceiveAddressApi(quiet).list,
  searchBy: 'addressName',
  narrowedBy: ofParties('customerId'),
  text: (row) => row.addressName ?? '',
  description: (row) => [row.customerName, row.city, row.address].filter(Boolean).join(' · '),
  table: tableOf('receiveAddress'),
});

const companies = 'hy_company,company_name,id';

/** Chooses an operating company: by the dictionary, for anyone who sees orders sees whose they are. */
export const CompanyPicker = definePicker<{ id: string; text: string }>({
  list: async (query, { signal }) => {
    const { id, keyword } = listWire.read(query, ['id', 'keyword']).filters ?? {};
    const ask = <Result>(call: string, query: Record<string, string>) =>
      quiet.request<Result>({ method: 'GET', path: `/sys/dict/${call}/${encodeURIComponent(companies)}`, query, signal });
    if (id?.in !== undefined)
      return { records: await dictTexts(id.in.map(String), (keys) => ask<string[]>('loadDictItem', { key: keys.join(',') })) };
    const items = await ask<{ value: string; text: string }[]>('loadDict', { keyword: (keyword?.contains ?? '').replaceAll('*', '') });
    return { records: items.map(({ value, text }) => ({ id: value, text })) };
  },
  searchBy: 'keyword',
  text: (row) => row.text,
});

export { AreaPicker, DepartmentPicker, PersonPicker, RegionPicker } from './orgPickers.tsx';

/** Chooses a contract in force of the customer who pays, or of their agent. @source freight-domain 2.4 contractId */
export const ContractPicker = definePicker({
  list: createContractApi(quiet).list,
  searchBy: 'contractNo',
  filter: { state: { is: '40' }, contractType: { in: ['1', '5'] } },
  narrowedBy: ofParties('partyId'),
  text: (row) => row.contractNo ?? '',
  description: (row, { localize }) =>
    [row.contractName, row.validTo && localize(texts.until).replace('{day}', row.validTo)].filter(Boolean).join(' · '),
  table: tableOf('contract'),
});
