import { and, eq, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import { compileSort } from '../../../platform/query/compileSort.ts';
import { columnsFor } from '../../../platform/resource/visibleRows.ts';
import type { RowPage } from '../../../platform/resource/listRows.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { createRowMapper } from '../../../platform/resource/rowMapper.ts';
import { forEachId, insertRow, lockRow, readIds, updateRow, type BatchOutcome } from '../../../platform/resource/writeRows.ts';
import { stampedParts } from '../stampedParts.ts';
import { listed, type MergedPage, ownPage, visiblePage } from './checkPage.ts';
import { ReportPageBlock, ReportPageHead, ReportPageParam } from './reportPage.entities.ts';
import { blocksOf, type PageDefinition, type StoredBlock } from './reportPage.queries.ts';
import { onlGraphreportBlock, onlGraphreportHead, onlGraphreportParam } from './reportPage.table.ts';

type Row = Record<string, unknown>;

const permission = 'online:report';

const headResource: Resource<typeof ReportPageHead, typeof onlGraphreportHead> = defineResource(ReportPageHead, {
  table: onlGraphreportHead,
  options: {
    permission,
    defaultSort: { field: 'createTime', order: 'desc' },
    extra: {
      isOwn: {
        sql: sql`case when ${onlGraphreportHead.tenantId} = nullif(current_setting('app.tenant_id', true), '')::int then '1' else '0' end`,
        type: 'text',
      },
    },
    mapRow: (row, { actor }) => ({ ...row, isOwn: row['tenantId'] === actor.tenantId ? '1' : '0' }),
  },
});

const blockResource: Resource<typeof ReportPageBlock, typeof onlGraphreportBlock> = defineResource(ReportPageBlock, {
  table: onlGraphreportBlock,
  options: { permission },
});

const paramResource: Resource<typeof ReportPageParam, typeof onlGraphreportParam> = defineResource(ReportPageParam, {
  table: onlGraphreportParam,
  options: { permission },
});

/** What clients of the wire know of the blocks of a page. @source jeecg-wire 4.5 */
const wireOf = (blocks: readonly StoredBlock[]): Row => ({
  dataType: 'report',
  graphType: [...new Set(blocks.map(({ graphType }) => graphType))].join(','),
  xaxisField: blocks[0]?.xaxisField ?? null,
  yaxisField: listed(blocks[0]?.yaxisField ?? null).join(',') || null,
  isCombination: new Set(blocks.map(({ reportCode }) => reportCode)).size > 1 ? '1' : '0',
  cgrSql: null,
  dbSource: null,
  extendJs: null,
});

/** A page as it is configured, for who configures it. */
export async function toldPage(ctx: Context, { head, blocks }: Pick<PageDefinition, 'head' | 'blocks'>): Promise<Row> {
  const mapRow = await createRowMapper(ctx, headResource, { reveal: false });
  return { ...mapRow(head), ...wireOf(blocks) };
}

/** A page of the pages that people of this tenant use: its own, and those of the platform that none of them takes the place of. */
export async function listPages(ctx: Context, query: ListQueryInput): Promise<RowPage> {
  const mapRow = await createRowMapper(ctx, headResource, { reveal: false });
  const columns = columnsFor(ctx, headResource);
  const { current, size, offset } = readPage(query);
  const order = compileSort(columns, { query, fallback: { field: 'createTime', order: 'desc' } });
  return ctx.platform.database.read({ tenantId: ctx.actor.tenantId }, async (tx) => {
    const condition = and(inUse(tx, ctx), compileFilters(columns, query));
    const total = await tx.$count(onlGraphreportHead, condition);
    const heads = await tx
      .select()
      .from(onlGraphreportHead)
      .where(condition)
      .orderBy(...order)
      .limit(size)
      .offset(offset);
    const blocks = Map.groupBy(await blocksOf(tx, heads), ({ graphreportHeadId }) => graphreportHeadId);
    return pageOf(
      heads.map((head) => ({ ...mapRow(head), ...wireOf(blocks.get(head.id) ?? []) })),
      { total, size, current },
    );
  });
}

function inUse(tx: Tx, { actor: { tenantId } }: Context): SQL | undefined {
  const own = alias(onlGraphreportHead, 'own');
  const replaced = tx
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.tenantId, tenantId), eq(own.code, onlGraphreportHead.code), eq(own.delFlag, 0)));
  return and(
    eq(onlGraphreportHead.delFlag, 0),
    or(eq(onlGraphreportHead.tenantId, tenantId), and(eq(onlGraphreportHead.tenantId, 0), notExists(replaced))),
  );
}

/** One page, as configured. @throws NotFound */
export const getPageRow = async (ctx: Context, id: string): Promise<Row> => toldPage(ctx, await visiblePage(ctx, id));

/** Blocks of a page in their order, as configured. @throws NotFound */
export async function listBlocks(ctx: Context, headId: string): Promise<Row[]> {
  const { blocks } = await visiblePage(ctx, headId);
  return blocks.map(await createRowMapper(ctx, blockResource, { reveal: false }));
}

/** Parameters of a page in their order, as configured. @throws NotFound */
export async function listParams(ctx: Context, headId: string): Promise<Row[]> {
  const { params } = await visiblePage(ctx, headId);
  return params.map(await createRowMapper(ctx, paramResource, { reveal: false }));
}

/**
 * Stores a page that was checked. It is in force with the answer.
 *
 * @throws Conflict somebody has changed it since it was checked
 * @throws InvalidInput the code is taken
 */
export async function storePage(ctx: Context, { before, head, blocks, params }: MergedPage): Promise<Row> {
  const id = await ctx.transaction(async (tx) => {
    const { tenantId } = ctx.actor;
    if (before !== undefined) await lockRow(tx, ctx, headResource, { id: before.head.id, version: before.head.version });
    await assertFreeCode(tx, ctx, { code: head.code, ownId: before?.head.id });
    const stored =
      before === undefined
        ? await insertRow(tx, ctx, onlGraphreportHead, head)
        : await updateRow(tx, ctx, onlGraphreportHead, { before: before.head, values: head });
    for (const [table, parts] of [
      [onlGraphreportBlock, blocks],
      [onlGraphreportParam, params],
    ] as const) {
      // Rewritten as a whole: two parameters that exchange their names would meet half way.
      await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.graphreportHeadId, stored.id)));
      if (parts.length === 0) continue;
      const rows = stampedParts(ctx, parts).map((row) => ({ ...row, graphreportHeadId: stored.id }));
      await tx.insert(table).values(rows as never);
    }
    ctx.audit({
      action: before === undefined ? 'online.reportPage.add' : 'online.reportPage.edit',
      entity: 'reportPage',
      entityId: stored.id,
      before,
      after: { head: stored, blocks: blocks.map(({ values }) => values), params: params.map(({ values }) => values) },
    });
    return stored.id;
  });
  return getPageRow(ctx, id);
}

async function assertFreeCode(tx: Tx, ctx: Context, { code, ownId }: { code: string; ownId: string | undefined }): Promise<void> {
  const { tenantId } = ctx.actor;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`onl_graphreport_head:${tenantId}`}, 0))`);
  const [same] = await tx
    .select({ id: onlGraphreportHead.id })
    .from(onlGraphreportHead)
    .where(
      and(
        eq(onlGraphreportHead.tenantId, tenantId),
        eq(onlGraphreportHead.delFlag, 0),
        eq(onlGraphreportHead.code, code),
        ownId === undefined ? undefined : ne(onlGraphreportHead.id, ownId),
      ),
    )
    .limit(1);
  if (same !== undefined) throw refusedField('head.code', { zh: '页面编码已存在', en: 'There is a page with this code' });
}

/** Removes a page of the tenant. @throws NotFound · Forbidden it is one of the platform's */
export async function removePage(ctx: Context, id: string): Promise<null> {
  const { head } = await ownPage(ctx, id);
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, headResource, { id: head.id });
    await updateRow(tx, ctx, onlGraphreportHead, { before, values: { delFlag: 1 } });
    ctx.audit({ action: 'online.reportPage.delete', entity: 'reportPage', entityId: id, before });
    return null;
  });
}

export const removePages = (ctx: Context, ids: string): Promise<BatchOutcome> =>
  forEachId(readIds(ids), { act: (id) => removePage(ctx, id), locale: ctx.locale });
