import { and, eq, inArray, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, forbidden, invalidInput, notFound } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { assertOwnDeparts } from '../depart/departRights.ts';
import { heldEntries } from '../permission/menu.service.ts';
import { allPermissions } from '../permission/permission.queries.ts';
import { sysDepartPermission } from '../permission/permission.table.ts';
import { rulesOf } from '../permission/permissionRule.resource.ts';
import { sysUserRole } from '../user/user.table.ts';
import { assertGrantable } from './rights.ts';
import { roleResource } from './role.resource.ts';
import { sysRole, sysRolePermission } from './role.table.ts';

/** Two lists of ids as drawers send them: what shall be, and what was when they were opened. */
interface Difference {
  permissionIds: string;
  lastpermissionIds?: string | null;
}

/** Data rules of an entry, and which of them a grant has. */
interface GrantedRules {
  datarule: Record<string, unknown>[];
  drChecked?: string;
}

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
 * @throws Forbidden the role is the actor's own or allows more than he may do, or an entry that is added does
 * @source SYS-02, security 5.27
 */
export function saveRolePermissions(ctx: Context, roleId: string, lists: Difference): Promise<null> {
  return ctx.transaction(async (tx) => {
    await lockGrantable(tx, ctx, roleId);
    const changed = await applyDifference(tx, ctx, roleOf(roleId), lists);
    if (changed !== undefined) await noteRole(tx, ctx, roleId, 'role.permissions', changed);
    return null;
  });
}

/** Gives a department entries, which its own roles may then be given. @throws Forbidden it is not the actor's, or an entry is not */
export function saveDepartPermissions(ctx: Context, departId: string, lists: Difference): Promise<null> {
  return ctx.transaction(async (tx) => {
    await assertOwnDeparts(tx, ctx, [departId]);
    const changed = await applyDifference(tx, ctx, departOf(departId), lists);
    if (changed !== undefined) ctx.audit({ action: 'depart.permissions', entity: 'depart', entityId: departId, after: changed });
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
 * @throws Forbidden the actor sees that list through rules himself
 */
export async function saveRoleRules(ctx: Context, roleId: string, permissionId: string, dataRuleIds: string): Promise<null> {
  const known = await rulesOf(ctx, { permissionId });
  return ctx.transaction(async (tx) => {
    await lockGrantable(tx, ctx, roleId);
    const ids = await applyRules(tx, ctx, roleOf(roleId), permissionId, dataRuleIds, known);
    await noteRole(tx, ctx, roleId, 'role.dataRules', { permissionId, dataRuleIds: ids });
    return null;
  });
}

/** Narrows a grant of a department by data rules. @throws Business the department is not given the entry */
export async function saveDepartRules(ctx: Context, departId: string, permissionId: string, dataRuleIds: string): Promise<null> {
  const known = await rulesOf(ctx, { permissionId });
  return ctx.transaction(async (tx) => {
    await assertOwnDeparts(tx, ctx, [departId]);
    const ids = await applyRules(tx, ctx, departOf(departId), permissionId, dataRuleIds, known);
    ctx.audit({ action: 'depart.dataRules', entity: 'depart', entityId: departId, after: { permissionId, dataRuleIds: ids } });
    return null;
  });
}

/** Where grants of a receiver lie. The two tables are alike but for the column of the receiver. */
const roleOf = (roleId: string) => ({ table: sysRolePermission, receiver: eq(sysRolePermission.roleId, roleId), key: { roleId } });
const departOf = (departId: string) => ({
  table: sysDepartPermission,
  receiver: eq(sysDepartPermission.departId, departId),
  key: { departId },
});
type Grants = ReturnType<typeof roleOf> | ReturnType<typeof departOf>;

const grantsOf = (ctx: Context, { table, receiver }: Grants, ids?: readonly string[]) =>
  and(
    eq(table.tenantId, ctx.actor.tenantId),
    receiver,
    eq(table.delFlag, 0),
    ids === undefined ? undefined : inArray(table.permissionId, [...ids]),
  );

async function grantedTo(tx: Tx, ctx: Context, grants: Grants): Promise<string[]> {
  const rows = await tx.select({ id: grants.table.permissionId }).from(grants.table).where(grantsOf(ctx, grants));
  return rows.map((row) => row.id);
}

async function visibleRole(tx: Tx, ctx: Context, roleId: string): Promise<void> {
  const { tenantId, userType } = ctx.actor;
  const [role] = await tx
    .select({ id: sysRole.id })
    .from(sysRole)
    .where(and(eq(sysRole.tenantId, tenantId), eq(sysRole.id, roleId), eq(sysRole.delFlag, 0)));
  if (role === undefined || userType !== 1) throw notFound('角色不存在');
}

/** Holds a role that the actor may change: not his own, and none that allows more than he may do. */
async function lockGrantable(tx: Tx, ctx: Context, roleId: string): Promise<void> {
  const role = await lockRow(tx, ctx, roleResource, roleId);
  await assertGrantable(tx, ctx, [roleId]);
  if (!ctx.actor.isSuperAdmin && ctx.actor.roles.includes(role.roleCode)) throw forbidden('不能修改自己的角色');
}

async function applyDifference(tx: Tx, ctx: Context, grants: Grants, lists: Difference): Promise<object | undefined> {
  const { tenantId, username } = ctx.actor;
  const had = await grantedTo(tx, ctx, grants);
  const wanted = new Set(splitList(lists.permissionIds));
  const last = new Set(
    lists.lastpermissionIds === undefined || lists.lastpermissionIds === null ? had : splitList(lists.lastpermissionIds),
  );
  const added = [...wanted].filter((id) => !last.has(id) && !had.includes(id));
  const removed = had.filter((id) => last.has(id) && !wanted.has(id));
  if (added.length + removed.length === 0) return undefined;
  const all = await allPermissions(tx, ctx);
  const known = new Set(all.map((row) => row.id));
  if (added.some((id) => !known.has(id))) throw notFound('菜单或权限不存在，请刷新后重试');
  const held = await heldEntries(tx, ctx, all);
  if (added.some((id) => !held.has(id))) throw forbidden('不能授予超出自身权限的菜单或按钮');
  if (removed.length > 0) await tx.delete(grants.table).where(grantsOf(ctx, grants, removed));
  if (added.length > 0) {
    const rows = added.map((permissionId) => ({ tenantId, ...grants.key, permissionId, createBy: username }));
    await tx
      .insert(grants.table)
      .values(rows as never)
      .onConflictDoNothing();
  }
  return { added, removed };
}

async function grantedRules(ctx: Context, grants: Grants, permissionId: string): Promise<GrantedRules> {
  const datarule = await rulesOf(ctx, { permissionId });
  if (datarule.length === 0) throw new AppError('Business', '未找到权限配置信息');
  const [grant] = await ctx.transaction((tx) =>
    tx
      .select({ ids: grants.table.dataRuleIds })
      .from(grants.table)
      .where(grantsOf(ctx, grants, [permissionId])),
  );
  return { datarule, ...(grant?.ids ? { drChecked: grant.ids } : {}) };
}

async function applyRules(
  tx: Tx,
  ctx: Context,
  grants: Grants,
  permissionId: string,
  dataRuleIds: string,
  known: readonly Record<string, unknown>[],
): Promise<string> {
  const ids = [...new Set(splitList(dataRuleIds))];
  if (ids.some((id) => !known.some((rule) => rule['id'] === id))) throw invalidInput('数据规则不存在，请刷新后重试');
  const entries = await heldEntries(tx, ctx, await allPermissions(tx, ctx));
  // Who sees a list through rules, or not at all, decides nothing about it.
  if (!entries.has(permissionId)) throw forbidden('不能维护超出自身权限的数据规则');
  const changed = await tx
    .update(grants.table)
    .set({ dataRuleIds: ids.length === 0 ? null : ids.join(',') })
    .where(grantsOf(ctx, grants, [permissionId]))
    .returning({ id: grants.table.id });
  if (changed.length === 0) throw new AppError('Business', '请先保存角色菜单权限!');
  return ids.join(',');
}

/** A role that was changed by hand is no longer the seed's to bring up to date, and whoever holds it gets the menu anew. */
async function noteRole(tx: Tx, ctx: Context, roleId: string, action: string, after: object): Promise<void> {
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
  ctx.afterCommit(() => ctx.platform.sockets.send(tenantId, { userIds }, { cmd: 'menu' }));
}
