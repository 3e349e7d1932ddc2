import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hyDriver } from './driver.table.ts';

/**
 * Whether a column names the driver or captain, or one of the captain's drivers.
 *
 * The tenant is a value, not that of the row: the drivers are then looked up once for a question, not once for each row.
 */
export const isOfCrew = (column: PgColumn, { tenantId, cid }: { tenantId: number; cid: string }): SQL =>
  sql`${column} in (select d.id from ${hyDriver} as d where d.tenant_id = ${tenantId} and (d.captain_id = ${cid} or d.id = ${cid}))`;
