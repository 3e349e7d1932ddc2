import { label } from '@tarmac/freight-api/rules';
import { and, eq, gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { nowText, parseDateTimeText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule, refusedField } from '../../../platform/errors.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { bankLineResource } from '../bank-statement/bankStatement.resource.ts';
import { bankLineState } from '../bank-statement/bankStatement.states.ts';
import { hyBankStatementLine } from '../bank-statement/bankStatement.table.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { hyLedgerLine, hyLedgerTxn } from '../ledger/ledger.table.ts';
import { holdAnyPayment } from './holdPayment.ts';
import { payState } from './payment.states.ts';
import type { PaymentRow } from './payment.table.ts';
import { takeHeld } from './settlePayment.ts';

/** What people found out of a payment of which the bank says nothing, by dictionary `settle_result`. */
export const settleResult = { paid: 'paid', failed: 'failed' } as const;

/** The bank is given so long before people decide in its place. */
const hoursToWait = 24;

const Payload = z.object({
  result: z.enum([settleResult.paid, settleResult.failed]),
  /** The line of the bank that paid it. */
  statementLineId: z.string().nullable(),
  bankSerialNo: z.string().nullable(),
  paymentNo: z.string(),
  payeeName: z.string(),
  /** Fen. */
  amount: z.int().positive(),
});
type Payload = z.output<typeof Payload>;
type Line = typeof hyBankStatementLine.$inferSelect;

/**
 * Ends a payment whose result the bank never told (M7b): paid as a line of its statement says, or failed as its statement has none.
 *
 * @source amendments 33
 */
export const paymentSettlement: ApprovalKind<Payload, PaymentRow> = {
  code: 'paymentSettle',
  payload: Payload,
  hold: holdAnyPayment,
  check: async (tx, ctx, { target: payment, payload }) => {
    assertWaitedFor(ctx, payment);
    if (payload.result === settleResult.paid) await payingLine(tx, ctx, payment, payload.statementLineId);
    else await assertNotPaid(tx, ctx, payment);
  },
  carryOut: async (tx, ctx, { target: payment, payload: { result, statementLineId }, approval }) => {
    if (result === settleResult.failed) {
      await takeHeld(tx, ctx, payment, { state: 'failed', code: 'SETTLED', reason: `人工确认未支付：${approval.reason}`.slice(0, 200) });
      return;
    }
    const line = await payingLine(tx, ctx, payment, statementLineId);
    const { bankSerialNo, tradeTime: payTime } = line;
    await takeHeld(tx, ctx, payment, { state: 'success', bankSerialNo, payTime, fee: payment.channelFee });
    await matchPaid(tx, ctx, line, payment);
  },
  nameOf: ({ paymentNo, payeeName }) => `${paymentNo} ${payeeName}`.slice(0, 200),
  amountOf: ({ amount }) => amount,
  lines: ({ result, bankSerialNo }) => [
    {
      label: label('付款结果', 'Result'),
      from: label('处理中', 'In progress'),
      to: result === settleResult.paid ? label('已支付', 'Paid') : label('未支付', 'Not paid'),
    },
    ...(bankSerialNo === null ? [] : [{ label: label('银行流水号', 'Bank serial'), to: bankSerialNo }]),
  ],
};

/** When the wait for the bank is over. */
const waitedUntil = ({ sendTime }: PaymentRow): string =>
  toDateTimeText(new Date(parseDateTimeText(sendTime ?? '')!.getTime() + hoursToWait * 3_600_000));

/** @throws Conflict it is not on its way; AppError sent less than 24 hours ago */
export function assertWaitedFor(ctx: Context, payment: PaymentRow): void {
  if (payment.state !== payState.sent) throw stateChanged();
  if (waitedUntil(payment) > nowText(ctx.clock)) throw refusedByRule('付款发出满24小时后才能人工确认结果');
}

/** The open line of the bank that paid it, held. @throws InvalidInput it moves the account otherwise, is older, or names another payment */
export async function payingLine(tx: Tx, ctx: Context, payment: PaymentRow, id: string | null): Promise<Line> {
  if (id === null || id === '') throw refusedField('statementLineId', '请选择支付该笔付款的银行流水');
  const line = await lockRow(tx, ctx, bankLineResource, { id });
  const isOfIt =
    line.state === bankLineState.open &&
    line.direction === 'out' &&
    line.companyAccountId === payment.companyAccountId &&
    line.amount === payment.amount &&
    line.tradeTime >= (payment.sendTime ?? '') &&
    (line.requestSerial === null || line.requestSerial === payment.requestSerial);
  if (!isOfIt) throw refusedField('statementLineId', '银行流水与该笔付款不一致');
  return line;
}

/** @throws AppError the statement does not reach so far that the line would be there, or has one that may be it */
async function assertNotPaid(tx: Tx, ctx: Context, payment: PaymentRow): Promise<void> {
  const lines = await tx
    .select({
      time: hyBankStatementLine.tradeTime,
      serial: hyBankStatementLine.bankSerialNo,
      mayPay: sql<boolean>`direction = 'out' and (request_serial = ${payment.requestSerial}
        or (amount = ${payment.amount} and state = ${bankLineState.open} and request_serial is null))`,
    })
    .from(hyBankStatementLine)
    .where(
      and(
        eq(hyBankStatementLine.tenantId, ctx.actor.tenantId),
        eq(hyBankStatementLine.companyAccountId, payment.companyAccountId ?? ''),
        gte(hyBankStatementLine.tradeTime, payment.sendTime ?? ''),
      ),
    );
  const paying = lines.find(({ mayPay }) => mayPay);
  if (paying !== undefined) throw refusedByRule(`对账单中的支出流水${paying.serial}可能就是该笔付款，不能确认未支付`);
  if (!lines.some(({ time }) => time >= waitedUntil(payment))) throw refusedByRule('对账单尚未覆盖发出后的24小时，请先导入对账单');
}

/** Says of a line that it is the one of the books which it has just led to. */
async function matchPaid(
  tx: Tx,
  ctx: Context,
  line: Line,
  { companyAccountId, requestSerial, amount, paymentNo }: PaymentRow,
): Promise<void> {
  const { tenantId, username } = ctx.actor;
  const [booked] = await tx
    .select({ txnId: hyLedgerLine.txnId, txnLineNo: hyLedgerLine.lineNo })
    .from(hyLedgerLine)
    .innerJoin(hyLedgerTxn, and(eq(hyLedgerTxn.tenantId, hyLedgerLine.tenantId), eq(hyLedgerTxn.id, hyLedgerLine.txnId)))
    .where(
      and(
        eq(hyLedgerLine.tenantId, tenantId),
        eq(hyLedgerLine.accountCode, accounts.bank(companyAccountId ?? '')),
        eq(hyLedgerLine.side, 'C'),
        eq(hyLedgerLine.amount, amount),
        eq(hyLedgerTxn.step, requestSerial ?? ''),
      ),
    );
  if (booked === undefined) throw new Error(`payment ${paymentNo} was paid, and the books have no line of it`);
  await tx
    .update(hyBankStatementLine)
    .set({
      ...booked,
      state: bankLineState.matched,
      matchNo: paymentNo,
      matchBy: username,
      matchTime: nowText(ctx.clock),
      version: sql`${hyBankStatementLine.version} + 1`,
    })
    .where(and(eq(hyBankStatementLine.tenantId, tenantId), eq(hyBankStatementLine.id, line.id)));
}
