// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
/** Calls of thirdApp. */
export const createThirdAppApi = (transport: Transport) => ({
  /** 已启用的第三方通讯录 · Directories to exchange users with. Needs `user:list`. */
  enabledTypes: (options?: CallOptions) =>
    transport.request<{
      wechatEnterprise: boolean;
      dingtalk: boolean;
    }>({ method: 'GET', path: `/sys/thirdApp/getEnabledType`, ...options }),
});
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
