import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../platform/context.ts';
import { createContext, systemActor } from '../../../../platform/createContext.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { filingProblem, findFiling, takeFiling } from '../filingBooks.ts';
import type { FilingResult, TaxFiling } from '../taxFiling.ts';
import { hyTaxFiling } from '../taxFiling.table.ts';

/**
 * Declarations that people upload at the electronic tax office: one waits until somebody has carried its file there and says what was answered.
 *
 * @source freight-domain 7
 */
export function filesFiling(platform: Platform, tenantId: number): TaxFiling {
  const context = () => createContext(platform, { actor: systemActor(tenantId) });
  return {
    name: 'files',
    simulated: false,
    submit: async (filing) => {
      const reason = filingProblem(filing);
      if (reason !== undefined) return { state: 'refused', reason };
      await takeFiling(context(), filing, { channel: 'files', state: 'processing' });
      return { state: 'accepted' };
    },
    query: async (serial) => {
      const row = await findFiling(context(), serial);
      if (row === undefined) return { state: 'missing' };
      if (row.state === 'declared') return { state: 'declared', receiptNo: row.receiptNo ?? '', receiptTime: row.receiptTime ?? '' };
      return row.state === 'failed' ? { state: 'failed', reason: row.reason ?? '' } : { state: 'processing' };
    },
  };
}

/** Keeps what the office has answered to a file. What was answered once stays. */
export async function keepAnswer(
  tx: Tx,
  ctx: Context,
  { serial, result }: { serial: string; result: Extract<FilingResult, { state: 'declared' | 'failed' }> },
): Promise<void> {
  const { state, ...told } = result;
  await tx
    .update(hyTaxFiling)
    .set({ state, ...told })
    .where(and(eq(hyTaxFiling.tenantId, ctx.actor.tenantId), eq(hyTaxFiling.serial, serial), eq(hyTaxFiling.state, 'processing')));
}
