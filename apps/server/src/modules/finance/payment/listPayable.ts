import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { exportRows } from '../../../platform/resource/sheetHandlers.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';

/** Waybills that are to be paid, with what their customer has in the wallet that pays for them. @source freight-domain S08 */
export async function listPayable(ctx: Context, query: ListQueryInput) {
  assertStaff(ctx);
  const page = await listRows(ctx, noteResource, { query: { ...query, toPay: '1' } });
  const rows = page.records as unknown as readonly { id: string }[];
  const wallets = await walletsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const records = rows.map((row) => ({ ...row, walletAvailable: null, walletFrozen: null, ...wallets.get(row.id) }));
  return { ...page, records };
}

/** The same as a sheet, or those for which money is missing. @source freight-domain S08 */
export function exportPayable(ctx: Context, query: ListQueryInput) {
  assertStaff(ctx);
  const isUnfunded = query['noteStatus'] === noteStatus.examined;
  return exportRows(ctx, noteResource, { query: isUnfunded ? query : { ...query, toPay: '1' } });
}

async function walletsOf(
  ctx: Context,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, { walletAvailable: number; walletFrozen: number }>> {
  if (noteIds.length === 0) return new Map();
  const wallets = await ctx.transaction((tx) =>
    tx
      .select({ id: hyShippingNote.id, walletAvailable: hyCustomerWallet.availableAmount, walletFrozen: hyCustomerWallet.frozenAmount })
      .from(hyShippingNote)
      .innerJoin(
        hyCustomerWallet,
        and(
          eq(hyCustomerWallet.tenantId, hyShippingNote.tenantId),
          eq(hyCustomerWallet.customerId, hyShippingNote.customerId),
          eq(hyCustomerWallet.companyId, hyShippingNote.companyId),
          eq(hyCustomerWallet.delFlag, 0),
        ),
      )
      .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), inArray(hyShippingNote.id, [...noteIds]))),
  );
  return new Map(wallets.map(({ id, ...wallet }) => [id, wallet]));
}
