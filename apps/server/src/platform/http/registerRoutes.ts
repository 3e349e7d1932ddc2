import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AnyEntity } from '../contract/entity.ts';
import { methodsOf, type Endpoint, type FileReply, type Routes } from '../contract/index.ts';
import { createContext } from '../createContext.ts';
import { answerBefore, readIdempotencyKey, runOnce, type StoredAnswer } from '../idempotency/idempotency.ts';
import type { Platform } from '../platform.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { AppError, invalidInput } from '../errors.ts';
import { contentDisposition } from './contentDisposition.ts';
import { succeeded } from './envelope.ts';
import { lineGone } from './lineGone.ts';
import { localeOf } from './locale.ts';
import { readUpload } from './multipart.ts';
import { createOperationLog, type OperationLog } from './operationLog.ts';
import { batchMessage, isBatchOutcome } from './batchMessage.ts';
import { englishOf } from '../englishOf.ts';
import { fieldsOf } from '../fieldErrors.ts';
import { askRules, withRules } from './checkOnly.ts';
import { coerceBody, coerceQuery, parseInput, takenKeys } from './parseInput.ts';
import { Reply } from './reply.ts';
import { projector } from './replySchema.ts';
import { allMethods, requestFacts, type RouteAuth } from './requestAuth.ts';

const empty = z.object({});

type RouteHandler = Routes['handlers'][string];
type Input = Parameters<RouteHandler>[1];

/**
 * Registers every endpoint of the contracts with its handler.
 *
 * @returns answers a call of a known address by a method that it does not take; undefined for an address that nobody has
 * @throws Error at boot, naming the endpoint that is incomplete
 */
export function registerRoutes(
  app: FastifyInstance,
  { platform, all }: { platform: Platform; all: readonly Routes[] },
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined {
  const taken = new Map<string, Set<HTTPMethods>>();
  const withoutParameter: { url: string; parameter: string; of: RouteOptions }[] = [];
  const operations = createOperationLog(platform);
  app.addHook('onClose', () => operations.close());
  for (const { contract, handlers } of all) {
    for (const [name, endpoint] of Object.entries(contract.endpoints)) {
      for (const base of [contract.base, ...(contract.about.alsoAt ?? [])]) {
        const handler = handlers[name];
        const address = `${base}${endpoint.path}`;
        if (handler === undefined) throw new Error(`${address} has no handler.`);
        const methods = methodsOf(endpoint);
        const others = taken.get(address) ?? new Set();
        for (const method of methods) others.add(method);
        taken.set(address, others);
        const route: RouteOptions = {
          method: [...methods],
          url: address,
          config: { auth: authOf(endpoint, address), upload: endpoint.content === 'upload' },
          handler: answer(platform, operations, { endpoint, handler, address, entity: contract.about.entity }),
        };
        app.route(route);
        const [, url, parameter] = /^([^:]*)\/:(\w+)$/.exec(address) ?? [];
        if (url !== undefined && parameter !== undefined) withoutParameter.push({ url, parameter, of: route });
      }
    }
  }
  // Without its last parameter an address is one with a slash at its end, which counts for nothing: the endpoint says what is missing.
  for (const { url, parameter, of } of withoutParameter) {
    if (taken.has(url)) continue;
    app.route({ ...of, url, preValidation: async (request) => void (request.params = { [parameter]: '' }) });
  }
  // Addresses are looked up, where they can be: a route for each method that each of them refuses would be five times as many routes.
  const refusals = new Map<string, ReturnType<typeof wrongMethod>>();
  for (const [address, methods] of taken) {
    const refuse = wrongMethod([...methods]);
    if (!address.includes(':')) {
      refusals.set(`${app.prefix}${address}`, refuse);
      continue;
    }
    app.route({
      method: allMethods.filter((method) => !methods.has(method)),
      url: address,
      config: { auth: 'public', upload: false },
      handler: refuse,
    });
  }
  return (request, reply) => refusals.get((request.url.split('?', 1)[0] ?? '').replace(/\/$/, ''))?.(request, reply);
}

function authOf(endpoint: Endpoint, address: string): RouteAuth {
  if (endpoint.auth !== undefined) return endpoint.auth;
  if (endpoint.permission !== undefined) return { permission: endpoint.permission };
  throw new Error(`${address} names neither auth nor permission.`);
}

function answer(
  platform: Platform,
  operations: OperationLog,
  { endpoint, handler, address, entity }: { endpoint: Endpoint; handler: RouteHandler; address: string; entity: AnyEntity | undefined },
) {
  const project = projector(endpoint.reply);
  const begin = operations.watch(endpoint, address);
  const { code = 200, message = '操作成功！', content = 'json' } = endpoint;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const locale = localeOf(request);
    const isCheckOnly = request.headers['x-check-only'] === '1';
    if (isCheckOnly && endpoint.checkable !== true)
      throw invalidInput({ zh: '该接口不支持仅校验', en: 'This call doesn’t support check only' });
    const input: Input = {
      params: parseInput(endpoint.params ?? empty, { value: request.params, locale }),
      query: parseInput(endpoint.query ?? empty, {
        value: coerceQuery(endpoint.query ?? empty, { query: request.query as Record<string, unknown>, locale }),
        locale,
      }),
      body: endpoint.body === undefined || content === 'upload' ? undefined : await parseBody(request, { schema: endpoint.body, locale }),
    };
    const ctx = contextOf(platform, request);
    if (isCheckOnly) {
      const objection = await askRules(ctx, handler, input);
      if (objection !== undefined) throw objection;
      return succeeded(request.id, { result: null, message: locale === 'zh' ? '校验通过' : englishOf('校验通过'), code });
    }
    const note = begin(ctx, input);
    try {
      if (endpoint.later === true && (request.query as Record<string, unknown>)['later'] === '1') {
        const accepted = await answerLater(ctx, request, input);
        note();
        return await reply.status(202).send(accepted);
      }
      const answered =
        content === 'file'
          ? sendFile(reply, (await handler(ctx, input)) as FileReply)
          : content === 'raw'
            ? project(await handler(ctx, input))
            : await answerOnce(ctx, request, input);
      note();
      return answered;
    } catch (error) {
      note(error);
      throw error;
    }
  };

  /** Accepts an export that is made in the background. @source freight-domain 5.10 */
  async function answerLater(ctx: Context, request: FastifyRequest, input: Input): Promise<unknown> {
    const query = Object.fromEntries(Object.entries(request.query as object).filter(([name]) => name !== 'later' && name !== '_t'));
    const title = (entity?.label ?? endpoint.summary)[ctx.locale];
    const run = (laterCtx: Context) => handler(laterCtx, input) as Promise<FileReply>;
    const jobNo = await platform.ports.exportLater(ctx, { address, query, title, run });
    return succeeded(request.id, {
      result: jobNo,
      message: ctx.locale === 'zh' ? '正在后台导出，完成后会通知您' : englishOf('正在后台导出，完成后会通知您'),
      code: 202,
    });
  }

  async function parseBody(request: FastifyRequest, { schema, locale }: { schema: z.ZodType; locale: 'zh' | 'en' }): Promise<unknown> {
    const given = coerceBody(schema, { body: request.body ?? {} });
    try {
      return parseInput(schema, { value: given, locale });
    } catch (error) {
      if (endpoint.checkable !== true || !(error instanceof AppError)) throw error;
      const body = takenKeys(schema, { value: given, refused: fieldsOf(error) });
      if (body === undefined) throw error;
      throw await withRules(error, () => askRules(contextOf(platform, request), handler, { params: {}, query: {}, body }));
    }
  }

  async function answerOnce(ctx: Context, request: FastifyRequest, input: Input): Promise<unknown> {
    const run = async (act: () => unknown): Promise<StoredAnswer> => {
      const value = await act();
      return value instanceof Reply
        ? {
            result: value.result === null || value.result === undefined ? null : project(value.result),
            message: value.message ?? message,
            code: value.code ?? code,
          }
        : { result: project(value), message: isBatchOutcome(value) ? batchMessage(value, { message, locale: ctx.locale }) : message, code };
    };
    const key = endpoint.idempotent === undefined ? undefined : readIdempotencyKey(request.headers['idempotency-key'], endpoint.idempotent);
    const call =
      key === undefined
        ? undefined
        : { key, method: request.method, path: address, body: input.body, query: { ...Object(input.query), ...Object(input.params) } };
    // What the first call has changed may be the very thing that would now refuse the repeat.
    const before = call === undefined || handler.prepare === undefined ? undefined : await answerBefore(ctx, call);
    const answerNow = async (): Promise<StoredAnswer> => {
      const act = (await handler.prepare?.(ctx, input)) ?? (() => handler(ctx, input));
      if (call === undefined) return run(act);
      const { first, act: actOn } = handler;
      if (first === undefined || actOn === undefined) return runOnce(ctx, call, { run: () => run(act) });
      let found: Promise<unknown> | undefined;
      const ahead = (tx: Tx) => {
        found = first(tx, ctx, input);
        // It is looked at once the call is known to be the first of its key.
        found.catch(() => undefined);
      };
      return runOnce(ctx, call, { run: () => run(() => (found === undefined ? act() : actOn(ctx, input, found))), ahead });
    };
    const { result, ...told } = before ?? (await answerNow());
    // What is kept for a repeated call may be told to a reader of the other language.
    return succeeded(request.id, { result, message: ctx.locale === 'zh' ? told.message : englishOf(told.message), code: told.code });
  }
}

/** What a handler of this request gets, also one that is not a contract. */
export function contextOf(platform: Platform, request: FastifyRequest): Context {
  const body = request.body;
  return createContext(platform, {
    actor: request.actor,
    session: request.session,
    locale: localeOf(request),
    requestId: request.id,
    log: request.log,
    request: requestFacts(request),
    confirmWarnings: typeof body === 'object' && body !== null && 'confirmWarnings' in body && body.confirmWarnings === true,
    gone: () => lineGone(request.raw.socket),
    upload: () => readUpload(request),
  });
}

function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  reply.header('Content-Type', file.contentType);
  reply.header('Content-Disposition', contentDisposition('attachment', file.fileName));
  return reply.send(file.stream);
}

function wrongMethod(methods: readonly string[]) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply
      .status(405)
      .header('Allow', methods.join(', '))
      .send({
        success: false,
        message: `不支持${request.method}请求方法，支持 ${methods.join('、')}`,
        code: 405,
        result: null,
        timestamp: Date.now(),
        requestId: request.id,
      });
}
