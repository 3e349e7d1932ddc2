import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { endSessionsOfTenant } from '../session/session.service.ts';
import { whyClosed } from './tenant.queries.ts';
import { sysTenant } from './tenant.table.ts';

const topic = 'system.tenantEnd';

/** Has the end of a tenant noticed when it comes: requests find it by themselves, open sockets do not. @source security 3.12 */
export async function tellEnd(tx: Tx, ctx: Context, id: number, endDate: string | null | undefined): Promise<void> {
  if (endDate) await ctx.outbox(tx, topic, { payload: { id }, notBefore: endDate });
}

/** Ends the sessions of a tenant whose end has come, if it was not put off since. */
export const tenantEndOutbox: OutboxHandler = {
  topic,
  deliver: async (platform, { payload }) => {
    const ctx = createContext(platform, { actor: systemActor() });
    const id = Number((payload as { id?: unknown }).id);
    await platform.database.transaction('system', async (tx) => {
      const [tenant] = await tx
        .select()
        .from(sysTenant)
        .where(and(eq(sysTenant.tenantId, id), eq(sysTenant.delFlag, 0)));
      if (tenant === undefined || whyClosed(ctx, tenant) !== undefined) await endSessionsOfTenant(tx, ctx, id);
    });
  },
};
