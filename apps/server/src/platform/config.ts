import type { Rate } from './http/rateLimit.ts';
import type { S3Config } from './files/store/fileStore.ts';

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
  /** The server that the web app asks: a path of this origin, or an address elsewhere; null for this one. @source REQ-01 */
  apiBase: string | null;
  /** Databases elsewhere that connections may be tried to: `host` or `host:port`. @source SYS-14 */
  dataSourceHosts: readonly string[];
  /** Hosts of one's own network that may be called, also without https. @source security 12.51 */
  privateHosts: readonly string[];
  /** Where a central login (CAS 3.0) lives; null without one. @source SESS-01 */
  casPrefixUrl: string | null;
  /** Third parties that people may sign in with, by their names on the wire. @source SESS-01 */
  thirdLogins: Readonly<Partial<Record<ThirdParty, ThirdLoginConfig>>>;
  /** The province's system that uploads go to; null without one: then they can go to the test receiver alone. @source freight-domain 6 */
  government: GovernmentConfig | null;
  /** The payment institution that money leaves by; null without one. @source freight-domain 7 */
  bank: InstitutionConfig | null;
  /** Where there is no institution: the embedded bank, which is imitated, or files that people carry to their bank. */
  bankChannel: 'embedded' | 'files';
  /** How invoices are issued: by the embedded office, which is imitated, or by workbooks that people carry to the tax bureau. @source freight-domain 7 */
  taxChannels: TaxChannels;
  /** The institution that keeps accounts for others and asks banks about cards; null: the embedded one, which is imitated. */
  accounts: InstitutionConfig | null;
  /** The service that gathers the invoices of tolls; null: the embedded one, which is imitated. @source freight-domain 7 */
  etc: CalledInstitution | null;
  /** Who sells insurance of waybills; null: embedded insurers, which are imitated. @source freight-domain 7 */
  insurance: CalledInstitution | null;
  /** Holds uploads, secrets and, with the embedded engine, the database. */
  dataDirectory: string;
  /** Where objects of the object storage are kept; null keeps them in the data directory. @source OSS-01 */
  s3: S3Config | null;
  /** Signs file addresses and hashes short codes. 256 bits. */
  secret: string;
  /** Days that a session lives are fixed; an idle limit in minutes is the operator's choice: 0 for none, else at least 3. */
  idleMinutes: number;
  /** How often a route may be called: by a stranger's address, by a session; and sockets opened, by a session. @source security 12.50, 12.52 */
  limits: { anonymous: Rate; session: Rate; handshake: Rate };
  /** Bytes of a JSON body. */
  bodyLimit: number;
  logLevel: string;
  /** Free bytes in the data folder below which writes are refused. @source security 14.60 */
  minFreeBytes: number;
}

/** Ways for invoices to be issued. */
const taxChannelNames = ['embedded', 'files'] as const;
type TaxChannelName = (typeof taxChannelNames)[number];

/** How each seller's invoices are issued: those that `byTaxNo` names by their number of a taxpayer, and all others. */
interface TaxChannels {
  others: TaxChannelName;
  byTaxNo: ReadonlyMap<string, TaxChannelName>;
}

/** What the province gave this company. */
export interface GovernmentConfig {
  url: string;
  /** Its SM2 public key in hex, uncompressed (04…). */
  publicKey: string;
  userName: string;
  passWord: string;
  /** Code of its user domain, such as 350000. */
  senderCode: string;
}

/** What an institution that never calls gave this company. */
export interface CalledInstitution {
  url: string;
  /** Names the secrets. */
  keyId: string;
  /** Signs what we send. */
  secret: string;
}

/** What an institution gave this company. */
export interface InstitutionConfig extends CalledInstitution {
  /** Signs what it sends. */
  callbackSecret: string;
}

/** Third parties that this server knows how to ask. @source jeecg-wire 2.1 */
export const thirdParties = ['github', 'dingtalk', 'wechat_enterprise'] as const;
export type ThirdParty = (typeof thirdParties)[number];

/** What a third party gave this installation. */
export interface ThirdLoginConfig {
  clientId: string;
  clientSecret: string;
  /** Of a WeCom application. */
  agentId: string;
  /** Another place than the public one, such as a company's own server. */
  baseUrl: string | null;
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
    apiBase: null,
    dataSourceHosts: [],
    privateHosts: [],
    casPrefixUrl: null,
    thirdLogins: {},
    government: null,
    bank: null,
    bankChannel: 'embedded',
    taxChannels: { others: 'embedded', byTaxNo: new Map() },
    accounts: null,
    etc: null,
    insurance: null,
    s3: null,
    idleMinutes: 0,
    limits: { anonymous: { perSecond: 20, burst: 40 }, session: { perSecond: 100, burst: 200 }, handshake: { perSecond: 2, burst: 40 } },
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
  if (publicUrl !== null && !URL.canParse(publicUrl)) throw new Error(`PUBLIC_URL is not an address: ${publicUrl}`);
  const apiBase = env['API_BASE']?.replace(/\/+$/, '') || null;
  // Not "//host": that is an address elsewhere that looks like a path.
  if (apiBase !== null && !/^\/(?!\/)/.test(apiBase) && !/^https?:$/.test(URL.parse(apiBase)?.protocol ?? ''))
    throw new Error(`API_BASE is neither a path such as /jeecg-boot nor an http(s) address: ${apiBase}`);
  const privateHosts = list('OUTBOUND_PRIVATE_HOSTS').map((host) => host.toLowerCase());
  const casPrefixUrl = env['CAS_PREFIX_URL']?.replace(/\/$/, '') || null;
  if (casPrefixUrl !== null) assertCallable('CAS_PREFIX_URL', { address: casPrefixUrl, privateHosts });
  // A ticket is good for one address: without knowing its own, a server would take tickets that were given to others.
  if (casPrefixUrl !== null && publicUrl === null) throw new Error('CAS_PREFIX_URL needs PUBLIC_URL.');
  const idleMinutes = Number(env['SESSION_IDLE_MINUTES'] ?? '0');
  // What a person does is told once a minute and noted once a minute: with less, people at work would be logged out.
  if (!Number.isInteger(idleMinutes) || (idleMinutes !== 0 && idleMinutes < 3))
    throw new Error('SESSION_IDLE_MINUTES must be a whole number of minutes from 3 on, or 0 for no limit.');
  return buildConfig({
    publicUrl,
    trustProxy: list('TRUST_PROXY'),
    corsOrigins: list('CORS_ORIGINS'),
    frameSources: list('FRAME_SOURCES'),
    imageSources: list('IMAGE_SOURCES'),
    connectSources: list('CONNECT_SOURCES'),
    apiBase,
    dataSourceHosts: list('DATA_SOURCE_HOSTS'),
    privateHosts,
    casPrefixUrl,
    thirdLogins: readThirdLogins(env, publicUrl),
    government: readGovernment(env, privateHosts),
    bank: readInstitution(env, { name: 'BANK', privateHosts }),
    bankChannel: readBankChannel(env['BANK_CHANNEL'] ?? 'embedded'),
    taxChannels: readTaxChannels(list('TAX_CHANNEL')),
    accounts: readInstitution(env, { name: 'ACCOUNTS', privateHosts }),
    etc: readCalled(env, { name: 'ETC', privateHosts }),
    insurance: readCalled(env, { name: 'INSURANCE', privateHosts }),
    s3: readS3(env, privateHosts),
    idleMinutes,
    logLevel: env['LOG_LEVEL'] ?? 'info',
    ...given,
  });
}

function readThirdLogins(
  env: Readonly<Record<string, string | undefined>>,
  publicUrl: string | null,
): Partial<Record<ThirdParty, ThirdLoginConfig>> {
  const found: Partial<Record<ThirdParty, ThirdLoginConfig>> = {};
  for (const party of thirdParties) {
    const name = `THIRD_LOGIN_${party.toUpperCase()}`;
    const clientId = env[`${name}_ID`];
    if (!clientId) continue;
    const clientSecret = env[`${name}_SECRET`];
    if (!clientSecret) throw new Error(`${name}_ID needs ${name}_SECRET.`);
    if (publicUrl === null) throw new Error(`${name}_ID needs PUBLIC_URL.`);
    found[party] = { clientId, clientSecret, agentId: env[`${name}_AGENT`] ?? '', baseUrl: env[`${name}_URL`]?.replace(/\/$/, '') || null };
  }
  return found;
}

/** Hosts that are not of one's own network are called by https alone. */
function assertCallable(name: string, { address, privateHosts }: { address: string; privateHosts: readonly string[] }): void {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) throw new Error(`${name} is not an address: ${address}`);
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !privateHosts.includes(hostname))
    throw new Error(`${name} must be https; OUTBOUND_PRIVATE_HOSTS names hosts of your own network, which may go without.`);
}

function readS3(env: Readonly<Record<string, string | undefined>>, privateHosts: readonly string[]): S3Config | null {
  const endpoint = env['S3_ENDPOINT'];
  if (!endpoint) return null;
  assertCallable('S3_ENDPOINT', { address: endpoint, privateHosts });
  const needed = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`S3_ENDPOINT needs ${name}.`);
    return value;
  };
  const bucket = needed('S3_BUCKET');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error(`S3_BUCKET is not a name of a bucket: ${bucket}`);
  return {
    endpoint,
    bucket,
    region: env['S3_REGION'] ?? 'us-east-1',
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}

function readGovernment(env: Readonly<Record<string, string | undefined>>, privateHosts: readonly string[]): GovernmentConfig | null {
  const url = env['GOV_RECEIVER_URL']?.replace(/\/+$/, '');
  if (!url) return null;
  assertCallable('GOV_RECEIVER_URL', { address: url, privateHosts });
  const needed = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`GOV_RECEIVER_URL needs ${name}.`);
    return value;
  };
  const publicKey = needed('GOV_RECEIVER_PUBLIC_KEY');
  if (!/^04[0-9a-f]{128}$/i.test(publicKey)) throw new Error('GOV_RECEIVER_PUBLIC_KEY must be 04 and 128 hexadecimal digits.');
  return {
    url,
    publicKey,
    userName: needed('GOV_RECEIVER_USER'),
    passWord: needed('GOV_RECEIVER_PASSWORD'),
    senderCode: needed('GOV_SENDER_CODE'),
  };
}

function readBankChannel(name: string): ServerConfig['bankChannel'] {
  if (name !== 'embedded' && name !== 'files')
    throw new Error('BANK_CHANNEL must be embedded or files; an institution is named by BANK_URL.');
  return name;
}

/** Reads `files`, or `embedded,91370700MA3D000127=files`: for all, and for single sellers. */
function readTaxChannels(parts: readonly string[]): TaxChannels {
  const byTaxNo = new Map<string, TaxChannelName>();
  let others: TaxChannelName = 'embedded';
  for (const part of parts) {
    const [given = '', taxNo] = part.split('=').toReversed();
    const name = taxChannelNames.find((known) => known === given);
    if (name === undefined || (taxNo !== undefined && !/^[0-9A-Z]{15,20}$/.test(taxNo)))
      throw new Error(`TAX_CHANNEL must be embedded or files, and for single sellers <number of the taxpayer>=files: ${part}`);
    if (taxNo === undefined) others = name;
    else byTaxNo.set(taxNo, name);
  }
  return { others, byTaxNo };
}

/** An institution that never calls, by the variables that begin with its name. */
function readCalled(
  env: Readonly<Record<string, string | undefined>>,
  { name, privateHosts }: { name: string; privateHosts: readonly string[] },
): CalledInstitution | null {
  const url = env[`${name}_URL`]?.replace(/\/+$/, '');
  if (!url) return null;
  assertCallable(`${name}_URL`, { address: url, privateHosts });
  const secret = secretOf(env, { name, variable: `${name}_SECRET` });
  return { url, keyId: neededOf(env, { name, variable: `${name}_KEY_ID` }), secret };
}

/** An institution that calls as well. */
function readInstitution(
  env: Readonly<Record<string, string | undefined>>,
  { name, privateHosts }: { name: string; privateHosts: readonly string[] },
): InstitutionConfig | null {
  const called = readCalled(env, { name, privateHosts });
  if (called === null) return null;
  const callbackSecret = secretOf(env, { name, variable: `${name}_CALLBACK_SECRET` });
  // Else what we send could be sent back to us as a call of theirs.
  if (called.secret === callbackSecret) throw new Error(`${name}_SECRET and ${name}_CALLBACK_SECRET must not be the same.`);
  return { ...called, callbackSecret };
}

/** What the address of an institution is not enough without. */
interface InstitutionVariable {
  name: string;
  variable: string;
}

function neededOf(env: Readonly<Record<string, string | undefined>>, { name, variable }: InstitutionVariable): string {
  const value = env[variable];
  if (!value) throw new Error(`${name}_URL needs ${variable}.`);
  return value;
}

function secretOf(env: Readonly<Record<string, string | undefined>>, of: InstitutionVariable): string {
  const value = neededOf(env, of);
  if (value.length < 32) throw new Error(`${of.variable} must have 32 characters or more.`);
  return value;
}
