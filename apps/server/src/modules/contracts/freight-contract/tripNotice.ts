import { and, eq } from 'drizzle-orm';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import type { ContractValues } from '../template/placeholders.ts';
import { contractState } from './freightContract.states.ts';
import { hyContract } from './freightContract.table.ts';
import { tellParty } from './contractMoves.service.ts';

/** Topic of the outbox under which agreements of trips wait until their drivers are told. */
export const tripContractTopic = 'contract.tripToSign';

/** Tells a driver of the agreement that they are asked to sign, unless it is signed or over by then. @source freight-domain NT18 */
export const tripContractOutbox: OutboxHandler = {
  topic: tripContractTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const id = String((payload as { id?: unknown }).id);
    await ctx.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(hyContract)
        .where(and(eq(hyContract.tenantId, tenantId), eq(hyContract.id, id), eq(hyContract.state, contractState.toSign)));
      if (row !== undefined) await tellParty(tx, ctx, row, (JSON.parse(row.terms) as ContractValues).partyPhone);
    });
  },
};
