import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Side } from './chartOfAccounts.ts';
import { hyLedgerLine, hyLedgerTxn } from './ledger.table.ts';
import { post } from './post.ts';
import { reversed } from './postings.ts';

/**
 * Takes back the postings of a business that stand, the last first: each by one with the same amounts on the other sides, which names it.
 *
 * @returns what was taken back, with the sum of each
 * @throws AppError an account no longer holds what is taken back
 * @source freight-domain 4.1
 */
export async function reversePostings(
  tx: Tx,
  ctx: Context,
  { bizId, bizzes, what }: { bizId: string; bizzes: readonly string[]; what: string },
): Promise<{ biz: string; amount: number }[]> {
  const takenBack: { biz: string; amount: number }[] = [];
  const { tenantId } = ctx.actor;
  const txn = hyLedgerTxn;
  const isReversed = sql`exists (select 1 from hy_ledger_txn later where later.tenant_id = ${txn.tenantId} and later.reverses_txn_id = ${txn.id})`;
  const standing = await tx
    .select()
    .from(txn)
    .where(
      and(
        eq(txn.tenantId, tenantId),
        eq(txn.bizId, bizId),
        inArray(txn.biz, [...bizzes]),
        isNull(txn.reversesTxnId),
        sql`not ${isReversed}`,
      ),
    )
    .orderBy(asc(txn.id));
  for (const { id, biz, bizNo, companyId, summary } of standing.toReversed()) {
    const lines = await tx
      .select({ accountCode: hyLedgerLine.accountCode, side: hyLedgerLine.side, amount: hyLedgerLine.amount })
      .from(hyLedgerLine)
      .where(and(eq(hyLedgerLine.tenantId, tenantId), eq(hyLedgerLine.txnId, id)))
      .orderBy(asc(hyLedgerLine.lineNo));
    const posting = reversed({ biz, lines: lines.map((line) => ({ ...line, side: line.side as Side })) });
    await post(tx, ctx, posting, {
      bizId,
      step: `reverse-${id}`,
      bizNo,
      companyId,
      summary: `${what}：${summary}`.slice(0, 200),
      reversesTxnId: id,
    });
    takenBack.push({ biz, amount: posting.lines.reduce((sum, { side, amount }) => (side === 'D' ? sum + amount : sum), 0) });
  }
  return takenBack;
}
