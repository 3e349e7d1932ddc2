import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { hyLedgerAccount } from '../ledger/ledger.table.ts';
import type { PaySettings } from '../wallet-config/paySettings.ts';
import { payState } from './payment.states.ts';
import { hyPayment } from './payment.table.ts';

/** Payments that count against the limits of a day: handed in, on their way, or paid. */
const counted = [payState.toApprove, payState.sent, payState.paid];

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

const amountOf = sql`coalesce(sum(${hyPayment.amount}), 0)`.mapWith(Number);

/** What was handed in today, of a company or for one card, fen. */
export async function submittedToday(
  tx: Tx,
  ctx: Context,
  { companyId, cardId, exceptId }: { companyId: string; cardId?: string | null; exceptId?: string },
): Promise<number> {
  const today = `${nowText(ctx.clock).slice(0, 10)} 00:00:00`;
  const [row] = await tx
    .select({ amount: amountOf })
    .from(hyPayment)
    .where(
      and(
        eq(hyPayment.tenantId, ctx.actor.tenantId),
        eq(hyPayment.companyId, companyId),
        sql`${hyPayment.submitTime} >= ${today}::timestamp at time zone 'Asia/Shanghai'`,
        inArray(hyPayment.state, counted),
        cardId === undefined || cardId === null ? undefined : eq(hyPayment.payeeCardId, cardId),
        exceptId === undefined ? undefined : sql`${hyPayment.id} <> ${exceptId}`,
      ),
    );
  return row?.amount ?? 0;
}

/** What is said where a payment, or payments together, go beyond a limit of their company. */
export const limitTexts = {
  single: { zh: '超过单笔限额', en: 'Above the limit of one payment' },
  day: { zh: '超过当日限额', en: 'Above the limit of the day' },
} as const satisfies Record<string, LocalizedText>;

/**
 * Refuses what goes beyond a limit of its company.
 *
 * @throws AppError 40402 one payment; 40403 the day, of the company or of one card
 * @source freight-domain 2.15, 3.4 M2
 */
export async function assertLimits(
  tx: Tx,
  ctx: Context,
  payment: { id?: string; companyId: string; payeeCardId: string | null; amount: number },
  settings: PaySettings,
): Promise<void> {
  const { companyId, payeeCardId: cardId, amount } = payment;
  const except = payment.id === undefined ? {} : { exceptId: payment.id };
  if (amount > settings.singleLimit) throw overLimit(40402, limitTexts.single);
  if (amount + (await submittedToday(tx, ctx, { companyId, ...except })) > settings.dayLimit) throw overLimit(40403, limitTexts.day);
  if (amount + (await submittedToday(tx, ctx, { companyId, cardId, ...except })) > settings.driverDayLimit)
    throw overLimit(40403, { zh: '超过单个收款人的当日限额', en: 'Above what one payee may get in a day' });
}

const overLimit = (code: 40402 | 40403, message: LocalizedText) => businessError(code, { message });

/**
 * What an account of the platform holds beyond the payments that are on their way from it. The account stays held.
 *
 * @source amendments L9
 */
export async function freeFunds(tx: Tx, ctx: Context, companyAccountId: string): Promise<number> {
  const { tenantId } = ctx.actor;
  const [account] = await tx
    .select({ balance: hyLedgerAccount.balance })
    .from(hyLedgerAccount)
    .where(and(eq(hyLedgerAccount.tenantId, tenantId), eq(hyLedgerAccount.accountCode, accounts.bank(companyAccountId))))
    .for('update');
  const [onTheWay] = await tx
    .select({ amount: sql`coalesce(sum(${hyPayment.amount} + ${hyPayment.channelFee}), 0)`.mapWith(Number) })
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, tenantId), eq(hyPayment.companyAccountId, companyAccountId), eq(hyPayment.state, payState.sent)));
  return (account?.balance ?? 0) - (onTheWay?.amount ?? 0);
}

/** @throws AppError 40444 the paying account does not hold enough */
export async function assertFunds(
  tx: Tx,
  ctx: Context,
  { companyAccountId, amount }: { companyAccountId: string; amount: number },
): Promise<void> {
  if ((await freeFunds(tx, ctx, companyAccountId)) < amount) throw businessError(40444, { message: '平台头寸不足' });
}
