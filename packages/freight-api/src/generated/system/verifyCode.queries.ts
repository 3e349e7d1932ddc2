// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { LocalMessage, VerifyCode } from '../models.ts';
import type { VerifyCodeListQuery, VerifyCodeViewCodeQuery } from './verifyCode.ts';
import { createVerifyCodeApi } from './verifyCode.ts';
/** Questions of verifyCode as TanStack Query takes them. */
export const createVerifyCodeQueries = (transport: Transport) => {
  const api = createVerifyCodeApi(transport);
  return {
    /** 验证码列表 · List: Verification code. Needs `verifyCode:list`. */
    list: (query: VerifyCodeListQuery = {}): QueryOptions<Page<VerifyCode>> => ({
      queryKey: ['verifyCode', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 查看本地短信 · Read a message that was kept and not sent. Needs `verifyCode:viewCode`. */
    viewCode: (query: VerifyCodeViewCodeQuery): QueryOptions<LocalMessage> => ({
      queryKey: ['verifyCode', 'viewCode', query],
      queryFn: ({ signal }) => api.viewCode(query, { signal }),
    }),
  };
};
