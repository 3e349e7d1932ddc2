import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';
import type { RowPage } from '../../../platform/resource/listRows.ts';
import { boundedTotal } from '../../../platform/resource/rowTotals.ts';
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

const asked = { nullable: false, sensitive: false } as const;
const columnsFor = (direction: SQL): QueryColumns => ({
  happenTime: { sql: line.happenTime, type: 'dateTime', ...asked },
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

/** Lines of one account, `c.code`, that a query finds. Where it asks nothing of their transactions, these are not looked up. */
function linesFound(ctx: Context, owner: RecordOwner, query: Query, { withTxn }: { withTxn: boolean }): SQL {
  const { direction, which } = shapeOf(owner);
  const where = and(
    eq(line.tenantId, ctx.actor.tenantId),
    sql`${line.accountCode} = c.code`,
    which,
    compileFilters(columnsFor(direction), query),
  );
  return sql`from ${line} ${withTxn ? sql`inner join ${txn} on ${inTxn}` : sql``} where ${where}`;
}

const asksOfTxn = (query: Query): boolean => Object.keys(query).some((name) => /^(?:biz|shippingNoteNumber|summary|superQuery)/.test(name));

/** What happened last comes first: each account has its lines in this order by an index. */
const lastFirst = sql`happen_time desc, txn_id desc, account_seq desc`;
const codesOf = ({ mainCodes, otherCodes }: RecordOwner): SQL =>
  sql`unnest(array[${sql.join(
    [...mainCodes, ...otherCodes].map((code) => sql`${code}`),
    sql`, `,
  )}]::varchar[])`;

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
          ${linesFound(ctx, owner, query, { withTxn: true })}
         order by ${line.happenTime} desc, ${line.txnId} desc, ${line.accountSeq} desc limit ${range.offset + range.limit}) as found
     order by ${lastFirst} limit ${range.limit} offset ${range.offset}`);
  const held = await heldAfter(tx, ctx, { owner, rows, isOfWallet });
  return rows
    .map((found) => ({
      txnId: found.txn_id,
      lineNo: found.line_no,
      accountCode: found.account_code,
      direction: found.direction,
      amount: Number(found.amount),
      biz: found.biz,
      bizNo: found.biz_no,
      summary: found.summary,
      happenTime: found.happenTime,
      ...held(found),
    }))
    .map((row) => ({
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

interface FoundRow extends Record<string, unknown> {
  txn_id: string;
  line_no: number;
  account_code: string;
  direction: string;
  amount: string;
  biz: string;
  biz_no: string | null;
  summary: string;
  happenTime: string;
}

/**
 * What the accounts of an owner held after each of some lines, in the order in which things happened: money that came in the morning and was
 * booked in the evening counts from the morning on, while `balance_after` of a line follows the order of booking. What came after a line is
 * taken off what is held now, so that of a long history only the part behind the page is read.
 */
async function heldAfter(
  tx: Tx,
  ctx: Context,
  { owner, rows, isOfWallet }: { owner: RecordOwner; rows: readonly FoundRow[]; isOfWallet: boolean },
): Promise<(row: FoundRow) => { balanceAfter: number; frozenAfter: number | null }> {
  const oldest = rows.at(-1);
  if (oldest === undefined) return () => ({ balanceAfter: 0, frozenAfter: null });
  // Both parts of a wallet move at once; of other owners each account stands alone.
  const partOf = (code: SQL | PgColumn) => (isOfWallet ? sql`substr(${code}, 10)` : sql`${code}`);
  const isFrozen = (code: SQL | PgColumn) => (isOfWallet ? sql`${code} like 'L.FROZEN.%'` : sql`false`);
  const split = (code: SQL | PgColumn, value: SQL | PgColumn) => sql`
    coalesce(sum(${value}) filter (where not ${isFrozen(code)}), 0) as main, coalesce(sum(${value}) filter (where ${isFrozen(code)}), 0) as frozen`;
  const step = isOfWallet ? sql`0` : sql`${line.accountSeq}`;
  const codes = inArray(line.accountCode, [...owner.mainCodes, ...owner.otherCodes]);
  const account = hyLedgerAccount;
  const later = (part: 'main' | 'frozen') => sql`coalesce(sum(${sql.identifier(part)}) over before, 0)`;
  const found = await tx.execute<{ part: string; txn_id: string; step: string; main: string; frozen: string }>(sql`
    select part, txn_id, step, held.main - later.main as main, held.frozen - later.frozen as frozen
      from (select part, txn_id, step, ${later('main')} as main, ${later('frozen')} as frozen
              from (select ${partOf(line.accountCode)} as part, ${line.happenTime} as happen_time, ${line.txnId} as txn_id, ${step} as step,
                           ${split(line.accountCode, growth)}
                      from ${line}
                     where ${line.tenantId} = ${ctx.actor.tenantId} and ${codes}
                       and (${line.happenTime}, ${line.txnId}) >= (${sql.param(oldest.happenTime, line.happenTime)}::timestamptz, ${oldest.txn_id})
                     group by 1, 2, 3, 4) as moved
            window before as (partition by part order by happen_time desc, txn_id desc, step desc rows between unbounded preceding and 1 preceding)) as later
      join (select ${partOf(account.accountCode)} as part, ${split(account.accountCode, account.balance)}
              from ${account}
             where ${account.tenantId} = ${ctx.actor.tenantId} and ${inArray(account.accountCode, [...owner.mainCodes, ...owner.otherCodes])}
             group by 1) as held using (part)
     where ${isAmong(sql`txn_id`, [...new Set(rows.map((row) => row.txn_id))])}`);
  const keyOf = (part: string, txnId: string, at: string) => `${part} ${txnId} ${at}`;
  const held = new Map(found.rows.map((row) => [keyOf(row.part, row.txn_id, String(row.step)), row]));
  return (row) => {
    const part = isOfWallet ? row.account_code.slice(9) : row.account_code;
    const after = held.get(keyOf(part, row.txn_id, isOfWallet ? '0' : String(row['account_seq'])));
    return { balanceAfter: Number(after?.main ?? 0), frozenAfter: isOfWallet ? Number(after?.frozen ?? 0) : null };
  };
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
      sql`select 1 from ${codesOf(owner)} as c (code) cross join lateral (select 1 ${linesFound(ctx, owner, query, { withTxn: asksOfTxn(query) })}) as found`,
    );
    return { ...pageOf(records, { total, size, current }), ...(estimated ? { totalEstimated: true } : {}) };
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
          select ${line.amount} as amount, ${direction} as direction ${linesFound(ctx, owner, query, { withTxn: asksOfTxn(query) })} and ${counts}) as found`);
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
