import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { sysDepartPermission, sysPermission } from '../permission/permission.table.ts';
import { sysUserDepart } from '../user/user.table.ts';
import { sysDepart } from './depart.table.ts';
import { sysDepartRole, sysDepartRolePermission, sysDepartRoleUser } from './departRole.table.ts';

/** Something that a person may do by a department role. */
export interface DepartRoleGrant {
  userId: string;
  permissionId: string;
  perms: string | null;
}

/**
 * What people may do by the department roles that they hold: they belong to the department, and it still has the entry. The
 * authentication of requests says the same in SQL.
 *
 * @source SYS-05
 */
export async function departRoleGrants(tx: Tx, tenantId: number, userIds: readonly string[]): Promise<DepartRoleGrant[]> {
  if (userIds.length === 0) return [];
  // Few people hold one, and to plan what follows takes an engine longer than all else that a menu needs.
  const [held] = await tx
    .select({ id: sysDepartRoleUser.id })
    .from(sysDepartRoleUser)
    .where(and(eq(sysDepartRoleUser.tenantId, tenantId), inArray(sysDepartRoleUser.userId, [...userIds]), eq(sysDepartRoleUser.delFlag, 0)))
    .limit(1);
  if (held === undefined) return [];
  return tx
    .selectDistinct({ userId: sysDepartRoleUser.userId, permissionId: sysPermission.id, perms: sysPermission.perms })
    .from(sysDepartRoleUser)
    .innerJoin(
      sysDepartRole,
      and(eq(sysDepartRole.tenantId, tenantId), eq(sysDepartRole.id, sysDepartRoleUser.droleId), eq(sysDepartRole.delFlag, 0)),
    )
    .innerJoin(
      sysUserDepart,
      and(
        eq(sysUserDepart.tenantId, tenantId),
        eq(sysUserDepart.depId, sysDepartRole.departId),
        eq(sysUserDepart.userId, sysDepartRoleUser.userId),
      ),
    )
    .innerJoin(sysDepart, and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.id, sysDepartRole.departId), eq(sysDepart.delFlag, 0)))
    .innerJoin(
      sysDepartRolePermission,
      and(eq(sysDepartRolePermission.tenantId, tenantId), eq(sysDepartRolePermission.roleId, sysDepartRole.id)),
    )
    .innerJoin(
      sysDepartPermission,
      and(
        eq(sysDepartPermission.tenantId, tenantId),
        eq(sysDepartPermission.departId, sysDepartRole.departId),
        eq(sysDepartPermission.permissionId, sysDepartRolePermission.permissionId),
      ),
    )
    .innerJoin(
      sysPermission,
      and(
        inArray(sysPermission.tenantId, [0, tenantId]),
        eq(sysPermission.id, sysDepartRolePermission.permissionId),
        eq(sysPermission.delFlag, 0),
        eq(sysPermission.status, '1'),
      ),
    )
    .where(and(eq(sysDepartRoleUser.tenantId, tenantId), inArray(sysDepartRoleUser.userId, [...userIds])));
}

const rolesOfDeparts = (tx: Tx, tenantId: number, departIds: readonly string[]) =>
  tx
    .select({ id: sysDepartRole.id })
    .from(sysDepartRole)
    .where(and(eq(sysDepartRole.tenantId, tenantId), inArray(sysDepartRole.departId, [...departIds])));

/** What a department may no longer give, its roles lose. */
export async function takeFromDepartRoles(tx: Tx, ctx: Context, departId: string, permissionIds: readonly string[]): Promise<void> {
  const { tenantId } = ctx.actor;
  if (permissionIds.length === 0) return;
  await tx
    .delete(sysDepartRolePermission)
    .where(
      and(
        eq(sysDepartRolePermission.tenantId, tenantId),
        inArray(sysDepartRolePermission.permissionId, [...permissionIds]),
        inArray(sysDepartRolePermission.roleId, rolesOfDeparts(tx, tenantId, [departId])),
      ),
    );
}

/** Anyone who leaves a department leaves its roles. */
export async function leaveDepartRoles(tx: Tx, ctx: Context, userId: string, departIds: readonly string[]): Promise<void> {
  const { tenantId } = ctx.actor;
  if (departIds.length === 0) return;
  await tx
    .delete(sysDepartRoleUser)
    .where(
      and(
        eq(sysDepartRoleUser.tenantId, tenantId),
        eq(sysDepartRoleUser.userId, userId),
        inArray(sysDepartRoleUser.droleId, rolesOfDeparts(tx, tenantId, departIds)),
      ),
    );
}

/** Removes what departments gave: their roles, who held these, and what they and the departments were given. */
export async function forgetDepartRoles(tx: Tx, tenantId: number, departIds: readonly string[]): Promise<void> {
  const roles = rolesOfDeparts(tx, tenantId, departIds);
  await tx.delete(sysDepartRoleUser).where(and(eq(sysDepartRoleUser.tenantId, tenantId), inArray(sysDepartRoleUser.droleId, roles)));
  await tx
    .delete(sysDepartRolePermission)
    .where(and(eq(sysDepartRolePermission.tenantId, tenantId), inArray(sysDepartRolePermission.roleId, roles)));
  await tx
    .update(sysDepartRole)
    .set({ delFlag: 1 })
    .where(and(eq(sysDepartRole.tenantId, tenantId), inArray(sysDepartRole.departId, [...departIds])));
  await tx
    .delete(sysDepartPermission)
    .where(and(eq(sysDepartPermission.tenantId, tenantId), inArray(sysDepartPermission.departId, [...departIds])));
}

/** Open screens of people who hold a role, or one of a department, ask for their menu and buttons again. */
export async function tellDepartRoleHolders(tx: Tx, ctx: Context, of: { roleId: string } | { departId: string }): Promise<void> {
  const { tenantId } = ctx.actor;
  const which = 'roleId' in of ? eq(sysDepartRoleUser.droleId, of.roleId) : eq(sysDepartRole.departId, of.departId);
  const holders = await tx
    .selectDistinct({ userId: sysDepartRoleUser.userId })
    .from(sysDepartRoleUser)
    .innerJoin(sysDepartRole, and(eq(sysDepartRole.tenantId, sysDepartRoleUser.tenantId), eq(sysDepartRole.id, sysDepartRoleUser.droleId)))
    .where(and(eq(sysDepartRoleUser.tenantId, tenantId), which));
  tellMenu(
    ctx,
    holders.map((row) => row.userId),
  );
}

/** Open screens of people ask for their menu and buttons again. */
export function tellMenu(ctx: Context, userIds: readonly string[]): void {
  const { tenantId } = ctx.actor;
  if (userIds.length > 0) ctx.afterCommit(() => ctx.platform.sockets.send(tenantId, { target: { userIds }, message: { cmd: 'menu' } }));
}
