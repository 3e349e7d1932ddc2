import type { LocalText } from '@tarmac/admin-kit/i18n';
import { ApiError } from '@tarmac/admin-kit/request';
import { errorText } from '../texts/errorText.ts';

/** What is said where a server of another make lacks what is asked for. @source REQ-01 */
export const notOffered = { zh: '当前服务器没有提供此接口', en: 'This server doesn’t offer this' };

/** Whether a call failed because the server has nothing at that address. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || String(error.code) === '404');

/** What went wrong, for people to read. Only an envelope comes with words for them: a bare 404 gets ours. */
export const problemText = (error: unknown, localize: (text: LocalText) => string): string =>
  isNotOffered(error) && (error as ApiError).code === undefined ? localize(notOffered) : errorText(error);
