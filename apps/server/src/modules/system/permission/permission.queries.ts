import { and, asc, eq, inArray, isNull, notLike, or } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { sysPermission, sysPermissionDataRule } from './permission.table.ts';

/** A stored entry. */
export type PermissionRow = typeof sysPermission.$inferSelect;

/** Entries that the tenant sees: those of all tenants and its own. */
const livePermissions = (ctx: Context) => and(inArray(sysPermission.tenantId, [0, ctx.actor.tenantId]), eq(sysPermission.delFlag, 0));

/** All of them in their order. */
export async function allPermissions(tx: Tx, ctx: Context): Promise<PermissionRow[]> {
  const rows = await tx.select().from(sysPermission).where(livePermissions(ctx)).orderBy(asc(sysPermission.sortNo), asc(sysPermission.id));
  return seenBy(ctx.actor.tenantId, rows);
}

/** Who made what the product brings. */
const product = 'system';

/** Rights by their codes as a tenant has them: those that tenant 0 made for its own forms are none of it. */
export const rightsOfTenant = (tenantId: number) =>
  or(
    eq(sysPermission.tenantId, tenantId),
    and(
      eq(sysPermission.tenantId, 0),
      or(eq(sysPermission.createBy, product), isNull(sysPermission.perms), notLike(sysPermission.perms, 'online:%')),
    ),
  );

/** An entry that opens one form, one report, or one page of reports. */
const ofDefinition = /^\/online\/(?:cg\w+|graphreport\/chart)\/[0-9a-f]{32}$/;

/** Entries as a tenant has them: the forms and reports of tenant 0 are its own, with their rights and with groups in which nothing else stands. */
export function seenBy(tenantId: number, rows: PermissionRow[]): PermissionRow[] {
  if (tenantId === 0) return rows;
  const isMade = (row: PermissionRow) => row.tenantId === 0 && row.createBy !== product && row.menuType !== 2;
  const foreign = new Set(rows.filter((row) => isMade(row) && ofDefinition.test(row.url ?? '')).map(({ id }) => id));
  if (foreign.size === 0) return rows;
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  for (const id of foreign) for (const row of below.get(id) ?? []) foreign.add(row.id);
  const isEmptied = (row: PermissionRow): boolean => {
    const children = below.get(row.id) ?? [];
    return isMade(row) && children.length > 0 && children.every((child) => foreign.has(child.id) || isEmptied(child));
  };
  return rows.filter((row) => !foreign.has(row.id) && !isEmptied(row));
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
