// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createActuatorApi } from './monitor/actuator.ts';
import { createCacheMonitorApi } from './monitor/cacheMonitor.ts';
export * from './monitor/actuator.ts';
export * from './monitor/actuator.queries.ts';
export * from './monitor/cacheMonitor.ts';
export * from './monitor/cacheMonitor.queries.ts';
/** All calls of the monitor domain. */
export const createMonitorApi = (transport: Transport) => ({
  actuator: createActuatorApi(transport),
  cacheMonitor: createCacheMonitorApi(transport),
});
