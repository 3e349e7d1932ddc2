import { createCarrierApi, createDriverApi, createVehicleApi } from '@tarmac/freight-api/fleet';
import { createCompanyApi, createCustomerApi, createShipperApi } from '@tarmac/freight-api/customers';
import { createReceiveAddressApi, createSendAddressApi } from '@tarmac/freight-api/shipping';
import { definePicker } from './definePicker.tsx';
import { client } from './session.ts';

const approved = { state: '2' };
/** Whoever stands on the blacklist is refused by every dispatch. */
const dispatchable = { ...approved, blacklist: '0' };

/** Rows of the customer who pays, and in agent mode also those of the agent. */
const ofParties = (values: Readonly<Record<string, unknown>>) => {
  const owners = [values['customerId'], values['orderMode'] === '3' ? values['agentId'] : undefined].filter(
    (id) => typeof id === 'string' && id !== '',
  );
  return owners.length === 0 ? {} : { customerId_MultiString: owners.join(',') };
};

/** Chooses any carrier that was approved. */
export const CarrierPicker = definePicker({
  list: createCarrierApi(client).list,
  searchBy: 'carrierName',
  filter: approved,
  text: (row) => row.carrierName ?? '',
});

/** Chooses a driver who may be sent out. */
export const DriverPicker = definePicker({
  list: createDriverApi(client).list,
  searchBy: 'driverName',
  filter: dispatchable,
  text: (row) => row.driverName ?? '',
  description: (row) => [row.phone, row.vehicleClass, row.carrierName].filter(Boolean).join(' · '),
});

/** Chooses a captain. */
export const CaptainPicker = definePicker({
  list: createDriverApi(client).list,
  searchBy: 'driverName',
  filter: { ...approved, isCaptain: '1' },
  text: (row) => row.driverName ?? '',
  description: (row) => row.phone ?? '',
});

/** Chooses a vehicle that may be sent out, by its plate. */
export const VehiclePicker = definePicker({
  list: createVehicleApi(client).list,
  searchBy: 'vehicleNumber',
  filter: dispatchable,
  text: (row) => row.vehicleNumber ?? '',
  description: (row) => [row.vehicleType_dictText, row.owner].filter(Boolean).join(' · '),
});

/** Chooses an approved customer. */
export const CustomerPicker = definePicker({
  list: createCustomerApi(client).list,
  searchBy: 'customerName',
  filter: approved,
  text: (row) => row.customerName ?? '',
});

/** Chooses an approved agent company. */
export const AgentPicker = definePicker({
  list: createCustomerApi(client).list,
  searchBy: 'customerName',
  filter: { ...approved, customerKind: '2' },
  text: (row) => row.customerName ?? '',
});

/** Chooses a shipper; forms narrow it to the chosen customer. */
export const ShipperPicker = definePicker({
  list: createShipperApi(client).list,
  searchBy: 'shipperName',
  narrowedBy: ofParties,
  filter: approved,
  text: (row) => row.shipperName ?? '',
  description: (row) => row.customerName ?? '',
});

/** Chooses a loading place. */
export const SendAddressPicker = definePicker({
  list: createSendAddressApi(client).list,
  searchBy: 'addressName',
  narrowedBy: ofParties,
  text: (row) => row.addressName ?? '',
  description: (row) => [row.customerName, row.city, row.address].filter(Boolean).join(' · '),
});

/** Chooses an unloading place. */
export const ReceiveAddressPicker = definePicker({
  list: createReceiveAddressApi(client).list,
  searchBy: 'addressName',
  narrowedBy: ofParties,
  text: (row) => row.addressName ?? '',
  description: (row) => [row.customerName, row.city, row.address].filter(Boolean).join(' · '),
});

/** Chooses an operating company. */
export const CompanyPicker = definePicker({
  list: createCompanyApi(client).list,
  searchBy: 'companyName',
  text: (row) => row.companyName ?? '',
});

export { DepartmentPicker, PersonPicker, RegionPicker } from './orgPickers.tsx';
