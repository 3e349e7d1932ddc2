import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, flag, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A bundle of permissions that people hold. The captions are those of the sheets that JeecgBoot writes. @source SYS-02, jeecg-wire 3.2, 3.20 */
export const Role = entity('role', {
  label: label('角色', 'Role'),
  required: {
    roleName: text(label('角色名', 'Name'), { min: 2, max: 30, filter: 'text', sortable: true }),
    roleCode: text(label('角色编码', 'Code'), {
      max: 64,
      pattern: /^[\w.:-]+$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'sys_role', column: 'role_code' },
      description: 'Letters, digits and the signs _ . : - without Chinese characters. It is chosen once.',
    }),
  },
  optional: {
    description: text(label('描述', 'Description'), { max: 126 }),
    forCustomers: flag(label('客户可分配', 'For customers'), { default: '0', description: 'Logins of customers may be given it.' }),
  },
  computed: {},
});

/** @source SYS-02, jeecg-wire 3.2 */
export const roleContract = contract('/sys/role', {
  about: { domain: 'system', name: 'role', entity: Role },
  endpoints: {
    ...standardEndpoints(Role, 'role'),
    queryall: {
      method: 'GET',
      path: '/queryall',
      permission: 'role:list',
      summary: label('全部角色', 'All roles'),
      reply: z.array(Role.row),
    },
    checkRoleCode: {
      method: 'GET',
      path: '/checkRoleCode',
      permission: 'role:list',
      summary: label('校验角色编码', 'Whether a code is free'),
      query: z.object({ id: z.string().max(36).optional(), roleCode: z.string().max(64) }),
      reply: z.boolean(),
    },
  },
});
