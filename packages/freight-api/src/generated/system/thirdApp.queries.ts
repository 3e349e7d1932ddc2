// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import { createThirdAppApi } from './thirdApp.ts';
/** Questions of thirdApp as TanStack Query takes them. */
export const createThirdAppQueries = (transport: Transport) => {
  const api = createThirdAppApi(transport);
  return {
    /** 已启用的第三方通讯录 · Directories to exchange users with. Needs `user:list`. */
    enabledTypes: (): QueryOptions<{
      wechatEnterprise: boolean;
      dingtalk: boolean;
    }> => ({ queryKey: ['thirdApp', 'enabledTypes'], queryFn: ({ signal }) => api.enabledTypes({ signal }) }),
  };
};
