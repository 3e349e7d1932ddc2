import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';

/** All of it, in 1/10000. */
const whole = 10_000;

/**
 * The share of a fee that a company sets aside in the wallets of its customers while a waybill is on its way, in 1/10000, as its payment settings say; all of
 * it where they say nothing. What is missing is set aside when the waybill is examined.
 *
 * @source freight-domain 2.15 autoFreeze, freezeRatio
 */
export const freezeShare = (ctx: Context, companyId: string): SQL => sql`coalesce((
  select case c.auto_freeze when '1' then c.freeze_ratio else 0 end from hy_wallet_config c
   where c.tenant_id = ${ctx.actor.tenantId} and c.company_id = ${companyId} and c.enabled = '1' and c.del_flag = 0), ${whole})`;

/** The same, read by itself. */
export async function readFreezeShare(tx: Tx, ctx: Context, companyId: string): Promise<number> {
  const { rows } = await tx.execute<{ share: number }>(sql`select ${freezeShare(ctx, companyId)}::integer as share`);
  return rows[0]?.share ?? whole;
}
