import { plainConventions, restBackEnd } from '@tarmac/admin-kit/back-end';
import { defineResource } from '@tarmac/admin-kit/resource';

/** Your server: `GET /rest/api/devices?page=1&size=10&name_like=saw` answers `{ items, total }`. */
export const server = restBackEnd({ baseUrl: '/rest/api', lists: plainConventions, further: { export: '/export' } });

type Device = { id: string; name: string; price: number | null; boughtOn: string | null };

export const device = defineResource<Device>()({
  label: { zh: '设备', en: 'Device' },
  api: server.resource<Device>('devices'),
  permission: 'device', // device:list, device:add, device:edit, device:delete, device:export
  fields: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true, maxLength: 40, filter: 'text', sortable: true },
    price: { kind: 'money', label: { zh: '价格', en: 'Price' }, currency: 'EUR', minimum: 0, sortable: true },
    boughtOn: { kind: 'date', label: { zh: '购买日期', en: 'Bought on' }, filter: 'range', sortable: true },
  },
});
