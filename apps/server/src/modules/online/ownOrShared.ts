import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/database.ts';

/** How a definition is asked for. */
export type ByCodeOrId = { code: string } | { id: string };

interface HeadTable extends PgTable {
  id: PgColumn;
  tenantId: PgColumn;
  code: PgColumn;
  delFlag: PgColumn;
}

interface PartTable extends PgTable {
  id: PgColumn;
  tenantId: PgColumn;
  orderNum: PgColumn;
  delFlag: PgColumn;
}

/** Finds the head of a definition by code or id; a tenant's own hides that of tenant 0 with the same code. */
export async function findHead<Table extends HeadTable>(
  tx: Tx,
  table: Table,
  { tenantId, by }: { tenantId: number; by: ByCodeOrId },
): Promise<Table['$inferSelect'] | undefined> {
  const [head] = await tx
    .select()
    .from(table as HeadTable)
    .where(and(inArray(table.tenantId, [0, tenantId]), 'code' in by ? eq(table.code, by.code) : eq(table.id, by.id), eq(table.delFlag, 0)))
    .orderBy(desc(table.tenantId))
    .limit(1);
  return head;
}

/** The parts of definitions that a condition leaves, in their order. */
export const partsIn = <Table extends PartTable>(
  tx: Tx,
  table: Table,
  { tenantIds, where }: { tenantIds: readonly number[]; where: SQL | undefined },
): Promise<Table['$inferSelect'][]> =>
  tx
    .select()
    .from(table as PartTable)
    .where(and(inArray(table.tenantId, [...tenantIds]), where, eq(table.delFlag, 0)))
    .orderBy(asc(table.orderNum), asc(table.id));
