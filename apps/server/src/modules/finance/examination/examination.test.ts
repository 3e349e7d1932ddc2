import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { once, expectDone } from '../../../../test/freight.ts';
import { bankCode, openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyConfig } from '../../system/setting/setting.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { post } from '../ledger/post.ts';
import { postRechargeReverse, type Posting } from '../ledger/postings.ts';
import { hyPrepay } from '../prepay/prepay.table.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { rechargeWallet } from '../recharge/rechargeWallet.ts';
import { fundWaiting } from './fundNote.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});

type Row = Awaited<ReturnType<PaySite['read']>>;
const path = '/shipping/hyShippingNote';
const finance = 'finance_person';
const changeCustomer = (id: string, values: Partial<typeof hyCustomer.$inferInsert>) =>
  site.server.inTenant(0, (tx) => tx.update(hyCustomer).set(values).where(eq(hyCustomer.id, id)));
const reviewed: PaySite['reviewed'] = (...given) => site.reviewed(...given);
const decide: PaySite['examine'] = (...given) => site.examine(...given);
const unexamine = (note: Row, body: object = { reason: '重量有误' }, who: string = finance) =>
  site.server.as(who).put(`${path}/unexamine`, { id: note.id, version: note.version, ...body }, once());
const balance = (code: string) => site.balance(code);
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));
const books = () => booksOf(site.world.company.id);
const timeline = async (noteId: string) =>
  expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId })) as { eventType: string; content: string }[];
/** A customer of their own, so that nobody else's waybills stand in their books. */
const placeWith = async (amount: number, values: Partial<typeof hyCustomer.$inferInsert> = {}) => {
  const customer = await site.build.customer(values);
  return {
    ...site.world,
    customer,
    wallet: await site.build.wallet(customer.id, site.world.company.id, amount),
    shipper: await site.build.shipper(customer.id),
    send: await site.build.sendAddress(customer.id),
    receive: await site.build.receiveAddress(customer.id),
  };
};

describe('SHIP-05 SHIP-20 SHIP-21 N17 the examination', () => {
  test('case A1 is booked to the fen, funded from what is frozen, and ready to pay', async () => {
    const before = {
      income: await balance(books().freightIncome),
      fee: await balance(books().feeIncome),
      tax: await balance(books().vatPending),
    };
    const note = await reviewed();
    expect(note).toMatchObject({ driverFee: 271_000, feeTotal: 287_260, frozenAmount: 287_260 });

    const done = await decide(note, { pass: true, remark: '金额无误' });

    expect(done).toMatchObject({
      noteStatus: '75',
      examineState: '2',
      examineBy: finance,
      examineTime: '2026-06-02 12:00:00',
      examineRemark: '金额无误',
      creditorType: 'driver',
      creditorId: note.driverId,
      taxRate: 900,
      netAmount: 263_541,
      taxAmount: 23_719,
      taxWithheld: 0,
      prepayOffset: 0,
      payableAmount: 271_000,
      dueDate: null,
      frozenAmount: 0,
      customerPaidAmount: 287_260,
      fundReason: null,
      fundTime: '2026-06-02 12:00:00',
    });
    expect(done.payeeCardId).not.toBeNull();
    expect(await balance(books().payable(note.driverId))).toBe(271_000);
    expect(await balance(books().receivable(note.customerId))).toBe(0);
    expect((await balance(books().freightIncome)) - before.income).toBe(248_624);
    expect((await balance(books().feeIncome)) - before.fee).toBe(14_917);
    expect((await balance(books().vatPending)) - before.tax).toBe(23_719);
    expect((await timeline(note.id)).slice(-2).map(({ eventType, content }) => [eventType, content])).toEqual([
      ['examinePass', '财务审核通过：司机运费2,710.00元，应付2,710.00元'],
      ['funded', '备款完成：冻结资金2,872.60元已划转，待付2,710.00元'],
    ]);
    expect(await findings()).toEqual([]);
  });

  test('N18 refused with a remark it goes back to the business review, and its reviewer is told', async () => {
    const note = await reviewed();
    expect(await site.server.as(finance).put(`${path}/examine`, { ids: [note.id], pass: false, remark: ' ' }, once())).toMatchObject({
      errorCode: 40106,
    });

    expect(await decide(note, { pass: false, remark: '单价与合同不符' })).toMatchObject({
      noteStatus: '65',
      examineState: '3',
      examineRemark: '单价与合同不符',
      businessReviewState: '1',
    });
    expect(await balance(books().payable(note.driverId))).toBe(0);
  });

  test('WAY-01 40241 without a card that the bank has confirmed nothing passes', async () => {
    const note = await reviewed({}, { hasCard: false });

    expect(await decide(note, { pass: true })).toMatchObject({ code: 40241, errorData: [{ path: 'payeeCardId' }] });
    await site.giveCard('driver', note.driverId, { verifyState: '10' });
    expect(await decide(note, { pass: true })).toMatchObject({ code: 40241 });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '68', version: note.version });
  });

  test('WAY-01 40405 who reviewed a waybill or set its payee does not examine it', async () => {
    const note = await reviewed();
    expect(await decide(note, { pass: true }, 'compliance')).toMatchObject({ code: 40405 });
    const card = await site.giveCard('driver', note.driverId, { isDefault: '0' });
    const set = expectDone(
      await site.server.as('cashier_person').put(`${path}/setPayee`, { id: note.id, version: note.version, cardId: card }, once()),
    );
    expect(await decide(set, { pass: true }, 'cashier_person')).toMatchObject({ code: 40405 });
    expect(await decide(set, { pass: true })).toMatchObject({ noteStatus: '75', payeeCardId: card, payeeBy: 'cashier_person' });
  });

  test('many are examined at once, each by itself, and a second time nothing happens', async () => {
    const good = await reviewed();
    const bare = await reviewed({}, { hasCard: false });
    const key = once();
    const body = { ids: [bare.id, good.id], pass: true };
    const client = site.server.as(finance);

    const first = expectDone(await client.put(`${path}/examine`, body, key));
    expect(first).toMatchObject({ success: [good.id], fail: [{ id: bare.id, code: 40241 }] });
    expect(expectDone(await client.put(`${path}/examine`, body, key))).toEqual(first);

    expect(await balance(books().payable(good.driverId))).toBe(271_000);
    expect(expectDone(await client.put(`${path}/examine`, body, once())).fail).toMatchObject([
      { id: bare.id, code: 40241 },
      { id: good.id, code: 40901 },
    ]);
  });

  test('what the sheet says beforehand is what is booked afterwards', async () => {
    const note = await reviewed();
    const sheet = expectDone(await site.server.as(finance).post(`${path}/examineSheet`, { ids: [note.id] }));
    expect(sheet).toMatchObject({
      count: 1,
      driverFee: 271_000,
      feeTotal: 287_260,
      payable: 271_000,
      rows: [
        {
          shippingNoteNumber: note.shippingNoteNumber,
          net: 263_541,
          tax: 23_719,
          taxRate: 900,
          payable: 271_000,
          payeeCardNo: expect.stringMatching(/^6222\*{4}\d{4}$/),
          funding: { from: 'wallet', held: 287_260, missing: 0 },
          problem: null,
        },
      ],
    });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '68', version: note.version });
    const mine = expectDone(await site.server.as('compliance').post(`${path}/examineSheet`, { ids: [note.id] }));
    expect(mine.rows[0].problem).toBe('提交人与复核人不能相同');
  });

  test('L27 the freight of an order that a carrier took over is owed to the carrier, and paid to its card', async () => {
    const carrier = await site.build.carrier();
    const note = await reviewed({ form: { orderMode: '2', carrierId: carrier.id } });
    expect(await decide(note, { pass: true })).toMatchObject({ code: 40241 });
    const card = await site.giveCard('carrier', carrier.id, { accountType: '1' });

    expect(await decide(note, { pass: true })).toMatchObject({
      noteStatus: '75',
      creditorType: 'carrier',
      creditorId: carrier.id,
      payeeType: '4',
      payeeCardId: card,
    });
    expect(await balance(books().payable(carrier.id))).toBe(271_000);
    expect(await balance(books().payable(note.driverId))).toBe(0);
  });

  test('L15 tax is withheld where it is switched on, and what is left is payable', async () => {
    const note = await reviewed();
    await site.change(note.id, { driverFee: 10_050_000, driverFeeRaw: 10_055_146, roundingAmount: 0, customerFee: 10_066_260 });
    const set = (value: string) =>
      site.server.inTenant(0, async (tx) => {
        await tx.delete(hyConfig).where(eq(hyConfig.configKey, 'taxAgencyEnabled'));
        await tx
          .insert(hyConfig)
          .values({ configKey: 'taxAgencyEnabled', configValue: value, configName: '代办增值税', valueType: 'flag', groupCode: 'tax' });
      });
    await set('1');

    const done = await decide(note, { pass: true });
    await set('0');

    // One percent, and 6 % of that on top.
    expect(done).toMatchObject({ taxWithheld: 106_531, payableAmount: 9_943_469 });
    expect(await balance(books().payable(note.driverId))).toBe(9_943_469);
  });
});

describe('SHIP-21 FRT-06 N19 funding', () => {
  test('13 what the wallet lacks keeps a waybill, and the next arrival of money takes it on, the oldest examination first', async () => {
    const place = await placeWith(900_000);
    const first = await reviewed({ place });
    const second = await reviewed({ place });
    await drawAll(place.wallet.id);
    // Extras that were agreed afterwards make both dearer than what is set aside.
    for (const note of [first, second]) await site.change(note.id, { extraFee: 10_000, customerFee: 297_260, driverFee: 281_000 });
    const examined = await decide(first, { pass: true });
    await decide(second, { pass: true });
    expect(examined).toMatchObject({ noteStatus: '70', fundReason: '40105' });

    await pay(place.wallet.id, 9_999);
    expect(await site.read(first.id)).toMatchObject({ noteStatus: '70', frozenAmount: 297_259 });
    await pay(place.wallet.id, 1);
    expect((await site.read(first.id)).noteStatus).toBe('75');
    expect(await site.read(second.id)).toMatchObject({ noteStatus: '70', fundReason: '40105' });

    await pay(place.wallet.id, 10_000);
    expect(await site.read(second.id)).toMatchObject({ noteStatus: '75', fundReason: null, frozenAmount: 0, customerPaidAmount: 297_260 });
    expect((await site.walletNow(place.wallet.id)).frozenAmount).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test('the sheet gives what the wallet has to the waybill that is asked for first, as a batch does', async () => {
    const place = await placeWith(900_000);
    const notes = [await reviewed({ place }), await reviewed({ place })];
    await drawAll(place.wallet.id);
    for (const note of notes) await site.change(note.id, { extraFee: 10_000, customerFee: 297_260, driverFee: 281_000 });
    await pay(place.wallet.id, 10_000);

    for (const [first, second] of [notes, notes.toReversed()]) {
      const ids = [first!.id, second!.id];
      const { rows } = expectDone(await site.server.as(finance).post(`${path}/examineSheet`, { ids }));
      expect(rows.map(({ id, funding }: { id: string; funding: { missing: number } }) => [id, funding.missing])).toEqual([
        [first!.id, 0],
        [second!.id, 10_000],
      ]);
    }
  });

  test('credit that is used up keeps a waybill, and the job takes it on when it is raised', async () => {
    const place = await placeWith(0, { settleType: '3', termDays: 30, creditLimit: 400_000 });
    const note = await reviewed({ place, form: { settleType: '3', termDays: 30 } });
    await changeCustomer(place.customer.id, { creditLimit: 287_259 });

    expect(await decide(note, { pass: true })).toMatchObject({ noteStatus: '70', fundReason: '40104', dueDate: '2026-07-02' });
    const ctx = site.server.context();
    await fundWaiting(ctx);
    expect((await site.read(note.id)).noteStatus).toBe('70');

    await changeCustomer(place.customer.id, { creditLimit: 287_260 });
    await fundWaiting(ctx);
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', fundReason: null, customerPaidAmount: 0 });
    expect(await balance(books().receivable(place.customer.id))).toBe(287_260);
  });

  test('17 L1 with nothing left to pay a waybill counts as paid', async () => {
    const note = await reviewed();
    const ctx = site.server.context();
    await site.change(note.id, { prepayState: '40', prepaidAmount: 271_000 });
    await site.server.inTenant(0, (tx) =>
      tx.insert(hyPrepay).values({
        prepayNo: 'YF260602000001',
        noteId: note.id,
        shippingNoteNumber: note.shippingNoteNumber,
        driverId: note.driverId,
        customerId: note.customerId,
        companyId: note.companyId,
        creditorType: 'driver',
        creditorId: note.driverId,
        amount: 271_000,
        estimatedFee: 273_600,
        rate: 9905,
        payeeName: '司机',
        state: '40',
      }),
    );
    const posting: Posting = {
      biz: 'prepaySuccess',
      lines: [
        { accountCode: books().prepaid(note.driverId), side: 'D', amount: 271_000 },
        { accountCode: bankCode(site), side: 'C', amount: 271_000 },
      ],
    };
    await ctx.transaction((tx) =>
      post(tx, ctx, posting, { bizId: note.id, step: 'test', bizNo: null, companyId: note.companyId, summary: 'test' }),
    );

    expect(await decide(note, { pass: true })).toMatchObject({
      noteStatus: '80',
      prepayOffset: 271_000,
      payableAmount: 0,
      payTime: '2026-06-02 12:00:00',
    });
    expect(await balance(books().payable(note.driverId))).toBe(0);
    expect(await balance(books().prepaid(note.driverId))).toBe(0);
  });
});

describe('SHIP-05 SHIP-21 N29 an examination that is taken back', () => {
  test('everything that it booked is reversed, what was frozen is frozen again, and it can be examined again', async () => {
    const place = await placeWith(400_000);
    const note = await reviewed({ place });
    const walletBefore = await site.walletNow(place.wallet.id);
    const done = await decide(note, { pass: true });

    expect(await unexamine(done, { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    const back = expectDone(await unexamine(done));

    expect(back).toMatchObject({
      noteStatus: '68',
      examineState: '1',
      creditorId: null,
      taxAmount: null,
      fundTime: null,
      frozenAmount: 287_260,
      customerPaidAmount: 0,
    });
    for (const code of [books().payable(note.driverId), books().receivable(place.customer.id)]) expect(await balance(code)).toBe(0);
    expect(await site.walletNow(place.wallet.id)).toMatchObject({
      frozenAmount: walletBefore.frozenAmount,
      availableAmount: walletBefore.availableAmount,
      totalConsume: walletBefore.totalConsume,
    });
    expect(await findings()).toEqual([]);

    expect(await decide(back, { pass: true })).toMatchObject({ noteStatus: '75' });
    expect(await balance(books().payable(note.driverId))).toBe(271_000);
    expect(await findings()).toEqual([]);
  });

  test.each([
    ['a payment', { payState: '20' }],
    ['an advance', { dianfuState: '30' }],
    ['a bill', { billId: 'bill' }],
    ['an invoice request', { requestedAmount: 1 }],
  ])('it stays where %s has followed', async (_what, values) => {
    const note = await decide(await reviewed(), { pass: true });
    await site.change(note.id, values);

    expect(await unexamine(note)).toMatchObject({
      success: false,
      message: '运单已有付款、垫付、账单、开票申请或客户回款，不能撤回财务审核',
    });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', version: note.version });
  });

  test('a closed payment does not keep it', async () => {
    const note = await decide(await reviewed(), { pass: true });
    await site.change(note.id, { payState: '60' });
    expectDone(await unexamine(note));
  });
});

describe('SHIP-08 27 the payee', () => {
  test('the confirmed cards of driver and captain are offered, those of others and unconfirmed ones are not', async () => {
    const captain = await site.build.driver();
    const note = await reviewed();
    await site.server.inTenant(0, (tx) => tx.update(hyDriver).set({ captainId: captain.id }).where(eq(hyDriver.id, note.driverId)));
    const ofCaptain = await site.giveCard('driver', captain.id);
    const unconfirmed = await site.giveCard('driver', note.driverId, { verifyState: '10', isDefault: '0' });
    const foreign = await site.giveCard('driver', (await site.build.driver()).id);
    const client = site.server.as('ops_person');

    const choices = expectDone(await client.get(`${path}/payees`, { id: note.id })) as Row[];
    expect(choices.map(({ cardId, payeeType }) => [cardId, payeeType])).toContainEqual([ofCaptain, '3']);
    expect(choices).toHaveLength(2);
    for (const cardId of [unconfirmed, foreign])
      expect(await client.put(`${path}/setPayee`, { id: note.id, version: note.version, cardId }, once())).toMatchObject({
        success: false,
        errorData: [{ path: 'cardId' }],
      });
    const set = expectDone(await client.put(`${path}/setPayee`, { id: note.id, version: note.version, cardId: ofCaptain }, once()));
    expect(set).toMatchObject({ payeeType: '3', payeeId: captain.id, payeeBy: 'ops_person' });
  });
});

/** Takes everything that is free out of a wallet. */
async function drawAll(walletId: string): Promise<void> {
  const { availableAmount: amount } = await site.walletNow(walletId);
  const ctx = site.server.context();
  const posting = postRechargeReverse({ companyAccountId: 'bank1', walletId, amount });
  const facts = { bizId: walletId, step: 'draw', bizNo: null, companyId: site.world.company.id, summary: 'test' };
  await ctx.transaction((tx) => post(tx, ctx, posting, facts));
}

async function pay(walletId: string, amount: number): Promise<void> {
  const ctx = site.server.context();
  const bizId = `${walletId}-${amount}`;
  await ctx.transaction((tx) => rechargeWallet(tx, ctx, { walletId, companyAccountId: 'bank1', amount, bizId, bizNo: 'CZ2' }));
}
