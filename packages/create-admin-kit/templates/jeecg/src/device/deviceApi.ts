import { server } from '../server.ts';
import type { Device } from './device.ts';

/** The calls of devices. */
export const deviceApi = server.resource<Device>('/demo/device');
