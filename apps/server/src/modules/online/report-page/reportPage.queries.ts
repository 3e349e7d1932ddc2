import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { onlGraphreportBlock, onlGraphreportHead, onlGraphreportParam } from './reportPage.table.ts';

export type StoredBlock = typeof onlGraphreportBlock.$inferSelect;

/** A page with its blocks and parameters in their order. */
export interface PageDefinition {
  head: typeof onlGraphreportHead.$inferSelect;
  blocks: readonly StoredBlock[];
  params: readonly (typeof onlGraphreportParam.$inferSelect)[];
}

/** Finds a page by its id, or by its code; a tenant's own hides that of tenant 0 with the same code. */
export async function findPage(tx: Tx, tenantId: number, by: { code: string } | { id: string }): Promise<PageDefinition | undefined> {
  const [head] = await tx
    .select()
    .from(onlGraphreportHead)
    .where(
      and(
        inArray(onlGraphreportHead.tenantId, [0, tenantId]),
        'code' in by ? eq(onlGraphreportHead.code, by.code) : eq(onlGraphreportHead.id, by.id),
        eq(onlGraphreportHead.delFlag, 0),
      ),
    )
    .orderBy(desc(onlGraphreportHead.tenantId))
    .limit(1);
  if (head === undefined) return undefined;
  const blocks = await blocksOf(tx, [head]);
  const params = await tx
    .select()
    .from(onlGraphreportParam)
    .where(
      and(
        eq(onlGraphreportParam.tenantId, head.tenantId),
        eq(onlGraphreportParam.graphreportHeadId, head.id),
        eq(onlGraphreportParam.delFlag, 0),
      ),
    )
    .orderBy(asc(onlGraphreportParam.orderNum), asc(onlGraphreportParam.id));
  return { head, blocks, params };
}

/** Blocks of pages, each page's in their order. */
export async function blocksOf(tx: Tx, heads: readonly Pick<PageDefinition['head'], 'id' | 'tenantId'>[]): Promise<StoredBlock[]> {
  if (heads.length === 0) return [];
  return tx
    .select()
    .from(onlGraphreportBlock)
    .where(
      and(
        inArray(onlGraphreportBlock.tenantId, [...new Set(heads.map(({ tenantId }) => tenantId))]),
        inArray(
          onlGraphreportBlock.graphreportHeadId,
          heads.map(({ id }) => id),
        ),
        eq(onlGraphreportBlock.delFlag, 0),
      ),
    )
    .orderBy(asc(onlGraphreportBlock.orderNum), asc(onlGraphreportBlock.id));
}
