import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../platform/contract/index.ts';
import { MoneySum } from './screen.contract.ts';

const fee = z.int().nullable();

/** A figure of some days and of those before; null where it is kept from the reader. */
const Trend = z.object({ now: z.number().nullable(), before: z.number().nullable() }).meta({ id: 'DashboardTrend' });

/** What was signed for in the last 30 days, as the statistics count it. Kilograms and fen. */
const Freight = z
  .object({
    from: z.string(),
    to: z.string(),
    before: z.object({ from: z.string(), to: z.string() }),
    notes: Trend,
    weight: Trend,
    /** What is charged; for the carrying side, what it gets. */
    fee: Trend,
    /** For the platform's own people alone. */
    grossProfit: Trend,
    days: z.array(z.object({ day: z.string(), notes: z.int(), fee })),
    customers: z.array(z.object({ id: z.string(), name: z.string(), notes: z.int(), fee })),
    /** By trips; planned metres. */
    lanes: z.array(z.object({ name: z.string(), notes: z.int(), distance: z.int() })),
  })
  .meta({ id: 'DashboardFreight' });

/** A customer whose term has run out or is about to. */
const Term = z
  .object({
    customerId: z.string(),
    customerName: z.string(),
    notes: z.int(),
    amount: z.int(),
    /** Of the first that is due. */
    dueDate: z.string(),
    overdueDays: z.int(),
  })
  .meta({ id: 'DashboardTerm' });

/** How the money stands, in fen. What is nothing to the reader is null. */
const Money = z
  .object({
    receivable: MoneySum.nullable(),
    /** The part of it whose term has run out. */
    overdue: MoneySum.nullable(),
    /** Wallets that hold less than their warning, and what lies in all of them. */
    lowWallets: z.int().nullable(),
    available: z.int().nullable(),
    paidToday: MoneySum.nullable(),
    failedToday: MoneySum.nullable(),
  })
  .meta({ id: 'DashboardMoney' });

const DashboardIndex = z
  .object({
    now: z.string(),
    freight: Freight.nullable(),
    /** Orders that were entered in the last 30 days, by what they carry; null for people who see no orders. */
    cargo: z.array(z.object({ code: z.string(), orders: z.int(), weight: z.int() })).nullable(),
    /** Waybills that were made in the last 30 days. */
    statusCounts: z.record(z.string(), z.int()).nullable(),
    /** The longest overdue first; ten at most. */
    terms: z.array(Term).nullable(),
    money: Money,
  })
  .meta({ id: 'DashboardIndex' });

/** Charts, terms and money of the home page, which come after what waits. @source freight-domain 5.7 B01 */
export const dashboardIndexContract = contract('/dashboard/hyDashboard', {
  about: { domain: 'system', name: 'dashboardIndex' },
  endpoints: {
    index: { method: 'GET', path: '/index', auth: 'session', summary: label('首页图表', 'Charts of the home page'), reply: DashboardIndex },
  },
});
