import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/contract/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import type { LaterExport } from '../../../platform/platform.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { exportJobResource } from './exportJob.resource.ts';
import { exportJobState } from './exportJob.states.ts';
import { exportJobNumbers, hyExportJob } from './exportJob.table.ts';
import { enqueueExport, stopExport, tellOwner } from './runExports.ts';

type Row = typeof hyExportJob.$inferSelect;

/** Exports of one person that are not done yet. */
const mostOpen = 3;

const open = [exportJobState.waiting, exportJobState.running];

/**
 * Has an export made in the background. Asked again with the same query before it is done it is the same one.
 *
 * @returns its number
 * @throws Business the person waits for as many as one may
 * @source freight-domain 5.10
 */
export function exportLater(ctx: Context, { address, title, query, run }: LaterExport): Promise<string> {
  const filter = JSON.stringify(Object.fromEntries(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1))));
  return ctx.transaction(async (tx) => {
    // Two clicks at once are one export.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hy_export_job:${ctx.actor.userId}`}, 0))`);
    const mine = and(ownJobs(ctx), inArray(hyExportJob.state, open));
    const [same] = await tx
      .select({ jobNo: hyExportJob.jobNo })
      .from(hyExportJob)
      .where(and(mine, eq(hyExportJob.address, address), eq(hyExportJob.filter, filter)))
      .limit(1);
    if (same !== undefined) return same.jobNo;
    const [counted] = await tx.select({ total: count() }).from(hyExportJob).where(mine);
    if ((counted?.total ?? 0) >= mostOpen) throw refusedByRule(`您有 ${mostOpen} 个导出任务未完成，请稍后再试`);
    const job = await insertRow(tx, ctx, hyExportJob, {
      jobNo: await nextNumber(tx, ctx, exportJobNumbers),
      userId: ctx.actor.userId,
      address,
      filter,
      title: title.slice(0, 100),
      state: exportJobState.waiting,
      aliveTime: nowText(ctx.clock),
    });
    ctx.audit({ action: 'exportJob.add', entity: 'exportJob', entityId: job.id, after: { address, filter } });
    ctx.afterCommit(() => enqueueExport(ctx, { job, run }));
    return job.jobNo;
  });
}

/**
 * Ends an export that is not done yet; one that was cancelled before stays so.
 *
 * @throws NotFound; Business it is done
 */
export async function cancelExport(ctx: Context, id: string): Promise<Record<string, unknown>> {
  await ctx.transaction(async (tx) => {
    const job = await lockOwn(tx, ctx, id);
    if (job.state === exportJobState.cancelled) return;
    if (!open.some((state) => state === job.state)) throw refusedByRule('导出已结束，无法取消');
    await tx
      .update(hyExportJob)
      .set({ state: exportJobState.cancelled, finishTime: nowText(ctx.clock) })
      .where(and(ownJobs(ctx), eq(hyExportJob.id, id)));
    ctx.afterCommit(() => {
      stopExport(ctx.platform, id);
      tellOwner(ctx);
    });
  });
  return getRow(ctx, exportJobResource, id);
}

/** The file of an export. @throws NotFound; Business it is not there yet, or not any more */
export async function downloadExport(ctx: Context, id: string): Promise<FileReply> {
  const job = await ctx.transaction(async (tx) => {
    const found = await lockOwn(tx, ctx, id);
    if (found.state !== exportJobState.ready) throw refusedByRule('导出文件不存在或已过期，请重新导出');
    await tx
      .update(hyExportJob)
      .set({ downloadCount: found.downloadCount + 1 })
      .where(and(ownJobs(ctx), eq(hyExportJob.id, id)));
    return found;
  });
  const opened = await ctx.platform.files.open(job.filePath!);
  if (opened === undefined) throw refusedByRule('导出文件不存在或已过期，请重新导出');
  tellOwner(ctx);
  return { fileName: job.fileName!, contentType: 'application/octet-stream', stream: opened.stream };
}

const ownJobs = ({ actor }: Context) =>
  and(eq(hyExportJob.tenantId, actor.tenantId), eq(hyExportJob.userId, actor.userId), eq(hyExportJob.delFlag, 0));

async function lockOwn(tx: Tx, ctx: Context, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(hyExportJob)
    .where(and(ownJobs(ctx), eq(hyExportJob.id, id)))
    .for('update');
  if (row === undefined) throw notFound();
  return row;
}
