import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dateTime, dict, entity, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** That one person acts for another for a while. @source SYS-01, jeecg-wire 3.1, 3.20 */
export const UserAgent = entity('userAgent', {
  label: label('用户代理人设置', 'Stand-in'),
  required: {
    userName: text(label('用户名', 'User name'), { max: 64, filter: 'text', sortable: true }),
    agentUserName: text(label('代理人用户名', 'User name of the stand-in'), { max: 64, filter: 'text', sortable: true }),
    startTime: dateTime(label('代理开始时间', 'From')),
    endTime: dateTime(label('代理结束时间', 'Until')),
  },
  optional: {
    status: dict('valid_status', {
      label: label('状态', 'Status'),
      options: { codes: ['0', '1'], description: '1 in force, 0 not; 0 when absent.' },
    }),
  },
  computed: {
    createName: text(label('创建人姓名', 'Name of the creator'), { max: 100 }),
    updateName: text(label('更新人姓名', 'Name of the changer'), { max: 100 }),
    sysCompanyCode: text(label('所属公司', 'Company'), { max: 64 }),
  },
});

/** @source SYS-01, jeecg-wire 3.1 */
export const userAgentContract = contract('/sys/sysUserAgent', {
  about: { domain: 'system', name: 'userAgent', entity: UserAgent },
  endpoints: {
    ...standardEndpoints(UserAgent, 'userAgent'),
    queryByUserName: {
      method: 'GET',
      path: '/queryByUserName',
      permission: 'userAgent:list',
      summary: label('用户的代理人', 'The stand-in of a user'),
      query: z.object({ userName: z.string().max(64) }),
      reply: UserAgent.row,
    },
  },
});
