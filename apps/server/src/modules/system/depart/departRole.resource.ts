import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, forbidden, notFound, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { permsOf } from '../permission/permission.queries.ts';
import { sysPermission } from '../permission/permission.table.ts';
import { lacks } from '../role/rights.ts';
import { sysUser } from '../user/user.table.ts';
import { visibleDeparts } from './depart.resource.ts';
import { sysDepart } from './depart.table.ts';
import { assertOwnDeparts } from './departRights.ts';
import { DepartRole } from './departRole.contract.ts';
import { sysDepartRole, sysDepartRolePermission, sysDepartRoleUser } from './departRole.table.ts';

// The outer table is spelled out: a select of one table leaves its name away.
const departName = sql`(select d.depart_name from sys_depart d
  where d.tenant_id = "sys_depart_role"."tenant_id" and d.id = "sys_depart_role"."depart_id")`;

/** Roles of departments. Anyone who may not put people into a department changes none of its roles. @source SYS-05, security 5.27 */
export const departRoleResource: Resource<typeof DepartRole, typeof sysDepartRole> = defineResource(DepartRole, {
  table: sysDepartRole,
  options: {
    permission: 'departRole',
    wholeRows: true,
    audited: true,
    scope: (ctx) => {
      const visible = visibleDeparts(ctx);
      return visible === undefined
        ? undefined
        : sql`exists (select from ${sysDepart} where ${sysDepart.tenantId} = ${ctx.actor.tenantId} and ${sysDepart.id} = "sys_depart_role"."depart_id" and ${visible})`;
    },
    fetch: { departId_dictText: departName },
    filters: { deptId: (value) => eq(sysDepartRole.departId, value) },
    beforeAdd: async (tx, ctx, _input, values) => {
      await assertOwnDeparts(tx, ctx, [values.departId ?? '']);
      await assertFreeCode(tx, ctx, values.roleCode ?? '');
      return values;
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      await assertChangeable(tx, ctx, before);
      const { roleCode, departId, ...rest } = values;
      if (roleCode !== undefined && roleCode !== before.roleCode) throw refusedField('roleCode', '部门角色编码不能修改');
      if (departId !== undefined && departId !== before.departId) throw refusedField('departId', '部门角色所属的部门不能修改');
      return rest;
    },
    beforeRemove: async (tx, ctx, row) => {
      await assertChangeable(tx, ctx, row);
      const [holder] = await tx
        .select({ id: sysUser.id })
        .from(sysDepartRoleUser)
        .innerJoin(sysUser, and(eq(sysUser.tenantId, row.tenantId), eq(sysUser.id, sysDepartRoleUser.userId), eq(sysUser.delFlag, 0)))
        .where(and(eq(sysDepartRoleUser.tenantId, row.tenantId), eq(sysDepartRoleUser.droleId, row.id)))
        .limit(1);
      if (holder !== undefined) throw new AppError('Business', `部门角色“${row.roleName}”下还有用户，请先取消分配`);
    },
    afterRemove: async (tx, _ctx, { tenantId, id }) => {
      await tx.delete(sysDepartRoleUser).where(and(eq(sysDepartRoleUser.tenantId, tenantId), eq(sysDepartRoleUser.droleId, id)));
      await tx
        .delete(sysDepartRolePermission)
        .where(and(eq(sysDepartRolePermission.tenantId, tenantId), eq(sysDepartRolePermission.roleId, id)));
    },
  },
});

/**
 * Refuses a role that is not the actor's to change or give: of a department of others, their own, or one that allows more than they may do.
 *
 * @throws Forbidden
 * @source security 5.27
 */
export async function assertChangeable(tx: Tx, ctx: Context, role: { id: string; departId: string }): Promise<void> {
  const { actor } = ctx;
  await assertOwnDeparts(tx, ctx, [role.departId]);
  if (actor.isSuperAdmin) return;
  const [own] = await tx
    .select({ id: sysDepartRoleUser.id })
    .from(sysDepartRoleUser)
    .where(
      and(
        eq(sysDepartRoleUser.tenantId, actor.tenantId),
        eq(sysDepartRoleUser.droleId, role.id),
        eq(sysDepartRoleUser.userId, actor.userId),
      ),
    );
  if (own !== undefined) throw refusedByRule('不能修改自己的角色');
  const rows = await tx
    .select({ perms: sysPermission.perms })
    .from(sysDepartRolePermission)
    .innerJoin(
      sysPermission,
      and(inArray(sysPermission.tenantId, [0, actor.tenantId]), eq(sysPermission.id, sysDepartRolePermission.permissionId)),
    )
    .where(and(eq(sysDepartRolePermission.tenantId, actor.tenantId), eq(sysDepartRolePermission.roleId, role.id)));
  const perms = rows.flatMap((row) => permsOf(row.perms));
  if (lacks(actor, perms)) throw forbidden('不能授予超出自身权限的角色');
}

/** Refuses a code that is taken. @throws InvalidInput */
async function assertFreeCode(tx: Tx, ctx: Context, roleCode: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sys_depart_role:${ctx.actor.tenantId}`}, 0))`);
  const [taken] = await tx
    .select({ id: sysDepartRole.id })
    .from(sysDepartRole)
    .where(and(eq(sysDepartRole.tenantId, ctx.actor.tenantId), eq(sysDepartRole.delFlag, 0), eq(sysDepartRole.roleCode, roleCode)))
    .limit(1);
  if (taken !== undefined) throw refusedField('roleCode', '部门角色编码已存在');
}

/** A department role that the actor sees. @throws NotFound there is none */
export async function departRoleOfId(tx: Tx, ctx: Context, id: string): Promise<typeof sysDepartRole.$inferSelect> {
  const [role] = await tx
    .select()
    .from(sysDepartRole)
    .where(
      and(
        eq(sysDepartRole.tenantId, ctx.actor.tenantId),
        eq(sysDepartRole.delFlag, 0),
        departRoleResource.options.scope?.(ctx),
        eq(sysDepartRole.id, id),
      ),
    );
  if (role === undefined) throw notFound('部门角色不存在');
  return role;
}
