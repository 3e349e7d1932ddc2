import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { rowsToFollow, uploadAutomatically } from './govUpload.service.ts';
import { uploadState } from './govUpload.states.ts';
import { resendWhenChanged } from './sendUpload.ts';

/** Topic of the outbox under which fund flows are looked at after a payment of their waybill. */
export const fundFlowTopic = 'government.fundFlow';

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
