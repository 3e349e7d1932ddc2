import { expect } from '@playwright/test';
import { channelFeeOf, expectBooked, noteOf, walletAfter, walletOf } from './support/books.ts';
import { picture } from './support/files.ts';
import { done, moment, type Row, rowsOf, yuan } from './support/freight.ts';
import { arrived, examine, payFreight, paymentsOf } from './support/paying.ts';
import { acceptedNote, type Reviewed, reviewNote } from './support/reviewed.ts';
import { act, choose, decide, dialog, figure, fill, line, list, notice, search, tool, upload } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';
import { booking, caseA1, feesOf, paid, upToFunding } from './support/sums.ts';

const prepays = '/shipping/prepay';

test('SHIP-13 SHIP-21 a prepayment goes from the application to the freight that covers it, and the driver gets the rest', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const one: Reviewed = await acceptedNote();
  const note = () => noteOf(one.id);
  const prepay = async (): Promise<Row> => (await rowsOf(await as('cashier'), '/hypay/hyPrepay/list', { noteId: one.id }))[0]!;
  const stateOf = async () => (await prepay())['state'];
  const find = async (who: string, path: string) => {
    await enterAs(page, who, path);
    await search(page, { 运单号: one.number });
  };

  await enterAs(page, 'dispatcher', prepays);
  await tool(page, '预付单', '申请预付').click();
  const form = dialog(page, '申请预付');
  await choose(page, form.getByRole('combobox', { name: '运单' }), one.number, one.number);
  // By hand: 32 t at 85.50 are 2,736.00, half of which may be prepaid.
  await expect(form.getByText('1,368.00', { exact: true }).first()).toBeVisible();
  await form.getByRole('combobox', { name: '收款卡' }).click();
  await page.getByRole('option').first().click();
  await fill(form, { 预付金额: '1368.01', 用途: '加油' });
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByText(/预付超过比例上限/).first()).toBeVisible();
  await fill(form, { 预付金额: '1000' });
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已申请/)).toBeVisible();
  expect(await prepay()).toMatchObject({ state: '10', amount: 100_000, estimatedFee: 273_600 });

  await find('finance_mgr', `${prepays}?state=10`);
  await act(page, line(page, '预付单', one.number), '审核');
  const audit = dialog(page, '审核');
  await expect(audit.getByText('1,000.00', { exact: true })).toBeVisible();
  await decide(audit, '通过');
  await expect(audit).toBeHidden();

  await find('cashier', `${prepays}?state=20`);
  await act(page, line(page, '预付单', one.number), '付款');
  const pay = dialog(page, '付款');
  await expect(pay.getByText('1,000.00', { exact: true })).toBeVisible();
  await pay.getByRole('button', { name: '确定' }).click();
  await expect(pay).toBeHidden();
  // The embedded bank answers within seconds.
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('40');
  expect(await note()).toMatchObject({ noteStatus: '20', prepaidAmount: 100_000 });

  await reviewNote(one);
  await examine(page, one, { 应付: { 司机运费: 271_000, 预付抵扣: 100_000, 应付尾款: 171_000 } });
  expect(await note()).toMatchObject({ noteStatus: '75', prepayOffset: 100_000, payableAmount: 171_000 });
  expect(await prepay()).toMatchObject({ state: '45', offsetAmount: 100_000, openAmount: 0 });

  await payFreight(one.id);
  // 2,710.00 in all: 1,000.00 before, 1,710.00 now.
  expect(await note()).toMatchObject({ noteStatus: '80', driverFee: 271_000, prepaidAmount: 100_000, paidAmount: 171_000 });
  const channelFee = await channelFeeOf(String((await note())['companyId']));
  expect(await walletOf(one.customerId)).toEqual(walletAfter(one.wallet, upToFunding(caseA1)));
  const received = { payeeName: one.payee, state: '40' };
  expect(await paymentsOf(one.id)).toMatchObject([
    { ...received, payKind: '2', amount: 100_000 },
    { ...received, payKind: '1', amount: 171_000 },
  ]);
  const events = [upToFunding(caseA1), paid(100_000, channelFee, 'A.PREPAY'), booking.offset(100_000), paid(171_000, channelFee)];
  await expectBooked(one.id, events.flat(), [String((await prepay())['prepayNo'])]);
});

test('SHIP-13 SHIP-21 what was prepaid beyond the fee is brought back, and the books say how much the driver kept', async ({ page }) => {
  test.setTimeout(120_000);
  // Three quarters of the load are lost on the way, and nobody answers for it: 684.00 are left of the freight.
  const { lossRate: _none, ...ofA1 } = caseA1;
  const trip = { ...ofA1, unloadWeight: 8000 };
  const { driverFee } = feesOf(trip);
  const prepaid = 100_000;
  const one = await acceptedNote({ terms: { lossMode: '0', lossRate: null } });
  const [dispatcher, finance, cashier] = [await as('dispatcher'), await as('finance_mgr'), await as('cashier')];
  const { id } = done(await dispatcher.post<Row>('/hypay/hyPrepay/add', { noteId: one.id, amount: prepaid, reason: '加油' }));
  const now = async (): Promise<Row> => done(await cashier.get<Row>('/hypay/hyPrepay/queryById', { id }));
  done(await finance.put('/hypay/hyPrepay/audit', { id, version: (await now()).version, pass: true }));
  done(await cashier.put('/hypay/hyPrepay/pay', { id, version: (await now()).version }));
  await arrived(one.id);
  await reviewNote(one, trip);

  const open = prepaid - driverFee;
  await examine(page, one, {
    应付: { 司机运费: driverFee, 预付抵扣: driverFee, 应付尾款: 0, '预付大于运费，差额需追回': open },
  });
  // Nothing is left to pay.
  expect(await noteOf(one.id)).toMatchObject({ noteStatus: '80', paidAmount: 0, prepaidAmount: prepaid, prepayOffset: driverFee });
  expect(await walletOf(one.customerId)).toEqual(walletAfter(one.wallet, upToFunding(trip)));
  const seen = async () => {
    const row = line(page, '预付单', one.number);
    return Promise.all(['抵扣金额', '追回金额', '未结金额'].map((caption) => figure(list(page, '预付单'), row, caption)));
  };
  await enterAs(page, 'cashier', `${prepays}?toRecover=1`);
  await search(page, { 运单号: one.number });
  expect(await seen()).toEqual([yuan(driverFee), '0.00', yuan(open)]);
  await act(page, line(page, '预付单', one.number), '追回');
  const form = dialog(page, '追回');
  await form.getByRole('combobox', { name: '收款账户' }).click();
  await page.getByRole('option').first().click();
  await fill(form, { 银行流水号: `ZH${one.number}` });
  await form.getByRole('textbox', { name: '到账时间' }).fill(moment(-1));
  await upload(page, form, '追回凭证', picture('回单.png'));
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form).toBeHidden();
  expect(await now()).toMatchObject({ state: '45', offsetAmount: driverFee, recoverAmount: open, openAmount: 0 });
  const channelFee = await channelFeeOf(String((await noteOf(one.id))['companyId']));
  expect(await paymentsOf(one.id)).toMatchObject([{ payKind: '2', amount: prepaid, payeeName: one.payee, state: '40' }]);
  const events = [upToFunding(trip), paid(prepaid, channelFee, 'A.PREPAY'), booking.offset(driverFee), booking.recovered(open)];
  await expectBooked(one.id, events.flat(), [String((await now())['prepayNo'])]);
});
