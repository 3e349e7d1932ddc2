import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { rowsToFollow, uploadAutomatically } from './govUpload.service.ts';
import { uploadState } from './govUpload.states.ts';
import { resendWhenChanged } from './sendUpload.ts';

/** Topic of the outbox under which fund flows are looked at after a payment of their waybill. */
export const fundFlowTopic = 'government.fundFlow';

/** Topic of the outbox under which a waybill is looked at after a correction of what it costs. */
export const adjustedTopic = 'government.adjusted';

/**
 * Sends a waybill once more whose fee is another than was reported, and has its fund flow, where it has not left yet, held against the new one.
 *
 * @source freight-domain 3.19 W10, 6.4.1
 */
export const adjustedOutbox: OutboxHandler = {
  topic: adjustedTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const noteId = String((payload as { noteId?: unknown }).noteId);
    await ctx.transaction(async (tx) => {
      for (const type of ['waybill', 'fund'] as const)
        for (const row of await rowsToFollow(tx, ctx, type, noteId)) {
          if (row.state === uploadState.received) await resendWhenChanged(tx, ctx, row);
          else await uploadAutomatically(tx, ctx, type, noteId);
        }
    });
  },
};

/** Takes the fund flow of a waybill up, or sends it once more where it says something else than before. @source freight-domain 6.3, N21, M9 */
export const fundFlowOutbox: OutboxHandler = {
  topic: fundFlowTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const noteId = String((payload as { noteId?: unknown }).noteId);
    await ctx.transaction(async (tx) => {
      const received = (await rowsToFollow(tx, ctx, 'fund', noteId)).find(({ state }) => state === uploadState.received);
      if (received === undefined) await uploadAutomatically(tx, ctx, 'fund', noteId);
      else await resendWhenChanged(tx, ctx, received);
    });
  },
};
