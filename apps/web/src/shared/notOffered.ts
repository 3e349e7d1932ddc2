import { ApiError } from '@tarmac/admin-kit/request';

/** What is said where a server of another make lacks what is asked for. @source REQ-01 */
export const notOffered = { zh: '当前服务器没有提供此接口', en: 'This server does not offer this' };

/** Whether a call failed because the server has nothing at that address. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || String(error.code) === '404');
