import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';

/** Which rows of the fleet an actor sees: staff all, a carrier its own, a captain their people's; others none. @source freight-domain 0.6 */
export function fleetScope(ctx: Context, own: { carrierId: PgColumn; ofCaptain: (captainId: string) => SQL }): SQL | undefined {
  const { userType, cid } = ctx.actor;
  if (userType === 1) return undefined;
  if (userType === 3 && cid !== null) return eq(own.carrierId, cid);
  if (userType === 4 && cid !== null) return own.ofCaptain(cid);
  return sql`false`;
}
