import { ApiError } from '../request/ApiError.ts';
import { requestTexts } from '../request/requestTexts.ts';
import { sendWatched } from '../request/sendWatched.ts';
import { messageOf, parseJson, retryAfterOf } from '../request/wire.ts';
import type { ResumableOptions } from './resumableOptions.ts';

/** Milliseconds without a byte, or without an answer, after which a call has failed. */
const stallMs = 60_000;
const tusVersion = '1.0.0';

/** A call failed in a way that may pass: what has arrived is still there. */
export class Interrupted extends Error {
  /** Milliseconds that the server asks to wait. */
  readonly waitMs: number | undefined;

  constructor(message: string, waitMs?: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

/** The calls of tus 1.0. @source https://tus.io/protocols/resumable-upload */
export interface TusCalls {
  /** Announces a file. @returns the id of the upload; undefined from a server that takes no pieces */
  start: (file: File, biz: string | undefined) => Promise<string | undefined>;
  /** How many bytes have arrived; undefined when the upload is gone. */
  ask: (id: string) => Promise<number | undefined>;
  /** Sends a piece. @returns how many bytes have arrived now */
  send: (id: string, given: { offset: number; piece: Blob; onProgress: (percent: number) => void }) => Promise<number>;
  /** Calls the upload off; nobody waits for it. */
  end: (id: string) => void;
}

/** What the calls need. */
export interface TusCallsOptions extends Pick<ResumableOptions, 'headers' | 'fetch' | 'sendWithProgress'> {
  /** Address that uploads begin at. */
  address: string;
  signal: AbortSignal;
}

/** Creates the calls of one upload. They throw {@link Interrupted} for what may pass, an ApiError for a refusal. */
export function createTusCalls({ address, signal, headers, ...options }: TusCallsOptions): TusCalls {
  const doFetch = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
  const texts = () => ((headers()['Accept-Language'] ?? 'zh').startsWith('en') ? requestTexts.en : requestTexts.zh);
  const initOf = (method: string, further: Record<string, string> = {}): RequestInit => ({
    method,
    headers: { ...headers(), 'Tus-Resumable': tusVersion, ...further },
    signal,
  });
  const attempt = async (call: () => Promise<Response>): Promise<Response> => {
    try {
      return await call();
    } catch {
      signal.throwIfAborted();
      throw new Interrupted(texts().network);
    }
  };
  const brief = (method: string, { at, further }: { at: string; further?: Record<string, string> }) =>
    attempt(() => {
      const init = initOf(method, further);
      return doFetch(at, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(stallMs)]) });
    });
  const refuse = async (response: Response): Promise<never> => {
    const answer = parseJson(await response.text());
    const message = messageOf(answer) || texts().failed;
    const wait = retryAfterOf(response.headers.get('retry-after'));
    if (mayPass(response.status, wait)) throw new Interrupted(message, wait === undefined ? undefined : wait * 1000);
    throw new ApiError(message, { status: response.status, response: answer });
  };

  return {
    async start(file, biz) {
      const said = { filename: file.name, ...(biz === undefined ? {} : { biz }) };
      const metadata = Object.entries(said).map(([key, value]) => `${key} ${base64(new TextEncoder().encode(value))}`);
      const response = await brief('POST', {
        at: address,
        further: { 'Upload-Length': String(file.size), 'Upload-Metadata': metadata.join() },
      });
      if ([404, 405, 501].includes(response.status)) return undefined;
      if (!response.ok) return refuse(response);
      // Only the id is taken: the token must not travel to wherever an answer points.
      return /\/([\w-]{1,64})$/.exec(response.headers.get('location') ?? '')?.[1];
    },
    async ask(id) {
      const response = await brief('HEAD', { at: `${address}/${id}` });
      if (response.status === 404 || response.status === 410) return undefined;
      return response.ok ? arrived(response) : refuse(response);
    },
    async send(id, { offset, piece, onProgress }) {
      const checksum = await checksumOf(piece);
      const init = initOf('PATCH', {
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(offset),
        ...(checksum === undefined ? {} : { 'Upload-Checksum': `sha256 ${checksum}` }),
      });
      const senders = { options, doFetch, timedOut: () => new ApiError(texts().timeout, { status: 0 }) };
      const watched = { method: 'PUT', path: '', onProgress } as const;
      const response = await attempt(() =>
        sendWatched(watched, { address: `${address}/${id}`, init: { ...init, body: piece }, limit: stallMs, client: senders }),
      );
      return response.ok ? arrived(response) : refuse(response);
    },
    end(id) {
      // Its own signal has ended, and the page may end too.
      doFetch(`${address}/${id}`, { ...initOf('DELETE'), signal: null, keepalive: true }).catch(() => undefined);
    },
  };
}

/** Another offset, somebody else's turn, a damaged piece, a busy or restarting server; a full disk (507) stays full. */
function mayPass(status: number, wait: number | undefined): boolean {
  if (status === 429) return wait !== undefined;
  return [404, 408, 409, 410, 423, 460].includes(status) || (status >= 500 && status !== 507);
}

function arrived(response: Response): number {
  const offset = response.headers.get('upload-offset') ?? '';
  if (!/^\d{1,15}$/.test(offset)) throw new Interrupted('No offset came.');
  return Number(offset);
}

/** SHA-256 in Base64; undefined where the browser gives no way to it, as on plain http. */
async function checksumOf(piece: Blob): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle && base64(new Uint8Array(await subtle.digest('SHA-256', await piece.arrayBuffer())));
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
