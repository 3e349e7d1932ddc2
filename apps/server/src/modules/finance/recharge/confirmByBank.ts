import { and, eq, or, sql } from 'drizzle-orm';
import { spellText } from '@tarmac/freight-api/rules';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { moveRow, type RowRef } from '../../../platform/resource/moveRow.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { holdIncoming, lineBooked } from '../bank-statement/bankLine.service.ts';
import { bankLineResource } from '../bank-statement/bankStatement.resource.ts';
import { bankLineState } from '../bank-statement/bankStatement.states.ts';
import { hyBankStatementLine } from '../bank-statement/bankStatement.table.ts';
import { typedSerial } from '../bank-statement/matchLines.ts';
import { bookRecharge, rechargeResource, tellCustomer } from './recharge.service.ts';
import { rechargeStates as machine, rechargeState } from './recharge.states.ts';
import { hyCustomerRecharge } from './recharge.table.ts';

/**
 * Confirms a top-up by a line of the bank (K3): same account, same amount. The number of the bank replaces what was typed.
 *
 * @throws AppError 40405 told of by the actor; 40451 the line is used; InvalidInput another account or amount
 * @source freight-domain F11 银行到账匹配
 */
export function matchRecharge(ctx: Context, { lineId, ...ref }: RowRef & { lineId: string }) {
  assertStaff(ctx);
  return ctx.transaction(async (tx) => {
    await confirmWithLine(tx, ctx, { ref, lineId });
    return getRow(ctx, rechargeResource, ref.id) as Promise<never>;
  });
}

async function confirmWithLine(tx: Tx, ctx: Context, { ref, lineId }: { ref: RowRef; lineId: string }): Promise<void> {
  let line: Awaited<ReturnType<typeof holdIncoming>> | undefined;
  const { after } = await moveRow(tx, ctx, rechargeResource, {
    ref,
    machine,
    action: 'confirm',
    to: rechargeState.received,
    change: async (row) => {
      assertAnother(ctx, row.createBy);
      line = await holdIncoming(tx, ctx, lineId);
      if (line.companyAccountId !== row.receiveAccountId) throw refusedField('lineId', '银行流水不属于该收款账户');
      if (line.amount !== row.amount) throw refusedField('lineId', '银行流水金额与充值金额不一致');
      const bankSerialNo = spellText(line.bankSerialNo, 'compact');
      await assertUnused(tx, ctx, { row, bankSerialNo });
      return {
        confirmBy: ctx.actor.username,
        confirmTime: nowText(ctx.clock),
        confirmRemark: '银行到账匹配',
        bankSerialNo,
        transferTime: line.tradeTime,
      };
    },
  });
  const txnId = await bookRecharge(tx, ctx, after);
  if (line !== undefined && txnId !== null) await lineBooked(tx, ctx, line, { txnId, matchNo: after.rechargeNo });
  await tellCustomer(tx, ctx, after, '已到账');
}

async function assertUnused(
  tx: Tx,
  ctx: Context,
  { row, bankSerialNo }: { row: typeof hyCustomerRecharge.$inferSelect; bankSerialNo: string },
): Promise<void> {
  const [known] = await tx
    .select({ rechargeNo: hyCustomerRecharge.rechargeNo })
    .from(hyCustomerRecharge)
    .where(
      and(
        eq(hyCustomerRecharge.tenantId, ctx.actor.tenantId),
        eq(hyCustomerRecharge.receiveAccountId, row.receiveAccountId ?? ''),
        eq(hyCustomerRecharge.bankSerialNo, bankSerialNo),
        sql`${hyCustomerRecharge.id} <> ${row.id} and del_flag = 0 and state in ('10', '20', '30')`,
      ),
    );
  if (known !== undefined) throw businessError(40451, { message: '银行流水号已使用' });
}

/**
 * Confirms the top-ups that the bank itself tells of: account, amount, number and payer are the same. What a person brought in a file says nothing by
 * itself, since it may be the person who asked for the top-up.
 *
 * @returns how many
 * @source freight-domain K3
 */
export async function confirmByBank(ctx: Context, companyAccountId: string): Promise<number> {
  const { tenantId } = ctx.actor;
  const [recharge, line] = [hyCustomerRecharge, hyBankStatementLine];
  const pairs = await ctx.transaction((tx) =>
    tx
      .select({ id: recharge.id, lineId: line.id })
      .from(recharge)
      .innerJoin(
        line,
        and(
          eq(line.tenantId, recharge.tenantId),
          eq(line.companyAccountId, recharge.receiveAccountId),
          eq(line.amount, recharge.amount),
          // What was asked for names itself in the purpose of its payment; what was told of is known by the number of the bank.
          or(
            and(
              eq(recharge.state, rechargeState.toConfirm),
              eq(typedSerial(line.bankSerialNo), recharge.bankSerialNo),
              eq(line.counterpartyName, recharge.payerName),
            ),
            and(
              eq(recharge.state, rechargeState.toPay),
              sql`position(${recharge.rechargeNo} in coalesce(${line.purpose}, '')) > 0`,
              sql`${line.counterpartyName} = coalesce(${recharge.payerName}, (select c.customer_name from hy_customer c where c.tenant_id = ${recharge.tenantId} and c.id = ${recharge.customerId}))`,
            ),
          ),
          eq(line.direction, 'in'),
          eq(line.source, 'bank'),
          eq(line.state, bankLineState.open),
        ),
      )
      .where(and(eq(recharge.tenantId, tenantId), eq(recharge.receiveAccountId, companyAccountId), eq(recharge.delFlag, 0))),
  );
  for (const { id, lineId } of pairs) await ctx.transaction((tx) => confirmWithLine(tx, ctx, { ref: { id }, lineId }));
  return pairs.length;
}

/** Open receipts of the account and the amount of a top-up, the last first: no other one can be its. @throws NotFound */
export async function listUnmatched(ctx: Context, id: string) {
  assertStaff(ctx);
  const { receiveAccountId, amount } = await getRow(ctx, rechargeResource, id);
  // Institutions give no statements.
  if (receiveAccountId === null) return [];
  const query = {
    companyAccountId: receiveAccountId,
    state: bankLineState.open,
    direction: 'in',
    amount: String(amount),
    pageSize: mostShown,
    column: 'tradeTime',
    order: 'desc',
  };
  const { records } = await listRows(ctx, bankLineResource, { query });
  return records;
}

const mostShown = 200;
