import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, notFound, refusedByRule } from '../../../platform/errors.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { listRows, type RowPage } from '../../../platform/resource/listRows.ts';
import { forEachId, lockRow, readIds, type BatchOutcome } from '../../../platform/resource/writeRows.ts';
import { assertGrantable, assertNotAbove, guardAdministrators } from '../role/rights.ts';
import { sysRole } from '../role/role.table.ts';
import { guestsAmong } from './guest.queries.ts';
import { assertVisible, userResource } from './user.resource.ts';
import { sysUserRole } from './user.table.ts';

/** The people who hold a role. */
const holdersOf = (ctx: Context, roleId: string): SQL =>
  sql`exists (select from ${sysUserRole} h where h.tenant_id = ${ctx.actor.tenantId} and h.user_id = "sys_user"."id" and h.role_id = ${roleId} and h.del_flag = 0)`;

/** The people of a role, in pages. @source SYS-03 */
export const roleUsers = (ctx: Context, roleId: string, query: ListQueryInput): Promise<RowPage> =>
  listRows(ctx, userResource, { query, where: holdersOf(ctx, roleId) });

/** Ids of a person's roles. @throws Business there are none @source jeecg-wire 3.1 */
export async function userRoles(ctx: Context, userId: string | undefined): Promise<string[]> {
  const ids = await ctx.transaction(async (tx) => {
    await assertVisible(tx, ctx, userId ?? '');
    return roleIdsOf(tx, ctx, userId ?? '');
  });
  if (ids.length === 0) throw new AppError('Business', '未找到用户相关角色信息');
  return ids;
}

/** Gives a role to people. @throws Forbidden it allows more than the actor may do, or one of them is the actor */
export async function addToRole(ctx: Context, roleId: string, userIds: readonly string[]): Promise<null> {
  const guests = await guestsAmong(ctx, userIds);
  return ctx.transaction(async (tx) => {
    await assertGrantable(tx, ctx, [roleId]);
    for (const userId of new Set(userIds)) {
      refuseOwn(ctx, userId);
      if (!guests.has(userId)) await lockRow(tx, ctx, userResource, { id: userId });
      await grant(tx, ctx, userId, [roleId]);
      ctx.audit({ action: 'user.grantRole', entity: 'user', entityId: userId, after: { roleId } });
    }
    tellMenu(ctx, [...userIds]);
    return null;
  });
}

/** Takes a role from a person. @throws Business it is the last administrator's */
export async function removeFromRole(ctx: Context, roleId: string, userId: string): Promise<null> {
  const guests = await guestsAmong(ctx, [userId]);
  return ctx.transaction(async (tx) => {
    refuseOwn(ctx, userId);
    if (!guests.has(userId)) await lockRow(tx, ctx, userResource, { id: userId });
    await assertNotAbove(tx, ctx, [userId]);
    if ((await revoke(tx, ctx, userId, [roleId])) === 0) throw notFound('该用户没有此角色');
    ctx.audit({ action: 'user.revokeRole', entity: 'user', entityId: userId, before: { roleId } });
    tellMenu(ctx, [userId]);
    return null;
  });
}

/** Takes a role from several. */
export const removeAllFromRole = (ctx: Context, roleId: string, userIds: string): Promise<BatchOutcome> =>
  forEachId(readIds(userIds), { act: (userId) => removeFromRole(ctx, roleId, userId) });

/**
 * Gives a person exactly these roles.
 *
 * @throws Forbidden one that is added allows more than the actor may do, or the person is the actor
 * @throws Business it would leave no administrator
 * @source security 5.27
 */
export async function setRoles(tx: Tx, ctx: Context, userId: string, roles: string): Promise<void> {
  const wanted = [...new Set(splitList(roles))];
  const had = await roleIdsOf(tx, ctx, userId);
  const added = wanted.filter((id) => !had.includes(id));
  const removed = had.filter((id) => !wanted.includes(id));
  if (added.length + removed.length === 0) return;
  refuseOwn(ctx, userId);
  await assertGrantable(tx, ctx, added);
  await grant(tx, ctx, userId, added);
  await revoke(tx, ctx, userId, removed);
  ctx.audit({ action: 'user.roles', entity: 'user', entityId: userId, before: { roles: had }, after: { roles: wanted } });
  tellMenu(ctx, [userId]);
}

async function roleIdsOf(tx: Tx, ctx: Context, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: sysUserRole.roleId })
    .from(sysUserRole)
    .innerJoin(sysRole, and(eq(sysRole.tenantId, sysUserRole.tenantId), eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
    .where(and(eq(sysUserRole.tenantId, ctx.actor.tenantId), eq(sysUserRole.userId, userId), eq(sysUserRole.delFlag, 0)))
    .orderBy(sysRole.roleCode);
  return rows.map((row) => row.id);
}

async function grant(tx: Tx, ctx: Context, userId: string, roleIds: readonly string[]): Promise<void> {
  const { tenantId, username } = ctx.actor;
  if (roleIds.length === 0) return;
  await tx
    .insert(sysUserRole)
    .values(roleIds.map((roleId) => ({ tenantId, userId, roleId, createBy: username })))
    .onConflictDoUpdate({ target: [sysUserRole.tenantId, sysUserRole.userId, sysUserRole.roleId], set: { delFlag: 0 } });
}

async function revoke(tx: Tx, ctx: Context, userId: string, roleIds: readonly string[]): Promise<number> {
  if (roleIds.length === 0) return 0;
  const gone = await guardAdministrators(tx, ctx, () =>
    tx
      .delete(sysUserRole)
      .where(and(eq(sysUserRole.tenantId, ctx.actor.tenantId), eq(sysUserRole.userId, userId), inArray(sysUserRole.roleId, [...roleIds])))
      .returning({ id: sysUserRole.id }),
  );
  return gone.length;
}

function refuseOwn(ctx: Context, userId: string): void {
  if (userId === ctx.actor.userId) throw refusedByRule('不能修改自己的角色');
}

/** Open screens ask for their menu and buttons again. */
function tellMenu(ctx: Context, userIds: readonly string[]): void {
  const { tenantId } = ctx.actor;
  ctx.afterCommit(() => ctx.platform.sockets.send(tenantId, { target: { userIds }, message: { cmd: 'menu' } }));
}
