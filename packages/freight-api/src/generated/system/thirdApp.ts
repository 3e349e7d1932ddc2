// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Calls of thirdApp. */
export const createThirdAppApi = (transport: Transport) => ({
  /** 已启用的第三方通讯录 · Directories to exchange users with. Needs `user:list`. */
  enabledTypes: (options?: CallOptions) =>
    transport.request<{
      wechatEnterprise: boolean;
      dingtalk: boolean;
    }>({ method: 'GET', path: `/sys/thirdApp/getEnabledType`, ...options }),
});
