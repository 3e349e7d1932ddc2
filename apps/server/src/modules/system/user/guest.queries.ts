import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { sysUser } from './user.table.ts';

/**
 * People of other tenants who may work in this one. Their data stays with their own tenant; what they may do here is given here.
 * The platform takes no guests, and only staff decide about them.
 *
 * @source SYS-18, security 6.30
 */
export function guestsOf({ actor: { tenantId, userType } }: Context): SQL | undefined {
  if (userType !== 1 || tenantId === 0) return sql`false`;
  return and(
    ne(sysUser.tenantId, tenantId),
    eq(sysUser.delFlag, 0),
    sql`${String(tenantId)} = any (string_to_array(coalesce(${sysUser.relTenantIds}, ''), ','))`,
  );
}

/** Which of these people are guests. */
export async function guestsAmong(ctx: Context, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { tenantId, userType } = ctx.actor;
  if (userType !== 1 || tenantId === 0 || userIds.length === 0) return new Set();
  const rows = await ctx.platform.database.transaction('system', (tx) =>
    tx
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(and(inArray(sysUser.id, [...userIds]), guestsOf(ctx))),
  );
  return new Set(rows.map(({ id }) => id));
}
