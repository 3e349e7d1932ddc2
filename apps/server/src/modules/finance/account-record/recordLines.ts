import { and, eq, like, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { compileFilters, type ListQueryInput } from '../../../platform/query/compileQuery.ts';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';
import { hyLedgerLine, hyLedgerTxn } from '../ledger/ledger.table.ts';
import type { RecordOwner } from './recordOwner.ts';

export const line = hyLedgerLine;
export const txn = hyLedgerTxn;

const isWallet = sql`${line.accountCode} like 'L.WALLET.%'`;
const isTransfer = eq(line.isTransfer, '1');
/** What an account grows by: of what is owed and of wallets the credit side, of what was prepaid the debit side. */
export const growth = sql`case when (${line.side} = 'C') = (${line.accountCode} like 'L.%') then ${line.amount} else -${line.amount} end`;

/** How the lines of an owner read as records. */
export function shapeOf({ ownerType }: RecordOwner) {
  if (ownerType !== 'customer')
    return { direction: sql<string>`case when ${growth} > 0 then 'in' else 'out' end`, isOfWallet: false, which: undefined };
  return {
    direction: sql<string>`case when ${isWallet} and ${isTransfer} then (case ${line.side} when 'D' then 'freeze' else 'unfreeze' end)
      else (case ${line.side} when 'C' then 'in' else 'out' end) end`,
    isOfWallet: true,
    // What moves between the two parts of a wallet is one record.
    which: or(like(line.accountCode, 'L.WALLET.%'), eq(line.isTransfer, '0')) as SQL,
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

/** Lines of one account, `c.code`, that a query finds. Where it asks nothing of their transactions, these are not looked up. */
export function linesFound(ctx: Context, { owner, query, withTxn }: { owner: RecordOwner; query: ListQueryInput; withTxn: boolean }): SQL {
  const { direction, which } = shapeOf(owner);
  const where = and(
    eq(line.tenantId, ctx.actor.tenantId),
    sql`${line.accountCode} = c.code`,
    which,
    compileFilters(columnsFor(direction), query),
  );
  return sql`from ${line} ${withTxn ? sql`inner join ${txn} on ${inTxn}` : sql``} where ${where}`;
}

export const asksOfTxn = (query: ListQueryInput): boolean =>
  Object.keys(query).some((name) => /^(?:biz|shippingNoteNumber|summary|superQuery)/.test(name));

/** What happened last comes first: each account has its lines in this order by an index. */
export const lastFirst = sql`happen_time desc, txn_id desc, account_seq desc`;
export const codesOf = ({ mainCodes, otherCodes }: RecordOwner): SQL =>
  sql`unnest(array[${sql.join(
    [...mainCodes, ...otherCodes].map((code) => sql`${code}`),
    sql`, `,
  )}]::varchar[])`;
