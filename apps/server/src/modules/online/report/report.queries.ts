import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { onlCgreportHead, onlCgreportItem, onlCgreportParam } from './report.table.ts';

/** A report with its columns and parameters in their order. */
export interface ReportDefinition {
  head: typeof onlCgreportHead.$inferSelect;
  items: readonly (typeof onlCgreportItem.$inferSelect)[];
  params: readonly (typeof onlCgreportParam.$inferSelect)[];
}

/** Finds a report by code or id; a tenant's own hides that of tenant 0 with the same code. */
export async function findReport(tx: Tx, tenantId: number, by: { code: string } | { id: string }): Promise<ReportDefinition | undefined> {
  const [head] = await tx
    .select()
    .from(onlCgreportHead)
    .where(
      and(
        inArray(onlCgreportHead.tenantId, [0, tenantId]),
        'code' in by ? eq(onlCgreportHead.code, by.code) : eq(onlCgreportHead.id, by.id),
        eq(onlCgreportHead.delFlag, 0),
      ),
    )
    .orderBy(desc(onlCgreportHead.tenantId))
    .limit(1);
  if (head === undefined) return undefined;
  const ofHead = <Table extends typeof onlCgreportItem | typeof onlCgreportParam>(table: Table) =>
    and(eq(table.tenantId, head.tenantId), eq(table.cgrheadId, head.id), eq(table.delFlag, 0));
  const items = await tx
    .select()
    .from(onlCgreportItem)
    .where(ofHead(onlCgreportItem))
    .orderBy(asc(onlCgreportItem.orderNum), asc(onlCgreportItem.id));
  const params = await tx
    .select()
    .from(onlCgreportParam)
    .where(ofHead(onlCgreportParam))
    .orderBy(asc(onlCgreportParam.orderNum), asc(onlCgreportParam.id));
  return { head, items, params };
}
