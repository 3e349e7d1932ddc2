import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../../platform/contract/index.ts';
import { DepartReply } from '../depart/depart.reply.ts';
import { UserReply } from '../user/user.reply.ts';

/** What a change of one's own password takes. */
const UpdatePasswordInput = z.object({
  username: z.string().max(64).nullish(),
  oldpassword: z.string().max(200).nullish(),
  password: z.string().max(200).nullish(),
  confirmpassword: z.string().max(200).nullish(),
});

/** The session's own user: departments and password. @source SESS-07, MOD-01, jeecg-wire 2.4 */
export const accountContract = contract('/sys', {
  about: { domain: 'system', name: 'account' },
  endpoints: {
    getCurrentUserDeparts: {
      method: 'GET',
      path: '/user/getCurrentUserDeparts',
      auth: 'session',
      summary: label('当前用户的部门', 'Departments of the user'),
      reply: z.object({ list: z.array(DepartReply), orgCode: z.string().nullable() }),
    },
    selectDepart: {
      method: ['PUT', 'POST'],
      path: '/selectDepart',
      auth: 'session',
      summary: label('选择登录部门', 'Choose the department'),
      body: z.object({ orgCode: z.string().min(1).max(64), username: z.string().max(64).nullish() }),
      reply: z.object({ userInfo: UserReply }),
    },
    updatePassword: {
      method: ['PUT', 'POST'],
      path: '/user/updatePassword',
      auth: 'session',
      summary: label('修改密码', 'Change the password'),
      body: UpdatePasswordInput,
      reply: z.null(),
      message: '密码重置成功!',
      errors: ['Forbidden'],
    },
    getUserSectionInfoByToken: {
      method: 'GET',
      path: '/user/getUserSectionInfoByToken',
      auth: 'session',
      summary: label('当前用户概要', 'The user in short'),
      reply: z.object({ sysUserId: z.string(), sysUserCode: z.string(), sysUserName: z.string(), sysOrgCode: z.string().nullable() }),
    },
  },
});
