import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';

/** Which rows of the customer side an actor sees: staff all, a customer their own; others none. @source freight-domain 0.6 */
export function customerScope(ctx: Context, owner: PgColumn, further?: (cid: string) => SQL): SQL | undefined {
  const { userType, cid } = ctx.actor;
  if (userType === 1) return undefined;
  if (userType !== 2 || cid === null) return sql`false`;
  return further === undefined ? eq(owner, cid) : sql`(${owner} = ${cid} or ${further(cid)})`;
}
