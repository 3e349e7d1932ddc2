import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { shownYuan } from '../../../platform/amountText.ts';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { hyCustomer } from '../customer/customer.table.ts';
import { hyCustomerWallet as wallet } from './customerWallet.table.ts';

const isLow = sql`${wallet.availableAmount} < ${wallet.warnAmount}`;

/**
 * Tells customers and cashiers of wallets that hold less than their warning, once until they have held enough again. Run by a job.
 *
 * @returns how many were told of
 * @source freight-domain 2.13, NT12
 */
export function warnWallets(ctx: Context): Promise<number> {
  const { tenantId } = ctx.actor;
  const own = and(eq(wallet.tenantId, tenantId), eq(wallet.delFlag, 0), isNotNull(wallet.warnAmount));
  return ctx.transaction(async (tx) => {
    await tx
      .update(wallet)
      .set({ warnedTime: null })
      .where(and(own, isNotNull(wallet.warnedTime), sql`not ${isLow}`));
    const low = await tx
      .update(wallet)
      .set({ warnedTime: nowText(ctx.clock) })
      .where(and(own, isNull(wallet.warnedTime), isLow))
      .returning();
    for (const one of low) await tell(tx, ctx, one);
    return low.length;
  });
}

async function tell(tx: Tx, ctx: Context, { customerId, availableAmount, warnAmount }: typeof wallet.$inferSelect): Promise<void> {
  const [customer] = await tx
    .select({ name: hyCustomer.customerName })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, customerId)));
  await notify(
    tx,
    ctx,
    { company: customerId, roles: ['cashier'] },
    {
      title: `钱包余额不足预警：${customer?.name ?? ''}`,
      lines: [`可用余额${shownYuan(availableAmount)}元，低于预警金额${shownYuan(warnAmount ?? 0)}元，请及时充值`],
      openPage: '/wlhy/hycustomerwallet/HyCustomerWalletList',
    },
  );
}
