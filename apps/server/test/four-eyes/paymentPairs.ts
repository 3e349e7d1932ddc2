import { eq } from 'drizzle-orm';
import { hyBankStatementLine } from '../../src/modules/finance/bank-statement/bankStatement.table.ts';
import { payReadyNotes } from '../../src/modules/finance/payment/autoPay.ts';
import { takeResult } from '../../src/modules/finance/payment/settlePayment.ts';
import { hyWalletConfig } from '../../src/modules/finance/wallet-config/walletConfig.table.ts';
import { expectDone, once } from '../freight.ts';
import { writeSheet } from '../writeSheet.ts';
import type { EyesSite } from './eyesSite.ts';
import { approvals, keyOf, on, onPayment, type Pair } from './pair.ts';

type Row = ReturnType<typeof expectDone>;

const pay = '/hypay/hyPayment';
const prepay = '/hypay/hyPrepay';

/** Payments to drivers and carriers, what changes them, and prepayments. */
export function paymentPairs(eyes: () => EyesSite): Pair[] {
  const send: EyesSite['send'] = (...given) => eyes().send(...given);
  const approve = { at: `${pay}/approve`, maker: 'cashier', checker: 'finance_mgr' };
  const offlineAccount = async (): Promise<Row> => {
    const { records } = expectDone(await eyes().server.as('admin').get('/shipping/hyOfflineAccount/list'));
    const account = {
      direction: 'pay',
      accountType: '1',
      accountName: eyes().world.company.companyName,
      accountNo: eyes().account.accountNo,
    };
    const owner = { bankName: '工商银行', ownerType: 'platform', ownerId: eyes().world.company.id };
    return records[0] ?? send('admin', '/shipping/hyOfflineAccount/add', { ...account, ...owner }, 'post');
  };
  const offline = async (who: string): Promise<Row> => {
    const body = {
      noteId: (await eyes().payable()).id,
      offlineAccountId: (await offlineAccount()).id,
      offlineTime: '2026-06-02 11:30:00',
      bankSerialNo: eyes().serial(),
      voucherFiles: 'voucher/a.png',
    };
    return send(who, `${pay}/offlinePay`, body, 'post');
  };
  const applied = async (who: string) =>
    send(who, `${prepay}/add`, { noteId: (await eyes().onRoad()).id, amount: 50_000, reason: '加油' }, 'post');
  return [
    {
      ...approve,
      what: 'a payment, its approval',
      guard: 'approvePayments submitBy',
      make: async (who) => onPayment(await eyes().submitted(await eyes().payable(), who)),
    },
    {
      ...approve,
      what: 'the making of a payment that another one hands in, its approval',
      guard: 'approvePayments createBy',
      make: async (who) => {
        const { id: noteId } = await eyes().payable();
        expectDone(
          await eyes()
            .server.as(who)
            .post(`${pay}/add`, { noteIds: [noteId] }, once()),
        );
        const { records } = expectDone(await eyes().server.as('admin').get(`${pay}/list`, { noteId }));
        return onPayment(await eyes().pay('cashier_person', 'submit', records[0].id));
      },
    },
    {
      ...approve,
      what: 'an examination, the approval of the payment that the system handed in for it',
      maker: 'finance_mgr',
      guard: 'approvePayments examineBy',
      make: async (who) => {
        const note = await eyes().payable();
        await eyes().change(note.id, { examineBy: who });
        const { inTenant, context } = eyes().server;
        const limits = { singleLimit: 50_000_000, dayLimit: 1_000_000_000, driverDayLimit: 50_000_000 };
        await inTenant(0, (tx) =>
          tx.insert(hyWalletConfig).values({ companyId: note.companyId, channelType: 'bank', ...limits, autoPay: '1' }),
        );
        await payReadyNotes(context());
        await inTenant(0, (tx) => tx.delete(hyWalletConfig).where(eq(hyWalletConfig.companyId, note.companyId)));
        const { records } = expectDone(await eyes().server.as('admin').get(`${pay}/list`, { noteId: note.id }));
        return onPayment(records[0]);
      },
    },
    {
      ...approve,
      what: 'the payee of a waybill, the approval of a payment that another one hands in',
      maker: 'ops',
      guard: 'approvePayments payeeBy',
      make: async (who) => onPayment(await eyes().submitted(await eyes().setPayee(who, await eyes().payable()))),
    },
    {
      ...approve,
      what: 'a card that a payment was changed to, its approval',
      guard: 'approvePayments payeeBy',
      make: async (who) => {
        const payment = await eyes().submitted(await eyes().payable());
        const newCardId = await eyes().giveCard('driver', payment.creditorId, { isDefault: '0', cardHolder: payment.payeeName });
        const change = { paymentId: payment.id, changeType: '2', newCardId, files: 'auth/a.png', reason: '账号有误' };
        const asked = await send(who, '/hypay/hyPayChange/add', change, 'post');
        await send('approver', '/hypay/hyPayChange/audit', { ...keyOf(asked), pass: true });
        return onPayment(await eyes().pay('cashier_person', 'submit', payment.id));
      },
    },
    {
      ...approve,
      what: 'the payment of a bill, its approval',
      guard: 'approvePayments submitBy',
      make: async (who) => {
        const payee = await eyes().carried(1);
        const bill = expectDone(await eyes().submitBill(await eyes().agreed(payee), payee, who));
        return onPayment((await eyes().paymentsOf(bill))[0]!);
      },
    },
    {
      ...approve,
      what: 'a payment outside the channels, its approval',
      guard: 'approvePayments submitBy',
      make: async (who) => onPayment(await offline(who)),
    },
    {
      ...approve,
      what: 'a sheet of payments outside the channels, their approval',
      guard: 'approvePayments submitBy',
      make: async (who) => {
        const [note] = [await eyes().payable(), await offlineAccount()];
        const row = [note.shippingNoteNumber, eyes().account.accountNo, '2710.00', '2026-06-02 11:00:00', eyes().serial()];
        const content = await writeSheet(['运单号*', '付款账户*', '金额*', '付款时间*', '银行流水号*'], [row]);
        expectDone(await eyes().server.as(who).upload(`${pay}/offlineImport`, { fileName: 'offline.xlsx', content }));
        const { records } = expectDone(await eyes().server.as('admin').get(`${pay}/list`, { noteId: note.id }));
        return onPayment(await send('asking', `${pay}/voucher`, { ...keyOf(records[0]), voucherFiles: 'voucher/a.png' }));
      },
    },
    {
      ...approve,
      what: 'the proof of a payment outside the channels, its approval',
      guard: 'offlinePay.service voucherBy',
      make: async (who) =>
        onPayment(await send(who, `${pay}/voucher`, { ...keyOf(await offline('asking')), voucherFiles: 'voucher/b.png' })),
    },
    {
      what: 'what became of a payment of which the bank says nothing, the decision on it',
      maker: 'finance_mgr',
      checker: 'finance_mgr',
      at: approvals,
      guard: 'approval paymentSettle',
      make: async (who) => {
        const { id } = await eyes().submitted(await eyes().payable());
        const { version, amount } = await eyes().pay('approver', 'approve', id, { pass: true });
        const line = {
          companyAccountId: eyes().account.id,
          companyId: eyes().world.company.id,
          bankSerialNo: eyes().serial(),
          direction: 'out',
          amount,
          tradeTime: '2026-06-02 12:05:00',
          source: 'file',
          state: '10',
        };
        const [stored] = await eyes().server.inTenant(0, (tx) => tx.insert(hyBankStatementLine).values(line).returning());
        eyes().server.clock.set('2026-06-03T12:00:00+08:00');
        const wish = { id, version, result: 'paid', statementLineId: stored!.id, reason: '银行未返回结果' };
        return on(await send(who, `${pay}/settle`, wish));
      },
    },
    {
      what: 'a change of a payment, its decision',
      maker: 'cashier',
      checker: 'finance_mgr',
      at: '/hypay/hyPayChange/audit',
      guard: 'decideChange applyBy',
      make: async (who) => {
        const { id: paymentId } = await eyes().submitted(await eyes().payable());
        const change = { paymentId, changeType: '3', newAmount: 250_000, reason: '另行结算' };
        return on(await send(who, '/hypay/hyPayChange/add', change, 'post'));
      },
    },
    {
      what: 'a prepayment, its decision',
      maker: 'dispatcher',
      checker: 'finance_mgr',
      at: `${prepay}/audit`,
      guard: 'apply.service applyBy',
      make: async (who) => on(await applied(who)),
    },
    {
      what: 'the decision on a prepayment, its payment',
      maker: 'finance_mgr',
      checker: 'cashier',
      at: `${prepay}/pay`,
      guard: 'pay.service auditBy',
      make: async (who) => on(await send(who, `${prepay}/audit`, { ...keyOf(await applied('asking')), pass: true }), {}),
    },
    {
      what: 'a prepayment, its writing off',
      maker: 'dispatcher',
      checker: 'finance_mgr',
      at: `${prepay}/writeOff`,
      guard: 'recover.service applyBy',
      make: async (who) => {
        const asked = await applied(who);
        const passed = await send('approver', `${prepay}/audit`, { ...keyOf(asked), pass: true });
        const { id, paymentId, noteId } = await send('paying', `${prepay}/pay`, keyOf(passed));
        const { requestSerial } = await eyes().payment(paymentId);
        const result = { state: 'success', bankSerialNo: eyes().serial(), payTime: '2026-06-02 12:00:03', fee: 0 } as const;
        await takeResult(eyes().server.context(), { requestSerial, result });
        const note = await send('asking', '/shipping/hyShippingNote/revoke', { ...keyOf(await eyes().read(noteId)), revokeCode: '2' });
        await send('approver', '/shipping/hyShippingNote/revokeApprove', { ...keyOf(note), pass: true });
        return on(expectDone(await eyes().server.as('admin').get(`${prepay}/queryById`, { id })), { reason: '失联' });
      },
    },
  ];
}
