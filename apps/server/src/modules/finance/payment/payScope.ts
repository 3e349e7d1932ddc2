import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import { isOfCrew } from '../../fleet/driver/crew.ts';

/** Whose business a row about money for a carriage is. */
interface PaidTable {
  tenantId: PgColumn;
  customerId: PgColumn;
  orderMode: PgColumn;
  agentId: PgColumn;
  creditorType: PgColumn;
  creditorId: PgColumn;
}

/** Payments and prepayments that an actor sees: their own; in agent mode the agent in the place of the shipper. @source freight-domain 0.6, 4.6 */
export function payScope({ actor: { tenantId, userType, cid } }: Context, table: PaidTable): SQL | undefined {
  if (userType === 1) return undefined;
  if (cid === null) return sql`false`;
  if (userType === 2) return or(and(eq(table.customerId, cid), sql`coalesce(${table.orderMode}, '1') <> '3'`), eq(table.agentId, cid));
  if (userType === 3) return and(eq(table.creditorType, 'carrier'), eq(table.creditorId, cid));
  if (userType === 4) return and(eq(table.creditorType, 'driver'), isOfCrew(table.creditorId, { tenantId, cid }));
  return sql`false`;
}
