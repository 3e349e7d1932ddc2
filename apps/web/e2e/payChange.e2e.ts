import { expect } from '@playwright/test';
import { bookedOf, channelFeeOf, duePaid, expectBooked, noteOf } from './support/books.ts';
import { picture } from './support/files.ts';
import { done, type Row, rowsOf } from './support/freight.ts';
import { act, choose, decide, dialog, fill, line, notice, search } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';
import { paid as paidOut } from './support/sums.ts';

interface Payee {
  cardId: string;
  payeeType: string;
  payeeName: string;
  cardNo: string;
}

/** A payment that failed, with a captain's card with whose number nothing is played. */
async function failedPayment(): Promise<{ payment: Row; captain: Payee }> {
  const cashier = await as('cashier');
  for (const payment of await rowsOf(cashier, '/hypay/hyPayment/list', { state: '50', payKind: '1' })) {
    const payees = done(await cashier.get<Payee[]>('/shipping/hyShippingNote/payees', { id: String(payment['noteId']) }));
    const captain = payees.find(({ payeeType, cardNo }) => payeeType === '3' && !/[789]$/.test(cardNo));
    if (captain !== undefined) return { payment, captain };
  }
  throw new Error('No failed payment has a captain who could be paid.');
}

test('SHIP-08 SHIP-21 a failed payment is changed to another payee by two people, handed in again and paid, every fen of it', async ({
  page,
}) => {
  const { payment, captain } = await failedPayment();
  const number = String(payment['shippingNoteNumber']);
  const [cashier, finance] = [await as('cashier'), await as('finance_mgr')];
  const note = await noteOf(String(payment['noteId']));
  const [owed, before] = [Number(note['payableAmount']), await bookedOf(note.id)];
  expect(payment['amount']).toBe(owed);
  const amount = (owed / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

  await enterAs(page, 'cashier', '/shipping/paylist?of=payments&state=50');
  await search(page, { 运单号: number });
  await act(page, line(page, '付款单', number), '变更收款人');
  const form = dialog(page, '变更收款人');
  await expect(form).toContainText(amount);
  await choose(page, form.getByRole('combobox', { name: '变更类型' }), '收款人变更');
  await choose(page, form.getByRole('combobox', { name: '新收款卡' }), captain.cardNo, captain.payeeName);
  await fill(form, { 变更原因: '司机卡户名有误' });
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByText('缺少授权书')).toBeVisible();
  const files = form.getByRole('group', { name: '授权书与附件' });
  const chooser = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: '授权书与附件', exact: true }).click();
  await (await chooser).setFiles(picture('授权书.png'));
  await expect(files.getByRole('link', { name: /授权书/ })).toBeVisible();
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已申请/)).toBeVisible();

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
  await expectBooked(note.id, [...before, ...paidOut(owed, await channelFeeOf(String(note['companyId']))), ...duePaid(note, before)]);
});
