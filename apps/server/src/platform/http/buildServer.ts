import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import compress from '@fastify/compress';
import Fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { newId } from '../db/newId.ts';
import { type DiskGuard, watchDisk } from '../diskGuard.ts';
import { AppError, notFound, unavailable } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { sendError } from './errorReply.ts';
import { apiCacheControl, securityHeaders } from './headers.ts';
import { answerBadLine, noteLanguage } from './badLine.ts';
import { localeOf } from './locale.ts';
import { readableAddress } from './readableAddress.ts';
import { parseJsonBody } from './jsonBody.ts';
import { registerMultipart } from './multipart.ts';
import { registerRoutes } from './registerRoutes.ts';
import { guardRoutes, isAllowedOrigin } from './requestAuth.ts';

/** Everything of the API lives below this path. @source REQ-01 */
export const apiPrefix = '/jeecg-boot';

/** What the instance is built from, beyond the platform. */
export interface ServerOptions {
  /** Addresses below the prefix that stay open to a person who must first change the password. */
  openBeforePasswordChange: readonly string[];
  /** Addresses below the prefix that change data and yet stay open when the disk is full, so that people can sign in and read. */
  openOnFullDisk: readonly string[];
  /** Adds what is not a contract: static files, sockets. Runs inside the guarded prefix. */
  extend?(api: FastifyInstance, platform: Platform): Promise<void>;
}

/** Builds the instance before the platform exists, because the platform logs through it. */
export function createFastify(config: Platform['config'], logger: FastifyServerOptions['logger']): FastifyInstance {
  const options: FastifyHttpOptions<Server> = {
    ...(logger === undefined ? {} : { logger }),
    bodyLimit: config.bodyLimit,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    requestTimeout: 60_000,
    keepAliveTimeout: 75_000,
    connectionTimeout: 0,
    exposeHeadRoutes: false,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000 },
    clientErrorHandler: answerBadLine,
    genReqId: () => newId(),
    requestIdHeader: false,
    rewriteUrl: (request) => readableAddress(request.url ?? '/'),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // Stock clients end some addresses with a slash.
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: true, ignoreDuplicateSlashes: false, caseSensitive: true },
  };
  return Fastify(options);
}

/** Registers the whole API on an instance. */
export async function buildServer(
  app: FastifyInstance,
  { platform, options }: { platform: Platform; options: ServerOptions },
): Promise<void> {
  const headers = securityHeaders(platform.config);
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    letGo(app.server);
  });
  app.addHook('onRequest', async (request, reply) => {
    noteLanguage(request);
    reply.headers(headers);
    reply.header('X-Request-Id', request.id);
    if (request.url.length > 8192) throw new AppError('InvalidInput', '地址过长');
  });
  // Without the search for secrets, which these lines have none of.
  const calls = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    // Node hands the line of an upgrade over for good: answered by anything but a socket it would stay open for ever, also when its
    // far side has gone, and hold up the stop.
    if (request.headers.upgrade !== undefined) request.raw.socket.destroy();
    passOver(request.raw);
    calls.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.actor?.userId,
      },
      'request',
    );
    done();
  });
  app.setErrorHandler((error, request, reply) => sendError(error, { request, reply }));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    parseJsonBody(body),
  );
  const disk = watchDisk(platform.config, (error) => platform.log.error({ err: error }, 'disk space'));
  app.addHook('onClose', async () => disk.close());
  registerHealth(app, { platform, whyNot: () => (stopping ? 'stopping' : disk.isFull() ? 'unavailable' : undefined) });

  await app.register(
    async (api) => {
      await registerMultipart(api);
      await api.register(compress, { threshold: 1024, encodings: ['gzip'] });
      // Before anything can refuse: refusals are kept by nobody, either.
      api.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', apiCacheControl));
      registerCors(api, platform);
      platform.http.watch(api);
      guardRoutes(api, { platform, open: options.openBeforePasswordChange.map((path) => `${apiPrefix}${path}`) });
      refuseWrites(api, { disk, open: options.openOnFullDisk.map((path) => `${apiPrefix}${path}`) });
      const refuseMethod = registerRoutes(api, { platform, all: platform.modules.flatMap((module) => module.routes ?? []) });
      for (const module of platform.modules) module.extend?.(api, platform);
      await options.extend?.(api, platform);
      api.setNotFoundHandler(
        (request, reply) => refuseMethod(request, reply) ?? sendError(notFound('请求的地址不存在'), { request, reply }),
      );
    },
    { prefix: apiPrefix },
  );
}

/**
 * Passes over what is still to come of a body that was refused before its end: unread it would hold up the next call on the line, and a
 * stop. Who goes on for long is cut off.
 */
function passOver(body: IncomingMessage): void {
  if (body.complete !== false) return;
  const limit = setTimeout(() => body.destroy(), 10_000);
  body.once('close', () => clearTimeout(limit));
  // A form whose file nobody reads takes no more bytes, and would hold back what it is connected to.
  body.unpipe();
  body.resume();
}

/**
 * Ends connections as they fall idle: one that was busy when the stop began would stay open for as long as its client likes, and the
 * stop would wait for it. What is still busy after ten seconds is cut off.
 *
 * @source security 14.62
 */
function letGo(server: Server): void {
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), 10_000);
  server.once('close', () => {
    clearInterval(sweep);
    clearTimeout(limit);
  });
  sweep.unref();
  limit.unref();
}

/** What is left of a full disk belongs to the database; reads and login go on. @source security 14.60 */
function refuseWrites(api: FastifyInstance, { disk, open }: { disk: DiskGuard; open: readonly string[] }): void {
  api.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.is404 || !disk.isFull() || open.includes(String(request.routeOptions.url))) return;
    throw unavailable(
      localeOf(request) === 'zh' ? '服务器磁盘空间不足，暂停写入' : 'The disk of the server is full: nothing can be changed at present',
      { retryAfter: 60 },
    );
  });
}

/** Who asks whether the server is ready is told within two seconds, whatever the database does, ms. @source security 14.63 */
const readyMs = 1500;

/** @throws Error the answer is not there in time; what still comes is passed over */
async function within(milliseconds: number, answer: Promise<void>): Promise<void> {
  const late = new AbortController();
  try {
    await Promise.race([
      answer,
      sleep(milliseconds, undefined, { signal: late.signal }).then(() => {
        throw new Error(`No answer within ${milliseconds} ms.`);
      }),
    ]);
  } finally {
    late.abort();
  }
}

/** One word for strangers; details are in the log. @source security 14.63 */
function registerHealth(app: FastifyInstance, { platform, whyNot }: { platform: Platform; whyNot: () => string | undefined }): void {
  app.get('/healthz', { config: { auth: 'public' } }, async () => 'ok');
  app.get('/readyz', { config: { auth: 'public' } }, async (request, reply) => {
    const reason = whyNot();
    if (reason !== undefined) return reply.status(503).send(reason);
    try {
      await within(readyMs, platform.database.ping());
      return 'ready';
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.status(503).send('unavailable');
    }
  });
}

/** Foreign pages may call only when the operator listed their origin, and never with credentials. @source security 3.14 */
function registerCors(api: FastifyInstance, platform: Platform): void {
  api.addHook('onRequest', async (request, reply) => {
    if (!isAllowedOrigin(platform, request)) return;
    reply.header('Access-Control-Allow-Origin', request.headers.origin);
    reply.header('Vary', 'Origin');
  });
  if (platform.config.corsOrigins.length === 0) return;
  api.options('/*', { config: { auth: 'public' } }, async (request, reply) => {
    if (!isAllowedOrigin(platform, request)) return reply.status(403).send();
    reply.header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    reply.header(
      'Access-Control-Allow-Headers',
      'Content-Type, X-Access-Token, tenant_id, Idempotency-Key, X-Check-Only, Accept-Language, X-Background',
    );
    reply.header('Access-Control-Max-Age', '600');
    return reply.status(204).send();
  });
}
