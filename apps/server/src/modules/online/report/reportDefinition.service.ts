import { and, eq, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import { compileSort } from '../../../platform/query/compileSort.ts';
import { compileDataRules } from '../../../platform/query/dataRules.ts';
import { columnsFor } from '../../../platform/resource/visibleRows.ts';
import type { RowPage } from '../../../platform/resource/listRows.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { createRowMapper } from '../../../platform/resource/rowMapper.ts';
import { forEachId, insertRow, lockRow, readIds, updateRow, type BatchOutcome } from '../../../platform/resource/writeRows.ts';
import { isTaken } from '../isTaken.ts';
import { stampedParts } from '../stampedParts.ts';
import { ownReport, visibleReport } from './checkDefinition.ts';
import type { MergedDefinition } from './mergeDefinition.ts';
import { forgetReports } from './report.service.ts';
import { onlCgreportHead, onlCgreportItem, onlCgreportParam } from './report.table.ts';
import { ReportHead, ReportItem, ReportParam } from './reportDefinition.contract.ts';

type Row = Record<string, unknown>;

/** Its rows are not kept in versions: bringing one back would bring in SQL that nobody has checked. */
const headResource: Resource<typeof ReportHead, typeof onlCgreportHead> = defineResource(ReportHead, {
  table: onlCgreportHead,
  options: {
    permission: 'online:report',
    defaultSort: { field: 'createTime', order: 'desc' },
    // The tenant of the transaction that asks.
    extra: {
      isOwn: {
        sql: sql`case when ${onlCgreportHead.tenantId} = nullif(current_setting('app.tenant_id', true), '')::int then '1' else '0' end`,
        type: 'text',
      },
    },
    mapRow: (row, { actor }) => ({ ...row, isOwn: row['tenantId'] === actor.tenantId ? '1' : '0' }),
  },
});

const itemResource: Resource<typeof ReportItem, typeof onlCgreportItem> = defineResource(ReportItem, {
  table: onlCgreportItem,
  options: {
    permission: 'online:report',
  },
});

const paramResource: Resource<typeof ReportParam, typeof onlCgreportParam> = defineResource(ReportParam, {
  table: onlCgreportParam,
  options: {
    permission: 'online:report',
  },
});

/** A page of the reports that people of this tenant use: its own, and those of the platform that none of them takes the place of. */
export async function listReports(ctx: Context, query: ListQueryInput): Promise<RowPage> {
  const mapRow = await createRowMapper(ctx, headResource, { reveal: false });
  const columns = columnsFor(ctx, headResource);
  const { current, size, offset } = readPage(query);
  const order = compileSort(columns, { query, fallback: headResource.options.defaultSort ?? { field: 'createTime', order: 'desc' } });
  return ctx.platform.database.read({ tenantId: ctx.actor.tenantId }, async (tx) => {
    const ruled = compileDataRules(ctx.actor, { permission: 'online:report:list', columns: headResource.columns, clock: ctx.clock });
    const condition = and(inUse(tx, ctx), ruled, compileFilters(columns, query));
    const total = await tx.$count(onlCgreportHead, condition);
    const rows = await tx
      .select()
      .from(onlCgreportHead)
      .where(condition)
      .orderBy(...order)
      .limit(size)
      .offset(offset);
    return pageOf(rows.map(mapRow), { total, size, current });
  });
}

function inUse(tx: Tx, { actor: { tenantId } }: Context): SQL | undefined {
  const own = alias(onlCgreportHead, 'own');
  const replaced = tx
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.tenantId, tenantId), eq(own.code, onlCgreportHead.code), eq(own.delFlag, 0)));
  return and(
    eq(onlCgreportHead.delFlag, 0),
    or(eq(onlCgreportHead.tenantId, tenantId), and(eq(onlCgreportHead.tenantId, 0), notExists(replaced))),
  );
}

/** One report, as configured. @throws NotFound */
export async function getReport(ctx: Context, id: string): Promise<Row> {
  const { head } = await visibleReport(ctx, id);
  return (await createRowMapper(ctx, headResource, { reveal: false }))(head);
}

/** Columns of a report in their order, as configured. @throws NotFound */
export async function itemsOf(ctx: Context, headId: string): Promise<Row[]> {
  const { items } = await visibleReport(ctx, headId);
  return items.map(await createRowMapper(ctx, itemResource, { reveal: false }));
}

/** Parameters of a report in their order, as configured. @throws NotFound */
export async function paramsOf(ctx: Context, headId: string): Promise<Row[]> {
  const { params } = await visibleReport(ctx, headId);
  return params.map(await createRowMapper(ctx, paramResource, { reveal: false }));
}

/**
 * Stores a definition that was checked. It is in force with the answer, in this process; others follow within half a minute.
 *
 * @throws Conflict somebody has changed it since it was checked
 * @throws InvalidInput the code is taken
 * @source ONL, POP-04
 */
export async function storeReport(ctx: Context, { before, head, items, params }: MergedDefinition): Promise<Row> {
  const row = await ctx.transaction(async (tx) => {
    const { tenantId } = ctx.actor;
    if (before !== undefined) await lockRow(tx, ctx, headResource, { id: before.head.id, version: before.head.version });
    await assertFreeCode(tx, ctx, head.code, before?.head.id);
    const stored =
      before === undefined
        ? await insertRow(tx, ctx, onlCgreportHead, head)
        : await updateRow(tx, ctx, onlCgreportHead, { before: before.head, values: head });
    // Rewritten as a whole: two columns that exchange their names would meet half way.
    for (const table of [onlCgreportItem, onlCgreportParam])
      await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.cgrheadId, stored.id)));
    await insertParts(tx, ctx, onlCgreportItem, { cgrheadId: stored.id, parts: items });
    await insertParts(tx, ctx, onlCgreportParam, { cgrheadId: stored.id, parts: params });
    ctx.audit({
      action: before === undefined ? 'online.report.add' : 'online.report.edit',
      entity: 'reportHead',
      entityId: stored.id,
      before,
      after: { head: stored, items: items.map(({ values }) => values), params: params.map(({ values }) => values) },
    });
    ctx.afterCommit(() => forgetReports(ctx.platform));
    return stored;
  });
  return (await createRowMapper(ctx, headResource, { reveal: false }))(row);
}

async function insertParts<Table extends typeof onlCgreportItem | typeof onlCgreportParam>(
  tx: Tx,
  ctx: Context,
  table: Table,
  { cgrheadId, parts }: { cgrheadId: string; parts: MergedDefinition['items' | 'params'] },
): Promise<void> {
  if (parts.length === 0) return;
  const rows = stampedParts(ctx, parts).map((row) => ({ ...row, cgrheadId }));
  await tx.insert(table).values(rows as never);
}

async function assertFreeCode(tx: Tx, ctx: Context, code: string, ownId: string | undefined): Promise<void> {
  const { tenantId } = ctx.actor;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`onl_cgreport_head:${tenantId}`}, 0))`);
  const isUsed = await isTaken(tx, tenantId, { table: onlCgreportHead, column: onlCgreportHead.code, name: code, ownId });
  if (isUsed) throw refusedField('head.code', ctx.locale === 'zh' ? '报表编码已存在' : 'There is a report with this code');
}

/** Removes a report of the tenant. @throws NotFound · Forbidden it is one of the platform's */
export async function removeReport(ctx: Context, id: string): Promise<null> {
  const { head } = await ownReport(ctx, id);
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, headResource, { id: head.id });
    await updateRow(tx, ctx, onlCgreportHead, { before, values: { delFlag: 1 } });
    ctx.audit({ action: 'online.report.delete', entity: 'reportHead', entityId: id, before });
    ctx.afterCommit(() => forgetReports(ctx.platform));
    return null;
  });
}

export const removeReports = (ctx: Context, ids: string): Promise<BatchOutcome> =>
  forEachId(readIds(ids), { act: (id) => removeReport(ctx, id), locale: ctx.locale });
