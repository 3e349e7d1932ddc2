import { and, eq, inArray } from 'drizzle-orm';
import { toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { channelOf } from '../bank-channel/channels.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { confirmByBank } from '../recharge/confirmByBank.ts';
import { matchLines } from './matchLines.ts';
import { storeLines } from './takeStatement.service.ts';

/** Days that are asked for again: what a bank books late appears under its day. */
const daysBack = 3;

/**
 * Asks the bank for the last days of our accounts, matches what names its line, and confirms top-ups that the bank itself tells of.
 *
 * @returns how many lines were new
 * @source freight-domain 7.2 bank reconciliation, K3
 */
export async function fetchStatements(ctx: Context): Promise<number> {
  const { tenantId } = ctx.actor;
  const own = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyCompanyAccount)
      .where(
        and(
          eq(hyCompanyAccount.tenantId, tenantId),
          eq(hyCompanyAccount.ownerType, 'platform'),
          inArray(hyCompanyAccount.usage, ['receive', 'pay', 'both']),
          eq(hyCompanyAccount.state, '1'),
          eq(hyCompanyAccount.delFlag, 0),
        ),
      ),
  );
  let taken = 0;
  for (const account of own) {
    // One account after the other: a bank that is silent about one may still tell of the next.
    try {
      taken += await fetchAccount(ctx, account);
    } catch (error) {
      ctx.log.error({ err: error, companyAccountId: account.id }, 'the bank gave no statement');
    }
  }
  return taken;
}

async function fetchAccount(ctx: Context, account: typeof hyCompanyAccount.$inferSelect): Promise<number> {
  const { id: companyAccountId, accountName, accountNo, bankName, cnaps } = account;
  const channel = channelOf(ctx);
  let taken = 0;
  for (let back = daysBack; back >= 1; back -= 1) {
    const day = toDateText(new Date(ctx.clock.now().getTime() - back * 86_400_000));
    const lines = await channel.statement({ companyAccountId, accountName, accountNo, bankName, cnaps }, day);
    taken += await ctx.transaction((tx) => storeLines(tx, ctx, { account, lines, source: 'bank' }));
  }
  await ctx.transaction((tx) => matchLines(tx, ctx, companyAccountId));
  await confirmByBank(ctx, companyAccountId);
  return taken;
}
