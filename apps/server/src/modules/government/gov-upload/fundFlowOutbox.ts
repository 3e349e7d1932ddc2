import { and, eq } from 'drizzle-orm';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { uploadState } from './govUpload.states.ts';
import { hyGovUpload } from './govUpload.table.ts';
import { queueUpload } from './queueUpload.ts';
import { resendWhenChanged } from './sendUpload.ts';

/** Topic of the outbox under which fund flows are looked at after a payment of their waybill. */
export const fundFlowTopic = 'government.fundFlow';

/** Takes the fund flow of a waybill up, or sends it once more where it says something else than before. @source freight-domain 6.3, N21, M9 */
export const fundFlowOutbox: OutboxHandler = {
  topic: fundFlowTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const bizId = String((payload as { noteId?: unknown }).noteId);
    await ctx.transaction(async (tx) => {
      const [received] = await tx
        .select()
        .from(hyGovUpload)
        .where(
          and(
            eq(hyGovUpload.tenantId, tenantId),
            eq(hyGovUpload.uploadType, 'fund'),
            eq(hyGovUpload.bizId, bizId),
            eq(hyGovUpload.state, uploadState.received),
            eq(hyGovUpload.delFlag, 0),
          ),
        );
      if (received === undefined) await queueUpload(tx, ctx, 'fund', { bizId, by: 'auto' });
      else await resendWhenChanged(tx, ctx, received);
    });
  },
};
