import { regionItem } from '../../../shared/regionItem.ts';

/** Columns of both kinds of addresses. */
export const addressColumns = [
  'addressName',
  'customerName',
  'companyName',
  'contactName',
  'phone',
  'city',
  'district',
  'address',
  'fenceRadius',
  'enabled',
  'useCount',
  'createTime',
] as const;

/** Inputs of both kinds of addresses. */
export const addressForm = [
  'customerId',
  'addressName',
  'companyName',
  'contactName',
  'phone',
  regionItem,
  'province',
  'city',
  'district',
  { field: 'address', wide: true },
  'lng',
  'lat',
  'fenceRadius',
  'workTime',
  'enabled',
  'remark',
] as const;
