import { and, asc, count, eq, gt, gte, inArray, isNotNull, lt, min, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import { holds, type Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { daysBefore } from '../../platform/days.ts';
import { columnsFor, visibleRows } from '../../platform/resource/visibleRows.ts';
import { hyCustomer } from '../customers/customer/customer.table.ts';
import { owing } from '../finance/customer-term/owing.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { readStatistics } from '../statistics/statistics.service.ts';
import type { dashboardIndexContract } from './dashboardIndex.contract.ts';
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
    const seesTerms = seesNotes && may('wallet:list') && columnsFor(ctx, noteResource)['customerOpenAmount'] !== undefined;
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
      terms: seesTerms ? await termsDue(tx, ctx, now) : null,
      money: {
        receivable: seesTerms ? await owed(tx, ctx) : null,
        overdue: seesTerms ? await owed(tx, ctx, and(eq(note.dueFlag, '1'), lt(note.dueDate, range.to))) : null,
        ...(may('wallet:list') ? await lowWallets(tx, ctx) : { lowWallets: null, available: null }),
        ...(may('pay:list') ? await paymentsToday(tx, ctx) : { paidToday: null, failedToday: null }),
      },
    };
  });
}

async function freightOf(ctx: Context, range: { from: string; to: string; step: 'day' }): Promise<Index['freight']> {
  const found = await readStatistics(ctx, 'freight', { ...range, by: 'customer', compare: '1' });
  const lanes = await readStatistics(ctx, 'mileage', { ...range, by: 'lane', compare: '0' });
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

/** What customers owe: from the examination on, what is neither paid nor advanced nor given up. */
const isOwed = (ctx: Context): SQL | undefined =>
  and(visibleRows(ctx, noteResource), inArray(note.noteStatus, [...owing]), gt(note.customerOpenAmount, 0));

async function owed(tx: Tx, ctx: Context, further?: SQL): Promise<MoneySum> {
  const [row] = await tx
    .select({ count: count(), amount: total(sql`${note.customerOpenAmount}`) })
    .from(note)
    .where(and(isOwed(ctx), further));
  return row ?? { count: 0, amount: 0 };
}

async function termsDue(tx: Tx, ctx: Context, now: string): Promise<Index['terms']> {
  const first = min(note.dueDate);
  const rows = await tx
    .select({
      customerId: note.customerId,
      customerName: sql<string>`coalesce(max(${hyCustomer.customerName}), '')`,
      notes: count(),
      amount: total(sql`${note.customerOpenAmount}`),
      dueDate: first,
    })
    .from(note)
    .leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, note.tenantId), eq(hyCustomer.id, note.customerId)))
    .where(and(isOwed(ctx), eq(note.dueFlag, '1'), isNotNull(note.dueDate)))
    .groupBy(note.customerId)
    .orderBy(asc(first), asc(note.customerId))
    .limit(shown);
  const today = Date.parse(now.slice(0, 10));
  return rows.flatMap(({ customerId, dueDate, ...row }) =>
    customerId === null || dueDate === null
      ? []
      : [{ ...row, customerId, dueDate, overdueDays: Math.max(0, Math.round((today - Date.parse(dueDate)) / 86_400_000)) }],
  );
}
