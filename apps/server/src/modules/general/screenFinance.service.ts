import { and, count, desc, eq, gt, gte, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { columnsFor, visibleRows } from '../../platform/resource/visibleRows.ts';
import { hyCustomer } from '../customers/customer/customer.table.ts';
import { totalsOfWallets } from '../customers/customer-wallet/customerWallet.routes.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { number } from './dashboard.service.ts';
import { daysBefore } from '../../platform/days.ts';
import type { screenContract } from './screen.contract.ts';

type Finance = z.output<typeof screenContract.endpoints.finance.reply>;
type Profit = Finance['month'];

/** First days since the signature of the stretches in which debts are counted. @source freight-domain 5.7 B03 */
const ageStarts = [0, 31, 61, 91] as const;
const total = (expression: SQL) => number(sql`coalesce(sum(${expression}), 0)`);
/** What a waybill costs: the driver and the insurance. */
const cost = total(sql`${note.driverFee} + ${note.insuranceFee}`);
const open = sql`${note.receivableAmount} - ${note.customerPaidAmount}`;
// Compared as the indexes of what is open do.
const isOpen = gt(note.receivableAmount, note.customerPaidAmount);
const owed = sql`${note.payableAmount} - ${note.paidAmount}`;
const isOwed = gt(note.payableAmount, note.paidAmount);

/**
 * How the money stands, for a wall: what signed waybills brought and cost, what lies in wallets, what is owed to whom, among the rows
 * that the actor sees. Amounts that lists hide from the actor are null.
 *
 * @source GEN-07, PERM-06, freight-domain 5.7 B03
 */
export async function screenFinance(ctx: Context): Promise<Finance> {
  const now = nowText(ctx.clock);
  const months = lastMonths(now);
  const may = columnsFor(ctx, noteResource);
  const sees = { income: may['feeTotal'] !== undefined, cost: may['driverFee'] !== undefined };
  const profitOf = ({ notes, income, cost: spent }: { notes: number; income: number; cost: number }): Profit => ({
    notes,
    income: sees.income ? income : null,
    cost: sees.cost ? spent : null,
    profit: sees.income && sees.cost ? income - spent : null,
  });
  const nothing = { notes: 0, income: 0, cost: 0 };
  const { availableAmount, frozenAmount, totalAmount, walletCount } = await totalsOfWallets(ctx);
  return ctx.transaction(async (tx) => {
    const signed = and(visibleRows(ctx, noteResource), ne(note.noteStatus, noteStatus.revoked), isNotNull(note.signTime));
    const starts = months.map((one) => `${one}-01 00:00:00`);
    const rows = await tx
      .select({ stretch: stretchOf(starts), notes: count(), income: total(sql`${note.feeTotal}`), cost })
      .from(note)
      .where(and(signed, gte(note.signTime, starts[0]!)))
      .groupBy(sql`1`);
    const found = new Map(rows.map((row) => [months[row.stretch - 1], row]));
    const year = rows
      .filter((row) => months[row.stretch - 1]?.startsWith(now.slice(0, 4)))
      .reduce((sum, row) => ({ notes: sum.notes + row.notes, income: sum.income + row.income, cost: sum.cost + row.cost }), nothing);
    const [payable] = await tx
      .select({ count: count(), amount: total(owed) })
      .from(note)
      .where(and(signed, isOwed));
    return {
      now,
      month: profitOf(found.get(now.slice(0, 7)) ?? nothing),
      year: profitOf(year),
      months: months.map((one) => ({ month: one, ...profitOf(found.get(one) ?? nothing) })),
      wallets: { count: walletCount, total: totalAmount, available: availableAmount, frozen: frozenAmount },
      ageing: await ageing(tx, signed, { now, seesFees: sees.income }),
      payable: { count: payable?.count ?? 0, amount: sees.cost ? (payable?.amount ?? 0) : null },
      debtors: sees.income ? await debtors(tx, signed) : [],
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

/** The twelve months up to a moment, oldest first. */
function lastMonths(now: string): string[] {
  const last = Number(now.slice(0, 4)) * 12 + Number(now.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const one = last - 11 + index;
    return `${Math.floor(one / 12)}-${String((one % 12) + 1).padStart(2, '0')}`;
  });
}

async function ageing(tx: Tx, signed: SQL | undefined, { now, seesFees }: { now: string; seesFees: boolean }): Promise<Finance['ageing']> {
  const later = ageStarts.slice(1).map((days) => `${daysBefore(now, days - 1)} 00:00:00`);
  const rows = await tx
    .select({ stretch: stretchOf(later.toReversed()), count: count(), amount: total(open) })
    .from(note)
    .where(and(signed, isOpen))
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
    .where(and(signed, isOpen))
    .groupBy(note.customerId)
    .orderBy(desc(total(open)))
    .limit(8);
}
