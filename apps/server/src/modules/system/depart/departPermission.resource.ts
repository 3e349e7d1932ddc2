import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, refusedField } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { nameRows } from '../../../platform/resource/resolveNames.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { heldEntries } from '../permission/menu.service.ts';
import { allPermissions } from '../permission/permission.queries.ts';
import { sysDepartPermission, sysPermission, sysPermissionDataRule } from '../permission/permission.table.ts';
import { visibleDeparts } from './depart.resource.ts';
import { sysDepart } from './depart.table.ts';
import { assertOwnDeparts } from './departRights.ts';
import { DepartPermission } from './departRole.contract.ts';
import { takeFromDepartRoles, tellDepartRoleHolders } from './departRole.queries.ts';

// The outer table is spelled out: a select of one table leaves its name away.
const departName = sql`(select d.depart_name from sys_depart d
  where d.tenant_id = "sys_depart_permission"."tenant_id" and d.id = "sys_depart_permission"."depart_id")`;
const entryName = sql`(select p.name from sys_permission p
  where p.tenant_id in (0, "sys_depart_permission"."tenant_id") and p.id = "sys_depart_permission"."permission_id" limit 1)`;

nameRows('permission', {
  label: { zh: '菜单或按钮', en: 'Menu entry' },
  table: sysPermission,
  id: sysPermission.id,
  name: sysPermission.name,
  code: sysPermission.perms,
  visible: (ctx) => and(inArray(sysPermission.tenantId, [0, ctx.actor.tenantId]), eq(sysPermission.delFlag, 0)),
});

/** What departments may give their roles, one entry a row. The tree of a department saves many at once. @source SYS-05, security 5.27 */
export const departPermissionResource: Resource<typeof DepartPermission, typeof sysDepartPermission> = defineResource(DepartPermission, {
  table: sysDepartPermission,
  options: {
    permission: 'departPermission',
    wholeRows: true,
    audited: true,
    scope: (ctx) => {
      const visible = visibleDeparts(ctx);
      return visible === undefined
        ? undefined
        : sql`exists (select from ${sysDepart} where ${sysDepart.tenantId} = ${ctx.actor.tenantId} and ${sysDepart.id} = "sys_depart_permission"."depart_id" and ${visible})`;
    },
    fetch: { departId_dictText: departName, permissionId_dictText: entryName },
    beforeAdd: async (tx, ctx, _input, values) => {
      const { departId = '', permissionId = '' } = values;
      await assertOwnDeparts(tx, ctx, [departId]);
      await assertHeld(tx, ctx, permissionId);
      await assertRules(tx, ctx, permissionId, values.dataRuleIds);
      const [given] = await tx
        .select({ id: sysDepartPermission.id })
        .from(sysDepartPermission)
        .where(
          and(
            eq(sysDepartPermission.tenantId, ctx.actor.tenantId),
            eq(sysDepartPermission.departId, departId),
            eq(sysDepartPermission.permissionId, permissionId),
          ),
        );
      if (given !== undefined) throw refusedField('permissionId', '该部门已有此权限');
      return values;
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      await assertOwnDeparts(tx, ctx, [before.departId]);
      const { departId, permissionId, ...rest } = values;
      if (departId !== undefined && departId !== before.departId) throw refusedField('departId', '部门不能修改');
      if (permissionId !== undefined && permissionId !== before.permissionId) throw refusedField('permissionId', '菜单或按钮不能修改');
      await assertHeld(tx, ctx, before.permissionId);
      await assertRules(tx, ctx, before.permissionId, rest.dataRuleIds);
      return rest;
    },
    beforeRemove: async (tx, ctx, row) => {
      await assertOwnDeparts(tx, ctx, [row.departId]);
    },
    afterRemove: async (tx, ctx, row) => {
      await takeFromDepartRoles(tx, ctx, row.departId, [row.permissionId]);
      // A grant that is gone leaves no trace that would stand in the way of the next.
      await tx.delete(sysDepartPermission).where(and(eq(sysDepartPermission.tenantId, row.tenantId), eq(sysDepartPermission.id, row.id)));
      await tellDepartRoleHolders(tx, ctx, { departId: row.departId });
    },
  },
});

async function assertHeld(tx: Tx, ctx: Context, permissionId: string): Promise<void> {
  const all = await allPermissions(tx, ctx);
  if (!all.some((row) => row.id === permissionId)) throw refusedField('permissionId', '菜单或权限不存在，请刷新后重试');
  if (!(await heldEntries(tx, ctx, all)).has(permissionId)) throw forbidden('不能授予超出自身权限的菜单或按钮');
}

async function assertRules(tx: Tx, ctx: Context, permissionId: string, dataRuleIds: string | null | undefined): Promise<void> {
  const wanted = splitList(dataRuleIds ?? '');
  if (wanted.length === 0) return;
  const known = await tx
    .select({ id: sysPermissionDataRule.id })
    .from(sysPermissionDataRule)
    .where(
      and(
        sql`${sysPermissionDataRule.tenantId} in (0, ${ctx.actor.tenantId})`,
        eq(sysPermissionDataRule.permissionId, permissionId),
        eq(sysPermissionDataRule.delFlag, 0),
      ),
    );
  if (wanted.some((id) => !known.some((rule) => rule.id === id))) throw refusedField('dataRuleIds', '数据规则不存在，请刷新后重试');
}
