import { and, asc, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { accountText } from '../accountText.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import type { MoneyPlace } from '../ledger/chartOfAccounts.ts';
import { openThirdAccounts } from '../third-account/openThirdAccounts.ts';
import { hyWalletConfig } from './walletConfig.table.ts';

type Config = typeof hyWalletConfig.$inferSelect;
/** An account of the platform as it is stored. */
export type PlatformAccount = typeof hyCompanyAccount.$inferSelect;

/** Ways to pay out, by dictionary `pay_channel`. */
export const payChannel = { bank: 'bank', third: 'third', offline: 'offline' } as const;

/** An account of a company at an institution. */
type ThirdPlace = Awaited<ReturnType<typeof openThirdAccounts>>[number];

/** How a company pays; money in fen. */
export interface PaySettings extends Pick<
  Config,
  'channelType' | 'singleLimit' | 'dayLimit' | 'driverDayLimit' | 'dualApproveAmount' | 'payWindow' | 'channelFeeMode' | 'channelFee'
> {
  smsConfirm: boolean;
  /** Whether waybills that are ready are handed in by the system. */
  autoPay: boolean;
  /** Undefined: there is none that it may pay from. */
  account: PlatformAccount | undefined;
  /** Where the channel is an institution: the account there; undefined as above. */
  third: ThirdPlace | undefined;
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
  autoPay: '0',
  thirdAccountId: null,
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
  const { smsConfirm, autoPay, companyAccountId, thirdAccountId, ...rest } = config;
  const thirds = config.channelType === payChannel.third ? await openThirdAccounts(tx, ctx, companyId) : [];
  return {
    ...rest,
    smsConfirm: smsConfirm === '1',
    autoPay: autoPay === '1',
    account: companyAccountId === null ? accounts[0] : accounts.find(({ id }) => id === companyAccountId),
    third: thirds.find(({ id }) => id === thirdAccountId),
  };
}

/** Where the money of a company's payments leaves from; undefined: there is nothing that it may pay from. */
export function placeOf({ channelType, account, third }: Pick<PaySettings, 'channelType' | 'account' | 'third'>): Place | undefined {
  if (channelType === payChannel.third)
    return (
      third && {
        companyAccountId: null,
        thirdAccountId: third.id,
        holder: third.accountName,
        told: accountText(third.channelCode, third.accountNo),
      }
    );
  return (
    account && {
      companyAccountId: account.id,
      thirdAccountId: null,
      holder: account.accountName,
      told: accountText(account.bankName, account.accountNo),
    }
  );
}

interface Place extends Required<MoneyPlace> {
  holder: string;
  /** What tells it from others of the company. */
  told: string | null;
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
