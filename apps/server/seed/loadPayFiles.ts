import { and, desc, eq, inArray } from 'drizzle-orm';
import { hyPayFile, hyPayFileItem } from '../src/modules/finance/bank-channel/files/payFile.table.ts';
import { payFileState } from '../src/modules/finance/bank-channel/files/payFileState.ts';
import { hyCompanyAccount } from '../src/modules/finance/company-account/companyAccount.table.ts';
import { payKind, payState } from '../src/modules/finance/payment/payment.states.ts';
import { hyPayment, type PaymentRow } from '../src/modules/finance/payment/payment.table.ts';
import { transferOf } from '../src/modules/finance/payment/sendPayment.ts';
import { bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { bankAccount } from './demo/bankAccount.ts';
import { day, dayText, idAt, minute, timeText } from './demo/calendar.ts';
import { maker } from './demo/parties.ts';
import { createRandom } from './demo/random.ts';

type Account = typeof hyCompanyAccount.$inferSelect;

/** Payments of one file of the demonstration. */
const perFile = 3;

/** Two payment files, as where payments leave by files: one whose results are known, and one whose payments are on their way. */
export async function loadPayFiles(tx: Tx, now: number): Promise<void> {
  const [account] = await tx
    .select()
    .from(hyCompanyAccount)
    .where(and(eq(hyCompanyAccount.tenantId, 0), eq(hyCompanyAccount.id, bankAccount)));
  if (account === undefined) return;
  await write(tx, account, { payments: await paymentsAt(tx, payState.paid), now: now - 20 * day, serial: 1 });
  await write(tx, account, { payments: await paymentsAt(tx, payState.sent), now: now - 30 * minute, serial: 2 });
}

const paymentsAt = (tx: Tx, state: string): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, 0), eq(hyPayment.state, state), inArray(hyPayment.payKind, [payKind.freight])))
    .orderBy(desc(hyPayment.createTime), desc(hyPayment.id))
    .limit(perFile);

async function write(
  tx: Tx,
  account: Account,
  { payments, now, serial }: { payments: readonly PaymentRow[]; now: number; serial: number },
): Promise<void> {
  if (payments.length === 0) return;
  const random = createRandom(`payFile${serial}`);
  const { id: companyAccountId, accountName, accountNo, bankName, cnaps } = account;
  const isSettled = payments.every(({ state }) => state === payState.paid);
  const row = () => ({ ...maker, tenantId: 0, createBy: 'cashier', id: idAt(random, now), createTime: timeText(now) });
  const file = {
    ...row(),
    fileNo: `FW${dayText(now).replaceAll('-', '').slice(2)}${String(serial).padStart(6, '0')}`,
    fileFormat: 'xlsx',
    companyAccountId,
    accountName,
    accountNo,
    bankName,
    cnaps,
    itemCount: payments.length,
    amount: payments.reduce((sum, { amount }) => sum + amount, 0),
    settledCount: isSettled ? payments.length : 0,
    state: isSettled ? payFileState.finished : payFileState.underway,
  };
  await bulkInsert(tx, hyPayFile, [file]);
  await bulkInsert(
    tx,
    hyPayFileItem,
    payments.map((payment, place) => {
      const order = transferOf(payment, account);
      const body = JSON.stringify(order);
      return {
        ...row(),
        fileId: file.id,
        lineNo: place + 1,
        requestSerial: order.requestSerial,
        companyAccountId,
        body,
        bodyHash: body,
        amount: payment.amount,
        state: isSettled ? 'success' : 'processing',
        bankSerialNo: payment.bankSerialNo,
        payTime: payment.payTime,
        returnTime: null,
        fee: payment.channelFee,
      };
    }),
  );
}
