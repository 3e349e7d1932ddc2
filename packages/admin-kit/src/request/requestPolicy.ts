import type { RequestTexts } from './requestTexts.ts';

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

/** How long notifications of failures stay. @source REQ-05 */
export const failureNotificationMs = 4000;
/** How long after a 401 the page is left. @source REQ-05 */
export const logoutDelayMs = 1500;

/**
 * Decides what a failed status means for the person.
 *
 * @param message the server's own words, empty when it had none
 * @source REQ-05
 */
export function reactToFailure(status: number, message: string, hasToken: boolean, texts: RequestTexts): FailureReaction {
  if (status === 403) return { kind: 'notify', title: texts.systemPrompt, message: texts.accessDenied };
  if (status === 404) return { kind: 'notify', title: texts.systemPrompt, message: texts.notFound };
  if (status === 504) return { kind: 'notify', title: texts.systemPrompt, message: texts.gatewayTimeout };
  if (status === 401) {
    const reaction = { title: texts.systemPrompt, message: texts.unauthorised };
    return hasToken ? { kind: 'unauthorised', ...reaction } : { kind: 'notify', ...reaction };
  }
  if (status === 500 && hasToken && message.includes('Token失效'))
    return { kind: 'expired', title: texts.loginExpired, message: texts.loginExpiredHint };
  return { kind: 'throw', message: message === '' ? texts.failed : message };
}

/** Delays before the second and the third try, before jitter. */
export const retryDelaysMs: readonly number[] = [500, 1500];

/**
 * Whether a try that failed with this status (0: no answer) may be repeated. Only reading, and writing under an
 * idempotency key, is safe to repeat.
 */
export function mayRetry(method: string, hasIdempotencyKey: boolean, status: number, triesSoFar: number): boolean {
  if (triesSoFar > retryDelaysMs.length) return false;
  if (method !== 'GET' && !hasIdempotencyKey) return false;
  return status === 0 || status === 502 || status === 503 || status === 504;
}

/** Whether a parsed answer has the shape of the wire's envelope. */
export function isEnvelope(value: unknown): value is {
  success: boolean;
  message?: string | null;
  code?: number | string;
  result?: unknown;
  errorCode?: number;
  errorData?: unknown;
  requestId?: string;
} {
  return typeof value === 'object' && value !== null && typeof (value as { success?: unknown }).success === 'boolean';
}
