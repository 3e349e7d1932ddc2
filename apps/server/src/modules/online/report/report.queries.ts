import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { type ByCodeOrId, findHead, partsIn } from '../ownOrShared.ts';
import { onlCgreportHead, onlCgreportItem, onlCgreportParam } from './report.table.ts';

/** A report with its columns and parameters in their order. */
export interface ReportDefinition {
  head: typeof onlCgreportHead.$inferSelect;
  items: readonly (typeof onlCgreportItem.$inferSelect)[];
  params: readonly (typeof onlCgreportParam.$inferSelect)[];
}

/** Finds a report by code or id; a tenant's own hides that of tenant 0 with the same code. */
export async function findReport(tx: Tx, tenantId: number, by: ByCodeOrId): Promise<ReportDefinition | undefined> {
  const head = await findHead(tx, onlCgreportHead, { tenantId, by });
  if (head === undefined) return undefined;
  const tenantIds = [head.tenantId];
  const items = await partsIn(tx, onlCgreportItem, { tenantIds, where: eq(onlCgreportItem.cgrheadId, head.id) });
  const params = await partsIn(tx, onlCgreportParam, { tenantIds, where: eq(onlCgreportParam.cgrheadId, head.id) });
  return { head, items, params };
}
