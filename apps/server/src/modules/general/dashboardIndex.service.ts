import { and, count, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import { holds, type Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { daysBefore } from '../../platform/days.ts';
import { columnsFor, visibleRows } from '../../platform/resource/visibleRows.ts';
import { hyCustomer } from '../customers/customer/customer.table.ts';
import { isOwed } from '../shipping/shipping-note/owing.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { readStatistics, readSums } from '../statistics/statistics.service.ts';
import type { dashboardIndexContract } from './dashboardIndex.contract.ts';
import { number } from './dashboard.service.ts';
import { lowWallets, paymentsToday, total, type MoneySum } from './moneyFigures.ts';

type Index = z.output<typeof dashboardIndexContract.endpoints.index.reply>;

const days = 30;
const shown = 10;

/**
 * Charts, terms and money of the home page among what the actor sees. What was carried is read from the daily figures, by the statistics themselves;
 * what is open, from the indexes of what is.
 *
 * @source freight-domain 5.7 B01, PERM-06
 */
export async function dashboardIndex(ctx: Context): Promise<Index> {
  const now = nowText(ctx.clock);
  const may = (permission: string) => holds(ctx.actor, permission);
  const range = { from: daysBefore(now, days - 1), to: now.slice(0, 10), step: 'day' } as const;
  const seesNotes = may('shipping:list');
  const freight = seesNotes ? await freightOf(ctx, range) : null;
  const cargo = may('order:list') ? await readStatistics(ctx, 'orders', { ...range, by: 'cargo', compare: '0' }) : null;
  return ctx.transaction(async (tx) => {
    const today = range.to;
    const seesTerms = seesNotes && may('wallet:list') && columnsFor(ctx, noteResource)['customerOpenAmount'] !== undefined;
    const owed = seesTerms ? await owedByCustomer(tx, ctx, today) : null;
    return {
      now,
      freight,
      cargo:
        cargo?.rows.map(({ key, now: figures }) => ({
          code: key ?? '',
          orders: figures['orders'] ?? 0,
          weight: figures['ordered'] ?? 0,
        })) ?? null,
      statusCounts: seesNotes ? await statusCounts(tx, ctx, range.from) : null,
      terms: owed && (await termsDue(tx, ctx, { owed, today })),
      money: {
        receivable: owed && sumOf(owed, ({ notes, amount }) => ({ count: notes, amount })),
        overdue: owed && sumOf(owed, ({ overdueNotes, overdueAmount }) => ({ count: overdueNotes, amount: overdueAmount })),
        ...(may('wallet:list') ? await lowWallets(tx, ctx) : { lowWallets: null, available: null }),
        ...(may('pay:list') ? await paymentsToday(tx, ctx) : { paidToday: null, failedToday: null }),
      },
    };
  });
}

async function freightOf(ctx: Context, range: { from: string; to: string; step: 'day' }): Promise<Index['freight']> {
  const [found, lanes] = await Promise.all([
    readStatistics(ctx, 'freight', { ...range, by: 'customer', compare: '1' }),
    readSums(ctx, 'mileage', { ...range, by: 'lane', compare: '0', sums: ['note_count', 'km_sum'] }),
  ]);
  // Carriers and captains are told what they get, not what is charged.
  const fee = found.totals['feeTotal'] === null ? 'driverFee' : 'feeTotal';
  const trend = (name: string) => ({ now: found.totals[name] ?? null, before: found.totalsBefore?.[name] ?? null });
  return {
    from: found.from,
    to: found.to,
    before: found.before ?? range,
    notes: trend('notes'),
    weight: trend('weight'),
    fee: trend(fee),
    grossProfit: trend('grossProfit'),
    days: found.trend.map(({ day, now }) => ({ day, notes: now['notes'] ?? 0, fee: now[fee] ?? null })),
    customers: found.rows
      .slice(0, shown)
      .map(({ key, name, now }) => ({ id: key ?? '', name, notes: now['notes'] ?? 0, fee: now[fee] ?? null })),
    // By trips, not by kilometres as the statistic has them.
    lanes: lanes.rows
      .map(({ name, now }) => ({ name, notes: now['trips'] ?? 0, distance: now['planned'] ?? 0 }))
      .toSorted((one, other) => other.notes - one.notes)
      .slice(0, shown),
  };
}

async function statusCounts(tx: Tx, ctx: Context, from: string): Promise<Record<string, number>> {
  const rows = await tx
    .select({ status: note.noteStatus, n: count() })
    .from(note)
    .where(and(visibleRows(ctx, noteResource), gte(note.createTime, `${from} 00:00:00`)))
    .groupBy(note.noteStatus);
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}

/** What each customer owes, what of it is overdue, and since when it is due: one reading of what is open. */
async function owedByCustomer(tx: Tx, ctx: Context, today: string) {
  const isDue = sql`${note.dueFlag} = '1' and ${note.dueDate} is not null`;
  const isOverdue = sql`${note.dueFlag} = '1' and ${note.dueDate} < ${today}::date`;
  const counted = (which: SQL) => number(sql`count(*) filter (where ${which})`);
  const open = (which: SQL) => number(sql`coalesce(sum(${note.customerOpenAmount}) filter (where ${which}), 0)`);
  return tx
    .select({
      customerId: note.customerId,
      notes: count(),
      amount: total(sql`${note.customerOpenAmount}`),
      dueNotes: counted(isDue),
      dueAmount: open(isDue),
      overdueNotes: counted(isOverdue),
      overdueAmount: open(isOverdue),
      dueDate: sql<string | null>`to_char(min(${note.dueDate}) filter (where ${isDue}), 'YYYY-MM-DD')`,
    })
    .from(note)
    .where(and(visibleRows(ctx, noteResource), isOwed()))
    .groupBy(note.customerId);
}

type Owed = Awaited<ReturnType<typeof owedByCustomer>>;
const sumOf = (rows: Owed, which: (row: Owed[number]) => MoneySum): MoneySum =>
  rows.map(which).reduce((sum, { count: documents, amount }) => ({ count: sum.count + documents, amount: sum.amount + amount }), {
    count: 0,
    amount: 0,
  });

/** Those of whom a term is due, the longest overdue first. */
async function termsDue(tx: Tx, ctx: Context, { owed, today }: { owed: Owed; today: string }): Promise<NonNullable<Index['terms']>> {
  const first = owed
    .flatMap((row) =>
      row.customerId === null || row.dueDate === null ? [] : [{ ...row, customerId: row.customerId, dueDate: row.dueDate }],
    )
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate) || other.dueAmount - one.dueAmount)
    .slice(0, shown);
  const ids = first.map(({ customerId }) => customerId);
  const known = await tx
    .select({ id: hyCustomer.id, name: hyCustomer.customerName })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), inArray(hyCustomer.id, ids)));
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return first.map(({ customerId, dueNotes: notes, dueAmount: amount, dueDate }) => ({
    customerId,
    customerName: names.get(customerId) ?? '',
    notes,
    amount,
    dueDate,
    overdueDays: Math.max(0, Math.round((Date.parse(today) - Date.parse(dueDate)) / 86_400_000)),
  }));
}
