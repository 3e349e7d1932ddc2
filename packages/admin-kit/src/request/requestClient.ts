import { ApiError } from './ApiError.ts';
import { type QueryValue, queryString } from './queryString.ts';
import { failureNotificationMs, isEnvelope, logoutDelayMs, mayRetry, reactToFailure, retryDelaysMs } from './requestPolicy.ts';
import { type RequestTexts, requestTexts } from './requestTexts.ts';

/** One call of the wire. */
export interface RequestCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path, with its leading slash. */
  path: string;
  query?: Readonly<Record<string, QueryValue>>;
  /** JSON, or FormData for an upload. */
  body?: unknown;
  /** `file` answers a `DownloadedFile`. */
  content?: 'json' | 'file' | 'upload';
  /** One key per action of a person; makes the call repeatable. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Milliseconds; 20000 unless said. Imports and exports take longer. */
  timeout?: number;
  /** Codes of unsuccessful envelopes that are handed back instead of thrown, such as 406 of the login. */
  passCodes?: readonly (number | string)[];
  /** Answers the whole envelope instead of its result. */
  envelope?: boolean;
  /** Used instead of the stored token, such as that of a login which is not complete yet. */
  token?: string;
}

/** A file that the server sent. */
export interface DownloadedFile {
  blob: Blob;
  fileName: string | undefined;
}

/** What the client needs of its surroundings; nothing in it knows a browser, so it works in Node and in tests. */
export interface RequestClientOptions {
  /** @source REQ-01 */
  basePath?: string;
  token: () => string | undefined;
  /** Sent with every call. @source REQ-02 */
  tenantId: () => number | string;
  locale?: () => string;
  /** Shows a short notification. */
  notify?: (notice: { title: string; message: string; durationMs: number }) => void;
  /** Shows the modal of an expired login; resolves when its button is pressed. */
  confirmExpired?: (dialog: { title: string; message: string; button: string }) => Promise<void>;
  /** Forgets the session and reloads the page. Called once, however many calls failed. */
  leave?: () => void;
  fetch?: typeof fetch;
  now?: () => number;
  /** Waits between tries. */
  wait?: (ms: number) => Promise<void>;
  random?: () => number;
}

/** The client: one method for every call, and short helpers. */
export interface RequestClient {
  request<Result>(call: RequestCall): Promise<Result>;
  get<Result>(path: string, query?: RequestCall['query'], signal?: AbortSignal): Promise<Result>;
  post<Result>(path: string, body?: unknown): Promise<Result>;
  put<Result>(path: string, body?: unknown): Promise<Result>;
  /** Parameters travel in the query, never in a body. */
  delete<Result>(path: string, query?: RequestCall['query']): Promise<Result>;
  download(path: string, query?: RequestCall['query'], signal?: AbortSignal): Promise<DownloadedFile>;
  upload<Result>(path: string, form: FormData, signal?: AbortSignal): Promise<Result>;
}

/** Default base path and time-out. @source REQ-01 */
export const defaultBasePath = '/jeecg-boot';
/** Milliseconds. @source REQ-01 */
export const defaultTimeoutMs = 20_000;

/**
 * Creates the client of a JeecgBoot wire: headers, time-out, envelope, retries and the exact reaction to each failure.
 *
 * @source REQ-01 … REQ-05, security 67
 */
export function createRequestClient(options: RequestClientOptions): RequestClient {
  const { basePath = defaultBasePath, now = Date.now, random = Math.random } = options;
  const doFetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const wait = options.wait ?? ((ms: number) => new Promise((resolve) => setTimeout(resolve, ms)));
  const inFlight = new Map<string, Promise<unknown>>();
  let leaving = false;

  const texts = (): RequestTexts => ((options.locale?.() ?? 'zh-CN').startsWith('en') ? requestTexts.en : requestTexts.zh);

  async function once(call: RequestCall): Promise<Response> {
    const time = AbortSignal.timeout(call.timeout ?? defaultTimeoutMs);
    const signal = call.signal === undefined ? time : AbortSignal.any([time, call.signal]);
    const token = call.token ?? options.token();
    const headers: Record<string, string> = { tenant_id: String(options.tenantId()), 'Accept-Language': options.locale?.() ?? 'zh-CN' };
    if (token !== undefined) headers['X-Access-Token'] = token;
    if (call.idempotencyKey !== undefined) headers['Idempotency-Key'] = call.idempotencyKey;
    const isForm = typeof FormData !== 'undefined' && call.body instanceof FormData;
    if (call.body !== undefined && !isForm) headers['Content-Type'] = 'application/json;charset=UTF-8';
    try {
      return await doFetch(`${basePath}${call.path}${queryString(withTimestamp(call, now()))}`, {
        method: call.method,
        headers,
        body: call.body === undefined ? undefined : isForm ? (call.body as FormData) : JSON.stringify(call.body),
        signal,
      });
    } catch (error) {
      if (call.signal?.aborted === true) throw error;
      throw new ApiError(time.aborted ? texts().timeout : texts().network, { status: 0 });
    }
  }

  async function withRetries(call: RequestCall): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const delay = (retryDelaysMs[tries - 1] ?? 0) * (1 + random() * 0.3);
      try {
        const response = await once(call);
        if (!mayRetry(call.method, call.idempotencyKey !== undefined, response.status, tries)) return response;
      } catch (error) {
        if (!(error instanceof ApiError) || !mayRetry(call.method, call.idempotencyKey !== undefined, 0, tries)) throw error;
      }
      await wait(delay);
    }
  }

  function leaveOnce(delayMs: number): void {
    if (leaving) return;
    leaving = true;
    void wait(delayMs).then(() => {
      leaving = false;
      options.leave?.();
    });
  }

  /** Reacts to a failure and makes the error that the caller gets. */
  function fail(status: number, body: unknown): ApiError {
    const envelope = isEnvelope(body) ? body : undefined;
    const said = textOf(body);
    const reaction = reactToFailure(status, said, options.token() !== undefined, texts());
    if (reaction.kind === 'notify' || reaction.kind === 'unauthorised') {
      if (!(reaction.kind === 'unauthorised' && leaving))
        options.notify?.({ title: reaction.title, message: reaction.message, durationMs: failureNotificationMs });
    }
    if (reaction.kind === 'unauthorised') leaveOnce(logoutDelayMs);
    if (reaction.kind === 'expired' && !leaving) {
      leaving = true;
      const asked =
        options.confirmExpired?.({ title: reaction.title, message: reaction.message, button: texts().reLogin }) ?? Promise.resolve();
      void asked.then(() => {
        leaving = false;
        options.leave?.();
      });
    }
    const message = reaction.kind === 'throw' || said === '' ? reaction.message : said;
    return new ApiError(message, {
      status,
      code: envelope?.code,
      errorCode: envelope?.errorCode,
      errorData: envelope?.errorData,
      requestId: envelope?.requestId,
      announced: reaction.kind !== 'throw',
    });
  }

  async function read(call: RequestCall, response: Response): Promise<unknown> {
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    if (response.ok && call.content === 'file' && !isJson) {
      const blob = await response.blob();
      if (blob.size === 0) throw new ApiError(texts().emptyFile, { status: response.status });
      return { blob, fileName: fileNameOf(response.headers.get('content-disposition')) } satisfies DownloadedFile;
    }
    const raw = await response.text();
    const body = parse(raw);
    if (!response.ok) throw fail(response.status, body);
    if (!isEnvelope(body)) throw new ApiError(texts().malformed, { status: response.status });
    if (!body.success && !(body.code !== undefined && call.passCodes?.some((code) => String(code) === String(body.code)))) {
      if (call.content === 'file' && body.message?.includes('Token失效')) throw fail(500, body);
      throw new ApiError(body.message || texts().failed, {
        status: response.status,
        code: body.code,
        errorCode: body.errorCode,
        errorData: body.errorData,
        requestId: body.requestId,
      });
    }
    // A successful answer to a request for a file must be a file.
    if (call.content === 'file') throw new ApiError(body.message || texts().malformed, { status: response.status });
    return call.envelope === true ? body : (body.result ?? null);
  }

  async function request<Result>(call: RequestCall): Promise<Result> {
    const perform = async () => read(call, await withRetries(call));
    // Equal questions that are still in flight share one answer, unless the caller wants to cancel its own.
    if (call.method !== 'GET' || call.signal !== undefined || call.content === 'file') return (await perform()) as Result;
    const key = `${options.token() ?? ''} ${options.tenantId()} ${call.envelope === true} ${call.path}${queryString(call.query ?? {})}`;
    const known = inFlight.get(key);
    if (known !== undefined) return known as Promise<Result>;
    const answer = perform().finally(() => inFlight.delete(key));
    inFlight.set(key, answer);
    return answer as Promise<Result>;
  }

  return {
    request,
    get: (path, query, signal) => request({ method: 'GET', path, query, signal }),
    post: (path, body) => request({ method: 'POST', path, body }),
    put: (path, body) => request({ method: 'PUT', path, body }),
    delete: (path, query) => request({ method: 'DELETE', path, query }),
    download: (path, query, signal) => request({ method: 'GET', path, query, content: 'file', signal, timeout: 120_000 }),
    upload: (path, form, signal) => request({ method: 'POST', path, body: form, content: 'upload', signal, timeout: 120_000 }),
  };
}

/** A key for one action of a person, kept through its retries. */
export const createIdempotencyKey = (): string => crypto.randomUUID();

// Dictionary items are cached by address, so they go without the time. @source REQ-03
function withTimestamp(call: RequestCall, now: number): Readonly<Record<string, QueryValue>> {
  if (call.method !== 'GET' || call.path.includes('sys/dict/getDictItems')) return call.query ?? {};
  return { ...call.query, _t: Math.floor(now / 1000) };
}

function textOf(body: unknown): string {
  const message = typeof body === 'object' && body !== null ? (body as { message?: unknown }).message : undefined;
  return typeof message === 'string' ? message : '';
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined;
  }
}

function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return undefined;
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}
