import { and, asc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { insertOf } from '../../../platform/resource/plainSelect.ts';
import { walletShort } from '../../customers/customer-wallet/fundsShort.ts';
import { projectWallets } from '../../customers/customer-wallet/projectWallets.ts';
import { accountKindOf, accounts, type Side } from './chartOfAccounts.ts';
import { bookingTime } from './closedMonth.ts';
import { hyLedgerAccount, hyLedgerLine, hyLedgerTxn } from './ledger.table.ts';
import type { Line, Posting } from './postings.ts';

/** What makes a posting unique and readable. */
export interface PostingFacts {
  bizId: string;
  /** Tells apart several postings of one business and id. */
  step: string;
  bizNo: string | null;
  companyId: string | null;
  summary: string;
  /** Business time as wire text; now when absent. In a closed month it becomes the first instant of the first open one. */
  happenTime?: string;
  /** The transaction that this one takes back. */
  reversesTxnId?: string;
}

/** Balance and line count of an account while lines are added to it. */
interface Running {
  side: Side;
  allowNegative: boolean;
  balance: number;
  lineCount: number;
}

/** A line with its place in the chain of its account. */
export type ChainedLine = Line & { lineNo: number; balanceAfter: number; accountSeq: number; isTransfer: '0' | '1' };

const walletPrefix = 'L.WALLET.';
/** Which part of which wallet an account is; undefined for what is not part of one. */
function walletPart(code: string): { walletId: string; part: 'available' | 'frozen' } | undefined {
  const [, part, walletId] = /^L\.(WALLET|FROZEN)\.(.+)$/.exec(code) ?? [];
  return walletId === undefined ? undefined : { walletId, part: part === 'WALLET' ? 'available' : 'frozen' };
}

/** The account of the other part of the same wallet. */
function otherPart(code: string): string | undefined {
  const own = walletPart(code);
  return own && (own.part === 'available' ? accounts.frozen(own.walletId) : accounts.wallet(own.walletId));
}

/** A customer's wallet does not hold what a line takes from it. */
class WalletShort extends AppError {
  readonly walletId: string;
  readonly amounts: { needed: number; available: number };

  constructor(walletId: string, amounts: WalletShort['amounts']) {
    super('Business', { zh: '客户钱包余额不足', en: "The customer's wallet does not hold enough" }, { errorCode: 40105 });
    this.walletId = walletId;
    this.amounts = amounts;
  }
}

/**
 * Chains lines to their accounts, whose running balances it moves on. Pure; the seed uses it as well.
 *
 * @throws AppError 40105 when a customer's wallet does not hold enough
 */
export function chainLines(lines: readonly Line[], running: ReadonlyMap<string, Running>): ChainedLine[] {
  const codes = new Set(lines.map(({ accountCode }) => accountCode));
  return lines.map((line, index) => {
    const account = running.get(line.accountCode);
    if (account === undefined) throw new Error(`chainLines: account ${line.accountCode} is not loaded`);
    account.balance += line.side === account.side ? line.amount : -line.amount;
    account.lineCount += 1;
    if (account.balance < 0 && !account.allowNegative) {
      const needed = line.amount;
      const available = account.balance + needed;
      throw line.accountCode.startsWith(walletPrefix)
        ? new WalletShort(line.accountCode.slice(walletPrefix.length), { needed, available })
        : conflict({ zh: `账户余额不足（${line.accountCode}）`, en: `The account ${line.accountCode} does not hold enough` });
    }
    const isTransfer = codes.has(otherPart(line.accountCode) ?? '') ? '1' : '0';
    return { ...line, lineNo: index + 1, balanceAfter: account.balance, accountSeq: account.lineCount, isTransfer };
  });
}

/**
 * Books a posting. Accounts are made when missing and locked in ascending order of their codes; lines, balances and
 * wallets change together. A second call with the same business, id and step does nothing.
 *
 * @returns id of the transaction, the first one's when it was booked before; null when there is nothing to book
 * @throws AppError 40105 when a customer's wallet does not hold enough
 * @source freight-domain 4.1
 */
export async function post(tx: Tx, ctx: Context, posting: Posting, facts: PostingFacts): Promise<string | null> {
  const booking = await prepare(tx, ctx, posting, facts);
  if (booking === null || 'known' in booking) return booking && booking.known;
  const { id, entry, parts } = booking;
  // One statement books, or finds that it was booked before and does nothing else.
  const rest = parts(sql`exists (select 1 from made)`).map((part, index) => sql`${sql.identifier(`w${index}`)} as (${part.getSQL()})`);
  const { rows } = await tx.execute(sql`with made as (${entry}), ${sql.join(rest, sql`, `)} select 1 from made`);
  return rows.length > 0 ? id : bookedBefore(tx, ctx.actor.tenantId, { ...facts, biz: posting.biz });
}

/**
 * Books a posting at the end of the transaction. Its accounts are locked now.
 *
 * @throws AppError 40105 when a customer's wallet does not hold enough
 */
export async function postLater(tx: Tx, ctx: Context, posting: Posting, facts: PostingFacts): Promise<void> {
  const booking = await prepare(tx, ctx, posting, facts);
  if (booking !== null && 'entry' in booking) ctx.writeLater(booking.entry, booking.parts);
}

/** What books a posting, with what is written where `isBooked` holds; or that it was booked before. */
type Booking = { id: string; entry: SQL; parts: (isBooked: SQL) => SQLWrapper[] } | { known: string };

async function prepare(tx: Tx, ctx: Context, { biz, lines }: Posting, facts: PostingFacts): Promise<Booking | null> {
  if (lines.length === 0) return null;
  const tenantId = ctx.actor.tenantId;
  const now = nowText(ctx.clock);
  const { happenTime: happened = now, ...rest } = facts;
  const happenTime = await bookingTime(tx, tenantId, { happened, now });
  const running = await lockAccounts(tx, tenantId, [...new Set(lines.map(({ accountCode }) => accountCode))].sort());
  let chained: ChainedLine[];
  try {
    chained = chainLines(lines, running);
  } catch (error) {
    // What was booked before is not refused the second time.
    const known = await bookedBefore(tx, tenantId, { ...facts, biz });
    if (known !== null) return { known };
    throw error instanceof WalletShort ? await walletShort(tx, ctx, error.walletId, error.amounts) : error;
  }
  const id = newId();
  const entry = insertOf(hyLedgerTxn, { ...rest, id, tenantId, biz, happenTime, createTime: now, operator: ctx.actor.username });
  return {
    id,
    entry: sql`${entry} on conflict (tenant_id, biz, biz_id, step) do nothing returning id`,
    parts: (isBooked) => [
      insertLines(tenantId, { txnId: id, happenTime, lines: chained, isBooked }),
      keepBalances(tenantId, { running, isBooked }),
      ...projectWallets(tx, ctx, biz, { changes: walletChanges(lines), isBooked }),
    ],
  };
}

async function bookedBefore(
  tx: Tx,
  tenantId: number,
  { biz, bizId, step }: { biz: string; bizId: string; step: string },
): Promise<string | null> {
  const [known] = await tx
    .select({ id: hyLedgerTxn.id })
    .from(hyLedgerTxn)
    .where(and(eq(hyLedgerTxn.tenantId, tenantId), eq(hyLedgerTxn.biz, biz), eq(hyLedgerTxn.bizId, bizId), eq(hyLedgerTxn.step, step)));
  return known?.id ?? null;
}

/** Holds accounts for several postings of one transaction, in the order of their codes, so that none of these waits out of turn. @source freight-domain 4.1 */
export async function holdAccounts(tx: Tx, tenantId: number, codes: readonly string[]): Promise<void> {
  await lockAccounts(tx, tenantId, [...new Set(codes)].sort());
}

/** Holds accounts in the order of their codes, which the caller has sorted; missing ones are made. */
export async function lockAccounts(tx: Tx, tenantId: number, codes: readonly string[]): Promise<Map<string, Running>> {
  const named = and(eq(hyLedgerAccount.tenantId, tenantId), inArray(hyLedgerAccount.accountCode, [...codes]));
  // Missing ones are made before any lock is taken: a lock on some and a wait for others would be a deadlock in the making.
  const areThere = sql`(select count(*) from ${hyLedgerAccount} where ${named}) = ${codes.length}`;
  const lock = (where: SQL | undefined) =>
    tx.select().from(hyLedgerAccount).where(where).orderBy(asc(hyLedgerAccount.accountCode)).for('update');
  let rows = await lock(and(named, areThere));
  if (rows.length === 0) {
    await openAccounts(tx, tenantId, codes);
    rows = await lock(named);
  }
  return new Map(
    rows.map((row) => [
      row.accountCode,
      { side: row.side as Side, allowNegative: row.allowNegative === '1', balance: row.balance, lineCount: row.lineCount },
    ]),
  );
}

function insertLines(
  tenantId: number,
  { txnId, happenTime, lines, isBooked }: { txnId: string; happenTime: string; lines: readonly ChainedLine[]; isBooked: SQL },
): SQL {
  const rows = lines.map(
    ({ lineNo, accountCode, side, isTransfer, amount, balanceAfter, accountSeq }) =>
      sql`(${lineNo}::integer, ${accountCode}::varchar, ${side}::char(1), ${isTransfer}::char(1), ${amount}::bigint, ${balanceAfter}::bigint, ${accountSeq}::bigint)`,
  );
  return sql`
    insert into hy_ledger_line (tenant_id, txn_id, happen_time, line_no, account_code, side, is_transfer, amount, balance_after, account_seq)
    select ${tenantId}::integer, ${txnId}::varchar, ${sql.param(happenTime, hyLedgerLine.happenTime)}::timestamptz, v.* from (values ${sql.join(rows, sql`, `)}) v where ${isBooked}`;
}

/** Writes the balances of locked accounts down. */
export function keepBalances(tenantId: number, { running, isBooked }: { running: ReadonlyMap<string, Running>; isBooked: SQL }): SQL {
  const rows = [...running].map(
    ([accountCode, { balance, lineCount }]) => sql`(${accountCode}::varchar, ${balance}::bigint, ${lineCount}::bigint)`,
  );
  return sql`
    update hy_ledger_account a set balance = v.balance, line_count = v.line_count
      from (values ${sql.join(rows, sql`, `)}) v (account_code, balance, line_count)
     where a.tenant_id = ${tenantId} and a.account_code = v.account_code and ${isBooked}`;
}

/** Makes accounts that do not exist yet, by the chart. */
export async function openAccounts(tx: Tx, tenantId: number, codes: readonly string[]): Promise<void> {
  const rows = codes.map((accountCode) => {
    const { allowNegative, ...kind } = accountKindOf(accountCode);
    return { tenantId, accountCode, ...kind, allowNegative: allowNegative ? '1' : '0' };
  });
  await tx.insert(hyLedgerAccount).values(rows).onConflictDoNothing();
}

/** How much the available and frozen parts of each wallet change. */
export function walletChanges(lines: readonly Line[]): Map<string, { available: number; frozen: number }> {
  const changes = new Map<string, { available: number; frozen: number }>();
  for (const { accountCode, side, amount } of lines) {
    const own = walletPart(accountCode);
    if (own === undefined) continue;
    const change = changes.get(own.walletId) ?? { available: 0, frozen: 0 };
    change[own.part] += side === 'C' ? amount : -amount;
    changes.set(own.walletId, change);
  }
  return changes;
}

/** Balance of an account on its normal side, 0 when it does not exist. */
export async function balanceOf(tx: Tx, tenantId: number, accountCode: string): Promise<number> {
  const [row] = await tx
    .select({ balance: sql<string>`${hyLedgerAccount.balance}` })
    .from(hyLedgerAccount)
    .where(and(eq(hyLedgerAccount.tenantId, tenantId), eq(hyLedgerAccount.accountCode, accountCode)));
  return Number(row?.balance ?? 0);
}
