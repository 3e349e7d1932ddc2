import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { loadDivisions } from './renewRegions.ts';

/** On PostgreSQL another process may renew the table; the embedded engine has this process alone. */
const freshMs = 30_000;

/** Reads the stored table of divisions at the start and, where other processes may change it, again and again. */
export function keepDivisionsFresh(api: FastifyInstance, platform: Platform): void {
  const load = () =>
    loadDivisions(platform.database).catch((error: unknown) => platform.log.warn({ error }, 'the table of divisions could not be read'));
  api.addHook('onReady', load);
  if (platform.database.engine === 'embedded') return;
  const timer = setInterval(load, freshMs);
  timer.unref();
  api.addHook('onClose', async () => clearInterval(timer));
}
