import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { makeSafe } from '../../../../test/makeSafe.ts';
import { bankCode, openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { post } from '../ledger/post.ts';
import { postOpening, reversed } from '../ledger/postings.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { hyWalletConfig } from '../wallet-config/walletConfig.table.ts';
import { askDuePayments } from './sendPayment.ts';
import { takeResult } from './settlePayment.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});
beforeEach(() => {
  site.bank.given.length = 0;
  site.bank.answer = () => ({ state: 'accepted' });
});

type Row = Awaited<ReturnType<PaySite['read']>>;
const [cashier, finance] = ['cashier_person', 'finance_second'];
const books = () => booksOf(site.world.company.id);
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));
const ctx = () => site.server.context();
const settle = (requestSerial: string, result: Parameters<typeof takeResult>[1]['result']) => takeResult(ctx(), { requestSerial, result });
const success = (bankSerialNo: string, fee = 0) => ({ state: 'success' as const, bankSerialNo, payTime: '2026-06-02 12:00:03', fee });
const failure = { state: 'failed' as const, code: 'E17', reason: '户名与账号不符' };
const back = { state: 'returned' as const, bankSerialNo: 'B1', returnTime: '2026-06-03 09:00:00', reason: '账户已销户' };
async function sent(): Promise<{ note: Row; payment: Row }> {
  const note = await site.payable();
  const payment = await site.submitted(note);
  return { note, payment: await site.pay(finance, 'approve', payment.id, { pass: true }) };
}
let serials = 0;
const bankSerial = () => `BK${(serials += 1)}`;
const put = (action: string, body: object, who = cashier) => site.server.as(who).put(`/hypay/hyPayment/${action}`, body, once());
const add = (noteIds: string[], who = cashier) => site.server.as(who).post('/hypay/hyPayment/add', { noteIds, submit: true }, once());
async function configure(values: Partial<typeof hyWalletConfig.$inferInsert>): Promise<void> {
  await site.server.inTenant(0, async (tx) => {
    await tx.delete(hyWalletConfig);
    await tx.insert(hyWalletConfig).values({
      companyId: site.world.company.id,
      channelType: 'bank',
      singleLimit: 50_000_000,
      dayLimit: 1_000_000_000,
      driverDayLimit: 50_000_000,
      ...values,
    });
  });
}
let moves = 0;
/** Brings own money of the company in, or takes it out. */
async function moveFunds(amount: number): Promise<void> {
  const companyId = site.world.company.id;
  const opening = postOpening({ companyId, companyAccountId: site.account.id, amount: Math.abs(amount) });
  const facts = { bizId: site.account.id, step: `move-${(moves += 1)}`, bizNo: null, companyId, summary: '调拨' };
  await ctx().transaction((tx) => post(tx, ctx(), amount < 0 ? reversed(opening) : opening, facts));
}
const unconfigure = () => site.server.inTenant(0, (tx) => tx.delete(hyWalletConfig));

describe('SHIP-09 SHIP-10 SHIP-21 the way of a payment', () => {
  test('case A1 goes from submission to the driver, and every fen is in the books', async () => {
    const bank = await site.balance(bankCode(site));
    const note = await site.payable();
    const payment = await site.submitted(note);
    expect(payment).toMatchObject({ state: '20', amount: 271_000, submitBy: cashier, payeeName: expect.stringContaining('持卡人') });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '78', payState: '20' });
    expect(await site.balance(books().payable(note.driverId))).toBe(271_000);

    const approved = await site.pay(finance, 'approve', payment.id, { pass: true, remark: '同意' });
    expect(approved).toMatchObject({ state: '30', approveBy: finance, requestSerial: `${payment.paymentNo}01`, simulated: '1' });
    expect(await site.balance(books().payable(note.driverId))).toBe(0);
    expect(await site.balance(books().clearing('bank'))).toBe(271_000);
    await site.drain();
    expect(site.bank.given).toMatchObject([
      { requestSerial: approved.requestSerial, amount: 271_000, payee: { accountType: '2' }, payer: { companyAccountId: site.account.id } },
    ]);

    site.bank.results.set(approved.requestSerial, success(bankSerial(), 500));
    await put('queryResult', { id: payment.id });

    expect(await site.payment(payment.id)).toMatchObject({ state: '40', payTime: '2026-06-02 12:00:03', channelFee: 500 });
    expect(await site.read(note.id)).toMatchObject({
      noteStatus: '80',
      payState: '40',
      paidAmount: 271_000,
      payTime: '2026-06-02 12:00:03',
    });
    expect(await site.balance(books().clearing('bank'))).toBe(0);
    expect(bank - (await site.balance(bankCode(site)))).toBe(271_500);
    expect(await findings()).toEqual([]);
  });

  test('40405 neither who handed it in nor who set the payee approves it', async () => {
    const note = await site.payable();
    await site.change(note.id, { payeeBy: 'payee_setter' });
    const payment = await site.submitted(note);

    for (const who of [cashier, 'payee_setter'])
      expect(await site.pay(who, 'approve', payment.id, { pass: true })).toMatchObject({ code: 40405 });
    expect(await site.pay(finance, 'approve', payment.id, { pass: true })).toMatchObject({ state: '30' });
  });

  test('M4 refused with a remark it goes back to the person who made it, and can be handed in again', async () => {
    const note = await site.payable();
    const payment = await site.submitted(note);
    expect(await put('approve', { ids: [payment.id], pass: false, remark: ' ' }, finance)).toMatchObject({ errorCode: 40106 });

    expect(await site.pay(finance, 'approve', payment.id, { pass: false, remark: '账号有误' })).toMatchObject({ state: '10' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: '10' });
    expect(expectDone(await add([note.id])).fail).toMatchObject([{ code: 40411 }]);
    expect(await site.pay(cashier, 'submit', payment.id)).toMatchObject({ state: '20', approveBy: null });
  });

  test('1 40411 a waybill has one payment at a time, also when two people make it at once', async () => {
    const note = await site.payable();
    const answers = await Promise.all([add([note.id]), add([note.id], 'second_cashier'), add([note.id], 'third_cashier')]);

    const results = answers.map(expectDone);
    expect(results.flatMap(({ success: done }) => done)).toEqual([note.id]);
    for (const { fail } of results.filter(({ fail: refused }) => refused.length > 0)) expect(fail[0].code).toBe(40411);
    const { total, records } = expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { noteId: note.id }));
    expect(total).toBe(1);
    // The end of the number, which the database keeps sealed.
    expect(records[0].accountName).toMatch(/\*{4}0001$/);
  });

  test('40401 nothing is paid of what is paid', async () => {
    const { payment, note } = await sent();
    await settle(payment.requestSerial, success(bankSerial()));
    expect(expectDone(await add([note.id])).fail).toMatchObject([{ code: 40901 }]);
    await site.change(note.id, { noteStatus: '75' });
    expect(expectDone(await add([note.id])).fail).toMatchObject([{ code: 40401 }]);
    await site.change(note.id, { noteStatus: '80' });
  });
});

describe('SHIP-09 2.15 limits of a company', () => {
  test.each([
    ['40402', { singleLimit: 270_999, dayLimit: 1_000_000_000 }, 40402],
    ['one payment at the limit', { singleLimit: 271_000, dayLimit: 1_000_000_000 }, undefined],
    ['40403 a payee', { driverDayLimit: 270_999 }, 40403],
    ['a payee at the limit', { driverDayLimit: 271_000 }, undefined],
  ])('%s', async (_what, values, code) => {
    await configure(values);
    const done = await site.submitted(await site.payable());
    await unconfigure();
    expect(done).toMatchObject(code === undefined ? { state: '20' } : { code });
  });

  test('40403 the day is used up by what was handed in, is on its way or paid, and not by what came to nothing', async () => {
    await atTime(site.server.clock, '2026-06-04T12:00:00+08:00', async () => {
      await configure({ singleLimit: 542_000, dayLimit: 542_000, driverDayLimit: 542_000 });
      const [first, second, third] = [await site.payable(), await site.payable(), await site.payable()];
      const payment = await site.submitted(first!);
      await site.submitted(second!);
      expect(await site.submitted(third!)).toMatchObject({ code: 40403 });
      const approved = await site.pay(finance, 'approve', payment.id, { pass: true });
      await settle(approved.requestSerial, failure);
      expect(await site.submitted(third!)).toMatchObject({ state: '20' });
      await unconfigure();
    });
  });

  test.each([
    ['2026-06-05T07:59:00+08:00', 40406],
    ['2026-06-05T08:00:00+08:00', undefined],
    ['2026-06-05T21:00:00+08:00', undefined],
    ['2026-06-05T21:01:00+08:00', 40406],
  ])('40406 money leaves within the hours of the company: %s', async (now, code) => {
    const payment = await site.submitted(await site.payable());
    await configure({ payWindow: '08:00-21:00' });
    const done = await atTime(site.server.clock, now, () => site.pay(finance, 'approve', payment.id, { pass: true }));
    await unconfigure();
    expect(done).toMatchObject(code === undefined ? { state: '30' } : { code });
  });

  test('40444 L9 nothing leaves that the account does not hold beyond what is on its way', async () => {
    const payment = await site.submitted(await site.payable());
    const { rows } = await site.server.database.pool.query(
      `select coalesce(sum(amount + channel_fee), 0)::bigint as sum from hy_payment where state = '30' and company_account_id = $1`,
      [site.account.id],
    );
    const free = (await site.balance(bankCode(site))) - Number(rows[0].sum);

    await moveFunds(270_999 - free);
    expect(await site.pay(finance, 'approve', payment.id, { pass: true })).toMatchObject({ code: 40444 });
    await moveFunds(1);
    expect(await site.pay(finance, 'approve', payment.id, { pass: true })).toMatchObject({ state: '30' });
    await moveFunds(100_000_000);
  });

  test('a company without a confirmed account to pay from hands nothing in', async () => {
    const note = await site.payable();
    await site.server.inTenant(0, (tx) => tx.update(hyCompanyAccount).set({ verifyState: '10' }));
    expect(await site.submitted(note)).toMatchObject({ message: '运营主体没有已验证的付款账户' });
    await site.server.inTenant(0, (tx) => tx.update(hyCompanyAccount).set({ verifyState: '20' }));
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: null });
  });

  test('40331 where a company asks for an SMS, nothing is handed in without one', async () => {
    const note = await site.payable();
    await configure({ smsConfirm: '1' });
    expect(await add([note.id])).toMatchObject({ errorCode: 40331 });
    await unconfigure();
  });

  test('SHIP-10 40331 nor is anything approved: a code by SMS makes the person safe, a refusal needs none', async () => {
    const [first, second] = [await site.submitted(await site.payable()), await site.submitted(await site.payable())];
    await configure({ smsConfirm: '1' });
    const approve = (id: string, body: object) => put('approve', { ids: [id], ...body }, 'finance_with_phone');
    await site.server.as('finance_with_phone').get('/sys/user/getCurrentUserDeparts');
    await site.server.database.pool.query("update sys_user set phone = '13800007001' where username = 'finance_with_phone'");
    expect(await approve(first.id, { pass: true })).toMatchObject({ status: 403, errorCode: 40331 });
    expect(await site.payment(first.id)).toMatchObject({ state: '20' });
    // A check of the form asks for no code.
    const asked = { 'X-Check-Only': '1' };
    const form = await site.server.as('finance_with_phone').put('/hypay/hyPayment/approve', { ids: [first.id], pass: true }, asked);
    expect(form).not.toMatchObject({ errorCode: 40331 });
    // Somebody with a phone does not pass by the password.
    const client = site.server.as('finance_with_phone');
    expect(await client.post('/sys/safe/user/checkPassword', { password: 'Test-only-1!' })).toMatchObject({
      success: false,
      message: '您已绑定手机号，请使用短信验证',
    });
    expectDone(await approve(second.id, { pass: false, remark: '金额有误' }));
    expect(await site.payment(second.id)).toMatchObject({ state: '10' });

    await makeSafe(site.server, client);
    expectDone(await approve(first.id, { pass: true }));
    expect(await site.payment(first.id)).toMatchObject({ state: '30' });
    await unconfigure();
  });

  test('SHIP-10 a person without a phone gives the password again, for ten minutes', async () => {
    const payment = await site.submitted(await site.payable());
    await configure({ smsConfirm: '1' });
    const client = site.server.as(finance);
    const check = (password: unknown) => client.post('/sys/safe/user/checkPassword', { password });
    expect(await put('approve', { ids: [payment.id], pass: true }, finance)).toMatchObject({ errorCode: 40331 });
    for (const wrong of ['wrong', '', null, 12])
      expect(await check(wrong)).toMatchObject({ success: false, errorData: [{ path: 'password' }] });
    expect(await put('approve', { ids: [payment.id], pass: true }, finance)).toMatchObject({ errorCode: 40331 });
    expect(await check('Test-only-1!')).toMatchObject({ success: true });
    await site.server.database.pool.query("update sys_session set password_until = password_until - interval '601 seconds'");
    expect(await put('approve', { ids: [payment.id], pass: true }, finance)).toMatchObject({ errorCode: 40331 });
    expect(await check('Test-only-1!')).toMatchObject({ success: true });
    expectDone(await put('approve', { ids: [payment.id], pass: true }, finance));
    expect(await site.payment(payment.id)).toMatchObject({ state: '30' });
    await unconfigure();
  });
});

describe('SHIP-20 SHIP-21 what the bank says', () => {
  test('M6 M8 a failed payment is owed again, its notice is open, and it is sent again under another serial', async () => {
    const { payment, note } = await sent();
    await settle(payment.requestSerial, failure);

    expect(await site.payment(payment.id)).toMatchObject({ state: '50', failReason: '户名与账号不符', failNoticeState: '1' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: '50', paidAmount: 0 });
    expect(await site.balance(books().payable(note.driverId))).toBe(271_000);
    expect(expectDone(await add([note.id])).fail).toMatchObject([{ code: 40411 }]);

    const again = await site.pay(cashier, 'retry', payment.id);
    expect(again).toMatchObject({ state: '30', requestSerial: `${payment.paymentNo}02`, failNoticeState: '2' });
    // 9: what succeeds now is booked, and the waybill is paid.
    await settle(again.requestSerial, success(bankSerial()));
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '80', paidAmount: 271_000 });
    // The first sending says it again, and late: nothing changes. That it went out after all would be money paid twice, and is told.
    await settle(payment.requestSerial, success(bankSerial()));
    expect(site.server.errors.splice(0).join('')).toContain('contradicts');
    await settle(payment.requestSerial, failure);
    expect(await site.payment(payment.id)).toMatchObject({ state: '40' });
    expect(await findings()).toEqual([]);
  });

  test('40408 a payment is sent again five times', async () => {
    let { payment } = await sent();
    for (let times = 1; times <= 5; times += 1) {
      await settle(payment.requestSerial, failure);
      payment = await site.pay(cashier, 'retry', payment.id);
      expect(payment).toMatchObject({ state: '30', retryCount: times });
    }
    await settle(payment.requestSerial, failure);
    expect(await site.pay(cashier, 'retry', payment.id)).toMatchObject({ code: 40408 });
  });

  test('9 with another card it is approved again before it leaves', async () => {
    const { payment, note } = await sent();
    await settle(payment.requestSerial, failure);
    const card = await site.giveCard('driver', note.driverId, { isDefault: '0', cardHolder: '新卡' });
    const setPayee = async (who: string) => {
      const { version } = await site.read(note.id);
      return site.server.as(who).put('/shipping/hyShippingNote/setPayee', { id: note.id, version, cardId: card }, once());
    };
    expectDone(await setPayee('ops_payee'));

    expect(await site.pay(cashier, 'retry', payment.id, { remark: '已换卡' })).toMatchObject({ state: '20', payeeName: '新卡' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '78' });
    // On its way it has its payee; and the one who set it does not approve it.
    expect(await setPayee('ops_payee')).toMatchObject({ errorCode: 40901 });
    expect(await site.pay('ops_payee', 'approve', payment.id, { pass: true })).toMatchObject({ code: 40405 });
    expect(await site.pay(finance, 'approve', payment.id, { pass: true })).toMatchObject({
      state: '30',
      requestSerial: `${payment.paymentNo}02`,
    });
  });

  test('M9 money that comes back is owed again, and the waybill is payable', async () => {
    const { payment, note } = await sent();
    const serial = bankSerial();
    const before = await site.balance(bankCode(site));
    await settle(payment.requestSerial, success(serial));
    await settle(payment.requestSerial, { ...back, bankSerialNo: serial });

    expect(await site.payment(payment.id)).toMatchObject({ state: '70', failReason: '账户已销户', failNoticeState: '1' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: '70', paidAmount: 0, payTime: null });
    expect(await site.balance(bankCode(site))).toBe(before);
    expect(await site.balance(books().payable(note.driverId))).toBe(271_000);
    // It is not sent again to the same card without a word.
    expect(await site.pay(cashier, 'retry', payment.id)).toMatchObject({ code: 40106 });
    expect(await site.pay(cashier, 'retry', payment.id, { remark: '账户已恢复' })).toMatchObject({ state: '20' });
    expect(await findings()).toEqual([]);
  });

  test('news that comes twice, late or in the wrong order is booked once', async () => {
    const { payment, note } = await sent();
    const serial = bankSerial();
    await settle(payment.requestSerial, { ...back, bankSerialNo: serial });
    await Promise.all([settle(payment.requestSerial, success(serial)), settle(payment.requestSerial, { ...back, bankSerialNo: serial })]);

    expect(await site.payment(payment.id)).toMatchObject({ state: '70', bankSerialNo: serial });
    expect(await site.balance(books().payable(note.driverId))).toBe(271_000);
    expect(await findings()).toEqual([]);
  });

  test('what contradicts what was said before changes nothing, and finance is told', async () => {
    const { payment, note } = await sent();
    await settle(payment.requestSerial, failure);
    await settle(payment.requestSerial, success(bankSerial()));

    expect(await site.payment(payment.id)).toMatchObject({ state: '50' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', paidAmount: 0 });
    expect(site.server.errors.splice(0).join('')).toContain('contradicts');
  });

  test('I19 M7 while a result is unknown the bank is asked again, later each time, and never given another serial', async () => {
    const { payment } = await sent();
    site.bank.answer = () => Promise.reject(new Error('silent'));
    await site.drain();
    expect(site.server.errors.splice(0).join('')).toContain('did not answer');
    expect(await site.pay(cashier, 'retry', payment.id)).toMatchObject({ code: 40901 });

    const asked: string[] = [];
    let now = new Date('2026-06-02T12:00:00+08:00').getTime();
    for (const minutes of [1, 1, 2, 5, 10, 30, 60, 60]) {
      now += minutes * 60_000;
      await atTime(site.server.clock, new Date(now).toISOString(), async () => {
        await askDuePayments(ctx());
        asked.push((await site.payment(payment.id)).nextQueryTime);
      });
    }
    expect(asked.map((time) => time.slice(11, 16))).toEqual(['12:02', '12:04', '12:09', '12:19', '12:49', '13:49', '14:49', '15:49']);
    const given = site.bank.given.filter(({ paymentNo }) => paymentNo === payment.paymentNo);
    expect(new Set(given.map(({ requestSerial }) => requestSerial))).toEqual(new Set([payment.requestSerial]));
  });

  test('I19 what the bank never had is given to it again, under the same serial', async () => {
    const { payment } = await sent();
    site.bank.results.set(payment.requestSerial, { state: 'missing' });
    await put('queryResult', { id: payment.id });
    await put('queryResult', { id: payment.id });

    expect(site.bank.given.filter(({ paymentNo }) => paymentNo === payment.paymentNo).map(({ requestSerial }) => requestSerial)).toEqual([
      payment.requestSerial,
      payment.requestSerial,
    ]);
    expect(await site.payment(payment.id)).toMatchObject({ state: '30' });
  });

  test('an order that the bank refuses at once has failed', async () => {
    site.bank.answer = () => ({ state: 'rejected', code: 'R1', reason: '账号不存在' });
    const { payment, note } = await sent();
    await site.drain();
    expect(await site.payment(payment.id)).toMatchObject({ state: '50', failReason: '账号不存在' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75' });
  });
});

describe('SHIP-20 M11 a payment that is given up', () => {
  test('its waybill is payable again, and the notice is closed', async () => {
    const { payment, note } = await sent();
    expect(await put('close', { id: payment.id, version: payment.version, reason: '误提交' })).toMatchObject({ errorCode: 40901 });
    await settle(payment.requestSerial, failure);
    const failed = await site.payment(payment.id);
    expect(await put('close', { id: failed.id, version: failed.version, reason: ' ' })).toMatchObject({ errorCode: 40106 });

    expect(expectDone(await put('close', { id: failed.id, version: failed.version, reason: '改为线下' }))).toMatchObject({
      state: '60',
      failNoticeState: '2',
    });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: '60' });
    expect(await site.submitted(note)).toMatchObject({ state: expect.any(String) });
  });

  test('G03 a failure is taken note of in words', async () => {
    const { payment } = await sent();
    await settle(payment.requestSerial, failure);
    const failed = await site.payment(payment.id);
    const list = expectDone(await site.server.as(cashier).get('/hypay/hyPayment/failNotices', { paymentNo: failed.paymentNo }));
    expect(list.records).toMatchObject([{ id: failed.id }]);
    const handled = expectDone(await put('noticeHandle', { id: failed.id, version: failed.version, reason: '已联系司机' }));
    expect(handled).toMatchObject({ state: '50', failNoticeState: '2', noticeRemark: '已联系司机' });
    expect(await put('noticeHandle', { id: failed.id, version: handled.version, reason: '再次' })).toMatchObject({ errorCode: 40901 });
  });
});

describe('SHIP-09 what payments come to beforehand', () => {
  test('count, amount, limits and funds are told company by company, with what speaks against them', async () => {
    const note = await site.payable();
    const { note: busy } = await sent();
    await configure({ singleLimit: 271_000, dayLimit: 271_000, driverDayLimit: 271_000 });
    const check = expectDone(await site.server.as(cashier).post('/hypay/hyPayment/limitCheck', { noteIds: [note.id, busy.id] }));
    await unconfigure();

    expect(check).toMatchObject({ count: 1, amount: 271_000 });
    expect(check.companies).toMatchObject([{ count: 1, amount: 271_000, singleLimit: 271_000, dayLeft: 0 }]);
    expect(check.companies[0].problems).toContain('超过当日限额');
    expect(check.companies[0].problems.join()).toContain(busy.shippingNoteNumber);
  });

  test('what waits to be paid is listed, and what is under way is not', async () => {
    const note = await site.payable();
    const { note: busy } = await sent();
    const list = async (id: string) =>
      expectDone(await site.server.as(cashier).get('/hypay/hyPayment/payableList', { shippingNoteNumber: id })).total;
    expect(await list(note.shippingNoteNumber)).toBe(1);
    expect(await list(busy.shippingNoteNumber)).toBe(0);
    const sheet = (who: Parameters<PaySite['server']['as']>[0], query: Record<string, string>) =>
      site.server.as(who).download('/hypay/hyPayment/payableExport', { exportFields: 'shippingNoteNumber,openAmount,payeeName', ...query });
    const text = await readWorkbookText((await sheet(cashier, {})).body);
    expect(text).toContain(`${note.shippingNoteNumber}\t2710\t`);
    expect(text).not.toContain(busy.shippingNoteNumber);
    expect(await readWorkbookText((await sheet(cashier, { noteStatus: '70' })).body)).not.toContain(note.shippingNoteNumber);
    expect(await sheet({ username: 'reads_only', permissions: ['pay:list'] }, {})).toMatchObject({ status: 403 });
  });

  test('SHIP-09 each row tells the funds of its customer, and is found by the whole number of the card', async () => {
    const note = await site.payable();
    const list = async (query: Record<string, string>, who: Parameters<PaySite['server']['as']>[0] = cashier) =>
      expectDone(await site.server.as(who).get('/hypay/hyPayment/payableList', query));
    const { availableAmount, frozenAmount } = await site.walletNow(site.world.wallet.id);
    const [row] = (await list({ shippingNoteNumber: note.shippingNoteNumber })).records;
    expect(row).toMatchObject({ walletAvailable: availableAmount, walletFrozen: frozenAmount });
    const cardNo = await site.server.inTenant(0, async (tx) => {
      const { hyBankCard } = await import('../bank-card/bankCard.table.ts');
      return (await tx.select().from(hyBankCard)).find(({ id }) => id === note.payeeCardId)!.cardNo;
    });
    expect((await list({ payeeCard: cardNo })).records.map(({ id }: Row) => id)).toEqual([note.id]);
    expect((await list({ payeeCard: `${cardNo.slice(0, 4)} ${cardNo.slice(4)}` })).total).toBe(1);
    for (const part of [cardNo.slice(0, -1), '%', "' or 1=1 --"]) expect((await list({ payeeCard: part })).total).toBe(0);
    const check = expectDone(await site.server.as(cashier).post('/hypay/hyPayment/limitCheck', { noteIds: [note.id] }));
    expect(check.customers).toEqual([
      {
        customerId: site.world.customer.id,
        customerName: site.world.customer.customerName,
        companyId: site.world.company.id,
        count: 1,
        amount: 271_000,
        available: availableAmount,
        frozen: frozenAmount,
      },
    ]);
    const customer = { username: 'not_staff', userType: 2 as const, cid: site.world.customer.id, permissions: ['pay:list'] };
    expect(await site.server.as(customer).get('/hypay/hyPayment/payableList')).toMatchObject({ status: 403 });
  });
});
