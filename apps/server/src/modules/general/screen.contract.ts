import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../platform/contract/index.ts';

const fee = z.int().nullable();
const place = z.object({ name: z.string(), lng: z.number().nullable(), lat: z.number().nullable() });

/** So many documents over so much money, in fen. */
export const MoneySum = z.object({ count: z.int(), amount: z.int() }).meta({ id: 'MoneySum' });

/** What a stretch of time came to. Kilograms and planned metres of what was signed for in it. */
const ScreenSum = z.object({ notes: z.int(), signed: z.int(), weight: z.int(), distance: z.int() }).meta({ id: 'ScreenSum' });

/** Where waybills of today lead, from city to city, and how many vehicles are on that way now. */
const ScreenLane = z.object({ from: place, to: place, today: z.int(), onRoad: z.int() }).meta({ id: 'ScreenLane' });

/** A waybill of the last 30 days with something to look into. */
export const ScreenAbnormal = z
  .object({
    id: z.string(),
    noteNumber: z.string(),
    customerName: z.string(),
    vehicleNumber: z.string().nullable(),
    kind: z.enum(['loss', 'due', 'flagged']),
    /** Kilograms lost beyond the allowance; of a term, its day; of marks, their codes. */
    detail: z.string(),
  })
  .meta({ id: 'ScreenAbnormal' });

/** The screen of operations, among the rows that the reader sees. */
const ScreenData = z
  .object({
    now: z.string(),
    drivers: z.int(),
    vehicles: z.int(),
    customers: z.int(),
    today: ScreenSum,
    days30: ScreenSum,
    /** Of the last 30 days. */
    statusCounts: z.record(z.string(), z.int()),
    lanes: z.array(ScreenLane),
    /** Vehicles that told within a day where they are, the last heard first; 500 at most. */
    positions: z.array(z.object({ vehicleNumber: z.string(), lng: z.number(), lat: z.number() })),
    /** Waybills that were signed for in the last 30 days, by the province that they loaded in. */
    provinces: z.array(z.object({ name: z.string(), count: z.int(), weight: z.int() })),
    events: z.array(z.object({ id: z.string(), noteId: z.string(), noteNumber: z.string(), content: z.string(), happenTime: z.string() })),
    abnormal: z.array(ScreenAbnormal),
  })
  .meta({ id: 'ScreenData' });

/** Waybills that were signed for in a stretch of time. Fen; an amount that the reader may not see is null. */
const ScreenProfit = z.object({ notes: z.int(), income: fee, cost: fee, profit: fee }).meta({ id: 'ScreenProfit' });

/** The screen of finance, among the rows that the reader sees. Fen. */
const ScreenFinance = z
  .object({
    now: z.string(),
    month: ScreenProfit,
    year: ScreenProfit,
    /** The last twelve, the present one at the end. */
    months: z.array(ScreenProfit.extend({ month: z.string() })),
    wallets: z.object({ count: z.int(), total: z.int(), available: z.int(), frozen: z.int() }),
    /** What customers owe as on the home page, by days since the signature. */
    ageing: z.array(z.object({ from: z.int(), to: z.int().nullable(), count: z.int(), amount: fee })),
    /** What drivers are owed for signed waybills. */
    payable: z.object({ count: z.int(), amount: fee }),
    /** Who owes most. */
    debtors: z.array(z.object({ id: z.string(), name: z.string(), count: z.int(), amount: fee })),
    /** What customers owe of advances, and the part of it whose term has run out. */
    advances: z.object({ open: MoneySum, overdue: MoneySum }).nullable(),
    payments: z.object({ paidToday: MoneySum, failedToday: MoneySum }).nullable(),
    /** Issued this month, red ones taken off. */
    invoices: MoneySum.extend({ tax: z.int() }).nullable(),
    /** Declared and not paid yet, and the first day that one is due on. */
    taxes: MoneySum.extend({ deadline: z.string().nullable() }).nullable(),
    /** Uploads to the authorities that fell due this month; rates in 1/10000, null of nothing. */
    uploads: z
      .object({
        due: z.int(),
        accepted: z.int(),
        uploadRate: z.int().nullable(),
        firstPassRate: z.int().nullable(),
        onTimeRate: z.int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ScreenFinance' });

/** Figures of the big screens. @source GEN-07, freight-domain 5.7 B02, B03 */
export const screenContract = contract('/screen/hyScreen', {
  about: { domain: 'system', name: 'screen' },
  endpoints: {
    data: {
      method: 'GET',
      path: '/data',
      permission: 'screenData:list',
      summary: label('数据大屏', 'Big screen of operations'),
      reply: ScreenData,
    },
    finance: {
      method: 'GET',
      path: '/finance',
      permission: 'screenFinance:list',
      summary: label('财务大屏', 'Big screen of finance'),
      reply: ScreenFinance,
    },
  },
});
