import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { sysPermission, sysPermissionDataRule } from './permission.table.ts';

/** A stored entry. */
export type PermissionRow = typeof sysPermission.$inferSelect;

/** Entries that the tenant sees: those of all tenants and its own. */
const livePermissions = (ctx: Context) => and(inArray(sysPermission.tenantId, [0, ctx.actor.tenantId]), eq(sysPermission.delFlag, 0));

/** All of them in their order. */
export function allPermissions(tx: Tx, ctx: Context): Promise<PermissionRow[]> {
  return tx.select().from(sysPermission).where(livePermissions(ctx)).orderBy(asc(sysPermission.sortNo), asc(sysPermission.id));
}

/** Ids of the entries that have data rules. */
export async function ruledIds(tx: Tx, ctx: Context): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectDistinct({ id: sysPermissionDataRule.permissionId })
    .from(sysPermissionDataRule)
    .where(and(inArray(sysPermissionDataRule.tenantId, [0, ctx.actor.tenantId]), eq(sysPermissionDataRule.delFlag, 0)));
  return new Set(rows.map((row) => row.id));
}

/** The permissions that an entry's `perms` names. */
export const permsOf = (perms: string | null | undefined): string[] => splitList(perms ?? '');

/** The list that an entry's data rules narrow: its own, else that of the first button below it. @source security 6.28 */
export function ruledPermission(row: PermissionRow, all: readonly PermissionRow[]): string | undefined {
  if (row.perms !== null) return row.perms;
  return all.find((one) => one.parentId === row.id && one.menuType === 2 && one.perms?.endsWith(':list') === true)?.perms ?? undefined;
}
