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

/** The account of the same wallet for the other part of its money. */
const twinCode = sql`case when ${line.accountCode} like 'L.WALLET.%' then replace(${line.accountCode}, 'L.WALLET.', 'L.FROZEN.')
  else replace(${line.accountCode}, 'L.FROZEN.', 'L.WALLET.') end`;
const hasTwin = sql`exists (select 1 from hy_ledger_line twin where twin.tenant_id = ${line.tenantId} and twin.txn_id = ${line.txnId}
  and twin.account_code = ${twinCode})`;
/** What the twin held after the last posting up to this one. */
const twinBalance = sql`coalesce((select other.balance_after from hy_ledger_line other
  join hy_ledger_txn at on at.tenant_id = other.tenant_id and at.id = other.txn_id
  where other.tenant_id = ${line.tenantId} and other.account_code = ${twinCode}
    and (at.happen_time, at.id) <= (${txn.happenTime}, ${txn.id}) order by other.account_seq desc limit 1), 0)`.mapWith(Number);

const isWallet = sql`${line.accountCode} like 'L.WALLET.%'`;
const own = sql`${line.balanceAfter}`.mapWith(Number);

/** How the lines of an owner read as records. */
function shapeOf({ ownerType }: RecordOwner) {
  if (ownerType !== 'customer')
    return {
      // The side on which the account grows.
      direction: sql<string>`case when (${line.side} = 'C') = (${line.accountCode} like 'L.%') then 'in' else 'out' end`,
      balanceAfter: own,
      frozenAfter: sql<number | null>`null::bigint`,
      which: undefined,
    };
  return {
    direction: sql<string>`case when ${isWallet} and ${hasTwin} then (case ${line.side} when 'D' then 'freeze' else 'unfreeze' end)
      else (case ${line.side} when 'C' then 'in' else 'out' end) end`,
    balanceAfter: sql`case when ${isWallet} then ${line.balanceAfter} else ${twinBalance} end`.mapWith(Number),
    frozenAfter: sql`case when ${isWallet} then ${twinBalance} else ${line.balanceAfter} end`.mapWith(Number),
    // What moves between the two parts of a wallet is one record.
    which: or(like(line.accountCode, 'L.WALLET.%'), sql`not ${hasTwin}`) as SQL,
  };
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

function conditionOf(ctx: Context, owner: RecordOwner, query: Query): SQL | undefined {
  const { direction, which } = shapeOf(owner);
  return and(
    eq(line.tenantId, ctx.actor.tenantId),
    inArray(line.accountCode, [...owner.mainCodes, ...owner.otherCodes]),
    which,
    compileFilters(columnsFor(direction), query),
  );
}

type Texts = Awaited<ReturnType<Context['platform']['dictionaries']['texts']>>;

/** A stretch of what was found, the last first. */
export async function readRecords(
  tx: Tx,
  ctx: Context,
  owner: RecordOwner,
  { query, range, textOf }: { query: Query; range: { limit: number; offset: number }; textOf: Texts },
) {
  const { direction, balanceAfter, frozenAfter } = shapeOf(owner);
  const rows = await tx
    .select({
      txnId: line.txnId,
      lineNo: line.lineNo,
      accountCode: line.accountCode,
      direction,
      amount: line.amount,
      balanceAfter,
      frozenAfter,
      biz: txn.biz,
      bizNo: txn.bizNo,
      summary: txn.summary,
      happenTime: txn.happenTime,
    })
    .from(line)
    .innerJoin(txn, inTxn)
    .where(conditionOf(ctx, owner, query))
    .orderBy(desc(txn.happenTime), desc(line.accountSeq), desc(line.txnId))
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

const piece = 500;
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
  return ctx.transaction(async (tx) => {
    const [sums] = await tx
      .select({
        inAmount: sql`coalesce(sum(${line.amount}) filter (where ${shapeOf(owner).direction} = 'in'), 0)`.mapWith(Number),
        outAmount: sql`coalesce(sum(${line.amount}) filter (where ${shapeOf(owner).direction} = 'out'), 0)`.mapWith(Number),
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
