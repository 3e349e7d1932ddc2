import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { type ByCodeOrId, findHead, partsIn } from '../ownOrShared.ts';
import { onlGraphreportBlock, onlGraphreportHead, onlGraphreportParam } from './reportPage.table.ts';

export type StoredBlock = typeof onlGraphreportBlock.$inferSelect;

/** A page with its blocks and parameters in their order. */
export interface PageDefinition {
  head: typeof onlGraphreportHead.$inferSelect;
  blocks: readonly StoredBlock[];
  params: readonly (typeof onlGraphreportParam.$inferSelect)[];
}

/** Finds a page by its id, or by its code; a tenant's own hides that of tenant 0 with the same code. */
export async function findPage(tx: Tx, tenantId: number, by: ByCodeOrId): Promise<PageDefinition | undefined> {
  const head = await findHead(tx, onlGraphreportHead, { tenantId, by });
  if (head === undefined) return undefined;
  const blocks = await blocksOf(tx, [head]);
  const params = await partsIn(tx, onlGraphreportParam, {
    tenantIds: [head.tenantId],
    where: eq(onlGraphreportParam.graphreportHeadId, head.id),
  });
  return { head, blocks, params };
}

/** Blocks of pages, each page's in their order. */
export async function blocksOf(tx: Tx, heads: readonly Pick<PageDefinition['head'], 'id' | 'tenantId'>[]): Promise<StoredBlock[]> {
  if (heads.length === 0) return [];
  return partsIn(tx, onlGraphreportBlock, {
    tenantIds: [...new Set(heads.map(({ tenantId }) => tenantId))],
    where: inArray(
      onlGraphreportBlock.graphreportHeadId,
      heads.map(({ id }) => id),
    ),
  });
}
