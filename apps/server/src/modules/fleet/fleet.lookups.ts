import { checkRuleCodes } from '@tarmac/freight-api/rules';
import type { LookupDeclarations } from '../../platform/lookups.ts';
import { visibleRows } from '../../platform/resource/visibleRows.ts';
import { checkValue } from '../region/checkFieldRules.ts';
import { carrierResource } from './carrier/carrier.service.ts';
import { hyCarrier } from './carrier/carrier.table.ts';
import { driverResource } from './driver/driver.service.ts';
import { hyDriver } from './driver/driver.table.ts';
import { vehicleResource } from './vehicle/vehicle.service.ts';
import { hyVehicle } from './vehicle/vehicle.table.ts';

/** Values that must be unique, rows that serve as dictionaries, and the checks of freight data by code. @source VAL-02, freight-domain 2.1 */
export const fleetLookups: LookupDeclarations = {
  unique: [
    { table: hyDriver, column: hyDriver.idNo, spelling: 'compact', compared: hyDriver.idNoHash },
    { table: hyDriver, column: hyDriver.phone, spelling: 'phone', compared: hyDriver.phoneHash },
    { table: hyVehicle, column: hyVehicle.vehicleNumber, spelling: 'compact', within: hyVehicle.plateColor },
    { table: hyCarrier, column: hyCarrier.uscc, spelling: 'compact' },
    { table: hyCarrier, column: hyCarrier.carrierName },
  ],
  tables: [
    {
      key: 'hy_driver,driver_name,id',
      table: hyDriver,
      text: hyDriver.driverName,
      code: hyDriver.id,
      permission: 'driver:list',
      filter: (ctx) => visibleRows(ctx, driverResource),
    },
    {
      key: 'hy_vehicle,vehicle_number,id',
      table: hyVehicle,
      text: hyVehicle.vehicleNumber,
      code: hyVehicle.id,
      permission: 'vehicle:list',
      filter: (ctx) => visibleRows(ctx, vehicleResource),
    },
    {
      key: 'hy_carrier,carrier_name,id',
      table: hyCarrier,
      text: hyCarrier.carrierName,
      code: hyCarrier.id,
      permission: 'carrier:list',
      filter: (ctx) => visibleRows(ctx, carrierResource),
    },
  ],
  rules: Object.entries(checkRuleCodes).map(([code, rule]) => ({
    code,
    check: (value) => {
      const result = checkValue(rule, value);
      return result === undefined || result.ok ? undefined : result.message.zh;
    },
  })),
};
