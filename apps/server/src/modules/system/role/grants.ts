import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, forbidden, invalidInput, notFound, refusedByRule } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { sysDepartRolePermission } from '../depart/departRole.table.ts';
import { heldEntries } from '../permission/menu.service.ts';
import { allPermissions } from '../permission/permission.queries.ts';
import { sysDepartPermission } from '../permission/permission.table.ts';
import { rulesOf } from '../permission/permissionRule.resource.ts';
import { sysRolePermission } from './role.table.ts';

/** Two lists of ids as drawers send them: what shall be, and what was when they were opened. */
export interface Difference {
  permissionIds: string;
  lastpermissionIds?: string | null;
}

/** Data rules of an entry, and which of them a grant has. */
export interface GrantedRules {
  datarule: Record<string, unknown>[];
  drChecked?: string;
}

/** What a change of grants came to. */
export interface GrantChange {
  added: string[];
  removed: string[];
}

/** Where grants of a role lie. The three tables are alike but for the column of the receiver. */
export const roleOf = (roleId: string) => ({ table: sysRolePermission, receiver: eq(sysRolePermission.roleId, roleId), key: { roleId } });
/** Where grants of a department lie. */
export const departOf = (departId: string) => ({
  table: sysDepartPermission,
  receiver: eq(sysDepartPermission.departId, departId),
  key: { departId },
});
/** Where grants of a department role lie. */
export const departRoleOf = (roleId: string) => ({
  table: sysDepartRolePermission,
  receiver: eq(sysDepartRolePermission.roleId, roleId),
  key: { roleId },
});
type Grants = ReturnType<typeof roleOf> | ReturnType<typeof departOf> | ReturnType<typeof departRoleOf>;

const grantsOf = (ctx: Context, { table, receiver }: Grants, ids?: readonly string[]) =>
  and(
    eq(table.tenantId, ctx.actor.tenantId),
    receiver,
    eq(table.delFlag, 0),
    ids === undefined ? undefined : inArray(table.permissionId, [...ids]),
  );

/** Ids of the entries that are given. */
export async function grantedTo(tx: Tx, ctx: Context, grants: Grants): Promise<string[]> {
  const rows = await tx.select({ id: grants.table.permissionId }).from(grants.table).where(grantsOf(ctx, grants));
  return rows.map((row) => row.id);
}

/**
 * Gives and takes the difference of two lists.
 *
 * @param within ids of what may be given at all; absent for everything
 * @throws Forbidden the actor does not hold an entry that is added, or it lies outside
 */
export async function applyDifference(
  tx: Tx,
  ctx: Context,
  grants: Grants,
  { lists, within }: { lists: Difference; within?: ReadonlySet<string> },
): Promise<GrantChange | undefined> {
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
  if (within !== undefined && added.some((id) => !within.has(id))) throw refusedByRule('部门没有该权限，不能授予部门角色');
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

/**
 * The data rules of an entry, and which of them a grant has.
 *
 * @throws Business the entry has no data rules @source jeecg-wire 3.2
 */
export async function grantedRules(ctx: Context, grants: Grants, permissionId: string): Promise<GrantedRules> {
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

/** Narrows a grant by data rules. @throws Business it is not given @throws Forbidden the actor sees that list through rules themselves */
export async function applyRules(
  tx: Tx,
  ctx: Context,
  grants: Grants,
  { permissionId, dataRuleIds, known }: { permissionId: string; dataRuleIds: string; known: readonly Record<string, unknown>[] },
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
