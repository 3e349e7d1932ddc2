import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../../platform/context.ts';
import { createContext, systemActor } from '../../../../platform/createContext.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hashValue } from '../../../../platform/sealed.ts';
import type { BankChannel, StatementLine, Transfer, TransferAnswer, TransferResult } from '../bankChannel.ts';
import { hyPayFileItem, hyPayStatement, hyPayStatementLine } from './payFile.table.ts';

type ItemRow = typeof hyPayFileItem.$inferSelect;

/**
 * Payments by files: an order waits until somebody makes a file of it and carries that to the bank, and its result comes with the bank's file.
 *
 * @source freight-domain 7
 */
export function filesChannel(platform: Platform, tenantId = 0): BankChannel {
  const context = () => createContext(platform, { actor: systemActor(tenantId) });
  return {
    name: 'files',
    simulated: false,
    transfer: (order) => takeOrder(context(), order),
    query: async (requestSerial) => {
      const row = await findItem(context(), requestSerial);
      return row === undefined ? { state: 'missing' } : resultOf(row);
    },
    // Banks give receipts on their web sites; none comes with a file.
    receipt: async () => null,
    balance: async ({ accountNo }) => {
      const ctx = context();
      const [last] = await ctx.transaction((tx) =>
        tx
          .select({ closing: hyPayStatement.closing })
          .from(hyPayStatement)
          .where(and(eq(hyPayStatement.tenantId, tenantId), eq(hyPayStatement.accountNoHash, accountNo)))
          .orderBy(sql`${hyPayStatement.lastTime} desc nulls last`, desc(hyPayStatement.id))
          .limit(1),
      );
      if (last === undefined) throw new Error('no statement of this account has been read yet');
      return last.closing;
    },
    statement: async ({ accountNo }, day) => {
      const ctx = context();
      const lines = await ctx.transaction((tx) =>
        tx
          .select()
          .from(hyPayStatementLine)
          .where(
            and(
              eq(hyPayStatementLine.tenantId, tenantId),
              eq(hyPayStatementLine.accountNoHash, accountNo),
              eq(hyPayStatementLine.day, day),
            ),
          )
          .orderBy(asc(hyPayStatementLine.id)),
      );
      return lines.map(lineOf);
    },
  };
}

async function takeOrder(ctx: Context, order: Transfer): Promise<TransferAnswer> {
  const { requestSerial, payer, payee, amount } = order;
  if (payee.name.trim() === '') return { state: 'rejected', code: 'NAME', reason: '收款人户名为空' };
  if (!/^[0-9A-Za-z-]{6,32}$/.test(payee.accountNo)) return { state: 'rejected', code: 'ACCOUNT', reason: '收款账号不正确' };
  const body = JSON.stringify(order);
  await ctx.transaction((tx) =>
    tx
      .insert(hyPayFileItem)
      .values({
        tenantId: ctx.actor.tenantId,
        createBy: ctx.actor.username,
        requestSerial,
        companyAccountId: payer.companyAccountId,
        body,
        bodyHash: body,
        amount,
        state: 'processing',
      })
      .onConflictDoNothing(),
  );
  const known = await findItem(ctx, requestSerial);
  if (known?.bodyHash !== hashValue(body)) throw new Error(`another order has the serial ${requestSerial}`);
  return { state: 'accepted' };
}

async function findItem(ctx: Context, requestSerial: string): Promise<ItemRow | undefined> {
  const [row] = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyPayFileItem)
      .where(and(eq(hyPayFileItem.tenantId, ctx.actor.tenantId), eq(hyPayFileItem.requestSerial, requestSerial))),
  );
  return row;
}

/** What became of an order, in the words of the channel. */
export function resultOf({ state, bankSerialNo, payTime, returnTime, fee, code, reason }: ItemRow): TransferResult {
  switch (state) {
    case 'success':
      return { state, bankSerialNo: bankSerialNo ?? '', payTime: payTime ?? '', fee };
    case 'returned':
      return { state, bankSerialNo: bankSerialNo ?? '', returnTime: returnTime ?? '', reason: reason ?? '' };
    case 'failed':
      return { state, code: code ?? '', reason: reason ?? '' };
    default:
      return { state: state === 'unknown' ? 'unknown' : 'processing' };
  }
}

const lineOf = (line: typeof hyPayStatementLine.$inferSelect): StatementLine => ({
  bankSerialNo: line.bankSerialNo,
  requestSerial: line.requestSerial,
  direction: line.direction === 'in' ? 'in' : 'out',
  amount: line.amount,
  balance: line.balance,
  counterpartyName: line.counterpartyName,
  counterpartyAccount: line.counterpartyAccount,
  purpose: line.purpose,
  time: line.time,
});
