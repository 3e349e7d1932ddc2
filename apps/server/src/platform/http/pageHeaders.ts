import type { Platform } from '../platform.ts';
import { securityHeaders } from './headers.ts';

/** Milliseconds that the hosts of maps are believed without asking the configuration again. */
const freshFor = 5000;

/**
 * Headers of pages and of the scripts that they load, whose policy names the hosts of maps that the configuration names. Asked for again
 * every few seconds, with the page that is loaded then: in each process, without a restart.
 */
export function pageHeaders(platform: Platform): () => Promise<Record<string, string>> {
  let known = securityHeaders(platform.config);
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      known = securityHeaders(platform.config, await platform.ports.mapOrigins(platform));
      askedAt = performance.now();
    } catch (error) {
      // A page without the operator's tiles is better than none.
      platform.log.warn({ err: error }, 'hosts of maps');
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (performance.now() - askedAt > freshFor) await (asking ??= ask());
    return known;
  };
}
