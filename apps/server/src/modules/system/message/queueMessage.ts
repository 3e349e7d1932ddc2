import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';

/** What the worker listens to. */
export const messageTopic = 'system.message';

/** Leaves a message for the worker; it goes out when its cause is committed. @source MSG-01 */
export const queue = (tx: Tx, ctx: Context, { id }: { id: string }): Promise<string> => ctx.outbox(tx, messageTopic, { id });
