import { createHash } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { toDateTimeText } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Values } from '../../../../platform/resource/resource.ts';
import type { AccountApplication, OpeningResult } from '../accountChannel.ts';
import { accountSim, accountSimTxn } from './accountSim.table.ts';

/** A row of the embedded institution's books. */
export type SimRow = typeof accountSim.$inferSelect;

/** Applications that are looked at in one go. */
const most = 200;

/** The time some seconds after another. */
export const later = (now: Date, seconds: number): string => toDateTimeText(new Date(now.getTime() + seconds * 1000));

/** What follows from who asks and the serial: seconds until the decision and the number of the account, so that a run can be repeated. */
export function fateOf(merchant: string, requestSerial: string): { seconds: number; accountNo: string; agreementNo: string } {
  const digest = createHash('sha256').update(`account ${merchant} ${requestSerial}`).digest();
  const digits = digest.readBigUInt64BE(1).toString().padStart(20, '0');
  return { seconds: 1 + (digest[0]! % 3), accountNo: `SIM${digits.slice(-16)}`, agreementNo: `SIMXY${digits.slice(-14)}` };
}

/** Changes a row of the books. */
export async function change(tx: Tx, { tenantId, id }: SimRow, values: Values<typeof accountSim>): Promise<SimRow> {
  const [after] = await tx
    .update(accountSim)
    .set(values)
    .where(and(eq(accountSim.tenantId, tenantId), eq(accountSim.id, id)))
    .returning();
  return after!;
}

/** Decides on the applications that are due, in their order, one run at a time. @param now `YYYY-MM-DD HH:mm:ss` */
export async function decideDue(tx: Tx, now: string): Promise<void> {
  const readDue = () =>
    tx.select().from(accountSim).where(lte(accountSim.dueTime, now)).orderBy(asc(accountSim.dueTime), asc(accountSim.id)).limit(most);
  // Mostly there is nothing, and nobody has to wait for that.
  if ((await readDue()).length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('account_sim', 0))`);
  for (let due = await readDue(); due.length > 0; due = await readDue()) for (const row of due) await decide(tx, row, now);
}

async function decide(tx: Tx, row: SimRow, now: string): Promise<void> {
  const told = { dueTime: null, newsTime: now, newsTries: 0 };
  const [other] = await tx
    .select({ id: accountSim.id })
    .from(accountSim)
    .where(
      and(
        eq(accountSim.merchant, row.merchant),
        eq(accountSim.state, 'open'),
        // As it was read: it is hashed already.
        sql`${accountSim.idNoHash} = ${row.idNoHash}`,
      ),
    );
  if (other !== undefined) {
    await change(tx, row, { ...told, state: 'refused', code: 'K21', reason: '该证件已开立账户' });
    return;
  }
  const { accountNo } = fateOf(row.merchant, row.requestSerial);
  await change(tx, row, { ...told, state: 'open', accountNo, openTime: row.dueTime ?? now });
}

/** What was asked for. */
export const applicationOf = (row: Pick<SimRow, 'body'>): AccountApplication => JSON.parse(row.body) as AccountApplication;

/** What became of an application by the books. */
export function openingOf(row: SimRow | undefined): OpeningResult {
  if (row === undefined) return { state: 'missing' };
  if (row.state === 'waiting') return { state: 'processing' };
  if (row.state === 'refused') return { state: 'refused', code: row.code ?? '', reason: row.reason ?? '' };
  return { state: 'opened', accountNo: row.accountNo ?? '', subAccountNo: `${row.accountNo ?? ''}-01`, time: row.openTime ?? '' };
}

/** Money of an account that the embedded bank pays from, or gives back to. @returns whether it holds so much; true for accounts of others */
export async function moveByNumber(
  tx: Tx,
  { merchant, accountNo }: { merchant: string; accountNo: string },
  moved: { amount: number; purpose: string; time: string },
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(accountSim)
    .where(and(eq(accountSim.merchant, merchant), eq(accountSim.accountNo, accountNo)))
    .for('update');
  if (row === undefined) return true;
  if (row.balance + moved.amount < row.frozen) return false;
  await moveMoney(tx, row, moved);
  return true;
}

/** Money that comes to an account or leaves it. @throws Error it does not hold so much */
export async function moveMoney(
  tx: Tx,
  row: SimRow,
  { amount, purpose, time }: { amount: number; purpose: string; time: string },
): Promise<SimRow> {
  const balance = row.balance + amount;
  if (balance < row.frozen) throw new Error('the account does not hold so much');
  await tx
    .insert(accountSimTxn)
    .values({ accountId: row.id, time, direction: amount > 0 ? 'in' : 'out', amount: Math.abs(amount), balance, purpose });
  return change(tx, row, { balance, newsTime: time, newsTries: 0 });
}
