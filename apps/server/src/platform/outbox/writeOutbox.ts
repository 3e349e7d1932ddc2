import { nowText } from '../clock.ts';
import type { Context, OutboxOptions } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { newId } from '../db/newId.ts';
import { insertOf } from '../resource/plainSelect.ts';
import { sysOutbox } from './outbox.table.ts';

/**
 * Leaves a message for the workers, at once or for a later instant. It becomes visible with the commit of its cause, and not otherwise.
 *
 * @returns the id of the message
 * @source security 13.57
 */
export async function writeOutbox(
  tx: Tx,
  ctx: Context,
  topic: string,
  { payload, options = {} }: { payload: unknown; options?: OutboxOptions },
): Promise<string> {
  const id = newId();
  const now = nowText(ctx.clock);
  const write = insertOf(sysOutbox, {
    id,
    tenantId: ctx.actor.tenantId,
    topic,
    payload,
    orderKey: options.orderKey ?? null,
    idempotencyKey: options.idempotencyKey ?? id,
    nextAttemptAt: options.notBefore ?? now,
    createdAt: now,
  });
  // Those of one key leave in the order in which they were written.
  if (options.orderKey === undefined) ctx.writeLater(write);
  else await tx.execute(write);
  return id;
}
