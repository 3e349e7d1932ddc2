import { server } from '../server.ts';
import type { Device } from './device.ts';

/** The calls of devices. */
export const deviceApi = server.resource<Device>({
  list: '/devices',
  get: '/devices/{id}',
  add: '/devices',
  edit: '/devices/{id}',
  remove: '/devices/{id}',
  export: '/devices/export',
});
