import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { hyBankStatementLine } from '../bank-statement/bankStatement.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});

type Row = Awaited<ReturnType<PaySite['read']>>;
const [maker, checker] = ['finance_second', 'finance_third'];
const books = () => booksOf(site.world.company.id);
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));
const later = '2026-06-03T12:00:00+08:00';
let serials = 0;

/** A payment on its way since noon of 2026-06-02, of which the bank says nothing. */
async function sent(): Promise<{ note: Row; payment: Row }> {
  const note = await site.payable();
  const { id } = await site.submitted(note);
  return { note, payment: await site.pay(maker, 'approve', id, { pass: true }) };
}
/** A line of the statement of the paying account; by default the one that pays 2,710.00 at 12:05. */
async function bankLine(values: Partial<typeof hyBankStatementLine.$inferInsert> = {}): Promise<string> {
  const [line] = await site.server.inTenant(0, (tx) =>
    tx
      .insert(hyBankStatementLine)
      .values({
        companyAccountId: site.account.id,
        companyId: site.world.company.id,
        bankSerialNo: `M7B${(serials += 1)}`,
        direction: 'out',
        amount: 271_000,
        tradeTime: '2026-06-02 12:05:00',
        source: 'file',
        state: '10',
        ...values,
      })
      .returning(),
  );
  return line!.id;
}
const stored = async (id: string) => {
  const [line] = await site.server.inTenant(0, (tx) => tx.select().from(hyBankStatementLine).where(eq(hyBankStatementLine.id, id)));
  return line!;
};
const forget = () => site.server.inTenant(0, (tx) => tx.delete(hyBankStatementLine));
const settle = ({ id, version }: Row, body: object, who: Parameters<typeof site.server.as>[0] = maker) =>
  site.server.as(who).put('/hypay/hyPayment/settle', { id, version, reason: '银行未返回结果', ...body }, once());
const audit = ({ id, version }: Row, who = checker) =>
  site.server.as(who).put('/account/hyApproval/audit', { id, version, pass: true }, once());
const afterADay = <Result>(run: () => Promise<Result>) => atTime(site.server.clock, later, run);

describe('SHIP-10 M7b a payment of which the bank says nothing', () => {
  test('two people settle it as paid by the line of the statement, which then agrees with the books', async () => {
    const { note, payment } = await sent();
    const statementLineId = await bankLine();
    await afterADay(async () => {
      const approval = expectDone(await settle(payment, { result: 'paid', statementLineId }));
      expect(approval).toMatchObject({ kind: 'paymentSettle', amount: 271_000, summary: expect.stringContaining('已支付') });
      expect(await site.payment(payment.id)).toMatchObject({ state: '30' });
      expect(await settle(payment, { result: 'failed' })).toMatchObject({ success: false });
      expect(await audit(approval, maker)).toMatchObject({ errorCode: 40405 });

      expectDone(await audit(approval));
    });
    const { bankSerialNo } = await stored(statementLineId);
    expect(await site.payment(payment.id)).toMatchObject({ state: '40', bankSerialNo, payTime: '2026-06-02 12:05:00' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '80', paidAmount: 271_000 });
    expect(await site.balance(books().clearing('bank'))).toBe(0);
    expect(await stored(statementLineId)).toMatchObject({ state: '20', matchNo: payment.paymentNo, matchBy: checker });
    expect(await findings()).toEqual([]);
    await forget();
  });

  test('as not paid, where a statement that reaches a day further has no line of it', async () => {
    const { note, payment } = await sent();
    await afterADay(async () => {
      expect(await settleAndAudit(payment)).toMatchObject({ success: false });
      await bankLine({ tradeTime: '2026-06-03 11:59:59', amount: 1 });
      expect(await settleAndAudit(payment)).toMatchObject({ success: false });
      await bankLine({ tradeTime: '2026-06-03 12:00:00', direction: 'in' });
      expectDone(await settleAndAudit(payment));
    });
    expect(await site.payment(payment.id)).toMatchObject({
      state: '50',
      failReason: '人工确认未支付：银行未返回结果',
      failNoticeState: '1',
    });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: '50' });
    expect(await findings()).toEqual([]);
    await forget();
  });

  async function settleAndAudit(payment: Row) {
    const asked = await settle(payment, { result: 'failed' });
    return asked.success === true ? audit(expectDone(asked)) : asked;
  }

  test.each([
    ['its amount', {}],
    ['its serial', { amount: 1, requestSerial: 'own' }],
  ])('it does not count as not paid while a line has %s', async (_what, values) => {
    const { payment } = await sent();
    const requestSerial = 'requestSerial' in values ? (payment.requestSerial as string) : null;
    await bankLine({ ...values, requestSerial });
    await bankLine({ tradeTime: '2026-06-03 12:00:00', direction: 'in' });
    await afterADay(async () => {
      const asked = await settle(payment, { result: 'failed' });
      expect(asked).toMatchObject({ success: false });
      expect(asked.message).toContain('可能就是该笔付款');
    });
    expect(await site.payment(payment.id)).toMatchObject({ state: '30' });
    await forget();
  });

  test.each([
    ['another amount', { amount: 270_999 }],
    ['money that came in', { direction: 'in' }],
    ['another account', { companyAccountId: 'other' }],
    ['a time before it was sent', { tradeTime: '2026-06-02 11:59:59' }],
    ['the serial of another payment', { requestSerial: 'FK26060100000101' }],
    ['a match already', { state: '20' }],
  ])('a line with %s did not pay it', async (_what, values) => {
    const { payment } = await sent();
    const statementLineId = await bankLine(values);
    await afterADay(async () => {
      for (const id of [statementLineId, null])
        expect(await settle(payment, { result: 'paid', statementLineId: id })).toMatchObject({ errorData: [{ path: 'statementLineId' }] });
    });
    await forget();
  });

  test('24 hours must have passed, there is a reason, and staff alone asks', async () => {
    const { payment } = await sent();
    const statementLineId = await bankLine();
    await atTime(site.server.clock, '2026-06-03T11:59:59+08:00', async () =>
      expect(await settle(payment, { result: 'paid', statementLineId })).toMatchObject({ success: false }),
    );
    await afterADay(async () => {
      expect(await settle(payment, { result: 'paid', statementLineId, reason: ' ' })).toMatchObject({ success: false });
      const outside = { username: 'settle_outside', userType: 2 as const, cid: site.world.customer.id, permissions: ['pay:settle'] };
      expect(await settle(payment, { result: 'paid', statementLineId }, outside)).toMatchObject({ success: false });
      expect(await settle({ ...payment, version: 0 } as Row, { result: 'paid', statementLineId })).toMatchObject({ success: false });
      expectDone(await settle(payment, { result: 'paid', statementLineId }));
    });
    await forget();
  });

  test('an answer of the bank meanwhile is not overruled', async () => {
    const { payment } = await sent();
    const statementLineId = await bankLine();
    await afterADay(async () => {
      const approval = expectDone(await settle(payment, { result: 'paid', statementLineId }));
      site.bank.results.set(payment.requestSerial, { state: 'failed', code: 'E1', reason: '户名不符' });
      await site.server.as(maker).put('/hypay/hyPayment/queryResult', { id: payment.id }, once());
      expect(await audit(approval)).toMatchObject({ errorCode: 40901 });
    });
    expect(await site.payment(payment.id)).toMatchObject({ state: '50' });
    expect(await findings()).toEqual([]);
    await forget();
  });
});
