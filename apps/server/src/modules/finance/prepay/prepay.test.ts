import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { bankCode } from '../../../../test/paySite.ts';
import { openPrepaySite, people, type PrepaySite } from '../../../../test/prepaySite.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { hyWalletConfig } from '../wallet-config/walletConfig.table.ts';

let site: PrepaySite;
beforeAll(async () => {
  site = await openPrepaySite();
});
beforeEach(() => {
  site.bank.given.length = 0;
});

type Row = Awaited<ReturnType<PrepaySite['read']>>;
const { applicant, auditor, cashier, second } = people;
const books = () => booksOf(site.world.company.id);
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));
/** Half of what the driver is estimated to get: 32,000 kg at 85.50 yuan. */
const cap = 136_800;

describe('SHIP-13 SHIP-21 the way of a prepayment', () => {
  test('Y1 to Y5 applied for, approved and paid by three people, it is in the hands of the driver and in the books', async () => {
    const before = await site.balance(bankCode(site));
    const note = await site.onRoad();

    const applied = expectDone(await site.apply(note, 100_000));
    expect(applied).toMatchObject({
      state: '10',
      amount: 100_000,
      estimatedFee: 273_600,
      rate: 3655,
      applyBy: applicant,
      noteStatus: '20',
      payeeName: expect.stringContaining('持卡人'),
      openAmount: 0,
    });
    expect(await site.read(note.id)).toMatchObject({ prepayState: '10', prepaidAmount: 0, version: note.version });
    const approved = expectDone(await site.move(auditor, 'audit', applied, { pass: true, remark: '同意' }));
    expect(approved).toMatchObject({ state: '20', auditBy: auditor, auditRemark: '同意' });

    const sent = expectDone(await site.move(cashier, 'pay', approved));
    expect(sent).toMatchObject({ state: '30', openAmount: 100_000 });
    expect(await site.balance(books().prepaid(note.driverId))).toBe(100_000);
    expect(await site.balance(books().clearing('bank'))).toBe(100_000);
    expect(await findings()).toEqual([]);
    await site.drain();
    expect(site.bank.given).toMatchObject([{ amount: 100_000, purpose: `预付运费 ${note.shippingNoteNumber}` }]);

    await site.say(sent, 'success');
    expect(await site.prepay(sent.id)).toMatchObject({ state: '40', payTime: '2026-06-02 12:00:03', openAmount: 100_000 });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '20', payState: null, prepayState: '40', prepaidAmount: 100_000 });
    expect(before - (await site.balance(bankCode(site)))).toBe(100_000);
    expect(await site.balance(books().clearing('bank'))).toBe(0);
    expect(await findings()).toEqual([]);
    const events = expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId: note.id }));
    const types = (events.records ?? events).map(({ eventType }: Row) => eventType);
    expect(types).toEqual(expect.arrayContaining(['prepayApplied', 'prepayApproved', 'prepayPaid']));
  });

  test('10 its payment is of its own kind: it stands among those that are checked, and is moved by the prepayment alone', async () => {
    const note = await site.onRoad();
    const prepay = await site.sent(note, 1000);
    const payment = await site.payment(prepay.paymentId);
    expect(payment).toMatchObject({ payKind: '2', state: '30', submitBy: cashier, approveBy: auditor, noteId: note.id });
    await site.say(prepay, 'failed');

    for (const [who, action] of [
      [second, 'approve'],
      [cashier, 'retry'],
      [cashier, 'submit'],
    ] as const)
      expect(await site.pay(who, action, payment.id, { pass: true })).toMatchObject({ message: '请在该付款所属的单据中处理' });
    const { version } = await site.payment(payment.id);
    for (const action of ['close', 'noticeHandle'])
      expect(
        await site.server.as(cashier).put(`/hypay/hyPayment/${action}`, { id: payment.id, version, reason: '关闭' }, once()),
      ).toMatchObject({ success: false, message: '请在该付款所属的单据中处理' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '20', payState: null });
    const notices = expectDone(await site.server.as(cashier).get('/hypay/hyPayment/failNotices', { paymentNo: payment.paymentNo }));
    expect(notices.total).toBe(0);
  });

  test.each([
    [cap - 1, true],
    [cap, true],
    [cap + 1, false],
  ])('40431 half of the estimated fee at most: %d fen pass: %s', async (amount, passes) => {
    const answer = await site.apply(await site.onRoad(), amount);
    if (passes) return expect(expectDone(answer)).toMatchObject({ state: '10', amount });
    return expect(answer).toMatchObject({ success: false, errorCode: 40431, errorData: [{ path: 'amount' }] });
  });

  test('40431 all prepayments of a waybill together, without those that came to nothing', async () => {
    const note = await site.onRoad();
    await site.paid(note, 100_000);
    const refused = expectDone(await site.apply(note, 20_000));
    expectDone(await site.move(auditor, 'audit', refused, { pass: false, remark: '无加油单' }));

    expect(await site.apply(note, cap - 100_000 + 1)).toMatchObject({ errorCode: 40431 });
    expect(expectDone(await site.server.as(applicant).get('/hypay/hyPrepay/terms', { noteId: note.id }))).toMatchObject({
      driverFee: 273_600,
      maxRate: 5000,
      cap,
      used: 100_000,
      left: cap - 100_000,
      payees: [{ isUsual: true }],
    });
    expectDone(await site.apply(note, cap - 100_000));
    expect(await site.read(note.id)).toMatchObject({ prepayState: '10', prepaidAmount: 100_000 });
  });

  test('one at a time, also when two people apply at once', async () => {
    const note = await site.onRoad();
    const answers = await Promise.all([site.apply(note, 1000), site.apply(note, 2000, {}, 'ops_person')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorData: [{ path: 'noteId', message: '该运单已有未完结的预付单' }] });
  });

  test('40404 money goes to a confirmed card of those who carry, and to no other', async () => {
    const note = await site.onRoad({ hasCard: false });
    expect(await site.apply(note, 1000)).toMatchObject({ errorCode: 40404, errorData: [{ path: 'cardId' }] });
    const unconfirmed = await site.giveCard('driver', note.driverId, { verifyState: '10' });
    expect(await site.apply(note, 1000, { cardId: unconfirmed })).toMatchObject({ errorCode: 40404 });
    const stranger = await site.giveCard('driver', 'somebody');
    expect(await site.apply(note, cap + 1, { cardId: stranger })).toMatchObject({
      errorData: expect.arrayContaining([expect.objectContaining({ path: 'amount' }), expect.objectContaining({ path: 'cardId' })]),
    });
    const cardId = await site.giveCard('driver', note.driverId, { isDefault: '0' });
    expect(expectDone(await site.apply(note, 1000, { cardId }))).toMatchObject({ payeeCardId: cardId });
  });

  test('40405 Y3 people do not decide on what they applied for, and a refusal says why', async () => {
    const prepay = expectDone(await site.apply(await site.onRoad(), 1000));
    for (const pass of [true, false])
      expect(await site.move(applicant, 'audit', prepay, { pass, remark: '好' })).toMatchObject({ errorCode: 40405 });
    expect(await site.move(auditor, 'audit', prepay, { pass: false, remark: ' ' })).toMatchObject({ errorCode: 40106 });
    expect(await site.move(auditor, 'audit', { ...prepay, version: 9 }, { pass: true })).toMatchObject({ errorCode: 40901 });
    expect(expectDone(await site.move(auditor, 'audit', prepay, { pass: false, remark: '无加油单' }))).toMatchObject({ state: '60' });
  });

  test.each([
    [99_999, false],
    [100_000, true],
    [100_001, true],
  ])('40105 no more is prepaid than the customer has set aside: %d fen pass: %s', async (frozenAmount, passes) => {
    const note = await site.onRoad();
    const prepay = expectDone(await site.apply(note, 100_000));
    await site.change(note.id, { frozenAmount });
    const answer = await site.move(auditor, 'audit', prepay, { pass: true });
    await site.change(note.id, { frozenAmount: note.frozenAmount });
    if (passes) return expect(expectDone(answer).state).toBe('20');
    expect(answer).toMatchObject({ success: false, errorCode: 40105 });
    return expect(await site.prepay(prepay.id)).toMatchObject({ state: '10', version: prepay.version });
  });

  test.each([
    ['15', '0', false],
    ['20', '0', true],
    ['30', '0', true],
    ['40', '3', true],
    ['50', '2', true],
    ['55', '0', false],
    ['20', '1', false],
    ['99', '2', false],
  ])('40901 2 on the road alone: waybill %s, revocation %s, passes: %s', async (noteStatus, revokeState, passes) => {
    const [fresh, applied, toPay, failed] = [await site.onRoad(), await site.onRoad(), await site.onRoad(), await site.onRoad()];
    const asked = expectDone(await site.apply(applied, 1000));
    const approved = await site.approved(toPay, 1000);
    const sent = await site.sent(failed, 1000);
    await site.say(sent, 'failed');
    for (const note of [fresh, applied, toPay, failed]) await site.change(note.id, { noteStatus, revokeState });

    const answers = [
      await site.apply(fresh, 1000),
      await site.move(auditor, 'audit', asked, { pass: true }),
      await site.move(cashier, 'pay', approved),
      await site.move(cashier, 'retry', await site.prepay(sent.id)),
    ];

    for (const answer of answers) {
      if (passes) expectDone(answer);
      else expect(answer).toMatchObject({ success: false, errorCode: 40901 });
    }
    for (const note of [fresh, applied, toPay, failed]) await site.change(note.id, { noteStatus: '20', revokeState: '0' });
  });
});

describe('SHIP-13 money leaves as every payment does', () => {
  async function configured<Result>(values: Partial<typeof hyWalletConfig.$inferInsert>, act: () => Promise<Result>): Promise<Result> {
    const limits = { singleLimit: 50_000_000, dayLimit: 1_000_000_000, driverDayLimit: 50_000_000 };
    const row = { companyId: site.world.company.id, channelType: 'bank', ...limits, ...values };
    await site.server.inTenant(0, (tx) => tx.insert(hyWalletConfig).values(row));
    try {
      return await act();
    } finally {
      await site.server.inTenant(0, (tx) => tx.delete(hyWalletConfig));
    }
  }

  test.each([
    ['40402 at the limit of one payment', { singleLimit: 1000 }, undefined],
    ['40402 above it', { singleLimit: 999 }, 40402],
    ['40403 above what one payee gets in a day', { driverDayLimit: 999 }, 40403],
    ['40406 within the hours', { payWindow: '08:00-12:00' }, undefined],
    ['40406 outside of them', { payWindow: '08:00-11:59' }, 40406],
    ['40331 without the check by SMS', { smsConfirm: '1' }, 40331],
    ['40444 with a fee that the account does not hold', { channelFee: 2_000_000_000 }, 40444],
  ])('%s', async (_what, values, errorCode) => {
    const prepay = await site.approved(await site.onRoad(), 1000);
    const answer = await configured(values, () => site.move(cashier, 'pay', prepay));
    if (errorCode === undefined) return expect(expectDone(answer).state).toBe('30');
    expect(answer).toMatchObject({ success: false, errorCode });
    return expect(await site.prepay(prepay.id)).toMatchObject({ state: '20', paymentId: null, version: prepay.version });
  });

  test('40403 it uses up the limit of the day together with freights', async () => {
    await atTime(site.server.clock, '2026-06-08T12:00:00+08:00', () =>
      configured({ singleLimit: 2000, dayLimit: 2000, driverDayLimit: 2000 }, async () => {
        expectDone(await site.move(cashier, 'pay', await site.approved(await site.onRoad(), 1500)));
        expect(await site.move(cashier, 'pay', await site.approved(await site.onRoad(), 501))).toMatchObject({ errorCode: 40403 });
        expectDone(await site.move(cashier, 'pay', await site.approved(await site.onRoad(), 500)));
      }),
    );
  });

  test('paid once: of two cashiers one pays, and the same call again changes nothing', async () => {
    const note = await site.onRoad();
    const prepay = await site.approved(note, 1000);
    const answers = await Promise.all([site.move(cashier, 'pay', prepay), site.move('second_cashier', 'pay', prepay)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const { total } = expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { noteId: note.id }));
    expect(total).toBe(1);
  });
});

describe('SHIP-13 SHIP-21 Y6 Y7 Y10 a prepayment that comes to nothing', () => {
  test('Y6 failed it is owed by nobody, and it is sent again under another serial', async () => {
    const note = await site.onRoad();
    const prepay = await site.sent(note, 100_000);
    await site.say(prepay, 'failed');

    const failed = await site.prepay(prepay.id);
    expect(failed).toMatchObject({ state: '50', failReason: '户名与账号不符', openAmount: 0 });
    expect(await site.read(note.id)).toMatchObject({ prepayState: '50', prepaidAmount: 0 });
    expect(await site.balance(books().prepaid(note.driverId))).toBe(0);
    expect(await findings()).toEqual([]);

    const again = expectDone(await site.move(cashier, 'pay', expectDone(await site.move(cashier, 'retry', failed))));
    expect(again).toMatchObject({ state: '30', paymentId: prepay.paymentId, failReason: null });
    const payment = await site.payment(prepay.paymentId);
    expect(payment).toMatchObject({ state: '30', requestSerial: `${payment.paymentNo}02`, failNoticeState: '2' });
    await site.say(again, 'success');
    expect(await site.prepay(prepay.id)).toMatchObject({ state: '40' });
    expect(await findings()).toEqual([]);
  });

  test('40408 it is sent again five times', async () => {
    const prepay = await site.sent(await site.onRoad(), 1000);
    for (let times = 0; times <= 5; times += 1) {
      await site.say(prepay, 'failed');
      const toPay = expectDone(await site.move(cashier, 'retry', await site.prepay(prepay.id)));
      const answer = await site.move(cashier, 'pay', toPay);
      if (times < 5) expectDone(answer);
      else expect(answer).toMatchObject({ success: false, errorCode: 40408 });
    }
  });

  test.each(['cancel', 'close'])('Y7 Y10 it can be given up, by who applied for it or is to pay it: %s', async (action) => {
    const who = action === 'cancel' ? applicant : cashier;
    const other = action === 'cancel' ? 'ops_person' : undefined;
    const note = await site.onRoad();
    const approved = await site.approved(note, 1000);
    expect(await site.move(who, action, approved, { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    if (other !== undefined)
      expect(await site.move(other, action, approved, { reason: '不用了' })).toMatchObject({ message: '仅申请人可取消预付' });
    expect(expectDone(await site.move(who, action, approved, { reason: '不用了' }))).toMatchObject({ state: '99', closeReason: '不用了' });

    const sent = await site.sent(note, 1000);
    expect(await site.move(who, action, sent, { reason: '不用了' })).toMatchObject({ errorCode: 40901 });
    await site.say(sent, 'failed');
    expectDone(await site.move(who, action, await site.prepay(sent.id), { reason: '换人' }));
    expect(await site.payment(sent.paymentId)).toMatchObject({ state: '60', closeReason: '换人', failNoticeState: '2' });
    expect(await site.read(note.id)).toMatchObject({ prepayState: '99' });
    expect(expectDone(await site.apply(note, 1000)).state).toBe('10');
  });

  test('Y11 L4 what comes back is owed by nobody, and is sent again by a person', async () => {
    const note = await site.onRoad();
    const before = await site.balance(bankCode(site));
    const prepay = await site.paid(note, 100_000);
    await site.say(prepay, 'returned');

    expect(await site.prepay(prepay.id)).toMatchObject({ state: '50', failReason: '账户已销户', openAmount: 0 });
    expect(await site.read(note.id)).toMatchObject({ prepayState: '50', prepaidAmount: 0 });
    expect(await site.balance(bankCode(site))).toBe(before);
    expect(await site.balance(books().prepaid(note.driverId))).toBe(0);
    expect(await findings()).toEqual([]);
    expectDone(await site.move(cashier, 'pay', expectDone(await site.move(cashier, 'retry', await site.prepay(prepay.id)))));
  });

  test('I13 the check of the books finds a prepayment that the books do not know', async () => {
    const prepay = await site.paid(await site.onRoad(), 1000);
    const set = (offset: number) =>
      site.server.database.pool.query('update hy_prepay set offset_amount = $1 where id = $2', [offset, prepay.id]);
    await set(1);
    expect((await findings()).map(({ invariant }) => invariant)).toEqual(['I13', 'I13']);
    await set(0);
    expect(await findings()).toEqual([]);
  });
});
