import type { Call, DownloadedFile, Transport } from './transport.ts';

/** Where a {@link createFetchTransport} calls, and as whom. */
export interface FetchTransportOptions {
  /** The server's base path, such as `https://freight.example/jeecg-boot`. */
  baseUrl: string;
  /** Headers of each call, such as `X-Access-Token` and `tenant_id`; asked for each time, so that a new token counts at once. */
  headers?: () => Readonly<Record<string, string>>;
  /** Milliseconds after which a call that names no time is given up, default 20,000. */
  timeout?: number;
  /** By default the global one. */
  fetch?: typeof fetch;
}

/** A call that the server refused, or that got no answer which could be read. */
export class FreightApiError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** Code of the envelope; undefined where there was none. */
  readonly code: number | string | undefined;
  /** Five-digit domain code. */
  readonly errorCode: number | undefined;
  /** What the server says besides, such as refused fields. */
  readonly errorData: unknown;

  constructor(message: string, { status, envelope = {} }: { status: number; envelope?: Partial<Envelope> }) {
    super(message);
    this.name = 'FreightApiError';
    this.status = status;
    this.code = envelope.code;
    this.errorCode = envelope.errorCode;
    this.errorData = envelope.errorData;
  }
}

/**
 * A transport over `fetch`, for scripts, tests and apps without a client of their own.
 *
 * @example const api = createFreightApi(createFetchTransport({ baseUrl, headers: () => ({ 'X-Access-Token': token, tenant_id: '0' }) }));
 * @throws FreightApiError the server refuses, or answers what cannot be read; DOMException when the signal or the time ends the call
 */
export function createFetchTransport(options: FetchTransportOptions): Transport {
  const send = options.fetch ?? fetch;
  return {
    request: async <Result>(call: Call): Promise<Result> => {
      const { query = {}, signal, timeout = options.timeout ?? 20_000, content = 'json' } = call;
      const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
        value === null || value === undefined ? [] : [[name, String(value)]],
      );
      const search = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
      const limit = AbortSignal.timeout(timeout);
      const answer = await send(`${options.baseUrl}${call.path}${search}`, {
        method: call.method,
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
        headers: {
          ...options.headers?.(),
          ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
          ...(call.checkOnly === true ? { 'X-Check-Only': '1' } : {}),
          // The boundary of a form is known to `fetch` alone.
          ...(call.body === undefined || call.body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(call.body === undefined ? {} : { body: call.body instanceof FormData ? call.body : JSON.stringify(call.body) }),
      });
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      // A refused export answers an envelope instead of a file.
      if (content === 'file' && answer.ok && !isJson) return (await fileOf(answer)) as Result;
      if (!isJson) throw new FreightApiError(`${call.path}: ${answer.status} is not JSON.`, { status: answer.status });
      const read: unknown = await answer.json();
      if (content === 'raw' && answer.ok) return read as Result;
      if (!isEnvelope(read)) throw new FreightApiError(`${call.path}: the answer has no envelope.`, { status: answer.status });
      if (!read.success)
        throw new FreightApiError(read.message ?? `${call.path}: ${answer.status}`, { status: answer.status, envelope: read });
      return read.result as Result;
    },
  };
}

interface Envelope {
  success: boolean;
  message: string | null;
  code?: number | string;
  result?: unknown;
  errorCode?: number;
  errorData?: unknown;
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'success' in value && typeof value.success === 'boolean';

async function fileOf(answer: Response): Promise<DownloadedFile> {
  const disposition = answer.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=utf-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  return { blob: await answer.blob(), fileName: encoded === undefined ? plain : decoded(encoded) };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
