import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, reference, standardEndpoints, text } from '../../../platform/contract/index.ts';
import { PermissionChoices } from '../permission/permission.contract.ts';
import { difference, GrantedRules, saved } from '../role/grant.contract.ts';

const id = z.string().max(36);
const fewIds = z.string().max(1000);
const manyIds = z.string().max(40_000);

/** A bundle of permissions that a department gives its own people. @source SYS-05, jeecg-wire 3.3 */
export const DepartRole = entity('departRole', {
  label: label('部门角色', 'Department role'),
  filters: ['deptId'],
  required: {
    departId: reference('depart', {
      label: label('部门', 'Department'),
      options: {
        textField: 'departId_dictText',
        description: 'Whose role it is. It is chosen once.',
      },
    }),
    roleName: text(label('部门角色名称', 'Name'), { min: 2, max: 30, filter: 'text', sortable: true }),
    roleCode: text(label('部门角色编码', 'Code'), {
      max: 64,
      pattern: /^[\w.:-]+$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'sys_depart_role', column: 'role_code' },
      description: 'Letters, digits and the signs _ . : - without Chinese characters. Unique over all departments; it is chosen once.',
    }),
  },
  optional: { description: text(label('备注', 'Description'), { max: 126 }) },
  computed: { departId_dictText: text(label('部门名称', 'Name of the department'), { max: 100, derived: true }) },
  exportColumns: ['roleName', 'roleCode', 'departId', 'description'],
});

/** That a department may give its roles an entry of the menu. @source SYS-05, jeecg-wire 3.3 */
export const DepartPermission = entity('departPermission', {
  label: label('部门权限', 'Permission of a department'),
  required: {
    departId: reference('depart', {
      label: label('部门', 'Department'),
      options: { textField: 'departId_dictText', description: 'It is chosen once.' },
    }),
    permissionId: reference('permission', {
      label: label('菜单或按钮', 'Menu entry'),
      options: {
        textField: 'permissionId_dictText',
        description: 'It is chosen once.',
      },
    }),
  },
  optional: {
    dataRuleIds: text(label('数据规则', 'Data rules'), { max: 1000, description: 'Ids of data rules of the entry, comma separated.' }),
  },
  computed: {
    departId_dictText: text(label('部门名称', 'Name of the department'), { max: 100, derived: true }),
    permissionId_dictText: text(label('菜单名称', 'Name of the entry'), { max: 100, derived: true }),
  },
});

/** Which person holds which department role. */
const DepartRoleUser = z.object({ id: z.string(), userId: z.string(), droleId: z.string() }).meta({ id: 'DepartRoleUser' });

/** @source SYS-05, jeecg-wire 3.3 */
export const departRoleContract = contract('/sys/sysDepartRole', {
  about: { domain: 'system', name: 'departRole', entity: DepartRole },
  endpoints: {
    ...standardEndpoints(DepartRole, 'departRole'),
    getDeptRoleList: {
      method: 'GET',
      path: '/getDeptRoleList',
      permission: 'departRole:list',
      summary: label('部门的角色', 'Roles of a department'),
      query: z.object({ departId: id, userId: id.optional() }),
      reply: z.array(DepartRole.row),
    },
    getDeptRoleByUserId: {
      method: 'GET',
      path: '/getDeptRoleByUserId',
      permission: 'departRole:list',
      summary: label('用户的部门角色', 'Department roles of a person'),
      query: z.object({ userId: id, departId: id }),
      reply: z.array(DepartRoleUser),
    },
    deptRoleUserAdd: {
      method: 'POST',
      path: '/deptRoleUserAdd',
      permission: 'departRole:assign',
      summary: label('分配部门角色', 'Give a person department roles'),
      body: z.object({ userId: id, newRoleId: manyIds, oldRoleId: manyIds.nullish() }),
      reply: z.null(),
      message: '添加成功！',
    },
    departRoleRules: {
      method: 'GET',
      path: '/datarule/:permissionId/:departId/:roleId',
      permission: 'departRole:list',
      summary: label('部门角色的数据规则', 'Data rules that a department role has on an entry'),
      params: z.object({ permissionId: id, departId: id, roleId: id }),
      reply: GrantedRules,
    },
    saveDepartRoleRules: {
      method: 'POST',
      path: '/datarule',
      permission: 'departRole:authorize',
      summary: label('保存部门角色的数据规则', 'Give a department role data rules on an entry'),
      body: z.object({ permissionId: id, roleId: id, dataRuleIds: fewIds }),
      reply: z.null(),
      message: '保存成功!',
    },
  },
});

/** @source SYS-05, jeecg-wire 3.3 */
export const departPermissionContract = contract('/sys/sysDepartPermission', {
  about: { domain: 'system', name: 'departPermission', entity: DepartPermission },
  endpoints: {
    ...standardEndpoints(DepartPermission, 'departPermission'),
    queryTreeListForDeptRole: {
      method: 'GET',
      path: '/queryTreeListForDeptRole',
      permission: 'departRole:list',
      summary: label('部门角色授权菜单树', 'Tree of what the roles of a department may be given'),
      query: z.object({ departId: id }),
      reply: PermissionChoices,
    },
    queryDeptRolePermission: {
      method: 'GET',
      path: '/queryDeptRolePermission',
      permission: 'departRole:list',
      summary: label('部门角色的菜单权限', 'What a department role is given'),
      query: z.object({ roleId: id }),
      reply: z.array(z.string()),
    },
    saveDeptRolePermission: {
      method: 'POST',
      path: '/saveDeptRolePermission',
      permission: 'departRole:authorize',
      summary: label('保存部门角色的菜单权限', 'Give a department role menus and buttons'),
      body: z.object({ roleId: id, ...difference }),
      ...saved,
    },
  },
});
