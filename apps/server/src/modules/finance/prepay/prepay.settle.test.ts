import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { bankCode } from '../../../../test/paySite.ts';
import { openPrepaySite, people, type PrepaySite } from '../../../../test/prepaySite.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { takeResult } from '../payment/settlePayment.ts';

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
const examine = (note: Row) => site.examine(note, { pass: true });
const sheet = async (id: string) =>
  expectDone(await site.server.as(auditor).post('/shipping/hyShippingNote/examineSheet', { ids: [id] })).rows[0];
let serials = 0;
const proof = (amount: number, values: object = {}) => ({
  amount,
  companyAccountId: site.account.id,
  bankSerialNo: `ZH${(serials += 1)}`,
  recoverTime: '2026-06-02 11:30:00',
  voucherFiles: 'voucher/a.png',
  ...values,
});
const recover = (prepay: Row, amount: number, values: object = {}, who = cashier) =>
  site.move(who, 'recover', prepay, proof(amount, values));
/** Sends what is left of a waybill to its driver, and has it arrive. */
async function payRest(note: Row): Promise<Row> {
  const payment = await site.submitted(note);
  const sent = await site.pay(second, 'approve', payment.id, { pass: true });
  const result = { state: 'success', bankSerialNo: `R${(serials += 1)}`, payTime: '2026-06-02 12:00:03', fee: 0 } as const;
  await takeResult(site.server.context(), { requestSerial: sent.requestSerial, result });
  return site.payment(payment.id);
}
const unexamine = async (note: Row) =>
  expectDone(await site.by('finance_third', 'unexamine', await site.read(note.id), { reason: '审核有误' }));

describe('SHIP-13 SHIP-21 Y8 what was prepaid counts against the freight', () => {
  test('A1 100,000 of 271,000 fen were prepaid: the driver gets the rest, and every fen is in the books', async () => {
    const before = await site.balance(bankCode(site));
    const note = await site.onRoad();
    const prepay = await site.paid(note, 100_000);
    const reviewed = await site.finish(note);
    expect(await sheet(note.id)).toMatchObject({ prepayOffset: 100_000, prepayLeft: 0, payable: 171_000 });

    const examined = await examine(reviewed);
    expect(examined).toMatchObject({ noteStatus: '75', prepayOffset: 100_000, payableAmount: 171_000, prepayState: '45' });
    expect(await site.prepay(prepay.id)).toMatchObject({ state: '45', offsetAmount: 100_000, openAmount: 0, toRecover: '0' });
    expect(await site.balance(books().payable(note.driverId))).toBe(171_000);
    expect(await site.balance(books().prepaid(note.driverId))).toBe(0);
    expect(await findings()).toEqual([]);

    expect(await payRest(examined)).toMatchObject({ amount: 171_000, state: '40' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '80', paidAmount: 171_000, prepaidAmount: 100_000 });
    expect(await site.balance(books().payable(note.driverId))).toBe(0);
    expect(before - (await site.balance(bankCode(site)))).toBe(271_000);
    expect(await findings()).toEqual([]);
  });

  // 8,000 kg of 32,480 arrive: 68,400 fen are left of the freight, or by a fen more or less.
  test.each([
    [68_399, '45', '75', 1],
    [68_400, '45', '80', 0],
    [68_401, '40', '80', 0],
  ])('L1 of a freight of 68,400 fen %d were prepaid', async (amount, state, noteStatus, payableAmount) => {
    const note = await site.onRoad({ form: { lossMode: '0', lossRate: null } });
    const prepay = await site.paid(note, amount);
    const reviewed = await site.finish(note, { load: 8000, unload: 8000 });
    expect(reviewed.driverFee).toBe(68_400);

    expect(await examine(reviewed)).toMatchObject({ noteStatus, payableAmount, prepayOffset: Math.min(amount, 68_400) });
    expect(await site.prepay(prepay.id)).toMatchObject({ state, openAmount: Math.max(0, amount - 68_400) });
    expect(await findings()).toEqual([]);
  });

  test('L1 40432 a prepayment larger than the fee pays the freight at once, and the rest is brought back', async () => {
    const note = await site.onRoad({ form: { lossMode: '0', lossRate: null } });
    const prepay = await site.paid(note, 100_000);
    const reviewed = await site.finish(note, { load: 8000, unload: 8000 });
    expect(await sheet(note.id)).toMatchObject({ prepayOffset: 68_400, prepayLeft: 31_600, payable: 0, problem: null });
    expect(await recover(prepay, 1)).toMatchObject({ errorCode: 40901 });

    expect(await examine(reviewed)).toMatchObject({ noteStatus: '80', payableAmount: 0, prepayState: '40' });
    expect(await site.balance(books().payable(note.driverId))).toBe(0);
    expect(await site.balance(books().prepaid(note.driverId))).toBe(31_600);
    const open = await site.prepay(prepay.id);
    expect(open).toMatchObject({ state: '40', offsetAmount: 68_400, openAmount: 31_600, toRecover: '1' });
    const listed = expectDone(
      await site.server.as(cashier).get('/hypay/hyPrepay/list', { toRecover: '1', prepayNo: open.prepayNo, sums: '1' }),
    );
    expect(listed).toMatchObject({ total: 1, sums: { openAmount: 31_600, amount: 100_000 } });
    const counts = expectDone(await site.server.as(cashier).get('/hypay/hyPrepay/statusCount', { noteId: note.id }));
    expect(counts).toMatchObject({ 40: 1, toRecover: 1 });

    const bank = await site.balance(bankCode(site));
    const part = expectDone(await recover(open, 31_599));
    expect(part).toMatchObject({ state: '40', recoverAmount: 31_599, openAmount: 1, toRecover: '1' });
    expect(expectDone(await recover(part, 1))).toMatchObject({ state: '45', recoverAmount: 31_600, openAmount: 0, toRecover: '0' });
    expect((await site.balance(bankCode(site))) - bank).toBe(31_600);
    expect(await site.balance(books().prepaid(note.driverId))).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test('Y9 bad input is told at its field, all of it at once, and changes nothing', async () => {
    const note = await site.onRoad({ form: { lossMode: '0', lossRate: null } });
    const prepaid = await site.paid(note, 100_000);
    await examine(await site.finish(note, { load: 8000, unload: 8000 }));
    const prepay = await site.prepay(prepaid.id);
    const used = proof(1);
    expectDone(await site.move(cashier, 'recover', prepay, used));
    const now = await site.prepay(prepay.id);

    const bad = { recoverTime: '2026-06-02 12:00:01', voucherFiles: '', companyAccountId: 'nobody' };
    const answer = await recover(now, 31_600, bad);
    expect((answer as Row)['errorData'].map(({ path }: Row) => path)).toEqual([
      'amount',
      'recoverTime',
      'voucherFiles',
      'companyAccountId',
    ]);
    expect(await recover(now, 1, { bankSerialNo: used.bankSerialNo })).toMatchObject({ errorCode: 40451 });
    expect(await recover(now, 1, { voucherFiles: '' })).toMatchObject({ errorCode: 40409 });
    expect(await site.prepay(prepay.id)).toMatchObject({ version: now.version, openAmount: 31_599 });
    expectDone(await recover(now, 31_599));
  });

  test('P14w what nobody will bring back is written off, by another person than the applicant', async () => {
    const note = await site.onRoad({ form: { lossMode: '0', lossRate: null } });
    const prepaid = await site.paid(note, 100_000);
    await examine(await site.finish(note, { load: 8000, unload: 8000 }));
    const bad = await site.balance(books().badDebt);
    const part = expectDone(await recover(await site.prepay(prepaid.id), 10_000));

    expect(await site.move(auditor, 'writeOff', part, { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    expect(await site.move(applicant, 'writeOff', part, { reason: '失联' })).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await site.move(auditor, 'writeOff', part, { reason: '失联' }))).toMatchObject({
      state: '45',
      offsetAmount: 68_400,
      recoverAmount: 10_000,
      writtenOffAmount: 21_600,
      openAmount: 0,
      writeOffBy: auditor,
    });
    expect((await site.balance(books().badDebt)) - bad).toBe(21_600);
    expect(await site.balance(books().prepaid(note.driverId))).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test('two prepayments of a waybill are counted the oldest first', async () => {
    const note = await site.onRoad({ form: { lossMode: '0', lossRate: null } });
    const first = await site.paid(note, 60_000);
    const later = await site.paid(note, 40_000);
    await examine(await site.finish(note, { load: 8000, unload: 8000 }));
    expect(await site.prepay(first.id)).toMatchObject({ state: '45', offsetAmount: 60_000 });
    expect(await site.prepay(later.id)).toMatchObject({ state: '40', offsetAmount: 8400, openAmount: 31_600 });
    expect(await findings()).toEqual([]);
  });

  test('L3 40433 nothing is handed in or examined while one is under way', async () => {
    const note = await site.onRoad();
    const prepay = await site.sent(note, 100_000);
    await site.change(note.id, { noteStatus: '58' });
    expect(await site.by('ops_submit', 'submitCheck', await site.read(note.id))).toMatchObject({ errorCode: 40433 });
    await site.change(note.id, { noteStatus: '68' });
    expect(await examine(await site.read(note.id))).toMatchObject({ code: 40433 });
    // L3: it arrives afterwards, and is counted then.
    await site.say(prepay, 'success');
    await site.change(note.id, { noteStatus: '20' });
    expect(await examine(await site.finish(note))).toMatchObject({ prepayOffset: 100_000, payableAmount: 171_000 });
  });
});

describe('SHIP-13 SHIP-21 N29 Y11 what was counted is taken back', () => {
  test('N29 an examination that is taken back opens the prepayment again, and counts what is left of it next time', async () => {
    const note = await site.onRoad({ form: { lossMode: '0', lossRate: null } });
    const prepay = await site.paid(note, 60_000);
    const examined = await examine(await site.finish(note, { load: 8000, unload: 8000 }));
    expect(examined).toMatchObject({ noteStatus: '75', payableAmount: 8400 });

    const back = await unexamine(examined);
    expect(back).toMatchObject({ noteStatus: '68', prepayOffset: 0, prepayState: '40', prepaidAmount: 60_000 });
    expect(await site.prepay(prepay.id)).toMatchObject({ state: '40', offsetAmount: 0, openAmount: 60_000, toRecover: '0' });
    expect(await site.balance(books().prepaid(note.driverId))).toBe(60_000);
    expect(await findings()).toEqual([]);
    expect(await examine(back)).toMatchObject({ noteStatus: '75', prepayOffset: 60_000, payableAmount: 8400 });
    expect(await findings()).toEqual([]);
  });

  test('N29 Y11 after a prepayment that was counted came back, the examination is taken back with nothing of it left in the books', async () => {
    const note = await site.onRoad();
    const prepay = await site.paid(note, 100_000);
    await examine(await site.finish(note));
    await site.say(prepay, 'returned');

    expect(await unexamine(await site.read(note.id))).toMatchObject({ noteStatus: '68', prepayOffset: 0, prepaidAmount: 0 });
    expect(await site.balance(books().prepaid(note.driverId))).toBe(0);
    expect(await site.balance(books().payable(note.driverId))).toBe(0);
    expect(await findings()).toEqual([]);
    expectDone(await site.move(cashier, 'close', await site.prepay(prepay.id), { reason: '不再预付' }));
    expect(await examine(await site.read(note.id))).toMatchObject({ noteStatus: '75', payableAmount: 271_000 });
    expect(await findings()).toEqual([]);
  });

  test('Y11 one that comes back while the next one of its waybill is under way is over, with its payment; the next one goes on', async () => {
    const note = await site.onRoad();
    const first = await site.paid(note, 60_000);
    const next = await site.sent(await site.read(note.id), 50_000);

    await site.say(first, 'returned');
    await site.say(first, 'returned');

    expect(await site.prepay(first.id)).toMatchObject({ state: '99', openAmount: 0, closeReason: expect.stringContaining('退汇') });
    expect(await site.payment(first.paymentId)).toMatchObject({ state: '60', failReason: '账户已销户' });
    expect(await site.balance(books().prepaid(note.driverId))).toBe(50_000);
    await site.say(next, 'success');
    expect(await site.read(note.id)).toMatchObject({ prepayState: '40', prepaidAmount: 50_000 });
    expect(await findings()).toEqual([]);
  });

  test.each([
    ['before the rest is paid', false],
    ['after it', true],
  ])('L4 11 a prepayment that comes back %s is owed again by the freight', async (_when, isPaid) => {
    const note = await site.onRoad();
    const prepay = await site.paid(note, 100_000);
    const examined = await examine(await site.finish(note));
    if (isPaid) await payRest(examined);

    await site.say(prepay, 'returned');

    expect(await site.prepay(prepay.id)).toMatchObject({ state: '50', offsetAmount: 0, openAmount: 0 });
    const paidAmount = isPaid ? 171_000 : 0;
    const owed = await site.read(note.id);
    expect(owed).toMatchObject({ noteStatus: '75', prepayOffset: 0, payableAmount: 271_000, paidAmount, payTime: null });
    expect(await site.balance(books().payable(note.driverId))).toBe(271_000 - paidAmount);
    expect(await findings()).toEqual([]);
    // It is not prepaid again: the freight is paid.
    expect(await site.move(cashier, 'retry', await site.prepay(prepay.id))).toMatchObject({ errorCode: 40901 });
    expectDone(await site.move(cashier, 'close', await site.prepay(prepay.id), { reason: '已退汇' }));
    expect(await payRest(owed)).toMatchObject({ amount: 271_000 - paidAmount });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '80', paidAmount: 271_000 });
    expect(await findings()).toEqual([]);
  });

  test('L4 what the payee had brought back already is theirs, and what was written off is not lost', async () => {
    const note = await site.onRoad({ form: { lossMode: '0', lossRate: null } });
    const prepaid = await site.paid(note, 100_000);
    await examine(await site.finish(note, { load: 8000, unload: 8000 }));
    const part = expectDone(await recover(await site.prepay(prepaid.id), 10_000));
    expectDone(await site.move(auditor, 'writeOff', part, { reason: '失联' }));
    const [bad, suspense] = [await site.balance(books().badDebt), await site.balance(books().suspense)];

    await site.say(prepaid, 'returned');

    expect((await site.balance(books().badDebt)) - bad).toBe(-21_600);
    expect((await site.balance(books().suspense)) - suspense).toBe(10_000);
    expect(await site.balance(books().payable(note.driverId))).toBe(68_400);
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payableAmount: 68_400 });
    expect(await findings()).toEqual([]);
  });
});

describe('SHIP-13 WAY-01 L2 the waybill of a prepayment is revoked', () => {
  const revoke = (note: Row, who = 'ops_revoke') =>
    site.by(who, 'revoke', note, { revokeCode: '2', reason: '', number: note.shippingNoteNumber });
  const decide = async (note: Row, pass = true) => site.by('chief', 'revokeApprove', await site.read(note.id), { pass, remark: '已核' });

  test.each(['10', '20', '50'])('2 N25 an application in %s goes with it', async (state) => {
    const note = await site.onRoad();
    const prepay = await madeIn(note, state);
    expect(expectDone(await revoke(note))).toMatchObject({ noteStatus: '99', prepayState: '99' });
    expect(await site.prepay(prepay.id)).toMatchObject({ state: '99', closeReason: '运单已撤销' });
    expect(await site.move(cashier, 'pay', await site.prepay(prepay.id))).toMatchObject({ errorCode: 40901 });
    expect(await findings()).toEqual([]);
  });

  test('2 40434 nothing is revoked while one is at the bank', async () => {
    const note = await site.onRoad();
    const prepay = await site.sent(note, 100_000);
    expect(await revoke(note)).toMatchObject({ success: false, errorCode: 40434, message: '预付款付款中' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '20', revokeState: '0', version: note.version });
    await site.say(prepay, 'failed');
    expect(expectDone(await revoke(note))).toMatchObject({ noteStatus: '99' });
  });

  test('3 N26 N27 with money in the driver’s hands a second person decides, also before loading, and it stays to be brought back', async () => {
    const { availableAmount, frozenAmount } = await site.walletNow(site.world.wallet.id);
    const note = await site.onRoad();
    const prepay = await site.paid(note, 100_000);

    expect(expectDone(await revoke(note))).toMatchObject({ noteStatus: '20', revokeState: '1' });
    // 2: nothing more is prepaid meanwhile.
    expect(await site.apply(note, 1000)).toMatchObject({ errorCode: 40901 });
    expect(await site.by('ops_revoke', 'revokeApprove', await site.read(note.id), { pass: true })).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await decide(note))).toMatchObject({ noteStatus: '99', revokeState: '2', frozenAmount: 0 });

    // L2: the customer has all of it back; the claim is the platform's.
    expect(await site.walletNow(site.world.wallet.id)).toMatchObject({ availableAmount, frozenAmount });
    const open = await site.prepay(prepay.id);
    expect(open).toMatchObject({ state: '40', openAmount: 100_000, toRecover: '1', noteStatus: '99' });
    expect(await findings()).toEqual([]);
    expect(expectDone(await recover(open, 100_000))).toMatchObject({ state: '70', recoverAmount: 100_000, openAmount: 0 });
    expect(await site.balance(books().prepaid(note.driverId))).toBe(0);
    expect(await findings()).toEqual([]);
    // The bank returns it after all: the payee has paid twice, and gets it back.
    const suspense = await site.balance(books().suspense);
    await site.say(prepay, 'returned');
    expect(await site.prepay(prepay.id)).toMatchObject({ state: '70' });
    expect((await site.balance(books().suspense)) - suspense).toBe(100_000);
    expect(await findings()).toEqual([]);
  });

  test('N26b N27 withdrawn or refused, the trip goes on and the prepayment counts', async () => {
    const note = await site.onRoad();
    await site.paid(note, 100_000);
    await revoke(note);
    expect(expectDone(await site.by('ops_revoke', 'revokeCancel', await site.read(note.id)))).toMatchObject({ revokeState: '0' });
    await revoke(await site.read(note.id));
    expect(expectDone(await decide(note, false))).toMatchObject({ noteStatus: '20', revokeState: '3' });
    expect(await examine(await site.finish(note))).toMatchObject({ noteStatus: '75', payableAmount: 171_000 });
  });

  test('P14w of a revoked waybill: with nothing counted it is over', async () => {
    const note = await site.onRoad();
    const prepay = await site.paid(note, 5000);
    await revoke(note);
    await decide(note);
    expect(expectDone(await site.move(auditor, 'writeOff', await site.prepay(prepay.id), { reason: '失联' }))).toMatchObject({
      state: '70',
      writtenOffAmount: 5000,
    });
    expect(await findings()).toEqual([]);
  });

  test.each([
    ['10', true],
    ['20', false],
    ['30', false],
    ['40', false],
    ['50', true],
  ])('L27 N4 with a prepayment in %s another driver is sent: %s', async (state, passes) => {
    const note = await site.onRoad();
    await madeIn(note, state);
    const { driver, vehicle } = (await site.freshCrew()) as Row;
    const trip = { driverId: driver.id, vehicleId: vehicle.id, plannedWeight: 32_000 };
    const answer = await site.by('admin', 'changeVehicle', await site.read(note.id), trip);
    if (passes) expectDone(answer);
    else expect(answer).toMatchObject({ success: false, message: '运单已有预付款，不能改派' });
  });

  test('L27 an application for a driver who was replaced does not pass', async () => {
    const note = await site.onRoad();
    const prepay = await madeIn(note, '10');
    const { driver, vehicle } = (await site.freshCrew()) as Row;
    expectDone(
      await site.by('admin', 'changeVehicle', await site.read(note.id), {
        driverId: driver.id,
        vehicleId: vehicle.id,
        plannedWeight: 32_000,
      }),
    );
    await site.change(note.id, { noteStatus: '20' });
    expect(await site.move(auditor, 'audit', prepay, { pass: true })).toMatchObject({ errorCode: 40404 });
    expectDone(await site.move(auditor, 'audit', prepay, { pass: false, remark: '司机已更换' }));
  });

  async function madeIn(note: Row, state: string): Promise<Row> {
    if (state === '10') return expectDone(await site.apply(note, 1000));
    if (state === '20') return site.approved(note, 1000);
    const sent = await site.sent(note, 1000);
    if (state === '40') await site.say(sent, 'success');
    if (state === '50') await site.say(sent, 'failed');
    return site.prepay(sent.id);
  }
});

describe('SHIP-13 PERM-06 who sees and does what', () => {
  const seen = async (who: Parameters<PrepaySite['server']['as']>[0], id: string) =>
    (await site.server.as(who).get('/hypay/hyPrepay/queryById', { id })) as Row;
  const person = (userType: number, cid: string, permissions = ['prepay:list', 'prepay:apply', 'prepay:audit']) => ({
    username: `p_${userType}_${cid}`.slice(0, 30),
    userType,
    cid,
    permissions,
  });

  test('a customer sees those of their waybills without what is the platform’s own; others see none, and none of them decides', async () => {
    const note = await site.onRoad();
    const prepay = expectDone(await site.apply(note, 1000));
    const customer = await seen(person(2, site.world.customer.id) as never, prepay.id);
    expect(expectDone(customer as never)).toMatchObject({ amount: 1000, auditRemark: null, payeeCardNo: expect.stringContaining('*') });
    expect(await seen(person(2, 'stranger') as never, prepay.id)).toMatchObject({ success: false });
    expect(await seen(person(3, 'stranger') as never, prepay.id)).toMatchObject({ success: false });
    expect(expectDone((await seen(person(4, note.driverId) as never, prepay.id)) as never)).toMatchObject({ amount: 1000 });

    const own = person(2, site.world.customer.id) as never;
    expect(await site.server.as(own).put('/hypay/hyPrepay/audit', { id: prepay.id, version: 0, pass: true }, once())).toMatchObject({
      status: 403,
    });
    expect(await site.server.as(own).post('/hypay/hyPrepay/add', { noteId: note.id, amount: 1 }, once())).toMatchObject({ status: 403 });
    await site.change(note.id, { orderMode: '3' });
    await site.server.database.pool.query(`update hy_prepay set order_mode = '3' where id = $1`, [prepay.id]);
    expect(await seen(own, prepay.id)).toMatchObject({ success: false });
  });
});
