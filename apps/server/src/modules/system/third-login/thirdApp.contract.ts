import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';

/**
 * Which directories of third parties people are exchanged with. Clients of JeecgBoot 2.4 ask on the list of users, and offer the
 * exchange with those that are on.
 *
 * @source JeecgBoot v2.4.6, ThirdAppController and JThirdAppButton.vue
 */
export const thirdAppContract = contract('/sys/thirdApp', {
  about: { domain: 'system', name: 'thirdApp' },
  endpoints: {
    enabledTypes: {
      method: 'GET',
      path: '/getEnabledType',
      permission: 'user:list',
      summary: { zh: '已启用的第三方通讯录', en: 'Directories to exchange users with' },
      reply: z.object({ wechatEnterprise: z.boolean(), dingtalk: z.boolean() }),
    },
  },
});
