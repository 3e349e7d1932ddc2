import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { OnProgress } from '../../../platform/import/runImport.ts';
import { sysImportProgress } from './importProgress.table.ts';

const own = (ctx: Context, progressId: string) =>
  and(eq(sysImportProgress.ownerId, ctx.actor.userId), eq(sysImportProgress.progressId, progressId));

/** How far the caller's own import is; null when there is none of that id. */
export async function getImportProgress(ctx: Context, progressId: string) {
  return ctx.transaction(async (tx) => {
    const [row] = await tx.select().from(sysImportProgress).where(own(ctx, progressId)).limit(1);
    return row === undefined ? null : { phase: row.phase as 'checking' | 'saving' | 'done', done: row.done, total: row.total };
  });
}

/** Asks the caller's own import to end after the lines in hand. */
export async function cancelImport(ctx: Context, progressId: string): Promise<null> {
  await ctx.transaction((tx) => tx.update(sysImportProgress).set({ cancelRequested: 1 }).where(own(ctx, progressId)));
  return null;
}

/** Starts to publish progress under the id that the client chose; without one nothing is published. */
export async function trackImport(ctx: Context, progressId: string | undefined): Promise<OnProgress> {
  if (progressId === undefined) return async () => 'continue';
  await ctx.transaction(async (tx) => {
    await tx
      .insert(sysImportProgress)
      .values({ progressId, ownerId: ctx.actor.userId, phase: 'checking', tenantId: ctx.actor.tenantId, startedAt: nowText(ctx.clock) });
  });
  return async ({ phase, done, total }) => {
    const [row] = await ctx.transaction((tx) =>
      tx
        .update(sysImportProgress)
        .set({ phase, done, total })
        .where(own(ctx, progressId))
        .returning({ cancel: sysImportProgress.cancelRequested }),
    );
    return row?.cancel === 1 ? 'cancel' : 'continue';
  };
}
