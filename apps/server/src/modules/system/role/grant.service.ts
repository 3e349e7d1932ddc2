import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { assertOwnDeparts } from '../depart/departRights.ts';
import { takeFromDepartRoles, tellDepartRoleHolders } from '../depart/departRole.queries.ts';
import { rulesOf } from '../permission/permissionRule.resource.ts';
import { sysUserRole } from '../user/user.table.ts';
import { applyDifference, applyRules, departOf, grantedRules, grantedTo, roleOf, type Difference, type GrantedRules } from './grants.ts';
import { assertGrantable } from './rights.ts';
import { roleResource } from './role.resource.ts';
import { sysRole } from './role.table.ts';

/** Ids of what a role is given. @throws NotFound there is no such role */
export function rolePermissions(ctx: Context, roleId: string): Promise<string[]> {
  return ctx.transaction(async (tx) => {
    await visibleRole(tx, ctx, roleId);
    return grantedTo(tx, ctx, roleOf(roleId));
  });
}

/** Ids of what a department is given. */
export function departPermissions(ctx: Context, departId: string): Promise<string[]> {
  return ctx.transaction((tx) => grantedTo(tx, ctx, departOf(departId)));
}

/**
 * Gives a role entries and takes others from it. The open screens of all who hold it are told.
 *
 * @throws Forbidden the role is the actor's own or allows more than they may do, or an entry that is added does
 * @source SYS-02, security 5.27
 */
export function saveRolePermissions(ctx: Context, roleId: string, lists: Difference): Promise<null> {
  return ctx.transaction(async (tx) => {
    await lockGrantable(tx, ctx, roleId);
    const changed = await applyDifference(tx, ctx, roleOf(roleId), { lists });
    if (changed !== undefined) await noteRole(tx, ctx, roleId, { action: 'role.permissions', after: changed });
    return null;
  });
}

/** Gives a department entries, which its own roles may then be given. @throws Forbidden it is not the actor's, or an entry is not */
export function saveDepartPermissions(ctx: Context, departId: string, lists: Difference): Promise<null> {
  return ctx.transaction(async (tx) => {
    await assertOwnDeparts(tx, ctx, [departId]);
    const changed = await applyDifference(tx, ctx, departOf(departId), { lists });
    if (changed === undefined) return null;
    await takeFromDepartRoles(tx, ctx, departId, changed.removed);
    ctx.audit({ action: 'depart.permissions', entity: 'depart', entityId: departId, after: changed });
    await tellDepartRoleHolders(tx, ctx, { departId });
    return null;
  });
}

/** @throws Business the entry has no data rules @source jeecg-wire 3.2 */
export async function roleRules(ctx: Context, roleId: string, permissionId: string): Promise<GrantedRules> {
  await ctx.transaction((tx) => visibleRole(tx, ctx, roleId));
  return grantedRules(ctx, roleOf(roleId), permissionId);
}

/** @throws Business the entry has no data rules @source jeecg-wire 3.3 */
export const departRules = (ctx: Context, departId: string, permissionId: string): Promise<GrantedRules> =>
  grantedRules(ctx, departOf(departId), permissionId);

/**
 * Narrows a grant of a role by data rules; none shows all rows.
 *
 * @throws Business the role is not given the entry
 * @throws Forbidden the actor sees that list through rules themselves
 */
export async function saveRoleRules(
  ctx: Context,
  roleId: string,
  { permissionId, dataRuleIds }: { permissionId: string; dataRuleIds: string },
): Promise<null> {
  const known = await rulesOf(ctx, { permissionId });
  return ctx.transaction(async (tx) => {
    await lockGrantable(tx, ctx, roleId);
    const ids = await applyRules(tx, ctx, roleOf(roleId), { permissionId, dataRuleIds, known });
    await noteRole(tx, ctx, roleId, { action: 'role.dataRules', after: { permissionId, dataRuleIds: ids } });
    return null;
  });
}

/** Narrows a grant of a department by data rules. @throws Business the department is not given the entry */
export async function saveDepartRules(
  ctx: Context,
  departId: string,
  { permissionId, dataRuleIds }: { permissionId: string; dataRuleIds: string },
): Promise<null> {
  const known = await rulesOf(ctx, { permissionId });
  return ctx.transaction(async (tx) => {
    await assertOwnDeparts(tx, ctx, [departId]);
    const ids = await applyRules(tx, ctx, departOf(departId), { permissionId, dataRuleIds, known });
    ctx.audit({ action: 'depart.dataRules', entity: 'depart', entityId: departId, after: { permissionId, dataRuleIds: ids } });
    return null;
  });
}

export async function visibleRole(tx: Tx, ctx: Context, roleId: string): Promise<void> {
  const { tenantId, userType } = ctx.actor;
  const [role] = await tx
    .select({ id: sysRole.id })
    .from(sysRole)
    .where(and(eq(sysRole.tenantId, tenantId), eq(sysRole.id, roleId), eq(sysRole.delFlag, 0)));
  if (role === undefined || userType !== 1) throw notFound('角色不存在');
}

/** Holds a role that the actor may change: not their own, and none that allows more than they may do. */
export async function lockGrantable(tx: Tx, ctx: Context, roleId: string): Promise<void> {
  const role = await lockRow(tx, ctx, roleResource, { id: roleId });
  await assertGrantable(tx, ctx, [roleId]);
  if (!ctx.actor.isSuperAdmin && ctx.actor.roles.includes(role.roleCode)) throw refusedByRule('不能修改自己的角色');
}

/** A role that was changed by hand is no longer the seed's to bring up to date, and anyone who holds it gets the menu again. */
export async function noteRole(tx: Tx, ctx: Context, roleId: string, { action, after }: { action: string; after: object }): Promise<void> {
  const { tenantId, username } = ctx.actor;
  await tx
    .update(sysRole)
    .set({ version: sql`${sysRole.version} + 1`, updateBy: username, updateTime: nowText(ctx.clock) })
    .where(and(eq(sysRole.tenantId, tenantId), eq(sysRole.id, roleId)));
  ctx.audit({ action, entity: 'role', entityId: roleId, after });
  const holders = await tx
    .select({ userId: sysUserRole.userId })
    .from(sysUserRole)
    .where(and(eq(sysUserRole.tenantId, tenantId), eq(sysUserRole.roleId, roleId), eq(sysUserRole.delFlag, 0)));
  const userIds = holders.map((row) => row.userId);
  ctx.afterCommit(() => ctx.platform.sockets.send(tenantId, { target: { userIds }, message: { cmd: 'menu' } }));
}
