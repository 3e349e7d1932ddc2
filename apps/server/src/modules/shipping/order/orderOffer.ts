import { and, gt, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readFacts } from '../../../platform/db/readFacts.ts';
import { businessError } from '../../../platform/errors.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';
import { liveNotes } from './orderProgress.ts';
import { tonnes } from './orderRemainder.ts';
import type { hyOrder } from './order.table.ts';

/** What is sent of an offer stays within it. The order's row is locked. @throws AppError 40107 @source freight-domain G07 */
export async function assertOffer(tx: Tx, ctx: Context, order: typeof hyOrder.$inferSelect, weight: number): Promise<void> {
  const { offeredWeight, offeredSince } = order;
  if (offeredWeight === null || offeredSince === null) return;
  const { used } = await readFacts<{ used: number }>(tx, {
    used: sql`(select coalesce(sum(planned_weight), 0)::int from ${hyShippingNote} where ${and(liveNotes(ctx, order.id), gt(hyShippingNote.id, offeredSince))})`,
  });
  if (used + weight <= offeredWeight) return;
  const message = `超过派发数量（派发${tonnes(offeredWeight)}吨，剩余${tonnes(Math.max(0, offeredWeight - used))}吨，本次${tonnes(weight)}吨）`;
  throw businessError(40107, { message, errorData: [{ path: 'weight', message }] });
}
