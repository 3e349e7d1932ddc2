import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createApp } from '../src/app.ts';
import { modules as allModules } from '../src/modules/index.ts';
import { startSession } from '../src/modules/system/session/session.service.ts';
import { createUser, seedDepart, seedRole, seedTenant } from '../src/modules/system/seed/seedPeople.ts';
import { seedDictionaries } from '../src/modules/system/seed/seedDictionaries.ts';
import { permissionId } from '../src/modules/system/seed/seedMenus.ts';
import { sysPermission } from '../src/modules/system/permission/permission.table.ts';
import { systemPorts } from '../src/modules/system/system.module.ts';
import { createFakeClock, type FakeClock } from '../src/platform/clock.ts';
import { buildConfig, type ServerConfig } from '../src/platform/config.ts';
import type { Context } from '../src/platform/context.ts';
import { createContext, systemActor } from '../src/platform/createContext.ts';
import type { Database, Tx } from '../src/platform/db/database.ts';
import { apiPrefix } from '../src/platform/http/buildServer.ts';
import { redactedLogger } from '../src/platform/http/logger.ts';
import type { Platform, ServerModule } from '../src/platform/platform.ts';
import { keptServers } from './keptServers.ts';
import { openTestDatabase } from './testDatabase.ts';

/** Who a test acts as. A bare name is a member of the platform's staff with that name. */
export interface TestUser {
  username: string;
  /** `'all'` holds everything; a list holds just that. */
  permissions?: 'all' | readonly string[];
  tenantId?: number;
  userType?: number;
  cid?: string | null;
  /** Department codes, made when missing. */
  departs?: readonly string[];
  password?: string;
  relTenantIds?: string;
}

/** An answer: the envelope with the HTTP status. */
export interface Answer {
  status: number;
  success: boolean;
  code: number | string;
  message: string;
  result: Json;
  errorCode?: number;
  errorData?: Json;
  requestId?: string;
}

/** Tests look into results of every shape, so this is what the parser gives. */
type Json = ReturnType<typeof JSON.parse>;

/** Speaks to the server as one person. */
export interface TestClient {
  readonly username: string;
  readonly userId: string;
  readonly token: string;
  /** Somebody of the staff of the same tenant, who may do everything: decides on what this person did. */
  second(): TestClient;
  get(path: string, query?: Query, headers?: Headers): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  delete(path: string, query?: Query, headers?: Headers): Promise<Answer>;
  /** Bytes, for exports and files. */
  download(path: string, query?: Query, headers?: Headers): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>;
  upload(
    path: string,
    file: { fileName: string; content: Buffer | string; contentType?: string; fieldName?: string },
    fields?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Headers = Readonly<Record<string, string>>;

/** A server on a database of its own, with a clock that stands still. */
export interface TestServer {
  fastify: FastifyInstance;
  platform: Platform;
  database: Database;
  clock: FakeClock;
  /** Lines that the server logged as errors. */
  errors: string[];
  /** All lines that the server logged. */
  logLines: string[];
  /** Acts as a user, made when missing. Without permissions named, the user holds everything. */
  as(user: string | TestUser): TestClient;
  /** Acts as nobody. */
  stranger: TestClient;
  /** A context of the system itself, for calling services and building rows. */
  context(tenantId?: number): Context;
  /** Runs SQL in a tenant. */
  inTenant<T>(tenantId: number, run: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What test servers seal with. */
export const testSecret = 'a secret that only tests know, 32+';

/** How a test server differs from the real one. */
export interface TestServerOptions {
  modules?: readonly ServerModule[];
  config?: Partial<ServerConfig>;
  /** Adds what is not a contract, such as sockets. */
  extend?(api: FastifyInstance, platform: Platform): Promise<void>;
  /** Keeps the server for the whole file; call it in `beforeAll`. Otherwise it ends with the test. */
  shared?: boolean;
  /** Keeps the embedded database on disk, so that it outlives a new start of its thread. */
  isOnDisk?: boolean;
  /** Its folder stays when it ends, for a server of its own to be started on; who asks for it removes it. */
  keepsFolder?: boolean;
}

/**
 * Starts a server for a test.
 *
 * @example const { as } = await testServer(); const reply = await as('dispatcher').get('/hydriver/hyDriver/list');
 */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-test-'));
  const errors: string[] = [];
  const logLines: string[] = [];
  const database = await openTestDatabase(
    (error, what) => errors.push(`${what}: ${String(error)}`),
    options.isOnDisk === true ? join(folder, 'pg') : undefined,
  );
  const clock = createFakeClock();
  const modules = options.modules ?? allModules;
  await database.transaction('system', async (tx) => {
    await seedTenant(tx, 0, '平台');
    await seedTenant(tx, 2, '另一家');
    await seedDictionaries(
      tx,
      modules.flatMap((module) => module.dictionaries ?? []),
    );
  });
  const config = buildConfig({
    mode: 'test',
    dataDirectory: folder,
    secret: testSecret,
    limits: {
      anonymous: { perSecond: 1000, burst: 1000 },
      session: { perSecond: 10_000, burst: 10_000 },
      handshake: { perSecond: 1000, burst: 1000 },
    },
    ...options.config,
  });
  const { fastify, platform } = await createApp({
    config,
    database,
    clock,
    modules,
    ports: systemPorts,
    ...(options.extend === undefined ? {} : { extend: options.extend }),
    logger: {
      ...(redactedLogger('info') as object),
      stream: {
        write: (line: string) => {
          logLines.push(line);
          if (line.startsWith('{"level":50') || line.startsWith('{"level":60')) {
            errors.push(line);
            if (process.env['TEST_LOG'] !== '0') process.stderr.write(line);
          }
        },
      },
    },
  }).catch(async (error: unknown) => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await fastify.close();
    await database.close();
    if (options.keepsFolder !== true) rmSync(folder, { recursive: true, force: true });
  };
  if (options.shared === true) keptServers.push(close);
  else onTestFinished(close);

  const clients = new Map<string, TestClient>();
  const as = (given: string | TestUser): TestClient => {
    const user: TestUser = typeof given === 'string' ? { username: given } : given;
    const known = clients.get(user.username);
    if (known !== undefined) return known;
    let signedIn: Promise<{ token: string; userId: string }> | undefined;
    const { username, tenantId = 0 } = user;
    const second = () => as({ username: `second_${tenantId}${username.startsWith('second_') ? '_' : ''}`, tenantId });
    const made = client(fastify, { username, second, signedIn: () => (signedIn ??= signIn(platform, user)) });
    clients.set(username, made);
    return made;
  };
  return {
    fastify,
    platform,
    database,
    clock,
    errors,
    logLines,
    close,
    stranger: client(fastify, {
      username: '',
      second: () => as('second_0'),
      signedIn: async () => ({ token: '', userId: '' }),
    }),
    as,
    context: (tenantId = 0) => createContext(platform, { actor: systemActor(tenantId) }),
    inTenant: (tenantId, run) => database.transaction({ tenantId }, run),
  };
}

async function signIn(platform: Platform, user: TestUser): Promise<{ token: string; userId: string }> {
  const tenantId = user.tenantId ?? 0;
  const ctx = createContext(platform, { actor: systemActor(tenantId) });
  return platform.database.transaction('system', async (tx) => {
    const permissions = user.permissions ?? 'all';
    const roleCode = `role_of_${user.username}`;
    if (permissions !== 'all' && permissions.length > 0) {
      const rows = permissions.map((perms) => ({ id: permissionId(perms), tenantId: 0, name: perms, menuType: 2, perms, isRoute: 0 }));
      await tx.insert(sysPermission).values(rows).onConflictDoNothing();
    }
    await seedRole(tx, {
      code: roleCode,
      name: user.username,
      tenantId,
      isSuper: permissions === 'all',
      permissions: permissions === 'all' ? [] : permissions,
    });
    for (const [order, orgCode] of (user.departs ?? []).entries())
      await seedDepart(tx, { orgCode, name: `部门${orgCode}`, order, tenantId });
    const userId = await createUser(tx, {
      username: user.username,
      realname: `${user.username}的姓名`,
      password: user.password ?? 'Test-only-1!',
      tenantId,
      roles: [roleCode],
      departs: user.departs ?? [],
      userType: user.userType ?? 1,
      cid: user.cid ?? null,
      ...(user.relTenantIds === undefined ? {} : { relTenantIds: user.relTenantIds }),
    });
    const token = await startSession(tx, ctx, {
      userId,
      tenantId,
      orgCode: user.departs?.[0] ?? null,
      address: '127.0.0.1',
      userAgent: 'test',
    });
    return { token, userId };
  });
}

interface Person extends Pick<TestClient, 'username' | 'second'> {
  signedIn(): Promise<{ token: string; userId: string }>;
}

function client(fastify: FastifyInstance, { username, second, signedIn }: Person): TestClient {
  let known = { token: '', userId: '' };
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    query: Query | undefined,
    payload: unknown,
    headers: Headers = {},
  ) => {
    known = await signedIn();
    const search = new URLSearchParams(
      Object.entries(query ?? {}).flatMap(([key, value]) =>
        value === undefined || value === null ? [] : [[key, String(value)] as [string, string]],
      ),
    );
    const binary = Buffer.isBuffer(payload);
    return fastify.inject({
      method,
      url: `${apiPrefix}${path}${search.size === 0 ? '' : `${path.includes('?') ? '&' : '?'}${search.toString()}`}`,
      headers: {
        ...(known.token === '' ? {} : { 'x-access-token': known.token }),
        ...(payload === undefined || binary ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload: binary ? payload : JSON.stringify(payload) }),
    });
  };
  const answer = async (...call: Parameters<typeof send>): Promise<Answer> => {
    const reply = await send(...call);
    return { ...(reply.json() as Omit<Answer, 'status'>), status: reply.statusCode };
  };
  return {
    username,
    second,
    get userId() {
      return known.userId;
    },
    get token() {
      return known.token;
    },
    get: (path, query, headers) => answer('GET', path, query, undefined, headers),
    post: (path, body, headers) => answer('POST', path, undefined, body ?? {}, headers),
    put: (path, body, headers) => answer('PUT', path, undefined, body ?? {}, headers),
    delete: (path, query, headers) => answer('DELETE', path, query, undefined, headers),
    download: async (path, query, headers) => {
      const reply = await send('GET', path, query, undefined, headers);
      return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload };
    },
    upload: (path, file, fields = {}) => {
      const { body, contentType } = multipartOf(file, fields);
      return answer('POST', path, undefined, body, { 'content-type': contentType });
    },
  };
}

/** A form with one file, as browsers write it. */
export function multipartOf(
  file: { fileName: string; content: Buffer | string; contentType?: string; fieldName?: string },
  fields: Readonly<Record<string, string>>,
): { body: Buffer; contentType: string } {
  const boundary = '----tarmac-test-boundary';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.fieldName ?? 'file'}"; filename="${file.fileName}"\r\nContent-Type: ${file.contentType ?? 'application/octet-stream'}\r\n\r\n`;
  return {
    body: Buffer.concat([...parts, Buffer.from(head), Buffer.from(file.content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
