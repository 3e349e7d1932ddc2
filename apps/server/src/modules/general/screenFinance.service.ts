import { and, count, desc, eq, gt, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import { holds, type Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { daysBefore, monthsAfter } from '../../platform/days.ts';
import { columnsFor, visibleRows } from '../../platform/resource/visibleRows.ts';
import { hyCustomer } from '../customers/customer/customer.table.ts';
import { totalsOfWallets } from '../customers/customer-wallet/customerWallet.routes.ts';
import { uploadsOfMonth } from '../government/gov-upload/uploadQuality.ts';
import { isOwed as isOwedByCustomer } from '../shipping/shipping-note/owing.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { readStatistics } from '../statistics/statistics.service.ts';
import { number } from './dashboard.service.ts';
import { advancesOpen, invoicesOfMonth, paymentsToday, taxesDue, total } from './moneyFigures.ts';
import type { screenContract } from './screen.contract.ts';

type Finance = z.output<typeof screenContract.endpoints.finance.reply>;

/** First days since the signature of the stretches in which debts are counted. @source freight-domain 5.7 B03 */
const ageStarts = [0, 31, 61, 91] as const;
const open = sql`${note.customerOpenAmount}`;
const owed = sql`${note.payableAmount} - ${note.paidAmount}`;
// Compared as the index of what is open does.
const isOwed = gt(note.payableAmount, note.paidAmount);

/**
 * How the money stands, for a wall: what signed waybills brought and cost, what lies in wallets, what is owed to whom, among the rows
 * that the actor sees. Income and cost are those of the statistics. Amounts that lists hide from the actor are null, as are parts of which the actor may
 * not read the list.
 *
 * @source GEN-07, PERM-06, freight-domain 5.7 B03
 */
export async function screenFinance(ctx: Context): Promise<Finance> {
  const now = nowText(ctx.clock);
  const may = columnsFor(ctx, noteResource);
  const sees = { income: may['feeTotal'] !== undefined, cost: may['driverFee'] !== undefined };
  const { availableAmount, frozenAmount, totalAmount, walletCount } = await totalsOfWallets(ctx);
  const months = await profits(ctx, now);
  const ofYear = months.filter(({ month }) => month.startsWith(now.slice(0, 4)));
  const { month: _month, ...month } = months.at(-1)!;
  return ctx.transaction(async (tx) => {
    const signed = and(visibleRows(ctx, noteResource), ne(note.noteStatus, noteStatus.revoked), isNotNull(note.signTime));
    const [payable] = await tx
      .select({ count: count(), amount: total(owed) })
      .from(note)
      .where(and(signed, isOwed));
    const has = (permission: string) => holds(ctx.actor, permission);
    return {
      now,
      month,
      year: {
        notes: ofYear.reduce((sum, { notes }) => sum + notes, 0),
        income: sumOf(ofYear.map(({ income }) => income)),
        cost: sumOf(ofYear.map(({ cost }) => cost)),
        profit: sumOf(ofYear.map(({ profit }) => profit)),
      },
      months,
      wallets: { count: walletCount, total: totalAmount, available: availableAmount, frozen: frozenAmount },
      ageing: await ageing(tx, signed, { now, seesFees: sees.income }),
      payable: { count: payable?.count ?? 0, amount: sees.cost ? (payable?.amount ?? 0) : null },
      debtors: sees.income ? await debtors(tx, signed) : [],
      advances: has('dianfu:list') ? await advancesOpen(tx, ctx) : null,
      payments: has('pay:list') ? await paymentsToday(tx, ctx) : null,
      invoices: has('invoice:list') ? await invoicesOfMonth(tx, ctx) : null,
      taxes: has('tax:list') ? await taxesDue(tx, ctx) : null,
      uploads: has('gov:list') && ctx.actor.userType === 1 ? await uploadsOfMonth(tx, ctx.actor.tenantId, now.slice(0, 7)) : null,
    };
  });
}

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** What the last twelve months brought and cost, oldest first: cost is what drivers and agents get, and corrections. */
async function profits(ctx: Context, now: string): Promise<Finance['months']> {
  const from = monthsAfter(`${now.slice(0, 8)}01`, -11);
  const { trend } = await readStatistics(ctx, 'freight', { from, to: now.slice(0, 10), by: 'time', step: 'month', compare: '0' });
  return trend.map(({ day, now: found }) => {
    const [income = null, profit = null] = [found['feeTotal'], found['grossProfit']];
    return {
      month: day.slice(0, 7),
      notes: found['notes'] ?? 0,
      income,
      cost: income === null || profit === null ? null : income - profit,
      profit,
    };
  });
}

/** In which of the stretches that begin at these moments, oldest first, a waybill was signed for; 0 lies before the first. */
function stretchOf(starts: readonly string[]): SQL<number> {
  const moments = sql.join(
    starts.map((start) => sql`${sql.param(start, note.signTime)}`),
    sql`, `,
  );
  return number(sql`width_bucket(${note.signTime}, array[${moments}]::timestamptz[])`);
}

async function ageing(tx: Tx, signed: SQL | undefined, { now, seesFees }: { now: string; seesFees: boolean }): Promise<Finance['ageing']> {
  const later = ageStarts.slice(1).map((days) => `${daysBefore(now, days - 1)} 00:00:00`);
  const rows = await tx
    .select({ stretch: stretchOf(later.toReversed()), count: count(), amount: total(open) })
    .from(note)
    .where(and(signed, isOwedByCustomer()))
    .groupBy(sql`1`);
  // The oldest have the smallest number there, the youngest here.
  const found = new Map(rows.map((row) => [later.length - row.stretch, row]));
  return ageStarts.map((from, index) => ({
    from,
    to: index + 1 < ageStarts.length ? (ageStarts[index + 1] ?? 0) - 1 : null,
    count: found.get(index)?.count ?? 0,
    amount: seesFees ? (found.get(index)?.amount ?? 0) : null,
  }));
}

async function debtors(tx: Tx, signed: SQL | undefined): Promise<Finance['debtors']> {
  return tx
    .select({ id: note.customerId, name: sql<string>`max(${hyCustomer.customerName})`, count: count(), amount: total(open) })
    .from(note)
    .innerJoin(hyCustomer, and(eq(hyCustomer.tenantId, note.tenantId), eq(hyCustomer.id, note.customerId)))
    .where(and(signed, isOwedByCustomer()))
    .groupBy(note.customerId)
    .orderBy(desc(total(open)))
    .limit(8);
}
