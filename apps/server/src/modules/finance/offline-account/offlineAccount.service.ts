import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { offlineAccountResource, offlineDirection } from './offlineAccount.resource.ts';
import { hyOfflineAccount, type OfflineAccountRow } from './offlineAccount.table.ts';

/** Offers an account to payments, or no longer. @throws NotFound; Conflict changed meanwhile */
export function enableOfflineAccount(ctx: Context, { id, version, enabled }: { id: string; version: number; enabled: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const before = await lockRow(tx, ctx, offlineAccountResource, { id, version });
    await updateRow(tx, ctx, hyOfflineAccount, { before, values: { enabled } });
    ctx.audit({ action: 'offlineAccount.enable', entity: 'offlineAccount', entityId: id, after: { enabled } });
    return getRow(ctx, offlineAccountResource, id) as Promise<never>;
  });
}

/** An account that a payment names, by its field. @throws InvalidInput missing, disabled, or of the other direction */
export async function offlineAccountOf(
  tx: Tx,
  ctx: Context,
  { id, direction, path }: { id: string; direction: keyof typeof offlineDirection; path: string },
): Promise<OfflineAccountRow> {
  const [account] = await tx
    .select()
    .from(hyOfflineAccount)
    .where(and(eq(hyOfflineAccount.tenantId, ctx.actor.tenantId), eq(hyOfflineAccount.id, id), eq(hyOfflineAccount.delFlag, 0)));
  if (account?.direction === direction && account.enabled === '1') return account;
  throw refusedField(path, direction === 'pay' ? '请选择启用的线下付款账户' : '请选择启用的线下收款账户');
}

/** One more payment names the account. No new version of it: who edits it meanwhile changes none of this. */
export async function countUse(tx: Tx, { id, tenantId }: OfflineAccountRow): Promise<void> {
  await tx
    .update(hyOfflineAccount)
    .set({ useCount: sql`${hyOfflineAccount.useCount} + 1` })
    .where(and(eq(hyOfflineAccount.tenantId, tenantId), eq(hyOfflineAccount.id, id)));
}
