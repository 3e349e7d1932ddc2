import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../../platform/contract/index.ts';
import { PermissionChoices } from '../permission/permission.contract.ts';
import { PermissionRule } from '../permission/permissionRule.contract.ts';

const id = z.string().max(36);
/** Ids of a whole tree. */
const manyIds = z.string().max(300_000);
const fewIds = z.string().max(1000);

/** Data rules of an entry, and which of them a grant has. */
export const GrantedRules = z.object({ datarule: z.array(PermissionRule.row), drChecked: z.string().optional() });
/** The difference between the two lists is applied; without the second one, the first is all there shall be. */
export const difference = { permissionIds: manyIds, lastpermissionIds: manyIds.nullish() };
/** How a change of grants is answered. */
export const saved = { reply: z.null(), message: '保存成功！' } as const;

/** What roles and departments are given. @source SYS-02, SYS-05, SYS-20, jeecg-wire 3.2, 3.3 */
export const grantContract = contract('/sys', {
  about: { domain: 'system', name: 'grant' },
  endpoints: {
    queryTreeList: {
      method: 'GET',
      path: '/role/queryTreeList',
      permission: 'role:list',
      summary: label('授权菜单树', 'Tree of what may be given'),
      reply: PermissionChoices,
    },
    queryRolePermission: {
      method: 'GET',
      path: '/permission/queryRolePermission',
      permission: 'role:list',
      summary: label('角色的菜单权限', 'What a role is given'),
      query: z.object({ roleId: id }),
      reply: z.array(z.string()),
    },
    saveRolePermission: {
      method: 'POST',
      path: '/permission/saveRolePermission',
      permission: 'role:authorize',
      summary: label('保存角色的菜单权限', 'Give a role menus and buttons'),
      body: z.object({ roleId: id, ...difference }),
      ...saved,
    },
    roleRules: {
      method: 'GET',
      path: '/role/datarule/:permissionId/:roleId',
      permission: 'role:list',
      summary: label('角色的数据规则', 'Data rules that a role has on an entry'),
      params: z.object({ permissionId: id, roleId: id }),
      reply: GrantedRules,
    },
    saveRoleRules: {
      method: 'POST',
      path: '/role/datarule',
      permission: 'role:authorize',
      summary: label('保存角色的数据规则', 'Give a role data rules on an entry'),
      body: z.object({ permissionId: id, roleId: id, dataRuleIds: fewIds }),
      reply: z.null(),
      message: '保存成功!',
    },
    queryDepartPermission: {
      method: 'GET',
      path: '/permission/queryDepartPermission',
      permission: 'depart:list',
      summary: label('部门的菜单权限', 'What a department is given'),
      query: z.object({ departId: id }),
      reply: z.array(z.string()),
    },
    saveDepartPermission: {
      method: 'POST',
      path: '/permission/saveDepartPermission',
      permission: 'depart:authorize',
      summary: label('保存部门的菜单权限', 'Give a department menus and buttons'),
      body: z.object({ departId: id, ...difference }),
      ...saved,
    },
    departRules: {
      method: 'GET',
      path: '/sysDepartPermission/datarule/:permissionId/:departId',
      permission: 'depart:list',
      summary: label('部门的数据规则', 'Data rules that a department has on an entry'),
      params: z.object({ permissionId: id, departId: id }),
      reply: GrantedRules,
    },
    saveDepartRules: {
      method: 'POST',
      path: '/sysDepartPermission/datarule',
      permission: 'depart:authorize',
      summary: label('保存部门的数据规则', 'Give a department data rules on an entry'),
      body: z.object({ permissionId: id, departId: id, dataRuleIds: fewIds }),
      reply: z.null(),
      message: '保存成功!',
    },
  },
});
