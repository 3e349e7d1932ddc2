import { and, eq, lte } from 'drizzle-orm';
import { momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { moveRow } from '../../../platform/resource/moveRow.ts';
import { rechargeResource } from './recharge.service.ts';
import { rechargeStates as machine, rechargeState } from './recharge.states.ts';
import { hyCustomerRecharge } from './recharge.table.ts';

/** How long a top-up waits for its money, milliseconds. */
const patience = 24 * 3_600_000;
/** At most so many in one run. */
const most = 500;

/** Closes top-ups for which nobody has sent money in a day (K5). Run by a job. @returns how many @source freight-domain 3.8 K5 */
export async function closeUnpaid(ctx: Context): Promise<number> {
  const due = await ctx.transaction((tx) =>
    tx.select({ id: hyCustomerRecharge.id }).from(hyCustomerRecharge).where(isDue(ctx)).orderBy(hyCustomerRecharge.createTime).limit(most),
  );
  let count = 0;
  for (const { id } of due) if (await ctx.transaction((tx) => closeOne(tx, ctx, id))) count += 1;
  return count;
}

const isDue = (ctx: Context, id?: string) =>
  and(
    eq(hyCustomerRecharge.tenantId, ctx.actor.tenantId),
    eq(hyCustomerRecharge.delFlag, 0),
    eq(hyCustomerRecharge.state, rechargeState.toPay),
    lte(hyCustomerRecharge.createTime, momentAfter(ctx.clock, -patience)),
    id === undefined ? undefined : eq(hyCustomerRecharge.id, id),
  );

/** Meanwhile its proof may have come. */
async function closeOne(tx: Tx, ctx: Context, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: hyCustomerRecharge.id })
    .from(hyCustomerRecharge)
    .where(isDue(ctx, id))
    .for('update', { skipLocked: true });
  if (row === undefined) return false;
  await moveRow(tx, ctx, rechargeResource, {
    ref: row,
    machine,
    action: 'close',
    change: () => ({ confirmRemark: '24小时未付款，自动关闭' }),
  });
  return true;
}
