import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { actTogether } from '../../shipping/common/actTogether.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { hyWalletConfig } from '../wallet-config/walletConfig.table.ts';
import { holdCompanies } from './payLimits.ts';
import { makePayments } from './submitPayments.ts';

/** At most so many of a company in one run. */
const most = 100;

/**
 * Hands in payments of waybills that are ready for them, where their company has that done by the system (M1). Another person than the one who examined
 * the waybill approves them. Each is handed in once: what came of it then is for people. Run by a job.
 *
 * @returns how many
 * @source freight-domain 2.15 autoPay, 3.4 M1
 */
export async function payReadyNotes(ctx: Context): Promise<number> {
  const { tenantId } = ctx.actor;
  const companies = await ctx.transaction((tx) =>
    tx
      .select({ id: hyWalletConfig.companyId })
      .from(hyWalletConfig)
      .where(
        and(
          eq(hyWalletConfig.tenantId, tenantId),
          eq(hyWalletConfig.delFlag, 0),
          eq(hyWalletConfig.enabled, '1'),
          eq(hyWalletConfig.autoPay, '1'),
        ),
      )
      .orderBy(asc(hyWalletConfig.companyId)),
  );
  let count = 0;
  for (const { id } of companies) count += await payOf(ctx, id);
  return count;
}

function payOf(ctx: Context, companyId: string): Promise<number> {
  return ctx.transaction(async (tx) => {
    const ready = await tx
      .select({ id: hyShippingNote.id })
      .from(hyShippingNote)
      .where(
        and(
          eq(hyShippingNote.tenantId, ctx.actor.tenantId),
          eq(hyShippingNote.companyId, companyId),
          eq(hyShippingNote.noteStatus, noteStatus.payable),
          eq(hyShippingNote.delFlag, 0),
          isNull(hyShippingNote.payState),
          isNull(hyShippingNote.carrierBillId),
          isNotNull(hyShippingNote.payeeCardId),
          sql`not exists (select 1 from hy_payment p where p.tenant_id = ${hyShippingNote.tenantId} and p.note_id = ${hyShippingNote.id} and p.pay_kind in ('1', '3'))`,
        ),
      )
      .orderBy(asc(hyShippingNote.fundTime), asc(hyShippingNote.id))
      .limit(most);
    if (ready.length === 0) return 0;
    await holdCompanies(tx, ctx, [companyId]);
    const ids = ready.map(({ id }) => id);
    const { success, fail } = await actTogether(ctx, ids, (inner, noteIds) => makePayments(inner, ctx, { noteIds, submit: true }));
    if (fail.length > 0) ctx.log.warn({ companyId, refused: fail.slice(0, 20) }, 'waybills that the system does not hand in');
    return success.length;
  });
}
