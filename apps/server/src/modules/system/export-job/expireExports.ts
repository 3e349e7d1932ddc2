import { and, eq, inArray, lt } from 'drizzle-orm';
import { nowText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { removeUnlessClaimed } from '../file/unclaimedFiles.ts';
import { sysFile } from '../file/file.table.ts';
import { exportJobState } from './exportJob.states.ts';
import { interrupted, tellFailure } from './runExports.ts';
import { hyExportJob } from './exportJob.table.ts';

/** A server that was not heard of for so long makes nothing any more. */
const silentMs = 5 * 60_000;

/**
 * Removes files whose time is over, and tells exports as failed whose server has gone.
 *
 * @returns how many files are gone
 */
export function expireExports(ctx: Context): Promise<number> {
  const { tenantId } = ctx.actor;
  const now = ctx.clock.now();
  return ctx.transaction(async (tx) => {
    const silent = await tx
      .update(hyExportJob)
      .set({ state: exportJobState.failed, failReason: interrupted, finishTime: nowText(ctx.clock) })
      .where(
        and(
          eq(hyExportJob.tenantId, tenantId),
          inArray(hyExportJob.state, [exportJobState.waiting, exportJobState.running]),
          lt(hyExportJob.aliveTime, toDateTimeText(new Date(now.getTime() - silentMs))),
        ),
      )
      .returning();
    for (const job of silent) await tellFailure(tx, ctx, job);
    const expired = await tx
      .update(hyExportJob)
      .set({ state: exportJobState.expired })
      .where(
        and(
          eq(hyExportJob.tenantId, tenantId),
          eq(hyExportJob.state, exportJobState.ready),
          lt(hyExportJob.expireTime, toDateTimeText(now)),
        ),
      )
      .returning({ path: hyExportJob.filePath });
    const paths = expired.flatMap(({ path }) => path ?? []);
    if (paths.length === 0) return 0;
    await tx
      .update(sysFile)
      .set({ delFlag: 1 })
      .where(and(eq(sysFile.tenantId, tenantId), inArray(sysFile.path, paths)));
    for (const path of paths) await removeUnlessClaimed(tx, ctx, path);
    return paths.length;
  });
}
