import type { Rate } from './http/rateLimit.ts';

/** Everything an operator may set, parsed. `readConfig` fills it from the environment. */
export interface ServerConfig {
  mode: 'production' | 'development' | 'test';
  /** Address under which people reach the server; https turns on HSTS. */
  publicUrl: string | null;
  /** Proxies whose `X-Forwarded-For` is believed. @source security 4.17 */
  trustProxy: readonly string[];
  /** Foreign origins that may call the API. */
  corsOrigins: readonly string[];
  /** Hosts that pages may be framed from, and that images and connections may go to. */
  frameSources: readonly string[];
  imageSources: readonly string[];
  connectSources: readonly string[];
  /** Holds uploads, secrets and, with the embedded engine, the database. */
  dataDirectory: string;
  /** Signs file addresses and hashes short codes. 256 bits. */
  secret: string;
  /** Days that a session lives are fixed; an idle limit in minutes is the operator's choice. 0 = off. */
  idleMinutes: number;
  limits: { anonymous: Rate; session: Rate };
  /** Bytes of a JSON body. */
  bodyLimit: number;
  logLevel: string;
  /** Free bytes in the data folder below which writes are refused. @source security 14.60 */
  minFreeBytes: number;
}

/** Below this much free space writes would soon fail. @source security 14.60 */
export const minFreeBytes = 512 * 1024 * 1024;

/** The configuration of a server where only some values are given, as in a test. */
export function buildConfig(given: Pick<ServerConfig, 'dataDirectory' | 'secret'> & Partial<ServerConfig>): ServerConfig {
  return {
    mode: 'production',
    publicUrl: null,
    trustProxy: [],
    corsOrigins: [],
    frameSources: [],
    imageSources: [],
    connectSources: [],
    idleMinutes: 0,
    limits: { anonymous: { perSecond: 20, burst: 40 }, session: { perSecond: 100, burst: 200 } },
    bodyLimit: 1024 * 1024,
    logLevel: 'info',
    minFreeBytes,
    ...given,
  };
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws Error naming the variable that makes no sense
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  given: Pick<ServerConfig, 'dataDirectory' | 'secret'> & Partial<ServerConfig>,
): ServerConfig {
  const list = (name: string) =>
    (env[name] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
  const publicUrl = env['PUBLIC_URL'] ?? null;
  if (publicUrl !== null && !URL.canParse(publicUrl)) throw new Error(`PUBLIC_URL is no address: ${publicUrl}`);
  const idleMinutes = Number(env['SESSION_IDLE_MINUTES'] ?? '0');
  if (!Number.isInteger(idleMinutes) || idleMinutes < 0)
    throw new Error('SESSION_IDLE_MINUTES must be a whole number of minutes, 0 for no limit.');
  return buildConfig({
    publicUrl,
    trustProxy: list('TRUST_PROXY'),
    corsOrigins: list('CORS_ORIGINS'),
    frameSources: list('FRAME_SOURCES'),
    imageSources: list('IMAGE_SOURCES'),
    connectSources: list('CONNECT_SOURCES'),
    idleMinutes,
    logLevel: env['LOG_LEVEL'] ?? 'info',
    ...given,
  });
}
