import { and, eq, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/database.ts';
import type { CommonTable } from '../../platform/resource/resource.ts';

/** Whether another definition of the tenant has a name. @param ownId the one that may have it */
export async function isTaken(
  tx: Tx,
  tenantId: number,
  { table, column, name, ownId }: { table: CommonTable; column: PgColumn; name: string; ownId: string | undefined },
): Promise<boolean> {
  const [same] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.delFlag, 0), eq(column, name), ownId === undefined ? undefined : ne(table.id, ownId)))
    .limit(1);
  return same !== undefined;
}
