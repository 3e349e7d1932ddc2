import { and, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';
import type { RowPage } from '../../../platform/resource/listRows.ts';
import { boundedTotal } from '../../../platform/resource/rowTotals.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { accountColumns, accountNames, column, companyOf, kindOfCode, ownerName } from './ledgerAccounts.ts';
import { monthFigures } from './monthFigures.ts';

/** A stretch of a list. */
interface Range {
  limit: number;
  offset: number;
}

/** What a list is read from. */
interface Listed {
  select: SQL;
  from: SQL;
  order: SQL;
}

type Read = (tx: Tx) => Promise<Listed>;

const lineColumns: QueryColumns = {
  ...accountColumns,
  happenTime: column(sql`l.happen_time`, 'dateTime'),
  createTime: column(sql`t.create_time`, 'dateTime'),
  createBy: column(sql`t.operator`),
  side: column(sql`l.side`),
  amount: column(sql`l.amount`, 'number'),
  balanceAfter: column(sql`l.balance_after`, 'number'),
  biz: column(sql`t.biz`),
  bizNo: column(sql`t.biz_no`),
  summary: column(sql`t.summary`),
  operator: column(sql`t.operator`),
  txnId: column(sql`t.id`),
  lineNo: column(sql`l.line_no`, 'number'),
  reversesTxnId: column(sql`t.reverses_txn_id`),
};

const balanceColumns: QueryColumns = {
  ...accountColumns,
  createBy: column(sql`null::text`),
  createTime: column(sql`null::timestamptz`, 'dateTime'),
  opening: column(sql`f.opening`, 'number'),
  debit: column(sql`f.debit`, 'number'),
  credit: column(sql`f.credit`, 'number'),
  closing: column(sql`f.closing`, 'number'),
};

const timeText = (column: SQL): SQL => sql`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;

/** Fields of an account that both lists show. */
const ofAccount = sql`${kindOfCode} as "accountKind", a.account_code as "accountCode", ${ownerName} as "ownerName", ${companyOf} as "companyId",
  company.company_name as "companyName"`;

const lineFields = sql`l.txn_id || '-' || l.line_no as id, 0 as version, ${timeText(sql`t.happen_time`)} as "happenTime",
  ${timeText(sql`t.create_time`)} as "createTime", ${ofAccount}, l.side, l.amount::bigint as amount, l.balance_after::bigint as "balanceAfter", t.biz,
  t.biz_no as "bizNo", t.summary, t.operator, t.id as "txnId", l.line_no as "lineNo", t.reverses_txn_id as "reversesTxnId"`;
const linesJoined = sql`from hy_ledger_line l join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
  join hy_ledger_account a on a.tenant_id = l.tenant_id and a.account_code = l.account_code ${accountNames}`;

async function rowsIn(tx: Tx, { select, from, order }: Listed, range: Range): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.execute(sql`select ${select} ${from} order by ${order} limit ${range.limit} offset ${range.offset}`);
  return rows as Record<string, unknown>[];
}

/** Lines of the books that a query finds, the last booked first, so that balances follow from each other; `within` narrows them further. */
function lines(ctx: Context, query: ListQueryInput, within?: SQL): Read {
  const where = and(sql`l.tenant_id = ${ctx.actor.tenantId}`, within, compileFilters(lineColumns, query));
  return async () => ({ select: lineFields, from: sql`${linesJoined} where ${where}`, order: sql`t.id desc, l.line_no` });
}

/** A few lines of the books in an order of their own, as lists show them. */
export async function findLines(
  ctx: Context,
  read: (tx: Tx) => Promise<{ where: SQL; order: SQL; limit: number }>,
): Promise<Record<string, unknown>[]> {
  const show = await shown(ctx);
  return ctx.transaction(async (tx) => {
    const { where, order, limit } = await read(tx);
    const of = sql`l.tenant_id = ${ctx.actor.tenantId} and ${where}`;
    const { rows } = await tx.execute(sql`select ${lineFields} ${linesJoined} where ${of} order by ${order} limit ${limit}`);
    return (rows as Record<string, unknown>[]).map(show);
  });
}

/** Accounts with what they held and moved in a month, by their codes. Those that nothing was ever booked on in that time are left out. */
function accounts(ctx: Context, { month, ...query }: ListQueryInput): Read {
  const { tenantId } = ctx.actor;
  return async (tx) => {
    const figures = await monthFigures(tx, tenantId, String(month));
    const where = and(
      sql`a.tenant_id = ${tenantId} and (f.opening <> 0 or f.debit <> 0 or f.credit <> 0)`,
      compileFilters(balanceColumns, query),
    );
    return {
      select: sql`a.account_code as id, 0 as version, ${ofAccount}, a.side, f.opening::bigint as opening, f.debit::bigint as debit, f.credit::bigint as credit,
        f.closing::bigint as closing`,
      from: sql`from (${figures}) f join hy_ledger_account a on a.account_code = f.account_code ${accountNames} where ${where}`,
      order: sql`a.account_code`,
    };
  };
}

const sums = ['amount', 'balanceAfter', 'opening', 'debit', 'credit', 'closing'] as const;

/** Rows as the wire has them: amounts as numbers, codes with their texts. */
async function shown(ctx: Context): Promise<(row: Record<string, unknown>) => Record<string, unknown>> {
  const textOf = await ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);
  return (row) => ({
    ...row,
    ...Object.fromEntries(sums.flatMap((name) => (name in row ? [[name, Number(row[name])]] : []))),
    accountKind_dictText: textOf('ledger_account', String(row['accountKind'])),
    side_dictText: textOf('ledger_side', String(row['side'])),
    ...('biz' in row ? { biz_dictText: textOf('ledger_biz', String(row['biz'])) } : {}),
  });
}

async function pageFrom(ctx: Context, query: ListQueryInput, read: Read): Promise<RowPage> {
  assertStaff(ctx);
  const { current, size, offset } = readPage(query);
  const show = await shown(ctx);
  return ctx.transaction(async (tx) => {
    const listed = await read(tx);
    const rows = await rowsIn(tx, listed, { limit: size, offset });
    const { total, estimated } = await boundedTotal(tx, sql`select 1 ${listed.from}`);
    return { ...pageOf(rows.map(show), { total, size, current }), ...(estimated ? { totalEstimated: true } : {}) };
  });
}

const piece = 1000;
/** @source freight-domain 5.0 */
const mostExported = 50_000;

async function* pieces(ctx: Context, read: Read): AsyncGenerator<Record<string, unknown>[]> {
  assertStaff(ctx);
  const show = await shown(ctx);
  for (let offset = 0; offset < mostExported; offset += piece) {
    // One piece after the other: the sheet is written as they come.
    const rows = await ctx.transaction(async (tx) => rowsIn(tx, await read(tx), { limit: piece, offset }));
    yield rows.map(show);
    if (rows.length < piece) return;
  }
}

/** @throws Forbidden not of the platform's staff */
export const listLines = (ctx: Context, query: ListQueryInput, within?: SQL): Promise<RowPage> =>
  pageFrom(ctx, query, lines(ctx, query, within));
/** @throws Forbidden not of the platform's staff */
export const listAccounts = (ctx: Context, query: ListQueryInput): Promise<RowPage> => pageFrom(ctx, query, accounts(ctx, query));
/** The lines that are found, in pieces, for a sheet. */
export const eachLine = (ctx: Context, query: ListQueryInput) => pieces(ctx, lines(ctx, query));
/** The accounts that are found, in pieces, for a sheet. */
export const eachAccount = (ctx: Context, query: ListQueryInput) => pieces(ctx, accounts(ctx, query));
