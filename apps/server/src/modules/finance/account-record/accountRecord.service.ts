import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { holds, type Context } from '../../../platform/context.ts';
import { forbidden } from '../../../platform/errors.ts';
import { compileFilters, readPage, type ListQueryInput } from '../../../platform/query/compileQuery.ts';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';
import { getRow, type RowPage } from '../../../platform/resource/listRows.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { accounts, accountKindOf } from '../ledger/chartOfAccounts.ts';
import { hyLedgerLine, hyLedgerTxn } from '../ledger/ledger.table.ts';
import { balanceOf } from '../ledger/post.ts';

const asked = { nullable: false, sensitive: false } as const;
const columns: QueryColumns = {
  happenTime: { sql: hyLedgerTxn.happenTime, type: 'dateTime', ...asked },
  amount: { sql: hyLedgerLine.amount, type: 'number', ...asked },
  biz: { sql: hyLedgerTxn.biz, type: 'text', ...asked },
  bizNo: { sql: hyLedgerTxn.bizNo, type: 'text', ...asked, nullable: true },
  summary: { sql: hyLedgerTxn.summary, type: 'text', ...asked },
};

/** @throws Forbidden accounts of drivers are not the actor's to see; NotFound this driver is not */
async function assertPayee(ctx: Context, driverId: string): Promise<void> {
  if (!holds(ctx.actor, 'driver:account')) throw forbidden();
  await getRow(ctx, driverResource, driverId);
}

const codesOf = (payeeId: string) => [accounts.payable(payeeId), accounts.prepaid(payeeId)];

/** What happened on a driver's accounts, the last first: what he is owed, and what he was paid before. @source freight-domain 2.16 */
export async function listAccountRecords(ctx: Context, query: ListQueryInput & { ownerId: string }): Promise<RowPage> {
  await assertPayee(ctx, query.ownerId);
  const textOf = await ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);
  const { current, size, offset } = readPage(query);
  return ctx.transaction(async (tx) => {
    const inTxn = and(eq(hyLedgerTxn.tenantId, hyLedgerLine.tenantId), eq(hyLedgerTxn.id, hyLedgerLine.txnId));
    const which = and(
      eq(hyLedgerLine.tenantId, ctx.actor.tenantId),
      inArray(hyLedgerLine.accountCode, codesOf(query.ownerId)),
      compileFilters(columns, query),
    );
    const rows = await tx
      .select({
        txnId: hyLedgerLine.txnId,
        lineNo: hyLedgerLine.lineNo,
        accountCode: hyLedgerLine.accountCode,
        side: hyLedgerLine.side,
        amount: hyLedgerLine.amount,
        balanceAfter: hyLedgerLine.balanceAfter,
        biz: hyLedgerTxn.biz,
        bizNo: hyLedgerTxn.bizNo,
        summary: hyLedgerTxn.summary,
        happenTime: hyLedgerTxn.happenTime,
      })
      .from(hyLedgerLine)
      .innerJoin(hyLedgerTxn, inTxn)
      .where(which)
      .orderBy(desc(hyLedgerTxn.happenTime), desc(hyLedgerLine.accountSeq))
      .limit(size)
      .offset(offset);
    const [counted] = await tx
      .select({ total: sql`${count()}`.mapWith(Number) })
      .from(hyLedgerLine)
      .innerJoin(hyLedgerTxn, inTxn)
      .where(which);
    const total = counted?.total ?? 0;
    const records = rows.map(({ side, ...row }) => {
      const account = accountKindOf(row.accountCode);
      const direction = side === account.side ? 'in' : 'out';
      return {
        ...row,
        id: `${row.txnId}-${row.lineNo}`,
        version: 0,
        accountName: account.accountName,
        direction,
        direction_dictText: textOf('record_direction', direction),
        biz_dictText: textOf('ledger_biz', row.biz),
      };
    });
    return { records, total, size, current, pages: Math.ceil(total / size) };
  });
}

/** What a driver is owed, and what of his freight he has already, in fen. */
export async function balancesOfPayee(ctx: Context, payeeId: string): Promise<{ payable: number; prepaid: number }> {
  await assertPayee(ctx, payeeId);
  const { tenantId } = ctx.actor;
  return ctx.transaction(async (tx) => ({
    payable: await balanceOf(tx, tenantId, accounts.payable(payeeId)),
    prepaid: await balanceOf(tx, tenantId, accounts.prepaid(payeeId)),
  }));
}
