import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { hyLedgerMonth } from './ledger.table.ts';

/** The month of a wire time, `YYYY-MM`. */
export const monthOf = (time: string): string => time.slice(0, 7);

/** The month that lies so many after another, before it where negative. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The first instant of a month as wire text. */
export const startOf = (month: string): string => `${month}-01 00:00:00`;

/** Wire text as an instant of the database. */
export const instantOf = (time: string): SQL => sql`(${time}::timestamp at time zone 'Asia/Shanghai')`;

/** The last month that is closed, of those up to `until` where that is named. */
export async function lastClosed(tx: Tx, tenantId: number, until?: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ month: hyLedgerMonth.month })
    .from(hyLedgerMonth)
    .where(until === undefined ? eq(hyLedgerMonth.tenantId, tenantId) : sql`tenant_id = ${tenantId} and month <= ${until}`)
    .orderBy(desc(hyLedgerMonth.month))
    .limit(1);
  return row?.month;
}

/** One lock for the calendar of a tenant: shared by what books into months that are over, alone for what closes them. */
const lockName = (tenantId: number): SQL => sql`hashtextextended(${`ledger month ${tenantId}`}, 0)`;

/** Waits until nobody books into a month that is over, and keeps others from it until the transaction ends. */
export async function holdCalendar(tx: Tx, tenantId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockName(tenantId)})`);
}

/**
 * The time by which something is booked: when it happened, or the first instant of the first open month where its own is closed. A month ends
 * before it is closed, so what happens now needs no look at the calendar.
 *
 * @source amendments L30, I20
 */
export async function bookingTime(tx: Tx, tenantId: number, { happened, now }: { happened: string; now: string }): Promise<string> {
  if (monthOf(happened) >= monthOf(now)) return happened;
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockName(tenantId)})`);
  const closed = await lastClosed(tx, tenantId);
  return closed === undefined || monthOf(happened) > closed ? happened : startOf(monthAfter(closed));
}
