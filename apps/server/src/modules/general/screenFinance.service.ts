import { and, count, desc, gte, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { columnsFor, visibleRows } from '../../platform/resource/listRows.ts';
import { totalsOfWallets } from '../customers/customer-wallet/customerWallet.routes.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { local, number } from './dashboard.service.ts';
import { daysBefore } from './days.ts';
import type { screenContract } from './screen.contract.ts';

type Finance = z.output<typeof screenContract.endpoints.finance.reply>;
type Profit = Finance['month'];

/** First days since the signature of the stretches in which debts are counted. @source freight-domain 5.7 B03 */
const ageStarts = [0, 31, 61, 91] as const;
const byMonth = sql.raw("'YYYY-MM'");
const total = (expression: SQL) => number(sql`coalesce(sum(${expression}), 0)`);
/** What a waybill costs: the driver and the insurance. */
const cost = total(sql`${note.driverFee} + ${note.insuranceFee}`);
const open = sql`${note.feeTotal} - ${note.customerPaidAmount}`;
const owed = sql`${note.payableAmount} - ${note.paidAmount}`;

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
    const month = local(note.signTime, byMonth);
    const rows = await tx
      .select({ month, notes: count(), income: total(sql`${note.feeTotal}`), cost })
      .from(note)
      .where(and(signed, gte(note.signTime, `${months[0]}-01 00:00:00`)))
      .groupBy(month);
    const found = new Map(rows.map((row) => [row.month, row]));
    const year = rows
      .filter((row) => row.month.startsWith(now.slice(0, 4)))
      .reduce((sum, row) => ({ notes: sum.notes + row.notes, income: sum.income + row.income, cost: sum.cost + row.cost }), nothing);
    const [payable] = await tx
      .select({ count: count(), amount: total(owed) })
      .from(note)
      .where(and(signed, sql`${owed} > 0`));
    return {
      now,
      month: profitOf(found.get(now.slice(0, 7)) ?? nothing),
      year: profitOf(year),
      months: months.map((one) => ({ month: one, ...profitOf(found.get(one) ?? nothing) })),
      wallets: { count: walletCount, total: totalAmount, available: availableAmount, frozen: frozenAmount },
      ageing: await ageing(tx, signed, now, sees.income),
      payable: { count: payable?.count ?? 0, amount: sees.cost ? (payable?.amount ?? 0) : null },
      debtors: sees.income ? await debtors(tx, signed) : [],
    };
  });
}

/** The twelve months up to a moment, oldest first. */
function lastMonths(now: string): string[] {
  const last = Number(now.slice(0, 4)) * 12 + Number(now.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const one = last - 11 + index;
    return `${Math.floor(one / 12)}-${String((one % 12) + 1).padStart(2, '0')}`;
  });
}

async function ageing(tx: Tx, signed: SQL | undefined, now: string, seesFees: boolean): Promise<Finance['ageing']> {
  const starts = ageStarts.map((days) => `${daysBefore(now, days - 1)} 00:00:00`);
  // How many of the later stretches have begun when it was signed for that long ago.
  const passed = starts.slice(1).map((start) => sql`(${lt(note.signTime, start)})::int`);
  const stretch = sql.join(passed, sql` + `);
  const rows = await tx
    .select({ stretch: stretch.mapWith(Number), count: count(), amount: total(open) })
    .from(note)
    .where(and(signed, sql`${open} > 0`))
    .groupBy(sql`1`);
  const found = new Map(rows.map((row) => [row.stretch, row]));
  return ageStarts.map((from, index) => ({
    from,
    to: index + 1 < ageStarts.length ? (ageStarts[index + 1] ?? 0) - 1 : null,
    count: found.get(index)?.count ?? 0,
    amount: seesFees ? (found.get(index)?.amount ?? 0) : null,
  }));
}

async function debtors(tx: Tx, signed: SQL | undefined): Promise<Finance['debtors']> {
  return tx
    .select({ id: note.customerId, name: sql<string>`max(${note.customerName})`, count: count(), amount: total(open) })
    .from(note)
    .where(and(signed, sql`${open} > 0`))
    .groupBy(note.customerId)
    .orderBy(desc(total(open)))
    .limit(8);
}
