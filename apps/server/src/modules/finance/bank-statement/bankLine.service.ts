import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { bookIntoWallet, holdWallet } from '../recharge/rechargeWallet.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { hyLedgerLine, hyLedgerTxn } from '../ledger/ledger.table.ts';
import { post } from '../ledger/post.ts';
import { postSuspense, postSuspenseMatch } from '../ledger/postings.ts';
import { bankLineResource } from './bankStatement.resource.ts';
import { bankLineStates as machine } from './bankStatement.states.ts';
import { hyBankStatementLine } from './bankStatement.table.ts';

type Line = typeof hyBankStatementLine.$inferSelect;

/** The side of the account's books on which a line of the bank stands. */
const sideOf = ({ direction }: Pick<Line, 'direction'>): 'D' | 'C' => (direction === 'in' ? 'D' : 'C');

const handled = (ctx: Context) => ({ matchBy: ctx.actor.username, matchTime: nowText(ctx.clock) });
const reply = (ctx: Context, id: string) => getRow(ctx, bankLineResource, id) as Promise<never>;

/**
 * Says that a line of the bank is one of the books.
 *
 * @throws NotFound no such line of the books; InvalidInput it moves the account otherwise, or agrees with another line of the bank
 */
export function matchLine(ctx: Context, { txnId, txnLineNo, ...ref }: RowRef & { txnId: string; txnLineNo: number }) {
  assertStaff(ctx);
  return ctx.transaction(async (tx) => {
    await moveRow(tx, ctx, bankLineResource, {
      ref,
      machine,
      action: 'match',
      change: async (line) => {
        const matchNo = await assertFits(tx, ctx, line, { txnId, txnLineNo });
        return { txnId, txnLineNo, matchNo, ...handled(ctx) };
      },
    });
    return reply(ctx, ref.id);
  });
}

async function assertFits(tx: Tx, ctx: Context, line: Line, { txnId, txnLineNo }: { txnId: string; txnLineNo: number }) {
  const { tenantId } = ctx.actor;
  const [found] = await tx
    .select({ accountCode: hyLedgerLine.accountCode, side: hyLedgerLine.side, amount: hyLedgerLine.amount, bizNo: hyLedgerTxn.bizNo })
    .from(hyLedgerLine)
    .innerJoin(hyLedgerTxn, and(eq(hyLedgerTxn.tenantId, hyLedgerLine.tenantId), eq(hyLedgerTxn.id, hyLedgerLine.txnId)))
    .where(and(eq(hyLedgerLine.tenantId, tenantId), eq(hyLedgerLine.txnId, txnId), eq(hyLedgerLine.lineNo, txnLineNo)));
  if (found === undefined) throw notFound();
  const isAlike = found.accountCode === accounts.bank(line.companyAccountId) && found.side === sideOf(line) && found.amount === line.amount;
  if (!isAlike) throw refusedField('txnId', '账户、收支方向和金额须与银行流水一致');
  const [known] = await tx
    .select({ bankSerialNo: hyBankStatementLine.bankSerialNo })
    .from(hyBankStatementLine)
    .where(
      and(eq(hyBankStatementLine.tenantId, tenantId), eq(hyBankStatementLine.txnId, txnId), eq(hyBankStatementLine.txnLineNo, txnLineNo)),
    );
  if (known !== undefined) throw refusedField('txnId', `该分录已匹配银行流水${known.bankSerialNo}`);
  return found.bizNo;
}

/** Takes a match back, when it was wrong. What was booked from the line stays with it. */
export function unmatchLine(ctx: Context, ref: RowRef) {
  assertStaff(ctx);
  return ctx.transaction(async (tx) => {
    await moveRow(tx, ctx, bankLineResource, {
      ref,
      machine,
      action: 'unmatch',
      change: () => ({ txnId: null, txnLineNo: null, matchNo: null, ...handled(ctx) }),
    });
    return reply(ctx, ref.id);
  });
}

/**
 * Books money that has arrived before it is known whose it is (P26).
 *
 * @throws AppError 40106 no remark; InvalidInput the money went out
 */
export function suspendLine(ctx: Context, { remark: given, ...ref }: RowRef & { remark: string }) {
  assertStaff(ctx);
  const remark = given.trim();
  if (remark === '') throw reasonMissing('remark');
  return ctx.transaction(async (tx) => {
    await moveRow(tx, ctx, bankLineResource, {
      ref,
      machine,
      action: 'suspend',
      change: async (line) => {
        if (line.direction !== 'in') throw refusedField('id', '只有收入流水可以转待查');
        const txnId = await post(tx, ctx, postSuspense(line), facts(line, { step: 'suspense', what: '待查入账' }));
        return { txnId, txnLineNo: 1, matchNo: line.bankSerialNo, remark, ...handled(ctx) };
      },
    });
    return reply(ctx, ref.id);
  });
}

const facts = (line: Line, { step, what }: { step: string; what: string }) => ({
  bizId: line.id,
  step,
  bizNo: line.bankSerialNo.slice(0, 40),
  companyId: line.companyId,
  summary: `${what} ${line.bankSerialNo}`,
  happenTime: line.tradeTime,
});

/**
 * Credits a wallet with what was unidentified (P26). Two people: who booked it does not say whose it is.
 *
 * @throws AppError 40106 no remark; 40405 the actor booked it; InvalidInput a wallet of another company
 */
export function assignLine(ctx: Context, { walletId, remark: given, ...ref }: RowRef & { walletId: string; remark: string }) {
  assertStaff(ctx);
  const remark = given.trim();
  if (remark === '') throw reasonMissing('remark');
  return ctx.transaction(async (tx) => {
    const line = await lockRow(tx, ctx, bankLineResource, { id: ref.id });
    const held = await holdWallet(tx, ctx, walletId);
    if (held.wallet.companyId !== line.companyId) throw refusedField('walletId', '请选择同一运营主体的客户钱包');
    await moveRow(tx, ctx, bankLineResource, {
      ref,
      machine,
      action: 'assign',
      change: (row) => {
        assertAnother(ctx, row.matchBy);
        return { remark, matchNo: row.bankSerialNo, ...handled(ctx) };
      },
    });
    const { companyId: _companyId, ...said } = facts(line, { step: 'assign', what: '待查认领' });
    await bookIntoWallet(tx, ctx, held, {
      posting: postSuspenseMatch({ ...line, walletId }),
      facts: { ...said, happenTime: nowText(ctx.clock) },
    });
    return reply(ctx, ref.id);
  });
}

/** A line of money that has come in, open and held, for a document that it may confirm. @throws AppError 40451 it is used already */
export async function holdIncoming(tx: Tx, ctx: Context, id: string): Promise<Line> {
  const line = await lockRow(tx, ctx, bankLineResource, { id });
  if (line.direction !== 'in' || line.state !== machine.codes.open) throw businessError(40451, { message: '银行流水号已使用' });
  return line;
}

/** Marks a held line as that of a transaction that was just booked. */
export async function lineBooked(tx: Tx, ctx: Context, line: Line, { txnId, matchNo }: { txnId: string; matchNo: string }): Promise<void> {
  await tx
    .update(hyBankStatementLine)
    .set({ state: machine.codes.matched, txnId, txnLineNo: 1, matchNo, ...handled(ctx), version: sql`${hyBankStatementLine.version} + 1` })
    .where(and(eq(hyBankStatementLine.tenantId, ctx.actor.tenantId), eq(hyBankStatementLine.id, line.id)));
}
