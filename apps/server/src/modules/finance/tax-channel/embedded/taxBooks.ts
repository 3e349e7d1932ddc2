import { createHash } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { toDateTimeText } from '../../../../platform/clock.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Values } from '../../../../platform/resource/resource.ts';
import type { InvoiceOrder, IssueResult } from '../taxChannel.ts';
import { drawInvoiceNumber } from './invoiceNumbers.ts';
import { taxSimOrder } from './taxSim.table.ts';

/** A row of the embedded office's books. */
export type TaxSimRow = typeof taxSimOrder.$inferSelect;

/** Orders that are looked at in one go. */
const most = 200;

/** The time some seconds after another. */
export const later = (now: Date, seconds: number): string => toDateTimeText(new Date(now.getTime() + seconds * 1000));

/** What is played with an order. */
export type Scenario = 'plain' | 'refused' | 'failed' | 'late';

const scenarios: ReadonlyMap<string, Scenario> = new Map([
  ['7', 'failed'],
  ['8', 'refused'],
  ['9', 'late'],
]);

/**
 * The scenario of an order, by the last digit of the buyer's number. Only numbers of 15 digits that begin with 99 play: no region has that code,
 * so the number of a real taxpayer may end in any digit.
 */
export const scenarioOf = ({ buyer }: Pick<InvoiceOrder, 'buyer'>): Scenario =>
  /^99\d{13}$/.test(buyer.taxNo ?? '') ? (scenarios.get((buyer.taxNo ?? '').slice(-1)) ?? 'plain') : 'plain';

/** Seconds until the result. They follow from who asks and the serial, so that a run can be repeated. */
export function secondsOf(merchant: string, order: Pick<InvoiceOrder, 'serial' | 'buyer'>): number {
  if (scenarioOf(order) === 'late') return 600;
  return 1 + (createHash('sha256').update(`tax ${merchant} ${order.serial}`).digest()[0]! % 3);
}

const orderOf = ({ body }: Pick<TaxSimRow, 'body'>): InvoiceOrder => JSON.parse(body) as InvoiceOrder;

/** Issues what is due, in its order, one run at a time. @param now `YYYY-MM-DD HH:mm:ss` */
export async function issueDue(tx: Tx, ctx: Context, now: string): Promise<void> {
  const readDue = () =>
    tx.select().from(taxSimOrder).where(lte(taxSimOrder.dueTime, now)).orderBy(asc(taxSimOrder.dueTime), asc(taxSimOrder.id)).limit(most);
  // Mostly there is nothing, and nobody has to wait for that.
  if ((await readDue()).length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tax_sim', 0))`);
  for (let due = await readDue(); due.length > 0; due = await readDue())
    for (const row of due) await change(tx, row, { ...(await ended(tx, ctx, row)), dueTime: null, newsTime: now, newsTries: 0 });
}

async function ended(tx: Tx, ctx: Context, row: TaxSimRow): Promise<Values<typeof taxSimOrder>> {
  const order = orderOf(row);
  if (scenarioOf(order) === 'failed') return { state: 'failed', code: 'T17', reason: '购买方名称与纳税人识别号不符' };
  const issueTime = row.dueTime ?? '';
  return { state: 'issued', issueTime, ...(await drawInvoiceNumber(tx, ctx, order)) };
}

/** Changes a row of the books. */
async function change(tx: Tx, { tenantId, id }: TaxSimRow, values: Values<typeof taxSimOrder>): Promise<void> {
  await tx
    .update(taxSimOrder)
    .set(values)
    .where(and(eq(taxSimOrder.tenantId, tenantId), eq(taxSimOrder.id, id)));
}

/** What became of an order. */
export function resultOf(row: TaxSimRow | undefined): IssueResult {
  if (row === undefined) return { state: 'missing' };
  switch (row.state) {
    case 'waiting':
      return { state: 'processing' };
    case 'issued':
      return {
        state: 'issued',
        invoiceNo: row.invoiceNo ?? '',
        invoiceCode: row.invoiceCode || null,
        issueTime: row.issueTime ?? '',
      };
    default:
      return { state: 'failed', code: row.code ?? '', reason: row.reason ?? '' };
  }
}
