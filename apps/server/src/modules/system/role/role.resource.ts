import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, forbidden, refusedField } from '../../../platform/errors.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { sysUser, sysUserRole } from '../user/user.table.ts';
import { assertGrantable } from './rights.ts';
import { Role } from './role.contract.ts';
import { sysRole, sysRolePermission } from './role.table.ts';

/** Roles of the actor's tenant. Anyone who may not give a role may not change it either. @source SYS-02, security 5.27 */
export const roleResource: Resource<typeof Role, typeof sysRole> = defineResource(Role, {
  table: sysRole,
  options: {
    permission: 'role',
    wholeRows: true,
    audited: true,
    scope: visibleRoles,
    beforeAdd: async (tx, ctx, _input, values) => {
      if (ctx.actor.userType !== 1) throw forbidden();
      await assertFreeCode(tx, ctx, values.roleCode ?? '', undefined);
      return { ...values, isSuper: 0 };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      await assertGrantable(tx, ctx, [before.id]);
      const { roleCode, ...rest } = values;
      if (roleCode !== undefined && roleCode !== before.roleCode) throw refusedField('roleCode', '角色编码不能修改');
      return rest;
    },
    beforeRemove: async (tx, ctx, row) => {
      if (row.isSuper === 1) throw new AppError('Business', '内置管理员角色不能删除');
      await assertGrantable(tx, ctx, [row.id]);
      const [holder] = await tx
        .select({ id: sysUser.id })
        .from(sysUserRole)
        .innerJoin(sysUser, and(eq(sysUser.tenantId, sysUserRole.tenantId), eq(sysUser.id, sysUserRole.userId), eq(sysUser.delFlag, 0)))
        .where(and(eq(sysUserRole.tenantId, row.tenantId), eq(sysUserRole.roleId, row.id), eq(sysUserRole.delFlag, 0)))
        .limit(1);
      if (holder !== undefined) throw new AppError('Business', `角色“${row.roleName}”下还有用户，请先取消关联`);
    },
    afterRemove: async (tx, _ctx, row) => {
      await tx.delete(sysUserRole).where(and(eq(sysUserRole.tenantId, row.tenantId), eq(sysUserRole.roleId, row.id)));
      await tx.delete(sysRolePermission).where(and(eq(sysRolePermission.tenantId, row.tenantId), eq(sysRolePermission.roleId, row.id)));
    },
  },
});

/** Roles are the staff's business. @source security 5.24 */
export function visibleRoles({ actor }: Context): SQL | undefined {
  return actor.userType === 1 ? undefined : sql`false`;
}

/** All roles, the newest first. @throws Business there are none @source jeecg-wire 3.2 */
export async function allRoles(ctx: Context): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for await (const piece of eachPiece(ctx, roleResource, { query: {} })) rows.push(...piece);
  if (rows.length === 0) throw new AppError('Business', '未找到角色信息');
  return rows;
}

/** Whether a code is free. @throws Business it is taken @source jeecg-wire 3.2 */
export async function checkRoleCode(ctx: Context, roleCode: string, id: string | undefined): Promise<boolean> {
  const isFree = await ctx.transaction((tx) => hasFreeCode(tx, ctx, roleCode, id));
  if (!isFree) throw new AppError('Business', '角色编码已存在');
  return true;
}

async function assertFreeCode(tx: Tx, ctx: Context, roleCode: string, id: string | undefined): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sys_role:${ctx.actor.tenantId}`}, 0))`);
  if (!(await hasFreeCode(tx, ctx, roleCode, id))) throw refusedField('roleCode', '角色编码已存在');
}

async function hasFreeCode(tx: Tx, ctx: Context, roleCode: string, id: string | undefined): Promise<boolean> {
  const [taken] = await tx
    .select({ id: sysRole.id })
    .from(sysRole)
    .where(
      and(
        eq(sysRole.tenantId, ctx.actor.tenantId),
        eq(sysRole.delFlag, 0),
        eq(sysRole.roleCode, roleCode),
        id ? ne(sysRole.id, id) : undefined,
      ),
    )
    .limit(1);
  return taken === undefined;
}
