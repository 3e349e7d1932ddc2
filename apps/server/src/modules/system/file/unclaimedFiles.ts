import { and, eq } from 'drizzle-orm';
import type { Context, OutboxOptions } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { sysFile } from './file.table.ts';

const topic = 'system.unclaimedFile';

/** Has a file removed, now or later, unless a row claims it by then. A store that is away is asked again. @source security 43 */
export const removeUnlessClaimed = (tx: Tx, ctx: Context, path: string, options: Pick<OutboxOptions, 'notBefore'> = {}): Promise<string> =>
  ctx.outbox(tx, topic, { payload: { path }, ...options });

/** Removes files that nobody claims. @source security 43 */
export const unclaimedFileOutbox: OutboxHandler = {
  topic,
  deliver: async ({ database, files }, { payload }) => {
    const path = String((payload as { path?: unknown }).path);
    const [claim] = await database.transaction('system', (tx) =>
      tx
        .select({ id: sysFile.id })
        .from(sysFile)
        .where(and(eq(sysFile.path, path), eq(sysFile.delFlag, 0)))
        .limit(1),
    );
    if (claim === undefined) await files.remove(path);
  },
};
