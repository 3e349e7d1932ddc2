import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { bankCode, openPaySite, type PaySite } from '../../../../test/paySite.ts';
import type { TestUser } from '../../../../test/testServer.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { takeResult } from '../payment/settlePayment.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});
beforeEach(() => {
  site.bank.given.length = 0;
});

type Row = Awaited<ReturnType<PaySite['read']>>;
const path = '/hypay/hyPayChange';
const [cashier, finance] = ['cashier_person', 'finance_second'];
const [full, part] = [271_000, 250_000];
const books = () => booksOf(site.world.company.id);
const owed = (note: Row) => site.balance(books().payable(note.driverId));
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));
const settle = (requestSerial: string, result: Parameters<typeof takeResult>[1]['result']) =>
  takeResult(site.server.context(), { requestSerial, result });
let serials = 0;
const success = () => ({ state: 'success' as const, bankSerialNo: `PC${(serials += 1)}`, payTime: '2026-06-02 12:00:03', fee: 0 });
const failure = { state: 'failed' as const, code: 'E11', reason: '户名与账号不符' };

const apply = (payment: Row, values: object, who: string | TestUser = cashier) =>
  site.server.as(who).post(`${path}/add`, { paymentId: payment.id, reason: '账号有误', ...values }, once());
const decide = (change: Row, body: object = { pass: true }, who: string | TestUser = finance) =>
  site.server.as(who).put(`${path}/audit`, { id: change.id, version: change.version, ...body }, once());
const cancel = (change: Row, who = cashier) =>
  site.server.as(who).put(`${path}/cancel`, { id: change.id, version: change.version }, once());
const amountTo = (payment: Row, newAmount: number) => apply(payment, { changeType: '3', newAmount });
const cardTo = async (payment: Row, card?: string) =>
  apply(payment, { changeType: '1', newCardId: card ?? (await otherCard(payment)), files: 'auth/a.png' });
const otherCard = ({ creditorId }: Row, values: Partial<typeof hyBankCard.$inferInsert> = {}) =>
  site.giveCard('driver', creditorId, { isDefault: '0', ...values });
const paidCard = async (payment: Row, values: Partial<typeof hyBankCard.$inferInsert> = {}) =>
  otherCard(payment, { cardHolder: payment.payeeName, ...values });

/** A payment in one of its states, with its waybill. */
async function paymentIn(state: string): Promise<{ note: Row; payment: Row }> {
  const note = await site.payable();
  let payment = await site.submitted(note);
  if (state === '10') payment = await site.pay(finance, 'approve', payment.id, { pass: false, remark: '再核对' });
  if (['30', '40', '50', '60', '70'].includes(state)) payment = await site.pay(finance, 'approve', payment.id, { pass: true });
  if (state === '50' || state === '60') await settle(payment.requestSerial, failure);
  if (state === '40' || state === '70') await settle(payment.requestSerial, success());
  if (state === '70')
    await settle(payment.requestSerial, { state: 'returned', bankSerialNo: 'R', returnTime: '2026-06-03 09:00:00', reason: '账户已销户' });
  if (state === '60') {
    const { version } = await site.payment(payment.id);
    expectDone(await site.server.as(cashier).put('/hypay/hyPayment/close', { id: payment.id, version, reason: '误提交' }, once()));
  }
  return { note: await site.read(note.id), payment: await site.payment(payment.id) };
}

describe('SHIP-08 M12 asking for a change', () => {
  test.each([
    ['10', true, true],
    ['20', true, true],
    ['30', false, false],
    ['40', false, false],
    ['50', true, false],
    ['60', false, false],
    ['70', true, false],
  ])('40421 a payment in %s: another card %s, another amount %s', async (state, card, amount) => {
    const { payment } = await paymentIn(state);
    expect(payment.state).toBe(state);
    const newCardId = await otherCard(payment);

    const byAmount = await amountTo(payment, part);
    expect(byAmount).toMatchObject(amount ? { success: true } : { errorCode: 40421 });
    if (amount) expectDone(await cancel(byAmount.result as Row));
    const byCard = await apply(payment, { changeType: '1', newCardId, files: 'auth/a.png' });
    expect(byCard).toMatchObject(card ? { success: true } : { errorCode: 40421 });

    expect(await site.payment(payment.id)).toMatchObject({ state: card ? '80' : state });
    // One open change per payment: the payment is held, and nothing else is done to it meanwhile.
    if (card) expect(await amountTo(payment, part)).toMatchObject({ errorCode: 40421 });
  });

  test('what was paid elsewhere has left, and does not change', async () => {
    const note = await site.payable();
    const account = expectDone(
      await site.server.as(cashier).post('/shipping/hyOfflineAccount/add', {
        direction: 'pay',
        accountType: '1',
        accountName: site.world.company.companyName,
        accountNo: '370500000000000001',
        bankName: '工商银行',
        ownerType: 'platform',
        ownerId: site.world.company.id,
      }),
    );
    const offline = expectDone(
      await site.server.as(cashier).post(
        '/hypay/hyPayment/offlinePay',
        {
          noteId: note.id,
          offlineAccountId: account.id,
          offlineTime: '2026-06-02 11:30:00',
          bankSerialNo: 'OFF-1',
          voucherFiles: 'voucher/a.png',
        },
        once(),
      ),
    );
    expect(await amountTo(offline, part)).toMatchObject({ errorCode: 40421 });
  });

  test('a change keeps what was and what is to be, masked; two who ask at once make one', async () => {
    const { payment } = await paymentIn('20');
    const newCardId = await otherCard(payment, { cardHolder: '新收款人', cardNo: '6222021200000099999', bankName: '建设银行' });
    const ask = (who: string) => apply(payment, { changeType: '1', newCardId, files: 'auth/a.png' }, who);
    const answers = await Promise.all([ask(cashier), ask('second_cashier')]);

    const made = answers.find(({ success: done }) => done);
    expect(answers.filter(({ success: done }) => done)).toHaveLength(1);
    expect(expectDone(made!)).toMatchObject({
      changeNo: expect.stringMatching(/^BG260602\d{6}$/),
      state: '10',
      amount: full,
      oldPayeeName: payment.payeeName,
      newPayeeName: '新收款人',
      newPayeeBankName: '建设银行',
    });
    const clerk = { username: 'change_reader', permissions: ['payChange:list'] };
    const { records } = expectDone(await site.server.as(clerk).get(`${path}/list`, { paymentNo: payment.paymentNo }));
    expect(records[0]).toMatchObject({ newPayeeCardNo: '6222****9999', oldPayeeCardNo: expect.stringContaining('***') });
  });

  test.each([
    ['no card', { changeType: '1', files: 'auth/a.png' }, { errorData: [{ path: 'newCardId', message: '请选择已绑定的收款卡' }] }],
    ['a card of nobody', { changeType: '2', newCardId: 'nobody' }, { errorData: [{ path: 'newCardId' }] }],
    ['no amount', { changeType: '3' }, { errorData: [{ path: 'newAmount', message: '请填写新金额' }] }],
    ['nothing', { changeType: '3', newAmount: 0 }, { errorData: [{ path: 'newAmount' }] }],
    ['the same amount', { changeType: '3', newAmount: full }, { errorData: [{ path: 'newAmount', message: '新金额与原金额相同' }] }],
    [
      'a fen too much',
      { changeType: '3', newAmount: full + 1 },
      { errorData: [{ path: 'newAmount', message: '新金额不能大于未付金额2,710.00元' }] },
    ],
    ['no reason', { changeType: '3', newAmount: part, reason: ' ' }, { errorCode: 40106, errorData: [{ path: 'reason' }] }],
    ['no kind that there is', { changeType: '4' }, { errorData: [{ path: 'changeType' }, { path: 'newCardId' }] }],
  ])('%s is refused at its field and changes nothing', async (_what, values, expected) => {
    const { payment } = await paymentIn('20');
    expect(await apply(payment, values)).toMatchObject({ success: false, ...expected });
    expect(await site.payment(payment.id)).toMatchObject({ state: '20', version: payment.version });
  });

  test.each([1, full - 1])('an amount of %d fen is taken', async (newAmount) => {
    const { payment } = await paymentIn('20');
    expect(expectDone(await amountTo(payment, newAmount))).toMatchObject({ newAmount });
  });

  test('a card is another one, of the same payee or of another one as the kind says, and confirmed', async () => {
    const { payment } = await paymentIn('50');
    const [own, others, unconfirmed] = [await paidCard(payment), await otherCard(payment), await paidCard(payment, { verifyState: '10' })];
    for (const [changeType, newCardId, message] of [
      ['2', payment.payeeCardId, '新收款卡与原收款卡相同'],
      ['2', others, '银行卡变更请选择原收款人的卡'],
      ['1', own, '收款人未变，请选择“银行卡变更”'],
      ['2', unconfirmed, '请选择已绑定的收款卡'],
    ])
      expect(await apply(payment, { changeType, newCardId, files: 'auth/a.png' })).toMatchObject({
        errorData: [{ path: 'newCardId', message }],
      });
    expectDone(await apply(payment, { changeType: '2', newCardId: own }));
  });

  test('40422 somebody else than the driver collects with an authorisation alone', async () => {
    const { payment, note } = await paymentIn('50');
    const [others, drivers] = [await otherCard(payment), await otherCard(payment, { cardHolder: note.driverName })];
    expect(await apply(payment, { changeType: '1', newCardId: others })).toMatchObject({
      errorCode: 40422,
      errorData: [{ path: 'files' }],
    });
    expectDone(await apply(payment, { changeType: '1', newCardId: drivers }));
  });
});

describe('SHIP-08 M13 deciding on a change', () => {
  test('case A1 failed, was changed to another card and paid: every fen is in the books, and no sending has the serial of another', async () => {
    const before = await site.balance(bankCode(site));
    const { payment, note } = await paymentIn('50');
    const newCardId = await otherCard(payment, { cardHolder: '新收款人', cardNo: '6222021200000088881' });
    const change = expectDone(await cardTo(payment, newCardId));
    expect(await site.payment(payment.id)).toMatchObject({ state: '80', failNoticeState: '2' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: '80' });
    expect(await site.pay(cashier, 'retry', payment.id)).toMatchObject({ code: 40901 });

    expect(await decide(change, { pass: true }, cashier)).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await decide(change))).toMatchObject({ state: '20', auditBy: finance });
    expect(await decide(change)).toMatchObject({ errorCode: 40901 });
    expect(await site.payment(payment.id)).toMatchObject({ state: '10', payeeName: '新收款人', amount: full });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: '10', payeeName: '新收款人', payeeCardId: newCardId });

    expect(await site.pay('third_cashier', 'submit', payment.id)).toMatchObject({ state: '20' });
    // 27: who asked for the change has set the payee.
    expect(await site.pay(cashier, 'approve', payment.id, { pass: true })).toMatchObject({ code: 40405 });
    const again = await site.pay(finance, 'approve', payment.id, { pass: true });
    expect(again).toMatchObject({ state: '30', requestSerial: `${payment.paymentNo}02` });
    await site.drain();
    expect(site.bank.given.find(({ requestSerial }) => requestSerial === again.requestSerial)).toMatchObject({
      amount: full,
      payee: { name: '新收款人', accountNo: '6222021200000088881' },
    });
    await settle(again.requestSerial, success());
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '80', paidAmount: full });
    expect(before - (await site.balance(bankCode(site)))).toBe(full);
    expect(await owed(note)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test.each([
    ['10', '75'],
    ['20', '78'],
    ['50', '75'],
    ['70', '75'],
  ])('G3 G4 refused or cancelled, a payment in %s is back where it was, and its waybill in %s', async (state, noteStatus) => {
    const { payment, note } = await paymentIn(state);
    const notice = payment.failNoticeState;
    for (const end of ['refuse', 'cancel']) {
      const change = expectDone(await cardTo(await site.payment(payment.id)));
      if (end === 'refuse') {
        expect(await decide(change, { pass: false, remark: ' ' })).toMatchObject({ errorCode: 40106 });
        expect(expectDone(await decide(change, { pass: false, remark: '不同意' }))).toMatchObject({ state: '30', auditRemark: '不同意' });
      } else {
        expect(await cancel(change, finance)).toMatchObject({ success: false, message: '仅申请人可以取消' });
        expect(expectDone(await cancel(change))).toMatchObject({ state: '40' });
      }
      expect(await decide(change)).toMatchObject({ errorCode: 40901 });
      expect(await site.payment(payment.id)).toMatchObject({ state, payeeName: payment.payeeName, failNoticeState: notice });
      expect(await site.read(note.id)).toMatchObject({ noteStatus, payState: state });
    }
  });

  test('40404 a card that the bank no longer confirms is not paid to; one with another number was not seen', async () => {
    const { payment } = await paymentIn('50');
    const card = await paidCard(payment);
    const change = expectDone(await apply(payment, { changeType: '2', newCardId: card }));
    const set = (values: Partial<typeof hyBankCard.$inferInsert>) =>
      site.server.inTenant(0, async (tx) => {
        const { eq } = await import('drizzle-orm');
        await tx.update(hyBankCard).set(values).where(eq(hyBankCard.id, card));
      });
    await set({ verifyState: '10' });
    expect(await decide(change)).toMatchObject({ errorCode: 40404 });
    await set({ verifyState: '20', cardNo: '6222021200000077771' });
    expect(await decide(change)).toMatchObject({ errorCode: 40901 });
    expect(await site.payment(payment.id)).toMatchObject({ state: '80' });
    expectDone(await decide(change, { pass: false, remark: '卡已变' }));
  });
});

describe('SHIP-08 22 L12 a payment of a part', () => {
  /** A payment of a part that has arrived, with the rest payable. */
  async function partPaid(): Promise<{ note: Row; first: Row }> {
    const { payment, note } = await paymentIn('20');
    expectDone(await decide(expectDone(await amountTo(payment, part))));
    expect(await site.pay(cashier, 'submit', payment.id)).toMatchObject({ state: '20', amount: part });
    const first = await site.pay(finance, 'approve', payment.id, { pass: true });
    await settle(first.requestSerial, success());
    return { note, first };
  }

  test('leaves the rest payable: the waybill is paid when the sum is, by as many payments as it takes, and never above', async () => {
    const { note, first } = await partPaid();
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', paidAmount: part });
    expect(await owed(note)).toBe(full - part);
    expect(await findings()).toEqual([]);

    const rest = await site.submitted(note);
    expect(rest).toMatchObject({ amount: full - part });
    expect(await amountTo(rest, full - part + 1)).toMatchObject({ errorData: [{ path: 'newAmount' }] });
    const sent = await site.pay(finance, 'approve', rest.id, { pass: true });
    await settle(sent.requestSerial, success());
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '80', paidAmount: full });
    expect(await site.payment(first.id)).toMatchObject({ state: '40', amount: part });
    expect(await owed(note)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test('N29 with a part of it paid the examination is not taken back, though the payment of the rest was given up', async () => {
    const { note } = await partPaid();
    const rest = await site.submitted(note);
    expect(await site.pay(finance, 'approve', rest.id, { pass: false, remark: '稍后再付' })).toMatchObject({ state: '10' });
    const { id, version } = await site.payment(rest.id);
    expectDone(await site.server.as(cashier).put('/hypay/hyPayment/close', { id, version, reason: '稍后再付' }, once()));
    const now = await site.read(note.id);
    expect(now).toMatchObject({ noteStatus: '75', payState: '60', paidAmount: part });

    const answer = await site.server
      .as(finance)
      .put('/shipping/hyShippingNote/unexamine', { id: note.id, version: now.version, reason: '重量有误' }, once());
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining('不能撤回财务审核') });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', paidAmount: part });
    expect(await findings()).toEqual([]);
  });

  test('40403 an amount may come back up to what is left', async () => {
    const { payment } = await paymentIn('20');
    expectDone(await decide(expectDone(await amountTo(payment, part))));
    expectDone(await decide(expectDone(await amountTo(await site.payment(payment.id), full))));
    expect(await site.payment(payment.id)).toMatchObject({ state: '10', amount: full });
  });

  test('one that comes back while the rest is on its way is closed, and its amount payable again', async () => {
    const { note, first } = await partPaid();
    const rest = await site.pay(finance, 'approve', (await site.submitted(note)).id, { pass: true });
    const { bankSerialNo } = await site.payment(first.id);
    await settle(first.requestSerial, { state: 'returned', bankSerialNo, returnTime: '2026-06-03 09:00:00', reason: '账户已销户' });

    expect(await site.payment(first.id)).toMatchObject({ state: '60', failReason: '账户已销户' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '78', payState: '30', paidAmount: 0 });
    await settle(rest.requestSerial, success());
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', paidAmount: full - part });
    expect(await site.submitted(note)).toMatchObject({ state: '20', amount: part });
    expect(await owed(note)).toBe(part);
    expect(await findings()).toEqual([]);
  });
});

describe('SHIP-08 PERM-06 who sees changes', () => {
  const customer = (cid: string): TestUser => ({
    username: `customer_${cid.slice(-6)}`,
    userType: 2,
    cid,
    permissions: ['payChange:list'],
  });

  test('a customer sees what was changed of their own payments, less what is between the staff; others and carriers see nothing', async () => {
    const { payment } = await paymentIn('20');
    const change = expectDone(await cardTo(payment));
    const listOf = async (user: TestUser) =>
      expectDone(await site.server.as(user).get(`${path}/list`, { changeNo: change.changeNo })).records;

    expect(await listOf(customer(site.world.customer.id))).toMatchObject([{ id: change.id, reason: null, files: null }]);
    const other = await site.build.customer();
    expect(await listOf(customer(other.id))).toEqual([]);
    expect(await listOf({ ...customer(other.id), username: 'captain_of_none', userType: 4 })).toEqual([]);
    expect(await site.server.as(customer(other.id)).get(`${path}/queryById`, { id: change.id })).toMatchObject({ status: 404 });
    const mover = { ...customer(site.world.customer.id), username: 'moving_customer', permissions: ['payChange:apply', 'payChange:audit'] };
    expect(await decide(change, { pass: true }, mover)).toMatchObject({ status: 403 });
  });

  test('in agent mode the shipper learns nothing of it', async () => {
    const { payment } = await paymentIn('20');
    const change = expectDone(await cardTo(payment));
    const { hyPayment } = await import('../payment/payment.table.ts');
    const { eq } = await import('drizzle-orm');
    const agent = await site.build.customer();
    await site.server.inTenant(0, (tx) =>
      tx.update(hyPayment).set({ orderMode: '3', agentId: agent.id }).where(eq(hyPayment.id, payment.id)),
    );
    const total = async (cid: string) =>
      expectDone(await site.server.as(customer(cid)).get(`${path}/list`, { changeNo: change.changeNo })).total;
    expect(await total(site.world.customer.id)).toBe(0);
    expect(await total(agent.id)).toBe(1);
  });
});
