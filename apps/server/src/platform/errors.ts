import type { LocalizedText } from '@tarmac/freight-api/rules';
import { englishOf } from './englishOf.ts';

/** What went wrong, in the sense that decides the HTTP status. */
export type ErrorKind =
  | 'InvalidInput'
  | 'Unauthenticated'
  | 'Forbidden'
  | 'NotFound'
  | 'Conflict'
  | 'TooLarge'
  | 'TooMany'
  | 'Business'
  | 'Unavailable';

/** One refused input field: its path in the request and the reason in the reader's language. */
export interface FieldError {
  path: string;
  message: string;
  /** The reason in English, where it is not one of the declared texts; it does not leave the server beside the other one. */
  english?: string;
}

/** What an error may carry beyond its kind and message. */
export interface AppErrorDetails {
  /** Envelope code when it is not the one of the kind. */
  code?: number | string;
  /** Five-digit domain code. @source freight-domain 3.20 */
  errorCode?: number;
  /** Anything the client needs to show or to repair it, such as field errors. */
  errorData?: unknown;
  /** Envelope result that goes with a failure, such as what a login still needs. */
  result?: unknown;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * An error whose message is meant for the person at the screen. All other errors are shown as one plain sentence. What is thrown where
 * nobody knows who reads it says it in both languages; `message` is then the Chinese one.
 */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly details: AppErrorDetails;
  readonly texts: LocalizedText;

  constructor(kind: ErrorKind, message: string | LocalizedText, details: AppErrorDetails = {}) {
    const texts = typeof message === 'string' ? { zh: message, en: englishOf(message) } : message;
    super(texts.zh, { cause: details.cause });
    this.name = kind;
    this.kind = kind;
    this.details = details;
    this.texts = texts;
  }
}

/** HTTP status and envelope code of each kind. @source security 1.4, architecture 2 */
export const errorStatus: Readonly<Record<ErrorKind, { status: number; code: number }>> = {
  InvalidInput: { status: 400, code: 400 },
  Unauthenticated: { status: 401, code: 401 },
  Forbidden: { status: 403, code: 510 },
  NotFound: { status: 404, code: 404 },
  Conflict: { status: 409, code: 409 },
  TooLarge: { status: 413, code: 413 },
  TooMany: { status: 429, code: 429 },
  Business: { status: 200, code: 500 },
  Unavailable: { status: 503, code: 503 },
};

/** The input does not say what it must. `fields` names the places. */
export function invalidInput(message: string | LocalizedText, fields: readonly FieldError[] = []): AppError {
  return new AppError('InvalidInput', message, fields.length > 0 ? { errorData: fields } : {});
}

/** One value of the input cannot be taken; the message stands at its field. */
export const refusedField = (path: string, message: string | LocalizedText): AppError =>
  invalidInput(message, [{ path, ...(typeof message === 'string' ? { message } : { message: message.zh, english: message.en }) }]);

/** As `refusedField`, for calls that people make before they are in or about their password: stock clients expect status 200 there. */
export const refusedEntry = (path: string, message: string): AppError =>
  new AppError('Business', message, { errorData: [{ path, message }] });

/** No session, or one that ended, and why it did. The text is what stock clients look for. @source SESS-02 */
export function unauthenticated(ended?: string): AppError {
  return new AppError('Unauthenticated', 'Token失效，请重新登录', ended === undefined ? {} : { errorData: { ended } });
}

/** A known user who may not. */
export function forbidden(
  message: string | LocalizedText = {
    zh: '没有权限，请联系管理员授权',
    en: 'You don’t have permission to do this. Ask an administrator',
  },
): AppError {
  return new AppError('Forbidden', message);
}

/** The row is missing or not visible to the actor; the answer does not tell which. */
export function notFound(message: string | LocalizedText = { zh: '未找到对应实体', en: 'There is no such entry' }): AppError {
  return new AppError('NotFound', message);
}

/** The stored state does not allow it. */
export function conflict(message: string | LocalizedText, details: AppErrorDetails = {}): AppError {
  return new AppError('Conflict', message, details);
}

/** Someone else changed the row after it was read. @source security 13.55 */
export function staleVersion(): AppError {
  return conflict({ zh: '数据已被他人修改，请刷新后重试', en: 'Someone else changed it. Refresh and try again' }, { errorCode: 40901 });
}

/** Too many calls. `retryAfter` in seconds. */
export function tooMany(
  retryAfter: number,
  message: string | LocalizedText = { zh: '操作过于频繁，请稍后再试', en: 'Too many requests; please try again later' },
): AppError {
  return new AppError('TooMany', message, { retryAfter, errorCode: 42900 });
}

/** Temporarily not possible. */
export function unavailable(
  message: string | LocalizedText = { zh: '服务暂时不可用，请稍后重试', en: 'Not available at the moment; please try again later' },
  details: AppErrorDetails = {},
): AppError {
  return new AppError('Unavailable', message, { retryAfter: 5, ...details });
}

/** A rule of the business says no: HTTP 200 with `success: false`, code 500 and our five-digit code. @source freight-domain 3.20 */
export function businessError(
  errorCode: number,
  { message, errorData }: { message: string | LocalizedText; errorData?: unknown },
): AppError {
  return new AppError('Business', message, errorData === undefined ? { errorCode } : { errorCode, errorData });
}

/**
 * A rule refuses what the actor has the permission for. It is answered like every rule of the business: clients of the wire show fixed
 * words for any 403, and the reason would be lost.
 *
 * @source freight-domain 3.20, jeecg-wire 1.2
 */
export const refusedByRule = (message: string | LocalizedText): AppError => new AppError('Business', message);

/** A remark that a person must confirm before the same call goes through. */
export interface Warning {
  code: number;
  message: string;
}

/** Ends a call without effect and hands the warnings to the client. Thrown by `confirmWarnings`. */
export class WarningsToConfirm extends Error {
  readonly warnings: readonly Warning[];

  constructor(warnings: readonly Warning[]) {
    super('请确认后继续');
    this.name = 'WarningsToConfirm';
    this.warnings = warnings;
  }
}
