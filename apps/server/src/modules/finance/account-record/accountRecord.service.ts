import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import type { RowPage } from '../../../platform/resource/listRows.ts';
import { boundedTotal } from '../../../platform/resource/rowTotals.ts';
import { accountKindOf } from '../ledger/chartOfAccounts.ts';
import { instantOf } from '../ledger/closedMonth.ts';
import { hyLedgerAccount } from '../ledger/ledger.table.ts';
import { balanceOfOwner } from '../ledger/ownedAccounts.ts';
import { type FoundRow, heldAfter } from './heldAfter.ts';
import { asksOfTxn, codesOf, lastFirst, line, linesFound, shapeOf, txn } from './recordLines.ts';
import { type OwnerQuery, ownerOf, type RecordOwner } from './recordOwner.ts';

type Query = ListQueryInput & OwnerQuery;

type Texts = Awaited<ReturnType<Context['platform']['dictionaries']['texts']>>;

/** A stretch of what was found, the last first. */
export async function readRecords(
  tx: Tx,
  ctx: Context,
  owner: RecordOwner,
  { query, range, textOf }: { query: Query; range: { limit: number; offset: number }; textOf: Texts },
) {
  const { direction, isOfWallet } = shapeOf(owner);
  const { rows } = await tx.execute<FoundRow>(sql`
    select found.*, to_char(found.happen_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "happenTime"
      from ${codesOf(owner)} as c (code) cross join lateral (
        select ${line.txnId} as txn_id, ${line.lineNo} as line_no, ${line.accountCode} as account_code, ${line.accountSeq} as account_seq, ${line.happenTime} as happen_time,
               ${direction} as direction, ${line.amount} as amount, ${txn.biz} as biz, ${txn.bizNo} as biz_no, ${txn.summary} as summary
          ${linesFound(ctx, { owner, query, withTxn: true })}
         order by ${line.happenTime} desc, ${line.txnId} desc, ${line.accountSeq} desc limit ${range.offset + range.limit}) as found
     order by ${lastFirst} limit ${range.limit} offset ${range.offset}`);
  const held = await heldAfter(tx, ctx, { owner, rows, isOfWallet });
  return rows.map((found) => ({
    id: `${found.txn_id}-${found.line_no}`,
    version: 0,
    txnId: found.txn_id,
    lineNo: found.line_no,
    ownerType: owner.ownerType,
    ownerName: owner.ownerName,
    accountCode: found.account_code,
    accountName: accountKindOf(found.account_code).accountName,
    direction: found.direction,
    amount: Number(found.amount),
    ...held(found),
    biz: found.biz,
    bizNo: found.biz_no,
    shippingNoteNumber: found.biz_no?.startsWith('YD') === true ? found.biz_no : null,
    summary: found.summary,
    happenTime: found.happenTime,
    ownerType_dictText: textOf('account_owner', owner.ownerType),
    direction_dictText: textOf('record_direction', found.direction),
    biz_dictText: textOf('ledger_biz', found.biz),
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
    const { total, estimated } = await boundedTotal(
      tx,
      sql`select 1 from ${codesOf(owner)} as c (code) cross join lateral (select 1 ${linesFound(ctx, { owner, query, withTxn: asksOfTxn(query) })}) as found`,
    );
    return { ...pageOf(records, { total, size, current }), ...(estimated ? { totalEstimated: true } : {}) };
  });
}

/** Each piece adds up what came after it. */
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
          from hy_ledger_line l
          where l.tenant_id = ${account.tenantId} and l.account_code = ${account.accountCode}
            and l.happen_time ${until.isIncluded ? sql`>` : sql`>=`} ${instantOf(until.at)}), 0)`;
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
  return ctx.transaction(async (tx) => {
    const {
      rows: [moved],
    } = await tx.execute<Record<'came' | 'went', string>>(sql`
      select coalesce(sum(amount) filter (where direction = 'in'), 0) as came, coalesce(sum(amount) filter (where direction = 'out'), 0) as went
        from ${codesOf(owner)} as c (code) cross join lateral (
          select ${line.amount} as amount, ${direction} as direction ${linesFound(ctx, { owner, query, withTxn: asksOfTxn(query) })} and ${counts}) as found`);
    return {
      ownerType,
      ownerName,
      opening:
        begin === undefined
          ? nothing
          : { balance: await heldAt(tx, ctx, mainCodes, begin), other: await heldAt(tx, ctx, otherCodes, begin) },
      closing: { balance: await heldAt(tx, ctx, mainCodes, end), other: await heldAt(tx, ctx, otherCodes, end) },
      inAmount: Number(moved?.came ?? 0),
      outAmount: Number(moved?.went ?? 0),
    };
  });
}
