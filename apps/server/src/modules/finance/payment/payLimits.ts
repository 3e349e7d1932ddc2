import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { accounts, type MoneyPlace } from '../ledger/chartOfAccounts.ts';
import { hyLedgerAccount } from '../ledger/ledger.table.ts';
import type { PaySettings } from '../wallet-config/paySettings.ts';
import { payState } from './payment.states.ts';
import { hyPayment } from './payment.table.ts';

/** Holds companies, so that no two people use up the same limit. In the order of their ids, before any waybill. */
export async function holdCompanies(tx: Tx, ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: hyCompany.id })
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), inArray(hyCompany.id, [...new Set(ids)])))
    .orderBy(hyCompany.id)
    .for('update');
}

/** What is said where a payment, or payments together, go beyond a limit of their company. */
export const limitTexts = {
  single: { zh: '超过单笔限额', en: 'Above the limit of one payment' },
  day: { zh: '超过当日限额', en: 'Above the limit of the day' },
} as const satisfies Record<string, LocalizedText>;

/**
 * Refuses what goes beyond a limit of its company.
 *
 * @param others what other payments of the day come to, of the company and for the card
 * @throws AppError 40402 one payment; 40403 the day, of the company or of one card
 * @source freight-domain 2.15, 3.4 M2
 */
export function assertLimits(
  { amount }: { amount: number },
  { settings, others }: { settings: PaySettings; others: { company: number; card: number } },
): void {
  const { singleLimit, dayLimit, driverDayLimit } = settings;
  if (amount > singleLimit) throw overLimit(40402, limitTexts.single);
  if (amount + others.company > dayLimit) throw overLimit(40403, limitTexts.day);
  if (amount + others.card > driverDayLimit)
    throw overLimit(40403, { zh: '超过单个收款人的当日限额', en: 'Above what one payee may get in a day' });
}

const overLimit = (code: 40402 | 40403, message: LocalizedText) => businessError(code, { message });

/**
 * What an account of the platform holds beyond the payments that are on their way from it. The account stays held.
 *
 * @source amendments L9
 */
export async function freeFunds(tx: Tx, ctx: Context, place: MoneyPlace): Promise<number> {
  return (await freeFundsOf(tx, ctx, [place])).get(accounts.place(place)) ?? 0;
}

/** The same of several accounts by their codes, in whose order they are held. */
export async function freeFundsOf(tx: Tx, ctx: Context, places: readonly MoneyPlace[]): Promise<Map<string, number>> {
  const codes = [...new Set(places.map(accounts.place))];
  if (codes.length === 0) return new Map();
  const { tenantId } = ctx.actor;
  const held = await tx
    .select({ code: hyLedgerAccount.accountCode, balance: hyLedgerAccount.balance })
    .from(hyLedgerAccount)
    .where(and(eq(hyLedgerAccount.tenantId, tenantId), inArray(hyLedgerAccount.accountCode, codes)))
    .orderBy(asc(hyLedgerAccount.accountCode))
    .for('update');
  const [banks, thirds] = [places.flatMap((one) => one.companyAccountId ?? []), places.flatMap((one) => one.thirdAccountId ?? [])];
  const onTheWay = await tx
    .select({
      companyAccountId: hyPayment.companyAccountId,
      thirdAccountId: hyPayment.thirdAccountId,
      amount: sql`sum(${hyPayment.amount} + ${hyPayment.channelFee})`.mapWith(Number),
    })
    .from(hyPayment)
    .where(
      and(
        eq(hyPayment.tenantId, tenantId),
        or(inArray(hyPayment.companyAccountId, banks), inArray(hyPayment.thirdAccountId, thirds)),
        eq(hyPayment.state, payState.sent),
      ),
    )
    .groupBy(hyPayment.companyAccountId, hyPayment.thirdAccountId);
  const balances = new Map(held.map(({ code, balance }) => [code, balance]));
  const leaving = new Map(onTheWay.map(({ amount, ...place }) => [accounts.place(place), amount]));
  return new Map(codes.map((code) => [code, (balances.get(code) ?? 0) - (leaving.get(code) ?? 0)]));
}

/** Fen that a payment takes, and what is free in the account that it leaves. @source 40444 */
export const fundsMissing = ({ needed, free }: { needed: number; free: number }) =>
  businessError(40444, { message: `平台头寸不足：需要${shownYuan(needed)}元，可用${shownYuan(free)}元` });

/** @source 40444 */
export const payingAccountMissing = () => businessError(40444, { message: '运营主体没有已验证的付款账户' });

/** @throws AppError 40444 the paying account does not hold enough */
export async function assertFunds(tx: Tx, ctx: Context, { amount, ...place }: MoneyPlace & { amount: number }): Promise<void> {
  const free = await freeFunds(tx, ctx, place);
  if (free < amount) throw fundsMissing({ needed: amount, free });
}
