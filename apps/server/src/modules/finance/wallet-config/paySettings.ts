import { and, asc, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { hyWalletConfig } from './walletConfig.table.ts';

type Config = typeof hyWalletConfig.$inferSelect;
/** An account of the platform as it is stored. */
export type PlatformAccount = typeof hyCompanyAccount.$inferSelect;

/** How a company pays; money in fen. */
export interface PaySettings extends Pick<
  Config,
  'channelType' | 'singleLimit' | 'dayLimit' | 'driverDayLimit' | 'dualApproveAmount' | 'payWindow' | 'channelFeeMode' | 'channelFee'
> {
  smsConfirm: boolean;
  /** Undefined: there is none that it may pay from. */
  account: PlatformAccount | undefined;
}

/** What holds where a company has set nothing: two persons for every payment, and limits that a day of a small platform fits in. */
const unset = {
  channelType: 'bank',
  companyAccountId: null,
  singleLimit: 50_000_000,
  dayLimit: 1_000_000_000,
  driverDayLimit: 50_000_000,
  dualApproveAmount: 0,
  payWindow: null,
  channelFeeMode: 'fixed',
  channelFee: 0,
  smsConfirm: '0',
};

/** How a company pays, and from which account. @source freight-domain 2.15 */
export async function paySettingsOf(tx: Tx, ctx: Context, companyId: string): Promise<PaySettings> {
  const { tenantId } = ctx.actor;
  const [stored] = await tx
    .select()
    .from(hyWalletConfig)
    .where(
      and(
        eq(hyWalletConfig.tenantId, tenantId),
        eq(hyWalletConfig.companyId, companyId),
        eq(hyWalletConfig.delFlag, 0),
        eq(hyWalletConfig.enabled, '1'),
      ),
    );
  const config = stored ?? unset;
  const accounts = await payingAccounts(tx, ctx, companyId);
  const { smsConfirm, companyAccountId, ...rest } = config;
  return {
    ...rest,
    smsConfirm: smsConfirm === '1',
    account: companyAccountId === null ? accounts[0] : accounts.find(({ id }) => id === companyAccountId),
  };
}

/** Confirmed accounts that a company may pay from, the default one first. */
async function payingAccounts(tx: Tx, ctx: Context, companyId: string): Promise<PlatformAccount[]> {
  const rows = await tx
    .select()
    .from(hyCompanyAccount)
    .where(
      and(
        eq(hyCompanyAccount.tenantId, ctx.actor.tenantId),
        eq(hyCompanyAccount.ownerType, 'platform'),
        eq(hyCompanyAccount.ownerId, companyId),
        inArray(hyCompanyAccount.usage, ['pay', 'both']),
        eq(hyCompanyAccount.verifyState, '20'),
        eq(hyCompanyAccount.state, '1'),
        eq(hyCompanyAccount.delFlag, 0),
      ),
    )
    .orderBy(asc(hyCompanyAccount.createTime), asc(hyCompanyAccount.id));
  return rows.toSorted((a, b) => Number(b.isDefault === '1') - Number(a.isDefault === '1'));
}

/** What the channel is expected to take for a payment, fen. */
export const expectedFee = ({ channelFeeMode, channelFee }: PaySettings, amount: number): number =>
  channelFeeMode === 'bp' ? Number((2n * BigInt(amount) * BigInt(channelFee) + 10_000n) / 20_000n) : channelFee;

/** Whether money may leave at this moment: `08:00-21:00`, both ends included; a window that ends before it begins goes over midnight. */
export function isInWindow(ctx: Context, payWindow: string | null): boolean {
  if (payWindow === null) return true;
  const [from = '', to = ''] = payWindow.split('-');
  const time = nowText(ctx.clock).slice(11, 16);
  return from <= to ? time >= from && time <= to : time >= from || time <= to;
}
