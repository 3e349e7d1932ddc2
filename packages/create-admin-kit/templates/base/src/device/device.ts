import { defineResource } from '@tarmac/admin-kit/resource';
import { deviceApi } from './deviceApi.ts';

/** Something that is lent. */
export interface Device {
  id: string;
  /** Grows with each change: a change of an older one is refused. */
  version: number;
  name: string;
  state: 'free' | 'lent' | 'repair';
  /** Cents. */
  price: number | null;
  /** `YYYY-MM-DD` */
  boughtOn: string | null;
}

/** What a device is: columns, search, form, detail, export and buttons read it. */
export const device = defineResource<Device>()({
  label: { zh: '设备', en: 'Device' },
  api: deviceApi,
  permission: 'device', // device:list, device:add, device:edit, device:delete, device:export
  fields: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true, maxLength: 40, filter: 'text', sortable: true },
    state: { kind: 'dict', label: { zh: '状态', en: 'State' }, dict: 'device_state', required: true, filter: 'options', sortable: true },
    price: { kind: 'money', label: { zh: '价格', en: 'Price' }, minimum: 0, sortable: true },
    boughtOn: { kind: 'date', label: { zh: '购买日期', en: 'Bought on' }, filter: 'range', sortable: true },
  },
});
