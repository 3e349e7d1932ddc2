import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { parseDateTimeText, toDateText, toDateTimeText } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Values } from '../../../../platform/resource/resource.ts';
import { moveByNumber } from '../../account-channel/embedded/accountBooks.ts';
import { type BankOrder, fateOf, scenarioOf } from './bankOrder.ts';
import { bankSimAccount, bankSimOrder, bankSimTxn } from './bankSim.table.ts';

type OrderRow = typeof bankSimOrder.$inferSelect;
type AccountRow = typeof bankSimAccount.$inferSelect;

/** What an account holds when money is first given from it: one thousand million yuan, whatever the books of its owner say. */
export const openingFen = 100_000_000_000;

/** Orders that are looked at in one go. */
const most = 200;

/**
 * Carries out what is due, in its order, one run at a time.
 *
 * @param now `YYYY-MM-DD HH:mm:ss`
 */
export async function carryOutDue(tx: Tx, now: string): Promise<void> {
  const readDue = () =>
    tx
      .select()
      .from(bankSimOrder)
      .where(lte(bankSimOrder.dueTime, now))
      .orderBy(asc(bankSimOrder.dueTime), asc(bankSimOrder.id))
      .limit(most);
  // Mostly there is nothing, and nobody has to wait for that.
  if ((await readDue()).length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank_sim', 0))`);
  for (let due = await readDue(); due.length > 0; due = await readDue()) for (const order of due) await carryOut(tx, order, now);
}

async function carryOut(tx: Tx, row: OrderRow, now: string): Promise<void> {
  const values = row.state === 'waiting' ? await pay(tx, row, now) : await giveBack(tx, row, now);
  await tx
    .update(bankSimOrder)
    .set({ newsTries: 0, ...values })
    .where(and(eq(bankSimOrder.tenantId, row.tenantId), eq(bankSimOrder.id, row.id)));
}

async function pay(tx: Tx, row: OrderRow, now: string): Promise<Values<typeof bankSimOrder>> {
  const order = orderOf(row);
  const time = row.dueTime ?? now;
  const scenario = scenarioOf(order);
  const failed = { state: 'failed', dueTime: null, newsTime: now };
  if (scenario === 'nameMismatch') return { ...failed, code: 'E17', reason: '户名与账号不符' };
  const payer = await payingAccount(tx, order.payer);
  const short = { ...failed, code: 'E13', reason: '付款账户余额不足' };
  if (payer.balance < order.amount || !(await moveAtInstitution(tx, order, { amount: -order.amount, time }))) return short;
  const { bankSerialNo } = fateOf(order);
  await move(tx, { order, time, bankSerialNo, from: payer, to: await accountOf(tx, order.payee) });
  return {
    state: 'done',
    bankSerialNo,
    payTime: time,
    dueTime: scenario === 'returned' ? `${nextDay(time)} 09:00:00` : null,
    // Of what the bank itself cannot tell yet, it tells nothing.
    newsTime: scenario === 'unknownAtFirst' ? null : now,
  };
}

async function giveBack(tx: Tx, row: OrderRow, now: string): Promise<Values<typeof bankSimOrder>> {
  const order = orderOf(row);
  const time = row.dueTime ?? now;
  const from = await accountOf(tx, order.payee);
  // It was spent meanwhile: nothing comes back.
  if (from.balance < order.amount) return { dueTime: null };
  const to = await payingAccount(tx, order.payer);
  await moveAtInstitution(tx, order, { amount: order.amount, time });
  await move(tx, { order: { ...order, purpose: '退汇' }, time, bankSerialNo: row.bankSerialNo ?? '', from, to });
  return { state: 'returned', reason: '收款账户状态异常，款项退回', returnTime: time, dueTime: null, newsTime: now };
}

/** Of a payment from an account at the embedded institution, that one's own books hold less or more. @returns whether it holds so much */
const moveAtInstitution = (tx: Tx, { merchant, payer, purpose }: BankOrder, moved: { amount: number; time: string }): Promise<boolean> =>
  moveByNumber(tx, { merchant, accountNo: payer.accountNo }, { ...moved, purpose });

/** What was asked for. */
export const orderOf = (row: Pick<OrderRow, 'body'>): BankOrder => JSON.parse(row.body) as BankOrder;

function nextDay(time: string): string {
  const instant = parseDateTimeText(time);
  return toDateText(new Date((instant?.getTime() ?? 0) + 24 * 3_600_000));
}

/** The time some seconds after another. */
export const later = (now: Date, seconds: number): string => toDateTimeText(new Date(now.getTime() + seconds * 1000));

interface Movement {
  order: BankOrder;
  time: string;
  bankSerialNo: string;
  from: AccountRow;
  to: AccountRow;
}

async function move(tx: Tx, { order, time, bankSerialNo, from, to }: Movement): Promise<void> {
  const common = { day: time.slice(0, 10), time, bankSerialNo, amount: order.amount, purpose: order.purpose };
  const lineOf = async (account: AccountRow, { direction, other }: { direction: 'in' | 'out'; other: AccountRow }) => {
    const balance = await change(tx, account, direction === 'in' ? order.amount : -order.amount);
    const { merchant, requestSerial } = order;
    await tx.insert(bankSimTxn).values({
      ...common,
      accountId: account.id,
      direction,
      balance,
      merchant,
      requestSerial,
      counterpartyName: other.accountName,
      counterpartyAccount: other.accountNo,
    });
  };
  await lineOf(from, { direction: 'out', other: to });
  await lineOf(to, { direction: 'in', other: from });
}

async function change(tx: Tx, { tenantId, id }: AccountRow, amount: number): Promise<number> {
  const [after] = await tx
    .update(bankSimAccount)
    .set({ balance: sql`${bankSimAccount.balance} + ${amount}` })
    .where(and(eq(bankSimAccount.tenantId, tenantId), eq(bankSimAccount.id, id)))
    .returning({ balance: bankSimAccount.balance });
  return after!.balance;
}

/** The account of somebody, opened empty when the bank first hears of it. */
async function accountOf(tx: Tx, { name, accountNo }: { name: string; accountNo: string }): Promise<AccountRow> {
  await tx.insert(bankSimAccount).values({ accountNo, accountNoHash: accountNo, accountName: name, balance: 0 }).onConflictDoNothing();
  const [account] = await tx.select().from(bankSimAccount).where(eq(bankSimAccount.accountNoHash, accountNo));
  return account!;
}

/** An account that money is given from, with the opening balance that it gets when that first happens. */
export async function payingAccount(tx: Tx, party: { name: string; accountNo: string }): Promise<AccountRow> {
  const account = await accountOf(tx, party);
  if (account.isPaying === '1') return account;
  await tx
    .update(bankSimAccount)
    .set({ isPaying: '1', balance: sql`${bankSimAccount.balance} + ${openingFen}` })
    .where(and(eq(bankSimAccount.tenantId, account.tenantId), eq(bankSimAccount.id, account.id), eq(bankSimAccount.isPaying, '0')));
  return accountOf(tx, party);
}
