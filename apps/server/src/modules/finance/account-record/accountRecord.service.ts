import { and, count, desc, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';
import type { RowPage } from '../../../platform/resource/listRows.ts';
import { accountKindOf } from '../ledger/chartOfAccounts.ts';
import { instantOf } from '../ledger/closedMonth.ts';
import { hyLedgerAccount, hyLedgerLine, hyLedgerTxn } from '../ledger/ledger.table.ts';
import { balanceOfOwner } from '../ledger/ownedAccounts.ts';
import { type OwnerQuery, ownerOf, type RecordOwner } from './recordOwner.ts';

type Query = ListQueryInput & OwnerQuery;

const line = hyLedgerLine;
const txn = hyLedgerTxn;

const isWallet = sql`${line.accountCode} like 'L.WALLET.%'`;
/** The account of the same wallet for the other part of its money. */
const twinCode = sql`case when ${isWallet} then replace(${line.accountCode}, 'L.WALLET.', 'L.FROZEN.')
  else replace(${line.accountCode}, 'L.FROZEN.', 'L.WALLET.') end`;
const hasTwin = sql`exists (select 1 from hy_ledger_line twin where twin.tenant_id = ${line.tenantId} and twin.txn_id = ${line.txnId}
  and twin.account_code = ${twinCode})`;
/** What an account grows by: of what is owed and of wallets the credit side, of what was prepaid the debit side. */
const growth = sql`case when (${line.side} = 'C') = (${line.accountCode} like 'L.%') then ${line.amount} else -${line.amount} end`;

/** How the lines of an owner read as records. */
function shapeOf({ ownerType }: RecordOwner) {
  if (ownerType !== 'customer')
    return { direction: sql<string>`case when ${growth} > 0 then 'in' else 'out' end`, isOfWallet: false, which: undefined };
  return {
    direction: sql<string>`case when ${isWallet} and ${hasTwin} then (case ${line.side} when 'D' then 'freeze' else 'unfreeze' end)
      else (case ${line.side} when 'C' then 'in' else 'out' end) end`,
    isOfWallet: true,
    // What moves between the two parts of a wallet is one record.
    which: or(like(line.accountCode, 'L.WALLET.%'), sql`not ${hasTwin}`) as SQL,
  };
}

/**
 * What the accounts of an owner held after each of their lines, in the order in which things happened: money that came in the morning and was
 * booked in the evening counts from the morning on. `balance_after` of a line follows the order of booking.
 */
function runningBalances(tx: Tx, ctx: Context, owner: RecordOwner) {
  // Both parts of a wallet move at once.
  const afterTxn = sql`order by ${txn.happenTime}, ${txn.id}`;
  const ofWallet = (part: string) =>
    sql`sum(case when ${line.accountCode} like ${part} then ${growth} else 0 end) over (partition by substr(${line.accountCode}, 10) ${afterTxn})`;
  return tx.$with('running').as(
    tx
      .select({
        txnId: line.txnId,
        lineNo: line.lineNo,
        own: sql`sum(${growth}) over (partition by ${line.accountCode} ${afterTxn}, ${line.accountSeq})`.mapWith(Number).as('own'),
        available: ofWallet('L.WALLET.%').mapWith(Number).as('available'),
        frozen: ofWallet('L.FROZEN.%').mapWith(Number).as('frozen'),
      })
      .from(line)
      .innerJoin(txn, inTxn)
      .where(ofOwner(ctx, owner)),
  );
}

const asked = { nullable: false, sensitive: false } as const;
const columnsFor = (direction: SQL): QueryColumns => ({
  happenTime: { sql: txn.happenTime, type: 'dateTime', ...asked },
  amount: { sql: line.amount, type: 'number', ...asked },
  direction: { sql: direction, type: 'text', ...asked },
  biz: { sql: txn.biz, type: 'text', ...asked },
  bizNo: { sql: txn.bizNo, type: 'text', ...asked, nullable: true },
  shippingNoteNumber: { sql: sql`case when ${txn.bizNo} like 'YD%' then ${txn.bizNo} end`, type: 'text', ...asked, nullable: true },
  summary: { sql: txn.summary, type: 'text', ...asked },
});

const inTxn = and(eq(txn.tenantId, line.tenantId), eq(txn.id, line.txnId));

const ofOwner = (ctx: Context, owner: RecordOwner): SQL | undefined =>
  and(eq(line.tenantId, ctx.actor.tenantId), inArray(line.accountCode, [...owner.mainCodes, ...owner.otherCodes]));

function conditionOf(ctx: Context, owner: RecordOwner, query: Query): SQL | undefined {
  const { direction, which } = shapeOf(owner);
  return and(ofOwner(ctx, owner), which, compileFilters(columnsFor(direction), query));
}

type Texts = Awaited<ReturnType<Context['platform']['dictionaries']['texts']>>;

/** A stretch of what was found, the last first. */
export async function readRecords(
  tx: Tx,
  ctx: Context,
  owner: RecordOwner,
  { query, range, textOf }: { query: Query; range: { limit: number; offset: number }; textOf: Texts },
) {
  const { direction, isOfWallet } = shapeOf(owner);
  const running = runningBalances(tx, ctx, owner);
  const rows = await tx
    .with(running)
    .select({
      txnId: line.txnId,
      lineNo: line.lineNo,
      accountCode: line.accountCode,
      direction,
      amount: line.amount,
      balanceAfter: isOfWallet ? running.available : running.own,
      frozenAfter: isOfWallet ? running.frozen : sql<number | null>`null::bigint`,
      biz: txn.biz,
      bizNo: txn.bizNo,
      summary: txn.summary,
      happenTime: txn.happenTime,
    })
    .from(line)
    .innerJoin(txn, inTxn)
    .innerJoin(running, and(eq(running.txnId, line.txnId), eq(running.lineNo, line.lineNo)))
    .where(conditionOf(ctx, owner, query))
    .orderBy(desc(txn.happenTime), desc(line.txnId), desc(line.accountSeq))
    .limit(range.limit)
    .offset(range.offset);
  return rows.map((row) => ({
    ...row,
    id: `${row.txnId}-${row.lineNo}`,
    version: 0,
    ownerType: owner.ownerType,
    ownerName: owner.ownerName,
    accountName: accountKindOf(row.accountCode).accountName,
    shippingNoteNumber: row.bizNo?.startsWith('YD') === true ? row.bizNo : null,
    ownerType_dictText: textOf('account_owner', owner.ownerType),
    direction_dictText: textOf('record_direction', row.direction),
    biz_dictText: textOf('ledger_biz', row.biz),
  }));
}

/** What happened on somebody's accounts, the last first. Nobody named by the staff: nothing. @source freight-domain 2.16 */
export async function listAccountRecords(ctx: Context, query: Query): Promise<RowPage> {
  const owner = await ownerOf(ctx, query);
  const { current, size, offset } = readPage(query);
  if (owner === undefined || owner.mainCodes.length === 0) return { records: [], total: 0, size, current, pages: 0 };
  const textOf = await ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);
  return ctx.transaction(async (tx) => {
    const records = await readRecords(tx, ctx, owner, { query, range: { limit: size, offset }, textOf });
    const [counted] = await tx
      .select({ total: sql`${count()}`.mapWith(Number) })
      .from(line)
      .innerJoin(txn, inTxn)
      .where(conditionOf(ctx, owner, query));
    const total = counted?.total ?? 0;
    return pageOf(records, { total, size, current });
  });
}

/** Each piece adds up what was before it. */
const piece = 5000;
/** @source freight-domain 5.0 */
const mostExported = 50_000;

/** The records that are found, in pieces, for a sheet. */
export async function* eachRecord(ctx: Context, query: Query): AsyncGenerator<Record<string, unknown>[]> {
  const owner = await ownerOf(ctx, query);
  if (owner === undefined || owner.mainCodes.length === 0) return;
  const textOf = await ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);
  for (let offset = 0; offset < mostExported; offset += piece) {
    // One piece after the other: the sheet is written as they come.
    const rows = await ctx.transaction((tx) => readRecords(tx, ctx, owner, { query, range: { limit: piece, offset }, textOf }));
    yield rows;
    if (rows.length < piece) return;
  }
}

/** What a payee is owed, and what of the freight was paid already, in fen. */
export async function balancesOfPayee(
  ctx: Context,
  { ownerType, ownerId }: { ownerType: 'driver' | 'carrier'; ownerId: string },
): Promise<{ payable: number; prepaid: number }> {
  await ownerOf(ctx, { ownerType, ownerId });
  const { tenantId } = ctx.actor;
  return ctx.transaction(async (tx) => ({
    payable: await balanceOfOwner(tx, tenantId, { ownerId, kind: 'L.AP' }),
    prepaid: await balanceOfOwner(tx, tenantId, { ownerId, kind: 'A.PREPAY' }),
  }));
}

/**
 * What accounts held before or at a moment together; now, without one. What happened later is taken off what they hold, because some of it was booked
 * before other things that had happened earlier.
 */
async function heldAt(tx: Tx, ctx: Context, codes: readonly string[], until?: { at: string; isIncluded: boolean }): Promise<number> {
  const { tenantId } = ctx.actor;
  const account = hyLedgerAccount;
  const later =
    until === undefined
      ? sql`0`
      : sql`coalesce((select sum(case when l.side = ${account.side} then l.amount else -l.amount end)
          from hy_ledger_line l join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
          where l.tenant_id = ${account.tenantId} and l.account_code = ${account.accountCode}
            and t.happen_time ${until.isIncluded ? sql`>` : sql`>=`} ${instantOf(until.at)}), 0)`;
  const [row] = await tx
    .select({ held: sql`coalesce(sum(${account.balance} - ${later}), 0)`.mapWith(Number) })
    .from(account)
    .where(and(eq(account.tenantId, tenantId), inArray(account.accountCode, [...codes])));
  return row?.held ?? 0;
}

const nothing = { balance: 0, other: 0 };

/** What somebody's accounts held before and after a range of time, and what moved within it. @source freight-domain A02 */
export async function balancesOfRange(ctx: Context, query: Query) {
  const owner = await ownerOf(ctx, query);
  if (owner === undefined || owner.mainCodes.length === 0)
    return {
      ownerType: owner?.ownerType ?? null,
      ownerName: owner?.ownerName ?? null,
      opening: nothing,
      closing: nothing,
      inAmount: 0,
      outAmount: 0,
    };
  const moment = (name: string, isIncluded: boolean) => {
    const at = query[name];
    if (typeof at !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(at)) return undefined;
    return { at: at.length === 10 ? `${at} ${isIncluded ? '23:59:59' : '00:00:00'}` : at, isIncluded };
  };
  const begin = moment('happenTime_begin', false);
  const end = moment('happenTime_end', true);
  const { mainCodes, otherCodes, ownerType, ownerName } = owner;
  const { direction, isOfWallet } = shapeOf(owner);
  // What was prepaid is a part of what a payee gets, and would count twice.
  const counts = isOfWallet ? sql`true` : inArray(line.accountCode, mainCodes);
  const moved = (way: 'in' | 'out') =>
    sql`coalesce(sum(${line.amount}) filter (where ${direction} = ${way} and ${counts}), 0)`.mapWith(Number);
  return ctx.transaction(async (tx) => {
    const [sums] = await tx
      .select({
        inAmount: moved('in'),
        outAmount: moved('out'),
      })
      .from(line)
      .innerJoin(txn, inTxn)
      .where(conditionOf(ctx, owner, query));
    return {
      ownerType,
      ownerName,
      opening:
        begin === undefined
          ? nothing
          : { balance: await heldAt(tx, ctx, mainCodes, begin), other: await heldAt(tx, ctx, otherCodes, begin) },
      closing: { balance: await heldAt(tx, ctx, mainCodes, end), other: await heldAt(tx, ctx, otherCodes, end) },
      inAmount: sums?.inAmount ?? 0,
      outAmount: sums?.outAmount ?? 0,
    };
  });
}
