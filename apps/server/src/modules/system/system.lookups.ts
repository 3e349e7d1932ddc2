import type { LookupDeclarations } from '../../platform/lookups.ts';
import { sysDepart } from './depart/depart.table.ts';
import { sysDict } from './dictionary/dictionary.table.ts';
import { sysPermission } from './permission/permission.table.ts';
import { sysRole } from './role/role.table.ts';
import { sysUser } from './user/user.table.ts';

/** What forms of the system screens may look up. @source jeecg-wire 6.2 */
export const systemLookups: LookupDeclarations = {
  tables: [
    { key: 'sys_depart,depart_name,id', table: sysDepart, text: sysDepart.departName, code: sysDepart.id },
    { key: 'sys_depart,depart_name,org_code', table: sysDepart, text: sysDepart.departName, code: sysDepart.orgCode },
    { key: 'sys_user,realname,id', table: sysUser, text: sysUser.realname, code: sysUser.id },
    { key: 'sys_user,realname,username', table: sysUser, text: sysUser.realname, code: sysUser.username },
    { key: 'sys_role,role_name,role_code', table: sysRole, text: sysRole.roleName, code: sysRole.roleCode },
  ],
  unique: [
    { table: sysUser, column: sysUser.username, everywhere: true },
    { table: sysUser, column: sysUser.phone },
    { table: sysUser, column: sysUser.email },
    { table: sysUser, column: sysUser.workNo },
    { table: sysRole, column: sysRole.roleCode },
    { table: sysDict, column: sysDict.dictCode },
    { table: sysPermission, column: sysPermission.perms },
  ],
  rules: [{ code: 'common', check: checkCommonCode }],
};

/** 通用编码规则. Plain patterns without nested repetition, so that no value can make them slow. @source jeecg-wire 6.3 */
function checkCommonCode(value: string): string | undefined {
  if (!/^[A-Za-z]/.test(value)) return '首位必须为字母';
  if (!/^\w*$/.test(value)) return '只能由数字、字母、下划线组成';
  if (value.length < 3) return '最少三位数';
  return value.length > 12 ? '最多十二位数' : undefined;
}
