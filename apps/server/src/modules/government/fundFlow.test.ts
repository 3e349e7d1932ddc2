import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { deliverOutbox } from '../../../test/deliverOutbox.ts';
import { expectDone, once } from '../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../test/paySite.ts';
import { prepaidSite } from '../../../test/prepaySite.ts';
import { nowText } from '../../platform/clock.ts';
import { hyCompany } from '../customers/company/company.table.ts';
import { verifyLedger } from '../finance/ledger/verifyLedger.ts';
import { hyBankCard } from '../finance/bank-card/bankCard.table.ts';
import { hyPayment } from '../finance/payment/payment.table.ts';
import { takeResult } from '../finance/payment/settlePayment.ts';
import { openSandbox } from './sandbox/sandbox.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
  await site.server.inTenant(0, (tx) =>
    tx.update(hyCompany).set({ govSenderCode: '37070001', govProvince: '370000' }).where(eq(hyCompany.id, site.world.company.id)),
  );
});

type Row = Awaited<ReturnType<PaySite['read']>>;
const path = '/hygov/hyGovUpload';
const admin = () => site.server.as('admin');
/** What is queued makes more to deliver: a report that has come in is waited for by others. */
const deliver = async () => {
  for (let count = 0; count < 4; count += 1) await deliverOutbox(site.server.platform);
};
const upload = async (bizId: string, type: string) => expectDone(await admin().post(`${path}/upload`, { type, bizIds: [bizId] }));
const flowOf = async (note: Row): Promise<Row> =>
  expectDone(await admin().get(`${path}/list`, { bizId: note.id, uploadType: 'fund' })).records[0];
const payloadOf = async (note: Row) => expectDone(await admin().get(`${path}/payload`, { id: (await flowOf(note)).id }));
const now = () => nowText(site.server.clock);
let serials = 0;

/** Pays what is left of a waybill by the bank. */
async function paid(note: Row): Promise<Row> {
  const payment = await site.submitted(note);
  const { requestSerial } = await site.pay('second_person', 'approve', payment.id, { pass: true });
  const result = { state: 'success', bankSerialNo: `BK${(serials += 1)}`, payTime: now(), fee: 0 } as const;
  await takeResult(site.server.context(), { requestSerial, result });
  return site.payment(payment.id);
}

/** A waybill that is ready to pay and whose driver and vehicle are known to the receiver; it itself when `isReported`. */
async function payable(isReported = true): Promise<Row> {
  const note = await site.payable();
  await site.server.inTenant(0, async (tx) => {
    // The bank pays nobody under another name than that of the account.
    await tx.update(hyBankCard).set({ cardHolder: note.driverName }).where(eq(hyBankCard.holderId, note.driverId));
  });
  // Its vehicle has no permit of its own in this world.
  await site.change(note.id, { actualCarrierPermit: '370783000001' });
  if (isReported) await report(note);
  return site.read(note.id);
}

/** Reports a waybill, with its driver and vehicle. */
async function report(note: Row): Promise<void> {
  await upload(note.driverId, 'driver');
  await upload(note.vehicleId, 'vehicle');
  await deliver();
  await upload(note.id, 'waybill');
  await deliver();
}

/** A correction of a side that one person asked for and another one passed. */
async function adjusted({ id }: Row, side: 'customer' | 'carrier', amount: number): Promise<void> {
  const as = (username: string) => site.server.as({ username, permissions: 'all' });
  const asked = expectDone(
    await as('adjust_asks').post('/hyadjust/hyNoteAdjust/add', { noteId: id, side, amount, reasonCode: '1', reason: '过磅单录错' }, once()),
  );
  expectDone(await as('adjust_decides').put('/hyadjust/hyNoteAdjust/audit', { id: asked.id, version: asked.version, pass: true }, once()));
}

describe('SHIP-10 FRT-26 6.3 the fund flow of a waybill', () => {
  test('N21 leaves once the freight is paid, names each payment, and stands with the waybill and its payments', async () => {
    const note = await payable();
    expect((await upload(note.id, 'fund')).fail[0].message).toBe('运费付清后才能上传');
    const payment = await paid(note);
    await deliver();

    const flow = await flowOf(note);
    expect(flow).toMatchObject({ state: '30', ipcType: 'WLHY_ZJ1001', problem: null, dueTime: `2026-06-03 ${now().slice(11)}` });
    expect(flow.bizNo).toMatch(/^LS20260602\d{10}$/);
    const after = await site.read(note.id);
    expect(after).toMatchObject({ fundUploadState: '30' });
    expect(await site.payment(payment.id)).toMatchObject({ fundFlowNo: flow.bizNo, fundUploadState: '30' });
    const { payload, checks } = await payloadOf(note);
    expect(payload).toMatchObject({
      documentNumber: flow.bizNo,
      carrier: after.actualCarrierName,
      vehicleNumber: note.vehicleNumber,
      sendToProDateTime: expect.stringMatching(/^\d{14}$/),
      shippingNoteList: [{ shippingNoteNumber: note.shippingNoteNumber, serialNumber: '0000', totalMonetaryAmount: '2710.000' }],
      financiallist: [
        { paymentMeansCode: '32', recipient: payment.payeeName, sequenceCode: payment.bankSerialNo, monetaryAmount: '2710.000' },
      ],
    });
    expect(Object.keys(payload).slice(0, 3)).toEqual(['documentNumber', 'sendToProDateTime', 'carrier']);
    expect(checks.map(({ rule, outcome }: Row) => [rule, outcome])).toEqual(
      ['K01', 'K02', 'K03', 'K09', 'K10', 'K11', 'K12', 'K14'].map((rule) => [rule, 'passed']),
    );
    const [quality] = expectDone(await admin().get(`${path}/quality`, { month: '2026-06' }));
    expect(quality.waybillFundMatchRate).toBeGreaterThan(0);
  });

  test('waits for its waybill, and goes after it', async () => {
    const note = await payable(false);
    await paid(note);
    await deliver();
    expect(await flowOf(note)).toMatchObject({ state: '0', problem: '电子运单尚未被接收' });

    await report(note);
    expect(await flowOf(note)).toMatchObject({ state: '30' });
  });

  test('M9 what came back makes it stale, and the next payment a new version under the same number', async () => {
    const note = await payable();
    const first = await paid(note);
    await deliver();
    const { bizNo } = await flowOf(note);

    const result = { state: 'returned', bankSerialNo: first.bankSerialNo, reason: '账户已销户', returnTime: now() } as const;
    await takeResult(site.server.context(), { requestSerial: first.requestSerial, result });
    await deliver();
    expect(await flowOf(note)).toMatchObject({ state: '80', bizNo });

    const again = await site.pay('cashier_person', 'retry', first.id, { remark: '账户已恢复' });
    const sent = await site.pay('second_person', 'approve', again.id, { pass: true });
    await takeResult(site.server.context(), {
      requestSerial: sent.requestSerial,
      result: { state: 'success', bankSerialNo: 'BK_AGAIN', payTime: now(), fee: 0 },
    });
    await deliver();
    expect(await flowOf(note)).toMatchObject({ state: '30', bizNo, businessVersion: 2 });
    expect((await payloadOf(note)).payload.financiallist).toMatchObject([{ sequenceCode: 'BK_AGAIN', monetaryAmount: '2710.000' }]);
  });

  test('a payment that came back before its report has left keeps it here', async () => {
    const note = await payable();
    const first = await paid(note);
    // Taken up, and not sent yet.
    await upload(note.id, 'fund');
    expect(await flowOf(note)).toMatchObject({ state: '10' });
    await takeResult(site.server.context(), {
      requestSerial: first.requestSerial,
      result: { state: 'returned', bankSerialNo: first.bankSerialNo, reason: '账户已销户', returnTime: now() },
    });
    await deliver();
    expect(await flowOf(note)).toMatchObject({ state: '40', problem: expect.stringContaining('运费付清后才能上传') });
  });

  test.each<[string, string, (payment: Row, note: Row) => Promise<unknown>]>([
    ['K12', '收款方既不是实际承运人或司机，也没有授权文件', ({ id }) => changePayment(id, { payeeName: '路人' })],
    // The serial of the first payment here.
    ['K14', '已用于其他运单', ({ id }) => changePayment(id, { bankSerialNo: 'BK1' })],
    ['K10', '流水合计与运单实付金额不一致', (_payment, note) => site.change(note.id, { paidAmount: 270_999 })],
    ['K09', '实际承运人与已上报运单不一致', (_payment, note) => site.change(note.id, { actualCarrierName: '另一承运人' })],
    ['K01', '收款账号格式不正确', ({ id }) => changePayment(id, { payeeCardNo: '1234567' })],
  ])('6.5 %s keeps it here: %s', async (rule, message, spoil) => {
    const note = await payable();
    const payment = await paid(note);
    await spoil(payment, note);
    await deliver();
    const flow = await flowOf(note);
    expect(flow).toMatchObject({ state: '40', problem: expect.stringContaining(message) });
    const { checks } = await payloadOf(note);
    expect(checks.find((one: Row) => one.rule === rule)).toMatchObject({ outcome: 'failed' });
  });

  test('6.5 K12 a letter of authority beside the card lets another person be paid', async () => {
    const note = await payable();
    const payment = await paid(note);
    await changePayment(payment.id, { payeeName: '车队长' });
    await site.server.inTenant(0, (tx) =>
      tx.update(hyBankCard).set({ authFile: 'letter.pdf' }).where(eq(hyBankCard.id, payment.payeeCardId)),
    );
    await deliver();
    expect(await flowOf(note)).toMatchObject({ state: '30' });
  });

  test('K11 more than the freight is told of, and leaves', async () => {
    const note = await payable();
    await paid(note);
    await site.change(note.id, { customerFee: 270_999 });
    await deliver();
    expect(await flowOf(note)).toMatchObject({ state: '30', problem: '提示：实付总额大于运单运费' });
  });

  test('K11 W10 a corrected fee is reported again with the waybill, and what a correction of the carriage pays is held against it', async () => {
    const note = await payable();
    await paid(note);
    await deliver();
    const waybill = async (): Promise<Row> =>
      expectDone(await admin().get(`${path}/list`, { bizId: note.id, uploadType: 'waybill' })).records[0];
    const reported = async () => expectDone(await admin().get(`${path}/payload`, { id: (await waybill()).id })).payload.totalMonetaryAmount;
    const { businessVersion } = await waybill();
    expect(await reported()).toBe('2872.600');

    // 200.00 more for the driver, which are paid: by one fen more than what the customer is charged, and then by just as much.
    await adjusted(note, 'carrier', 20_000);
    await adjusted(note, 'customer', 3_739);
    await paid(await site.read(note.id));
    await deliver();
    expect([await reported(), (await waybill()).businessVersion]).toEqual(['2909.990', businessVersion + 1]);
    expect(await flowOf(note)).toMatchObject({ state: '30', businessVersion: 2, problem: '提示：实付总额大于运单运费' });
    expect((await payloadOf(note)).payload.shippingNoteList).toMatchObject([{ totalMonetaryAmount: '2910.000' }]);

    await adjusted(note, 'carrier', 1);
    await adjusted(note, 'customer', 2);
    await paid(await site.read(note.id));
    await deliver();
    expect(await reported()).toBe('2910.010');
    expect(await flowOf(note)).toMatchObject({ state: '30', businessVersion: 3, problem: null });
  });

  test('6.8 the receiver holds it against the waybill that it was given', async () => {
    const note = await payable();
    await paid(note);
    (await openSandbox(site.server.platform)).faults.push('3005');
    await deliver();
    expect(await flowOf(note)).toMatchObject({ state: '50' });
    expectDone(await admin().put(`${path}/reupload`, { ids: [(await flowOf(note)).id] }, once()));
    await deliver();
    expect(await flowOf(note)).toMatchObject({ state: '30' });
  });
});

describe('SHIP-10 I21 what the authorities were told', () => {
  test('I21 the check of the books finds a fund flow that tells another sum than was paid', async () => {
    const note = await payable();
    const payment = await paid(note);
    await deliver();
    expect(await flowOf(note)).toMatchObject({ state: '30' });
    const found = async () =>
      (await site.server.inTenant(0, (tx) => verifyLedger(tx, 0))).filter(
        ({ invariant, subject }) => invariant === 'I21' && subject === note.id,
      );
    expect(await found()).toEqual([]);
    await changePayment(payment.id, { amount: payment.amount - 1 });
    expect(await found()).toEqual([{ invariant: 'I21', subject: note.id, difference: 1 }]);
    await changePayment(payment.id, { amount: payment.amount });
  });
});

describe('SHIP-13 L32 I21 the fund flow of a waybill of which more was prepaid than it came to', () => {
  test('tells what its payee keeps: each part that is brought back makes a new version', async () => {
    const road = prepaidSite(site);
    const note = await road.onRoad({ form: { lossMode: '0', lossRate: null } });
    const prepay = await road.paid(note, 100_000);
    site.server.clock.advance(60_000);
    // The driver's fee of 8 t is 684.00.
    await road.examine(await road.finish(note, { load: 8000, unload: 8000 }), { pass: true });
    await site.server.inTenant(0, (tx) =>
      tx.update(hyBankCard).set({ cardHolder: note.driverName }).where(eq(hyBankCard.holderId, note.driverId)),
    );
    await site.server.inTenant(0, (tx) =>
      tx.update(hyPayment).set({ payeeName: note.driverName }).where(eq(hyPayment.id, prepay.paymentId)),
    );
    await site.change(note.id, { actualCarrierPermit: '370783000001' });
    await report(await site.read(note.id));
    const told = async () => {
      await deliver();
      const { state, businessVersion } = await flowOf(note);
      const { shippingNoteList, financiallist } = (await payloadOf(note)).payload;
      return [state, businessVersion, shippingNoteList[0].totalMonetaryAmount, financiallist[0].monetaryAmount];
    };
    expect(await told()).toEqual(['30', 1, '1000.000', '1000.000']);

    const bringBack = async (amount: number) => {
      const proof = { amount, companyAccountId: site.account.id, bankSerialNo: `ZH${amount}`, voucherFiles: 'voucher/a.png' };
      expectDone(
        await road.move('cashier_person', 'recover', await road.prepay(prepay.id), { ...proof, recoverTime: '2026-06-02 11:30:00' }),
      );
    };
    await bringBack(20_000);
    expect(await told()).toEqual(['30', 2, '800.000', '800.000']);
    await bringBack(11_600);
    expect(await told()).toEqual(['30', 3, '684.000', '684.000']);
    const findings = await site.server.inTenant(0, (tx) => verifyLedger(tx, 0));
    expect(findings.filter(({ invariant }) => invariant === 'I21')).toEqual([]);
  });
});

const changePayment = (id: string, values: Partial<typeof hyPayment.$inferInsert>) =>
  site.server.inTenant(0, (tx) => tx.update(hyPayment).set(values).where(eq(hyPayment.id, id)));

describe('SHIP-10 I21 the fund flow of a waybill that a bill of its carrier pays', () => {
  test('names its part of the payment, under a number of its own', async () => {
    const carrier = await site.build.carrier();
    const cardId = await site.giveCard('carrier', carrier.id, { cardHolder: carrier.carrierName });
    const examined = async () => {
      const note = await site.reviewed(undefined, { hasCard: false });
      await site.change(note.id, {
        orderMode: '2',
        carrierId: carrier.id,
        carrierName: carrier.carrierName,
        actualCarrierPermit: '370783000001',
      });
      return site.examine(await site.read(note.id), { pass: true });
    };
    const notes = [await examined(), await examined()];
    const companyId = site.world.company.id;
    const bill = (action: string, body: object, who = 'bill_maker') =>
      site.server.as(who)[action === 'create' ? 'post' : 'put'](`/hybill/hyBill/${action}`, body, once());
    const period = { periodFrom: '2026-06-01', periodTo: '2026-06-30' };
    const draft = expectDone(await bill('create', { billKind: 'carrier', carrierId: carrier.id, companyId, ...period }));
    const { id, version } = expectDone(await bill('send', { id: draft.id, version: draft.version }));
    const agreed = expectDone(await bill('confirmOnBehalf', { id, version }, 'bill_approver'));
    expectDone(await bill('submitPayment', { id, version: agreed.version, cardId }, 'cashier_person'));
    const { records } = expectDone(await admin().get('/hybill/hyBill/payments', { billId: id }));
    const sent = await site.pay('second_person', 'approve', records[0].id, { pass: true });
    const result = { state: 'success', bankSerialNo: `BK${(serials += 1)}`, payTime: now(), fee: 0 } as const;
    await takeResult(site.server.context(), { requestSerial: sent.requestSerial, result });
    await deliver();

    // It is as far as all of its waybills are.
    expect(await site.payment(records[0].id)).toMatchObject({
      fundFlowNo: null,
      fundUploadState: (await site.read(notes[0]!.id)).fundUploadState,
    });
    const flows = await Promise.all(notes.map(flowOf));
    expect(new Set(flows.map(({ bizNo }) => bizNo)).size).toBe(2);
    for (const [index, note] of notes.entries()) {
      expect(flows[index]!.bizNo).toMatch(/^LS20260602\d{10}$/);
      const { payload, checks } = await payloadOf(note);
      expect(payload).toMatchObject({
        documentNumber: flows[index]!.bizNo,
        shippingNoteList: [{ shippingNoteNumber: note.shippingNoteNumber, totalMonetaryAmount: '2710.000' }],
        financiallist: [{ recipient: carrier.carrierName, sequenceCode: result.bankSerialNo, monetaryAmount: '2710.000' }],
      });
      // One serial stands on both, for it is one payment.
      for (const rule of ['K10', 'K12', 'K14']) expect(checks).toContainEqual(expect.objectContaining({ rule, outcome: 'passed' }));
    }
  });
});
