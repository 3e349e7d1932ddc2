import { ApiError, cancelled } from './ApiError.ts';
import { queryString } from './queryString.ts';
import { failureNotificationMs, judge, judgeFile, logoutDelayMs, reactToFailure, retryDelayMs, tokenState } from './requestPolicy.ts';
import { type RequestTexts, requestTexts } from './requestTexts.ts';
import type {
  CallOptions,
  DownloadedFile,
  RequestCall,
  RequestClient,
  RequestClientOptions,
  RequestScope,
  Envelope,
} from './requestTypes.ts';
import { checkShape } from './shape.ts';
import { createSharedCalls } from './sharedCalls.ts';
import { createTimedCache } from './timedCache.ts';
import { addressOf, fileNameOf, messageOf, parseJson, retryAfterOf } from './wire.ts';

/** Milliseconds. @source REQ-01 */
const defaultTimeoutMs = 20_000;
/** Milliseconds for files either way. */
const fileTimeoutMs = 120_000;

/**
 * Creates the client of a server: time-out, retries, shared and kept answers, and the exact reaction to each failure. How the server spells
 * headers and answers is said by `wire`.
 *
 * @example const client = createRequestClient({ wire: jeecgWire, token: () => session.state().token, tenantId: () => 0 });
 *
 * @source REQ-01 … REQ-07, security 54, 66, 67
 */
export function createRequestClient(options: RequestClientOptions): RequestClient {
  const { wire, basePath = wire.basePath, now = Date.now, random = Math.random, wait = pause } = options;
  const doFetch = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
  const shared = createSharedCalls();
  const cache = createTimedCache({ now, ...(options.identity === undefined ? {} : { store: options.store }) });
  let everything = new AbortController();
  // The token whose end the person was already told of.
  let leftToken: string | undefined;

  const texts = (): RequestTexts => ((options.locale?.() ?? 'zh-CN').startsWith('en') ? requestTexts.en : requestTexts.zh);
  const malformed = (status: number): ApiError => new ApiError(texts().malformed, { status });
  const timedOut = (): ApiError => new ApiError(texts().timeout, { status: 0 });
  const who = (): string | undefined => (options.identity ?? options.token)();

  /** Sends a call until it succeeds or may not be repeated, and reads what came. */
  async function perform(call: RequestCall, leaving: AbortSignal): Promise<Envelope | DownloadedFile> {
    const token = call.token ?? options.token();
    const limit = call.timeout ?? defaultTimeoutMs;
    // A call that tells its progress has a time-out of its own, which counts from the last byte that moved.
    const time = call.onProgress ? undefined : AbortSignal.timeout(limit);
    const signal = time ? AbortSignal.any([time, leaving]) : leaving;
    const init = initOf(call, { token, signal });
    const address = addressOf(basePath, { path: call.path, query: wire.query(call, now()) });
    for (let tries = 1; ; tries += 1) {
      const failed = { method: call.method, hasIdempotencyKey: call.idempotencyKey !== undefined, tries, random: random() };
      let delay: number | undefined;
      try {
        const response = await (time
          ? doFetch(address, init)
          : (await import('./sendWatched.ts')).sendWatched(call, { address, init, limit, client: { options, doFetch, timedOut } }));
        const retryAfter = retryAfterOf(response.headers.get('retry-after'));
        delay = response.ok ? undefined : retryDelayMs({ ...failed, status: response.status, retryAfter });
        if (delay === undefined) return await read(call, { response, token });
      } catch (error) {
        if (leaving.aborted) throw leaving.reason;
        if (error instanceof ApiError) throw error;
        if (time?.aborted) throw timedOut();
        delay = retryDelayMs({ ...failed, status: 0 });
        if (delay === undefined) throw new ApiError(texts().network, { status: 0 });
      }
      await wait(delay, signal).catch((error: unknown) => {
        throw leaving.aborted ? leaving.reason : time?.aborted ? timedOut() : error;
      });
    }
  }

  function initOf(call: RequestCall, { token, signal }: { token: string | undefined; signal: AbortSignal }): RequestInit {
    const headers = wire.headers({ token, tenantId: options.tenantId(), locale: options.locale?.() ?? 'zh-CN', call });
    const isForm = typeof FormData !== 'undefined' && call.body instanceof FormData;
    if (call.body !== undefined && !isForm) headers['Content-Type'] = 'application/json;charset=UTF-8';
    return {
      method: call.method,
      headers,
      body: isForm ? (call.body as FormData) : JSON.stringify(call.body),
      signal,
      keepalive: call.keepalive,
    };
  }

  async function read(
    call: RequestCall,
    { response, token }: { response: Response; token: string | undefined },
  ): Promise<Envelope | DownloadedFile> {
    if (response.ok && call.content === 'file') return readFile(call, { response, token });
    const body = parseJson(await response.text());
    if (!response.ok) throw fail(call, { status: response.status, body, token });
    // Also where JSON as it stands is asked for: a server that refuses, or that wraps everything, answers in an envelope.
    const envelope = wire.read(body);
    if (envelope !== undefined) return accept(call, { status: response.status, body: envelope, token });
    if (call.content === 'raw' && Object(body) === body) return { success: true, result: body };
    throw malformed(response.status);
  }

  async function readFile(
    call: RequestCall,
    { response, token }: { response: Response; token: string | undefined },
  ): Promise<DownloadedFile> {
    const { status, headers } = response;
    const fileName = fileNameOf(headers.get('content-disposition'));
    const type = headers.get('content-type') ?? '';
    const blob = await response.blob();
    const verdict = judgeFile(type, { isNamed: fileName !== undefined, bytes: blob.size });
    if (verdict === 'empty') throw new ApiError(texts().emptyFile, { status });
    if (verdict === 'page') throw malformed(status);
    const body = verdict === 'peek' ? wire.read(parseJson(await blob.text())) : undefined;
    if (body !== undefined) {
      accept(call, { status, body, token });
      // A successful answer to a request for a file must be a file.
      throw new ApiError(body.message || texts().malformed, { status });
    }
    if (verdict === 'peek' && type.includes('json') && fileName === undefined) throw malformed(status);
    return { blob, fileName };
  }

  /** Hands an envelope on, or throws what it refuses. */
  function accept(call: RequestCall, { status, body, token }: { status: number; body: Envelope; token: string | undefined }): Envelope {
    const verdict = judge(body, { wire, ...call });
    if (verdict === 'accepted' || verdict === 'handedBack') return body;
    throw fail(call, { status: verdict === 'expired' ? 500 : status, body, token });
  }

  /** Reacts to a failure and makes the error that the caller gets. */
  function fail(call: RequestCall, { status, body, token }: { status: number; body: unknown; token: string | undefined }): ApiError {
    const envelope = wire.read(body);
    const said = messageOf(body);
    const reaction = reactToFailure({ status, message: said, token: tokenState(token, options.token()), wire }, texts());
    const message = reaction.kind === 'throw' || said === '' ? reaction.message : said;
    let announced = reaction.kind !== 'throw' || call.announce === true;
    if (call.quiet === true) announced = false;
    else if (reaction.kind === 'throw') {
      if (announced) tell(texts().systemPrompt, message);
    } else if (reaction.kind === 'notify') tell(reaction.title, reaction.message);
    const error = new ApiError(message, {
      status,
      code: envelope?.code ?? undefined,
      errorCode: envelope?.errorCode,
      errorData: envelope?.errorData,
      requestId: envelope?.requestId,
      announced,
      response: body,
    });
    if ((reaction.kind === 'unauthorised' || reaction.kind === 'expired') && call.quiet !== true && leftToken !== token) {
      leftToken = token;
      void (reaction.kind === 'unauthorised' ? leaveSoon(reaction, error) : leaveWhenAsked(reaction, error));
    }
    return error;
  }

  const tell = (title: string, message: string) => options.notify?.({ title, message, durationMs: failureNotificationMs });
  async function leaveSoon({ title, message }: { title: string; message: string }, error: ApiError): Promise<void> {
    tell(title, message);
    await wait(logoutDelayMs);
    options.leave?.(error);
  }
  async function leaveWhenAsked({ title, message }: { title: string; message: string }, error: ApiError): Promise<void> {
    await options.confirmExpired?.({ title, message, button: texts().reLogin });
    options.leave?.(error);
  }

  async function request<Result>(call: RequestCall<Result>, scope?: AbortSignal): Promise<Result> {
    if (call.token === undefined && options.paused?.() === true) throw cancelled();
    const signal = AbortSignal.any([everything.signal, ...(scope === undefined ? [] : [scope]), ...(call.signal ? [call.signal] : [])]);
    signal.throwIfAborted();
    const asked = who();
    const token = call.token ?? options.token();
    // Equal questions share one answer. What each caller makes of it (codes, shape) is its own, so it is not part of the key.
    const key = `${asked ?? ''} ${token ?? ''} ${options.tenantId()} ${call.path}${queryString(call.query ?? {})} ${(call.passCodes ?? []).join()}`;
    const isShared = call.method === 'GET' && call.content !== 'file' && call.quiet !== true && call.announce !== true;
    const answer = isShared ? await shared.join(key, { signal, start: (all) => perform(call, all) }) : await perform(call, signal);
    // Somebody else sits here by now.
    if (asked !== undefined && call.token === undefined && who() !== asked) throw cancelled();
    const result = call.content === 'file' || call.envelope === true ? answer : ((answer as Envelope).result ?? null);
    if (call.check === undefined) return result as Result;
    const passed = await checkShape(call.check, result);
    if (passed === undefined) throw malformed(200);
    return passed.value;
  }

  function within(scope?: AbortSignal): RequestClient {
    const send = <Result>(call: RequestCall<Result>) => request<Result>(call, scope);
    return {
      request: send,
      get: (path, query, further) => send({ ...optionsOf(further), method: 'GET', path, query }),
      post: (path, body, further) => send({ ...further, method: 'POST', path, body }),
      put: (path, body, further) => send({ ...further, method: 'PUT', path, body }),
      delete: (path, query, further) => send({ ...further, method: 'DELETE', path, query }),
      download: async (path, query, further) =>
        (await send({ timeout: fileTimeoutMs, ...optionsOf(further), method: 'GET', path, query, content: 'file' })) as DownloadedFile,
      upload: (path, form, further) =>
        send({ timeout: fileTimeoutMs, ...optionsOf(further), method: 'POST', path, body: form, content: 'upload' }),
      getCached: async (path, { query, keepForMs, check, ...further }) => {
        const key = `${path}${queryString(query ?? {})} ${who() ?? ''} ${options.tenantId()} ${options.locale?.() ?? ''}`;
        // The answer is for everybody who asks later, so no single page may cancel it.
        const ask = () => cache.get(key, { keepForMs, load: () => request({ ...further, signal: undefined, method: 'GET', path, query }) });
        const kept = await ask();
        if (check === undefined) return kept as never;
        const passed = await checkShape(check, kept);
        if (passed !== undefined) return passed.value;
        // What an older version kept may look different: it is asked once more.
        cache.forget(key);
        const renewed = await checkShape(check, await ask());
        if (renewed !== undefined) return renewed.value;
        cache.forget(key);
        throw malformed(200);
      },
      forgetCached: (path) => cache.forget(path),
      scope: () => {
        const controller = new AbortController();
        const signal = scope === undefined ? controller.signal : AbortSignal.any([scope, controller.signal]);
        return { ...within(signal), signal, abort: () => controller.abort(cancelled()) } satisfies RequestScope;
      },
      cancelAll: () => {
        everything.abort(cancelled());
        everything = new AbortController();
      },
    };
  }
  return within();
}

/**
 * A key for one action of a person, kept through its retries.
 *
 * @example
 * const idempotencyKey = createIdempotencyKey();
 * await client.post('/device/add', { name: 'Scale' }, { idempotencyKey });
 */
export const createIdempotencyKey = (): string => crypto.randomUUID();

function optionsOf<Result>(further: CallOptions<Result> | AbortSignal | undefined): CallOptions<Result> | undefined {
  return further instanceof AbortSignal ? { signal: further } : further;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
