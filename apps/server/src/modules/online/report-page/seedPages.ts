import type { Tx } from '../../../platform/db/database.ts';
import { seedId } from '../../system/seed/seedMenus.ts';
import type { BlockParam } from './blockParams.ts';
import { onlGraphreportBlock, onlGraphreportHead, onlGraphreportParam } from './reportPage.table.ts';

type Part<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'graphreportHeadId' | 'params'>;

/** A page that ships with the product. */
export interface PageSeed {
  code: string;
  name: string;
  nameEn: string;
  content: string;
  permission: string;
  displayTemplate: 'tab' | 'single' | 'double';
  blocks: readonly (Part<typeof onlGraphreportBlock> & { params?: readonly BlockParam[] })[];
  params: readonly Part<typeof onlGraphreportParam>[];
}

/** Writes shipped pages into tenant 0. Those that are there stay as administrators left them. Safe to run on every start. */
export async function seedPages(tx: Tx, pages: readonly PageSeed[]): Promise<void> {
  for (const { blocks, params, ...head } of pages) {
    const id = seedId('reportPage', head.code);
    const own = { tenantId: 0, createBy: 'system', graphreportHeadId: id };
    const written = await tx
      .insert(onlGraphreportHead)
      .values({ id, tenantId: 0, createBy: 'system', ...head })
      .onConflictDoNothing()
      .returning({ id: onlGraphreportHead.id });
    if (written.length === 0) continue;
    await tx
      .insert(onlGraphreportBlock)
      .values(
        blocks.map(({ params: said, ...block }, orderNum) => ({ ...own, orderNum, ...block, params: said ? JSON.stringify(said) : null })),
      );
    if (params.length > 0) await tx.insert(onlGraphreportParam).values(params.map((param, orderNum) => ({ ...own, orderNum, ...param })));
  }
}
