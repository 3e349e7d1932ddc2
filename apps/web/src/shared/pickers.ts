import { createCarrierApi, createDriverApi, createVehicleApi } from '@tarmac/freight-api/fleet';
import { createCustomerApi } from '@tarmac/freight-api/customers';
import { definePicker } from './definePicker.tsx';
import { client } from './session.ts';

const approved = { state: '2' };

/** Chooses any carrier that was approved. */
export const CarrierPicker = definePicker({ list: createCarrierApi(client).list, searchBy: 'carrierName', filter: approved, text: (row) => row.carrierName ?? '' });

/** Chooses an approved driver. */
export const DriverPicker = definePicker({
  list: createDriverApi(client).list,
  searchBy: 'driverName',
  filter: approved,
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

/** Chooses an approved vehicle by its plate. */
export const VehiclePicker = definePicker({
  list: createVehicleApi(client).list,
  searchBy: 'vehicleNumber',
  filter: approved,
  text: (row) => row.vehicleNumber ?? '',
  description: (row) => [row.vehicleType_dictText, row.owner].filter(Boolean).join(' · '),
});

/** Chooses an approved customer. */
export const CustomerPicker = definePicker({ list: createCustomerApi(client).list, searchBy: 'customerName', filter: approved, text: (row) => row.customerName ?? '' });

/** Chooses an approved agent company. */
export const AgentPicker = definePicker({ list: createCustomerApi(client).list, searchBy: 'customerName', filter: { ...approved, customerKind: '2' }, text: (row) => row.customerName ?? '' });
