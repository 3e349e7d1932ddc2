import type { RequestTexts } from './requestTexts.ts';
import type { RequestCall, RequestWire, Envelope } from './requestTypes.ts';

/** What a failed answer asks of the client, decided without any side effect. */
export type FailureReaction =
  /** Nothing but the error itself: the caller shows it. */
  | { kind: 'throw'; message: string }
  /** A notification for four seconds. */
  | { kind: 'notify'; title: string; message: string }
  /** A notification, then logout and reload after 1.5 s. */
  | { kind: 'unauthorised'; title: string; message: string }
  /** A modal whose only button logs out and reloads. */
  | { kind: 'expired'; title: string; message: string };

/**
 * How the token that a call carried stands to the one that is stored now: `none` was sent, it is `current`, or it is `stale`,
 * because the person logged out or in again while the answer was on its way.
 */
export type TokenState = 'none' | 'current' | 'stale';

/** How long notifications of failures stay. @source REQ-05 */
export const failureNotificationMs = 4000;
/** How long after a 401 the page is left. @source REQ-05 */
export const logoutDelayMs = 1500;

/**
 * Decides what a failed status means for the person. A failure of a token that is stored no more concerns nobody: it is only
 * thrown.
 *
 * @source REQ-05
 */
export function reactToFailure({ status, message, token, wire }: FailedAnswer, texts: RequestTexts): FailureReaction {
  const title = texts.systemPrompt;
  if (status === 403) return { kind: 'notify', title, message: texts.accessDenied };
  if (status === 404) return { kind: 'notify', title, message: texts.notFound };
  if (status === 504) return { kind: 'notify', title, message: texts.gatewayTimeout };
  if (status === 401) {
    if (token === 'stale') return { kind: 'throw', message: message || texts.unauthorised };
    return { kind: token === 'current' ? 'unauthorised' : 'notify', title, message: texts.unauthorised };
  }
  if (status === 500 && token === 'current' && wire.isTokenOver(message))
    return { kind: 'expired', title: texts.loginExpired, message: texts.loginExpiredHint };
  return { kind: 'throw', message: message === '' ? texts.failed : message };
}

/** A failed answer. */
export interface FailedAnswer {
  status: number;
  /** The server's own words, empty when it had none. */
  message: string;
  token: TokenState;
  /** Knows the server's words for a token that is not valid any more. */
  wire: Pick<RequestWire, 'isTokenOver'>;
}

/** Compares the token that a call carried with the stored one. */
export function tokenState(sent: string | undefined, stored: string | undefined): TokenState {
  if (sent === undefined) return 'none';
  return sent === stored ? 'current' : 'stale';
}

/** Delays before the second and the third try, before jitter. @source security 67 */
const retryDelaysMs: readonly number[] = [500, 1500];

/** A try that failed. */
export interface FailedTry {
  method: string;
  hasIdempotencyKey: boolean;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** This one included. */
  tries: number;
  /** What `Retry-After` said, in seconds. */
  retryAfter?: number;
  /** Between 0 and 1. */
  random: number;
}

/**
 * How long to wait before the next try, undefined when there is none. Only reading, and writing under an idempotency key, is
 * safe to repeat. A 409 that names a time comes from a server that still works on the first try of the same key.
 *
 * @returns milliseconds: 500, then 1500, with up to 30 % more so that many windows do not come back at once
 * @source security 54, 67
 */
export function retryDelayMs({ method, hasIdempotencyKey, status, tries, retryAfter, random }: FailedTry): number | undefined {
  const delay = retryDelaysMs[tries - 1];
  if (delay === undefined || (method !== 'GET' && !hasIdempotencyKey)) return undefined;
  const isAtWork = status === 409 && hasIdempotencyKey && retryAfter !== undefined;
  if (isAtWork) return Math.min(Math.max(retryAfter * 1000, delay), 5000);
  return [0, 502, 503, 504].includes(status) ? delay * (1 + random * 0.3) : undefined;
}

/** What a well-formed answer of status 200 means. */
export type Verdict = 'accepted' | 'handedBack' | 'expired' | 'refused';

/** Judges an envelope: done, refused with a code that the caller asked for, refused because the token is over, or refused. */
export function judge(envelope: Envelope, { passCodes = [], wire }: Pick<RequestCall, 'passCodes'> & Pick<FailedAnswer, 'wire'>): Verdict {
  if (envelope.success) return 'accepted';
  if (envelope.code !== undefined && passCodes.some((code) => String(code) === String(envelope.code))) return 'handedBack';
  return wire.isTokenOver(envelope.message ?? '') ? 'expired' : 'refused';
}

/** What came in place of a file. */
export type FileVerdict = 'file' | 'empty' | 'peek' | 'page';

/** How large an answer without a name may be to be looked into, in bytes: envelopes are small. */
const peekBytes = 65_536;

/**
 * Decides what an answer to a request for a file is. A name says that it is one; JSON may be an error envelope, whether it is
 * named or not, and so may be something small without a name. A web page is that of a proxy in between.
 *
 * @source REQ-04
 */
export function judgeFile(type: string, { isNamed, bytes }: { isNamed: boolean; bytes: number }): FileVerdict {
  if (bytes === 0) return 'empty';
  if (type.includes('json')) return 'peek';
  if (isNamed) return 'file';
  if (type.includes('html')) return 'page';
  return bytes <= peekBytes ? 'peek' : 'file';
}
