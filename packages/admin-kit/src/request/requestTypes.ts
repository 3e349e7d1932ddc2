import type { QueryValue } from './queryString.ts';
import type { ApiError } from './ApiError.ts';
import type { ShapeCheck } from './shape.ts';
import type { AnswerStore } from './timedCache.ts';

/** One call of the server. */
export interface RequestCall<Result = unknown> {
  /** Method, 'GET' unless said. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path, with its leading slash. */
  path: string;
  /** Parameters of the address. */
  query?: Readonly<Record<string, QueryValue>>;
  /** JSON, or FormData for an upload. */
  body?: unknown;
  /** `file` answers a `DownloadedFile`; `raw` answers JSON as it stands, without an envelope, as Spring's actuator does. */
  content?: 'json' | 'file' | 'upload' | 'raw';
  /** One key per action of a person; makes the call repeatable. */
  idempotencyKey?: string;
  /** The server tells what it would refuse, and changes nothing. */
  checkOnly?: boolean;
  /** Cancels this call; others that share its answer go on. */
  signal?: AbortSignal;
  /** Milliseconds for the call with all its tries; 20000 unless said. Imports and exports take longer. */
  timeout?: number;
  /** Codes of unsuccessful envelopes that are handed back instead of thrown, such as 406 of the login. */
  passCodes?: readonly (number | string)[];
  /** Answers the whole envelope instead of its result. */
  envelope?: boolean;
  /** Used instead of the stored token, such as that of a login which is not complete yet. */
  token?: string;
  /** What the answer must look like; anything else is thrown as a malformed answer. @source security 66 */
  check?: ShapeCheck<Result>;
  /** Shows the server's message of any failure as a notification; otherwise failures that nobody announced are the caller's. */
  announce?: boolean;
  /** Throws failures without any notification, dialog or logout, such as those of the logout itself. */
  quiet?: boolean;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** Told how much of the body has left, 0 to 100; the time-out then counts from the last byte that moved. */
  onProgress?: (percent: number) => void;
}

/** What the short helpers take beside path and parameters. */
export type CallOptions<Result = unknown> = Omit<RequestCall<Result>, 'method' | 'path' | 'query' | 'body' | 'content'>;

/** A file that the server sent. */
export interface DownloadedFile {
  /** What is in it. */
  blob: Blob;
  /** What the server calls it. */
  fileName: string | undefined;
}

/** Who makes a call, and which. */
export interface Asker {
  /** Token of the session; undefined where nobody is signed in. */
  token: string | undefined;
  /** Tenant whose rows are meant. */
  tenantId: number | string;
  /** Language of the answer, such as `zh-CN`. */
  locale: string;
  /** What the call says of itself. */
  call: Pick<RequestCall, 'idempotencyKey' | 'checkOnly'>;
}

/** How a server spells headers, addresses and answers. */
export interface RequestWire {
  /** Base path unless the host says another. */
  basePath: string;
  /** Headers that say who asks, besides those of the body. */
  headers: (asker: Asker) => Record<string, string>;
  /** Parameters of a call as they are sent. `nowMs`: milliseconds since 1970. */
  query: (call: Pick<RequestCall, 'method' | 'path' | 'query'>, nowMs: number) => Readonly<Record<string, QueryValue>>;
  /** Reads a parsed answer; undefined when it is none of this server. */
  read: (body: unknown) => Envelope | undefined;
  /** Whether the server's words say that a token is not valid any more. */
  isTokenOver: (message: string) => boolean;
}

/** What the client needs of its surroundings; nothing in it knows a browser, so it works in Node and in tests. */
export interface RequestClientOptions {
  /** How the server spells headers, addresses and answers, such as `jeecgWire`. */
  wire: RequestWire;
  /** Base path of the server; that of its wire unless said. @source REQ-01 */
  basePath?: string;
  /** Token of who is signed in, asked before each call. */
  token: () => string | undefined;
  /** Sent with every call. @source REQ-02 */
  tenantId: () => number | string;
  /**
   * Who asks, such as the user's id. An answer that arrives for somebody who left is dropped, and kept answers are never given
   * to another. Without it the token says who asks, and nothing is kept across a reload.
   */
  identity?: () => string | undefined;
  /** Language that the server is asked in, and of texts that come from no server. */
  locale?: () => string;
  /**
   * While true every call is cancelled before it leaves, unless it brings its own token: the page belongs to somebody who is not
   * signed in any more.
   */
  paused?: () => boolean;
  /** Shows a short notification. */
  notify?: (notice: { title: string; message: string; durationMs: number }) => void;
  /** Shows the modal of an expired login; resolves when its button is pressed. */
  confirmExpired?: (dialog: { title: string; message: string; button: string }) => Promise<void>;
  /** Forgets the session and reloads the page. Called once for a token, however many calls failed. */
  leave?: (error?: ApiError) => void;
  /** Where answers of `getCached` outlive a reload. @source REQ-07 */
  store?: AnswerStore;
  /** In place of the browser's, for tests. */
  fetch?: typeof fetch;
  /** Sends calls with `onProgress`; XMLHttpRequest unless given. Where there is none, `fetch` sends them without progress. */
  sendWithProgress?: (address: string, given: RequestInit & { onProgress: (percent: number) => void }) => Promise<Response>;
  /** Clock in milliseconds. */
  now?: () => number;
  /** Waits between tries; rejects when the signal ends. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Between 0 and 1, for the jitter of retries. */
  random?: () => number;
}

/** The client: one method for every call, and short helpers. */
export interface RequestClient {
  /** Calls the server. */
  request<Result>(call: RequestCall<Result>): Promise<Result>;
  /** Calls it by GET. */
  get<Result>(path: string, query?: RequestCall['query'], options?: CallOptions<Result> | AbortSignal): Promise<Result>;
  /** Calls it by POST. */
  post<Result>(path: string, body?: unknown, options?: CallOptions<Result>): Promise<Result>;
  /** Calls it by PUT. */
  put<Result>(path: string, body?: unknown, options?: CallOptions<Result>): Promise<Result>;
  /** Parameters travel in the query, never in a body. */
  delete<Result>(path: string, query?: RequestCall['query'], options?: CallOptions<Result>): Promise<Result>;
  /** A file; an error envelope in its place is thrown as the error it is. 120 s unless said. */
  download(path: string, query?: RequestCall['query'], options?: CallOptions | AbortSignal): Promise<DownloadedFile>;
  /** Multipart form data. 120 s unless said. */
  upload<Result>(path: string, form: FormData, options?: CallOptions<Result> | AbortSignal): Promise<Result>;
  /**
   * A GET whose answer is kept: in memory, and in the store where one is given. For dictionaries (7 days) and report metadata
   * (30 s).
   *
   * @param keepForMs milliseconds
   * @source REQ-07
   */
  getCached<Result>(path: string, call: CallOptions<Result> & { query?: RequestCall['query']; keepForMs: number }): Promise<Result>;
  /** Forgets kept answers below a path, or all of them. */
  forgetCached(path?: string): void;
  /** A client of its own for a page or a tab: ending it cancels what it still waits for, and nothing else. */
  scope(): RequestScope;
  /** Cancels every call that is under way, such as at a logout. */
  cancelAll(): void;
}

/** A client that ends with the page it was made for. @source REQ-05, security 67 */
export interface RequestScope extends RequestClient {
  /** Aborted once the page is gone. */
  readonly signal: AbortSignal;
  /** Cancels its calls; later ones are refused. */
  abort(): void;
}

/** What an answer of the server says, whatever it comes in. */
export interface Envelope {
  /** Whether the call did what it was for. */
  success: boolean;
  /** The server's words. */
  message?: string | null;
  /** What kind of failure it is, often the status of HTTP; absent in answers without one. */
  code?: number | string;
  /** What was asked for; absent where there is nothing to tell. */
  result?: unknown;
  /** Which rule refused; absent where none has a code. */
  errorCode?: number;
  /** More about the refusal, such as the inputs that are wrong. */
  errorData?: unknown;
  /** What the logs of the server know the call by. */
  requestId?: string;
}
