import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { fundWaiting } from './fundNote.ts';

const topic = 'finance.fund';

/**
 * Tries the waybills of a customer that wait for money again, once this transaction has committed: money has come free in a wallet, or credit has.
 * Afterwards, because they are held before any account is, and here accounts are held already.
 *
 * @source amendments 13, L7
 */
export async function fundLater(tx: Tx, ctx: Context, customerId: string): Promise<void> {
  const waits = and(
    eq(hyShippingNote.tenantId, ctx.actor.tenantId),
    eq(hyShippingNote.delFlag, 0),
    eq(hyShippingNote.noteStatus, noteStatus.examined),
    eq(hyShippingNote.customerId, customerId),
  );
  const [waiting] = await tx
    .select({ one: sql`1` })
    .from(hyShippingNote)
    .where(waits)
    .limit(1);
  if (waiting !== undefined) await ctx.outbox(tx, topic, { payload: { customerId }, orderKey: `fund ${customerId}` });
}

/** Funds what waits for it. A second delivery finds nothing more to do. */
export const fundOutbox: OutboxHandler = {
  topic,
  deliver: async (platform, { tenantId, payload }) => {
    const { customerId } = payload as { customerId: string };
    await fundWaiting(createContext(platform, { actor: systemActor(tenantId) }), customerId);
  },
};
