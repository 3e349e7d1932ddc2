import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { ListParams, PickerTable, ResourceColumn } from '@tarmac/admin-kit/resource';
import { type Customer, customerFields, type Shipper, shipperFields } from '@tarmac/freight-api/customers';
import {
  type Carrier,
  carrierFields,
  type Driver,
  type DriverChoice,
  driverChoiceFields,
  driverFields,
  type Vehicle,
  type VehicleChoice,
  vehicleChoiceFields,
  vehicleFields,
} from '@tarmac/freight-api/fleet';
import {
  type Contract,
  contractFields,
  type ReceiveAddress,
  receiveAddressFields,
  type SendAddress,
  sendAddressFields,
} from '@tarmac/freight-api/shipping';
import { defineTexts } from '../texts/defineTexts.ts';
import { expiring } from '../lists/expiry.tsx';
import { awayLabel, awayText } from './nearby.ts';

const texts = defineTexts({
  driver: { zh: '司机', en: 'Driver' },
  captain: { zh: '车队长', en: 'Captain' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  trailer: { zh: '挂车', en: 'Trailer' },
  carrier: { zh: '承运商', en: 'Carrier' },
  customer: { zh: '客户', en: 'Customer' },
  agent: { zh: '代理', en: 'Agent' },
  shipper: { zh: '托运人', en: 'Shipper' },
  sendAddress: { zh: '发货地址', en: 'Loading address' },
  receiveAddress: { zh: '收货地址', en: 'Unloading address' },
  contract: { zh: '合同', en: 'Contract' },
});

type Localize = (text: LocalText) => string;

/** How far those are from a loading place that may be sent out, where one is known. @source freight-domain G06 */
const away = <Row extends Parameters<typeof awayText>[0]>(localize: Localize, { lng }: ListParams): ResourceColumn<Row, 'nearMetres'>[] =>
  lng === undefined ? [] : [{ field: 'nearMetres', title: localize(awayLabel), width: 190, cell: (row) => awayText(row, localize) }];

/** Fields that are known by a parameter of the call: a distance from a place, and what is carried of a weight. */
const known: Readonly<Record<string, string>> = { nearMetres: 'lng', carries: 'weight' };
const askable = (names: readonly string[]) => (parameters: ListParams) =>
  names.filter((name) => !Object.hasOwn(known, name) || parameters[known[name]!] !== undefined);

const driver: PickerTable<DriverChoice> = {
  label: texts.driver,
  fields: driverChoiceFields,
  columns: (localize, parameters) => [
    'driverName',
    'standing',
    'free',
    'openNotes',
    ...away<DriverChoice>(localize, parameters),
    'phone',
    'vehicleClass',
    expiring('validPeriodTo'),
    'carrierName',
    'captainName',
    'defaultVehicleNumber',
    'score',
    'evaluationAvg',
  ],
  search: askable(['standing', 'nearMetres', 'carrierName', 'phone', 'vehicleClass', 'captainName', 'validPeriodTo']),
};

const captain: PickerTable<Driver> = {
  label: texts.captain,
  fields: driverFields,
  columns: () => ['driverName', 'phone', 'carrierName', 'defaultVehicleNumber', 'score', 'evaluationAvg'],
  search: ['phone', 'carrierName'],
};

/** Whether a vehicle carries what is to be carried, where that is known. */
const carries = ({ weight }: ListParams): 'carries'[] => (weight === undefined ? [] : ['carries']);

const vehicle: PickerTable<VehicleChoice> = {
  label: texts.vehicle,
  fields: vehicleChoiceFields,
  columns: (localize, parameters) => [
    'vehicleNumber',
    'vehicleTonnage',
    ...carries(parameters),
    'standing',
    'free',
    'openNotes',
    ...away<VehicleChoice>(localize, parameters),
    'vehicleType',
    'plateColor',
    'owner',
    'carrierName',
    'driverNames',
    expiring('inspectValidTo'),
    'score',
  ],
  search: askable([
    'standing',
    'carries',
    'vehicleTonnage',
    'vehicleType',
    'nearMetres',
    'owner',
    'carrierName',
    'plateColor',
    'vehicleEnergyType',
    'inspectValidTo',
  ]),
};

const trailer: PickerTable<Vehicle> = {
  label: texts.trailer,
  fields: vehicleFields,
  columns: () => ['vehicleNumber', 'vehicleType', 'vehicleTonnage', 'owner', 'carrierName', expiring('inspectValidTo')],
  search: ['owner', 'carrierName', 'inspectValidTo'],
};

const carrier: PickerTable<Carrier> = {
  label: texts.carrier,
  fields: carrierFields,
  columns: () => [
    { field: 'carrierName', width: 226 },
    'carrierKind',
    'contactName',
    'contactPhone',
    'city',
    'driverCount',
    'vehicleCount',
    expiring('permitValidTo'),
    'score',
  ],
  search: ['carrierKind', 'contactName', 'city', 'permitValidTo'],
};

const customer: PickerTable<Customer> = {
  label: texts.customer,
  fields: customerFields,
  columns: () => [
    'customerNo',
    { field: 'customerName', width: 226 },
    'customerKind',
    'contactName',
    'contactPhone',
    'city',
    'settleType',
    'salesUserName',
    expiring('contractValidTo'),
  ],
  search: ['customerNo', 'customerKind', 'contactName', 'city', 'settleType'],
};

const shipper: PickerTable<Shipper> = {
  label: texts.shipper,
  fields: shipperFields,
  columns: () => [{ field: 'shipperName', width: 226 }, 'shipperKind', 'customerName', 'contactName', 'contactPhone', 'address'],
  search: ['customerName', 'shipperKind', 'contactName'],
};

const placeColumns = [
  'addressName',
  'companyName',
  'customerName',
  'province',
  'city',
  'district',
  { field: 'address', width: 226 },
  'contactName',
  'phone',
  'useCount',
] as const;
const placeSearch = ['companyName', 'customerName', 'city', 'address', 'contactName', 'phone'];

const sendAddress: PickerTable<SendAddress> = {
  label: texts.sendAddress,
  fields: sendAddressFields,
  columns: () => placeColumns,
  search: placeSearch,
};

const receiveAddress: PickerTable<ReceiveAddress> = {
  label: texts.receiveAddress,
  fields: receiveAddressFields,
  columns: () => placeColumns,
  search: placeSearch,
};

const contract: PickerTable<Contract> = {
  label: texts.contract,
  fields: contractFields,
  columns: () => ['contractNo', 'contractName', 'contractType', 'partyAName', 'partyBName', 'validFrom', expiring('validTo'), 'settleType'],
  search: ['contractName', 'partyAName', 'partyBName', 'settleType', 'validTo'],
};

/** The tables of the pickers of entities; they come with the first that is opened. */
export const entityTables = {
  driver,
  captain,
  vehicle,
  trailer,
  carrier,
  customer,
  agent: { ...customer, label: texts.agent },
  shipper,
  sendAddress,
  receiveAddress,
  contract,
};
