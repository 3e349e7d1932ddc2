import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, ListQuery, numberCode, page, text } from '../../../platform/contract/index.ts';
import { codeList } from './user.fields.ts';

/** Somebody whose home is another tenant and who was let into this one. What the home knows beyond the name stays there. @source SYS-18 */
const Guest = entity('guest', {
  label: label('外部成员', 'Guest'),
  required: {},
  optional: {
    selectedroles: codeList(
      text(label('角色', 'Roles'), { max: 4000, description: 'Ids of the roles held in this tenant.', derived: true }),
      4000,
    ),
  },
  computed: {
    username: text(label('登录账号', 'User name'), { max: 64, filter: 'text', sortable: true }),
    realname: text(label('真实姓名', 'Name'), { max: 100, filter: 'text', sortable: true }),
    homeTenant: text(label('所属租户', 'Home tenant'), { max: 100, filter: 'text', sortable: true }),
    status: numberCode('user_status', {
      label: label('状态', 'Status'),
      range: [1, 2],
      sortable: true,
      description: 'Decided at home: 1 normal, 2 frozen.',
    }),
    selectedroles_dictText: text(label('角色名称', 'Names of roles'), { max: 4000, derived: true }),
  },
});

/** What guests may do here is given here. Without a role they cannot enter. @source SYS-18, SESS-10, security 6.29 */
export const guestContract = contract('/sys/user', {
  about: { domain: 'system', name: 'guest', entity: Guest },
  endpoints: {
    list: {
      method: 'GET',
      path: '/guestList',
      permission: 'user:guests',
      summary: label('外部成员', 'Guests of the tenant'),
      query: ListQuery,
      reply: page(Guest.row),
    },
    setRoles: {
      method: 'PUT',
      path: '/guestRoles',
      permission: 'role:assign',
      summary: label('设置外部成员的角色', 'Give a guest exactly these roles'),
      body: z.object({ id: z.string().max(36), selectedroles: z.string().max(4000) }),
      reply: z.null(),
      message: '操作成功!',
      errors: ['NotFound', 'Forbidden'],
    },
  },
});
