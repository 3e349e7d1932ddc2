import { defineResource } from '@tarmac/admin-kit/resource';
import { fakeResourceApi } from '@tarmac/admin-kit/testing';

/** A row of the examples: equipment that a workshop lends. */
export type Device = { id: string; version: number; name: string; state: string; price: number | null; boughtOn: string | null };

const rows: readonly Device[] = [
  { id: '1', version: 0, name: 'Pallet jack', state: 'free', price: 129_900, boughtOn: '2026-03-04' },
  { id: '2', version: 0, name: 'Torque wrench', state: 'lent', price: 38_050, boughtOn: '2026-04-11' },
  { id: '3', version: 0, name: 'Scale', state: 'broken', price: 88_000, boughtOn: '2025-12-01' },
];

/** Calls over rows in memory; in a product they ask a server. */
export const deviceApi = fakeResourceApi<Device>(rows);

/** What a device is: columns, search, form and detail read it. */
export const device = defineResource<Device>()({
  label: { zh: '设备', en: 'Device' },
  api: deviceApi,
  permission: 'device',
  fields: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true, maxLength: 40, filter: 'text', sortable: true },
    state: { kind: 'dict', label: { zh: '状态', en: 'State' }, dict: 'device_state', required: true, filter: 'options' },
    price: { kind: 'money', label: { zh: '价格', en: 'Price' }, currency: 'CNY', minimum: 0, filter: 'range', sortable: true },
    boughtOn: { kind: 'date', label: { zh: '购买日期', en: 'Bought on' }, filter: 'range', sortable: true },
  },
});
