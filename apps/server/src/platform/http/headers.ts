import type { ServerConfig } from '../config.ts';

/**
 * Sent with every answer. @source security 12.49
 *
 * @param maps hosts that pages fetch maps from
 */
export function securityHeaders(config: ServerConfig, maps: readonly string[] = []): Record<string, string> {
  const join = (...sources: readonly string[]) => sources.join(' ');
  const frames = config.frameSources.length === 0 ? "'none'" : join(...config.frameSources);
  const api = apiSources(config);
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // Positions of virtual rows and theme colours are set by script, one property at a time, which no policy holds back.
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `img-src ${join("'self'", 'data:', 'blob:', ...api.files, ...config.imageSources, ...maps)}`,
    `connect-src ${join("'self'", ...socketSources(config), ...api.files, ...api.sockets, ...config.connectSources, ...maps)}`,
    "worker-src 'self' blob:",
    `frame-src ${frames}`,
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    // The window of a third party hands its word to the page that opened it.
    'Cross-Origin-Opener-Policy': Object.keys(config.thirdLogins).length > 0 ? 'same-origin-allow-popups' : 'same-origin',
    // Pages of origins that are let in show pictures, too; the header knows no list of them.
    'Cross-Origin-Resource-Policy': config.corsOrigins.length === 0 ? 'same-origin' : 'cross-origin',
    ...(config.publicUrl?.startsWith('https:') === true ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function socketSources(config: ServerConfig): string[] {
  return config.publicUrl === null ? [] : [config.publicUrl.replace(/^http/, 'ws').replace(/\/$/, '')];
}

/** Where calls, files and sockets go when the web app asks a server elsewhere. */
function apiSources({ apiBase }: ServerConfig): { files: string[]; sockets: string[] } {
  const origin = apiBase === null || apiBase.startsWith('/') ? undefined : new URL(apiBase).origin;
  return origin === undefined ? { files: [], sockets: [] } : { files: [origin], sockets: [origin.replace(/^http/, 'ws')] };
}

/** Answers of the API are never kept by a browser or a proxy. */
export const apiCacheControl = 'no-store';
