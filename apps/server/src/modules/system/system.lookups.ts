import { label } from '@tarmac/freight-api/rules';
import { eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { systemActor } from '../../platform/createContext.ts';
import type { LookupDeclarations } from '../../platform/lookups.ts';
import { sysCategory } from './category/category.table.ts';
import { sysCheckRule } from './check-rule/checkRule.table.ts';
import { sysDataSource } from './data-source/dataSource.table.ts';
import { visibleDeparts } from './depart/depart.resource.ts';
import { sysDepart } from './depart/depart.table.ts';
import { sysDepartRole } from './depart/departRole.table.ts';
import { sysDict } from './dictionary/dictionary.table.ts';
import { sysFillRule } from './fill-rule/fillRule.table.ts';
import { sysSmsTemplate } from './message/message.table.ts';
import { sysPermission } from './permission/permission.table.ts';
import { sysPosition } from './position/position.table.ts';
import { visibleRoles } from './role/role.resource.ts';
import { sysRole } from './role/role.table.ts';
import { visiblePeople } from './user/user.resource.ts';
import { sysUser } from './user/user.table.ts';

const staff = label('平台人员', 'Platform staff');

/** Others than staff read that it was staff, and not who. */
function namedPeople(ctx: Context) {
  if (ctx.actor.userType === 1) return undefined;
  return {
    filter: or(visiblePeople(ctx), eq(sysUser.userType, 1)),
    text: sql`case when ${sysUser.userType} = 1 then ${staff[ctx.locale]} else ${sysUser.realname} end`,
  };
}

/** What forms of the system screens may look up. @source jeecg-wire 6.2 */
export const systemLookups: LookupDeclarations = {
  tables: [
    { key: 'sys_depart,depart_name,id', table: sysDepart, text: sysDepart.departName, code: sysDepart.id, filter: visibleDeparts },
    {
      key: 'sys_depart,depart_name,org_code',
      table: sysDepart,
      text: sysDepart.departName,
      code: sysDepart.orgCode,
      filter: visibleDeparts,
    },
    { key: 'sys_user,realname,id', table: sysUser, text: sysUser.realname, code: sysUser.id, filter: visiblePeople },
    {
      key: 'sys_user,realname,username',
      table: sysUser,
      text: sysUser.realname,
      code: sysUser.username,
      filter: visiblePeople,
      named: namedPeople,
      unlisted: { [systemActor().username]: label('系统', 'System') },
    },
    { key: 'sys_category,name,id', table: sysCategory, text: sysCategory.name, code: sysCategory.id },
    { key: 'sys_position,name,code', table: sysPosition, text: sysPosition.name, code: sysPosition.code },
    { key: 'sys_role,role_name,id', table: sysRole, text: sysRole.roleName, code: sysRole.id, filter: visibleRoles },
    { key: 'sys_role,role_name,role_code', table: sysRole, text: sysRole.roleName, code: sysRole.roleCode, filter: visibleRoles },
  ],
  unique: [
    { table: sysUser, column: sysUser.username, everywhere: true, ignoresCase: true },
    { table: sysUser, column: sysUser.phone, spelling: 'phone' },
    { table: sysUser, column: sysUser.email },
    { table: sysUser, column: sysUser.workNo },
    { table: sysRole, column: sysRole.roleCode },
    { table: sysDepartRole, column: sysDepartRole.roleCode },
    { table: sysPosition, column: sysPosition.code },
    { table: sysDict, column: sysDict.dictCode },
    { table: sysCheckRule, column: sysCheckRule.ruleCode },
    { table: sysFillRule, column: sysFillRule.ruleCode },
    { table: sysSmsTemplate, column: sysSmsTemplate.templateCode },
    { table: sysDataSource, column: sysDataSource.code },
    { table: sysPermission, column: sysPermission.perms },
  ],
};
