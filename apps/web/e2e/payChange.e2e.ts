import { expect, type Page } from '@playwright/test';
import { sendBack } from '../../server/test/sendBack.ts';
import { bookedOf, channelFeeOf, duePaid, expectBooked, noteOf } from './support/books.ts';
import { callAsAdmin, enterAsAdmin } from './support/admin.ts';
import { picture } from './support/files.ts';
import { passCheck } from './support/codes.ts';
import { done, type Row, rowsOf } from './support/freight.ts';
import { act, choose, decide, dialog, fill, line, list, notice, search } from './support/screen.ts';
import { databaseUrl } from './support/people.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';
import { booking, paid as paidOut } from './support/sums.ts';

interface Payee {
  cardId: string;
  payeeType: string;
  payeeName: string;
  cardNo: string;
}

/** A payment that failed, with cards of a captain and of the driver with whose numbers nothing is played. */
async function failedPayment(): Promise<{ payment: Row; captain: Payee; driver: Payee }> {
  const cashier = await as('cashier');
  for (const payment of await rowsOf(cashier, '/hypay/hyPayment/list', { state: '50', payKind: '1' })) {
    const payees = done(await cashier.get<Payee[]>('/shipping/hyShippingNote/payees', { id: String(payment['noteId']) }));
    const isPlain = ({ cardNo }: Payee) => !/[789]$/.test(cardNo);
    const captain = payees.find((payee) => payee.payeeType === '3' && isPlain(payee));
    const driver = payees.find((payee) => payee.payeeType === '1' && isPlain(payee));
    if (captain !== undefined && driver !== undefined) return { payment, captain, driver };
  }
  throw new Error('No failed payment has a captain and a driver who could be paid.');
}

interface Change {
  /** Of the waybill. */
  number: string;
  /** As it is shown. */
  amount: string;
  to: Payee;
  /** The new payee is not the driver, and needs a letter of authority. */
  isOther: boolean;
}

/** Asks in the list of payments that one goes to another payee. */
async function changePayee(page: Page, { number, amount, to, isOther }: Change): Promise<void> {
  await search(page, { 运单号: number });
  await act(page, line(page, '付款单', number), '变更收款人');
  const form = dialog(page, '变更收款人');
  await expect(form).toContainText(amount);
  await choose(page, form.getByRole('combobox', { name: '变更类型' }), '收款人变更');
  await choose(page, form.getByRole('combobox', { name: '新收款卡' }), to.cardNo, to.payeeName);
  await fill(form, { 变更原因: '司机卡户名有误' });
  if (isOther) {
    await form.getByRole('button', { name: '确定' }).click();
    await expect(form.getByText('缺少授权书')).toBeVisible();
    const files = form.getByRole('group', { name: '授权书与附件' });
    const chooser = page.waitForEvent('filechooser');
    await files.getByRole('button', { name: '授权书与附件', exact: true }).click();
    await (await chooser).setFiles(picture('授权书.png'));
    await expect(files.getByRole('link', { name: /授权书/ })).toBeVisible();
  }
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已申请/)).toBeVisible();
}

test('SHIP-08 SHIP-21 a failed payment is changed to another payee by two people, handed in again and paid, every fen of it; it comes back, is seen in the header, and goes to another card', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { payment, captain, driver } = await failedPayment();
  const number = String(payment['shippingNoteNumber']);
  const [cashier, finance] = [await as('cashier'), await as('finance_mgr')];
  const note = await noteOf(String(payment['noteId']));
  const [owed, before] = [Number(note['payableAmount']), await bookedOf(note.id)];
  expect(payment['amount']).toBe(owed);
  const amount = (owed / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

  await enterAs(page, 'cashier', '/shipping/paylist?of=payments&state=50');
  await changePayee(page, { number, amount, to: captain, isOther: true });

  await enterAs(page, 'finance_mgr', '/shipping/paychange?state=10');
  await search(page, { 运单号: number });
  const row = line(page, '支付变更', number);
  await expect(row.getByRole('deletion')).toContainText(String(payment['payeeName']));
  await expect(row.getByRole('insertion')).toContainText(`${captain.payeeName} ${captain.cardNo}`);
  await act(page, row, '审核');
  const audit = dialog(page, '支付变更审核');
  await expect(audit.getByRole('region', { name: '变更预览' })).toContainText(amount);
  await decide(audit, '通过');
  await expect(audit).toBeHidden();

  const paid = async () => done(await cashier.get<Row>('/hypay/hyPayment/queryById', { id: payment.id }));
  await expect.poll(async () => (await paid())['state']).toBe('10');
  done(await cashier.put('/hypay/hyPayment/submit', { ids: [payment.id] }));
  done(await finance.put('/hypay/hyPayment/approve', { ids: [payment.id], pass: true }));
  await expect.poll(async () => (await paid())['state'], { timeout: 30_000 }).toBe('40');
  expect(await paid()).toMatchObject({ payeeName: captain.payeeName, amount: owed, retryCount: 1 });
  expect(await noteOf(note.id)).toMatchObject({ noteStatus: '80', paidAmount: owed, payeeName: captain.payeeName });
  // What was owed for this trip has come in, gone out, come back and gone out again: nothing is left of it.
  const owner = { ownerType: String(payment['creditorType']), ownerId: String(payment['creditorId']) };
  const records = await rowsOf(await as('ops'), '/account/hyAccountRecord/list', { ...owner, shippingNoteNumber: number });
  const left = records.reduce((sum, one) => sum + Number(one['amount']) * (one['direction'] === 'in' ? 1 : -1), 0);
  expect(records.length).toBeGreaterThanOrEqual(4);
  expect(left).toBe(0);
  const fee = await channelFeeOf(String(note['companyId']));
  const lines = [...before, ...paidOut(owed, fee), ...duePaid(note, before)];
  await expectBooked(note.id, lines);

  // The captain's bank sends it back after all. Whatever is asked of our bank, it does first what is due.
  await sendBack(databaseUrl(), String((await paid())['requestSerial']));
  done(await cashier.get('/hypay/hyPayment/receipt', { id: payment.id }));
  await expect.poll(async () => (await paid())['state'], { timeout: 30_000 }).toBe('70');
  expect(await noteOf(note.id)).toMatchObject({ noteStatus: '75', paidAmount: 0 });
  const returned = [...lines, ...booking.returned(owed)];
  await expectBooked(note.id, returned);

  await enterAs(page, 'cashier', '/shipping/paylist?of=payments&state=70');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^失败通知 \d+$/ })
    .click();
  const notices = dialog(page, '失败通知');
  await expect(notices.getByRole('row').filter({ hasText: number })).toContainText('款项退回');
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();
  await changePayee(page, { number, amount, to: driver, isOther: false });
  const [change] = await rowsOf(finance, '/hypay/hyPayChange/list', { paymentId: payment.id, state: '10' });
  done(await finance.put('/hypay/hyPayChange/audit', { id: change!.id, version: change!.version, pass: true }));
  done(await cashier.put('/hypay/hyPayment/submit', { ids: [payment.id] }));

  // The company wants to know who it is before money leaves.
  const [config] = await rowsOf(finance, '/account/hyWalletConfig/list', { companyId: String(note['companyId']) });
  const setCheck = async (smsConfirm: '0' | '1') => {
    const { version } = done(await finance.get<Row>('/account/hyWalletConfig/queryById', { id: config!.id }));
    done(await finance.put('/account/hyWalletConfig/edit', { id: config!.id, version, smsConfirm }));
  };
  // Another flow proves the other manager by SMS, who has one code in two minutes.
  const people = (await callAsAdmin('GET', '/sys/user/list?username=finance2')).result as { records: Row[] };
  // Lists show a part of it.
  const person = (await callAsAdmin('GET', `/sys/user/queryById?id=${people.records[0]!.id}`)).result as Row;
  await setCheck('1');
  try {
    await enterAs(page, 'finance2', '/shipping/paylist2?state=20');
    await search(page, { 运单号: number });
    await act(page, line(page, '付款单', number), '付款复核');
    await decide(dialog(page, '付款复核'), '通过');
    await passCheck(page, browser, String(person['phone']));
    await expect(dialog(page, '付款复核')).toBeHidden();
  } finally {
    await setCheck('0');
  }
  await expect.poll(async () => (await paid())['state'], { timeout: 30_000 }).toBe('40');
  expect(await paid()).toMatchObject({ payeeName: driver.payeeName, amount: owed });
  expect(await noteOf(note.id)).toMatchObject({ noteStatus: '80', paidAmount: owed });
  await expectBooked(note.id, [...returned, ...paidOut(owed, fee)]);

  // What was said to the bank is kept, without the number of the card.
  await enterAsAdmin(page, '/isystem/adapterLog?adapter=bank&operation=transfer');
  const call = list(page, '外部调用日志').getByRole('row').nth(1);
  for (const text of ['银行付款', '已答复', '是']) await expect(call).toContainText(text);
  await call.getByRole('button').first().click();
  await expect(page.getByRole('main')).toContainText(String((await paid())['requestSerial']));
});
