import { expect, type Page } from '@playwright/test';
import { channelFeeOf, expectBooked } from './support/books.ts';
import { picture } from './support/files.ts';
import { done, moment, type Row, rowsOf, yuan } from './support/freight.ts';
import { payFreight } from './support/paying.ts';
import { type Reviewed, reviewedNotes } from './support/reviewed.ts';
import { act, decide, dialog, line, notice, search, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';
import { booking, caseA1, feesOf, paid } from './support/sums.ts';

const [payList, advances] = ['/shipping/paylist', '/plateform/cost/paylist'];
// Computed again, not by the product's code: of a day no fee has grown yet.
const { customerFee: fee, driverFee } = feesOf(caseA1);

test.describe.serial('an advance, from the waybill that lacks money to its repayment', () => {
  let short: Reviewed;
  let before: Row;
  const customer = async () => done(await (await as('ops')).get<Row>('/customer/hyCustomer/queryById', { id: short.customerId }));
  const note = async () => done(await (await as('ops')).get<{ note: Row }>('/shipping/hyShippingNote/detail', { id: short.id })).note;
  const setTerms = async (values: object) => {
    const { id, version, settleType, termDays, monthDay } = await customer();
    const body = { id, version, settleType, termDays, monthDay, dianfuEnabled: '1', dianfuTermDays: 30, dianfuDayRate: 300, ...values };
    done(await (await as('finance_mgr')).put('/customer/hyCustomer/credit', { ...body, dianfuLimit: 500_000_000, reason: '垫付演练' }));
  };
  const advanceOf = async (): Promise<Row> => (await rowsOf(await as('cashier'), '/cost/hyDianfu/list', { noteId: short.id }))[0]!;
  const find = async (page: Page, who: string, path: string) => {
    await enterAs(page, who, path);
    await search(page, { 运单号: short.number });
  };

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    [short] = (await reviewedNotes(1, { settleType: '3' })) as [Reviewed];
    before = await customer();
    await setTerms({ creditLimit: Number(before['creditUsed']) - 1 });
    done(await (await as('finance_mgr')).put('/shipping/hyShippingNote/examine', { ids: [short.id], pass: true }));
  });
  test.afterAll(async () => setTerms({ creditLimit: before['creditLimit'] }));

  test('SHIP-22 what a waybill lacks is asked for, decided on by another person, and advanced with its amount in view', async ({
    page,
  }) => {
    expect(await note()).toMatchObject({ noteStatus: '70', fundReason: '40104', feeTotal: fee });
    await find(page, 'cashier', `${payList}?noteStatus=70`);
    await act(page, line(page, '待付运单', short.number), '申请垫付');
    const form = dialog(page, '申请垫付');
    await expect(form.getByText('所缺金额').locator('xpath=following-sibling::dd[1]')).toHaveText(yuan(fee));
    await form.getByRole('button', { name: '确定' }).click();
    await expect(notice(page, /已申请/)).toBeVisible();
    expect(await advanceOf()).toMatchObject({ state: '10', principal: fee, applyBy: 'cashier' });

    await find(page, 'finance_mgr', advances);
    await act(page, line(page, '垫付单', short.number), '审核');
    await decide(dialog(page, '审核'), '通过');
    await act(page, line(page, '垫付单', short.number), '放款');
    const sheet = dialog(page, /放款/);
    await expect(sheet.getByText('垫付本金').locator('xpath=following-sibling::dd[1]')).toHaveText(yuan(fee));
    await sheet.getByRole('button', { name: '确定' }).click();
    await expect(sheet).toBeHidden();
    await expect(line(page, '垫付单', short.number)).toContainText('已垫付');
    expect(await note()).toMatchObject({ noteStatus: '75', dianfuState: '30', customerPaidAmount: 0, payableAmount: driverFee });
  });

  test('SHIP-21 SHIP-22 the driver is paid, and what the customer sends pays the advance back', async ({ page }) => {
    const [cashier, finance] = [await as('cashier'), await as('finance_mgr')];
    await payFreight(short.id);
    const [wallet] = await rowsOf(finance, '/customer/hyCustomerWallet/list', { customerId: short.customerId });
    const [account] = done(await cashier.get<Row[]>('/customer/hyCustomerRecharge/receiveAccounts', { walletId: wallet!.id }));
    // What is overdue comes first, and other waybills that wait for money: enough for all of them is sent.
    const owed = await rowsOf(cashier, '/cost/hyDianfu/list', { customerId: short.customerId, state_MultiString: '30,40' });
    const told = done(
      await cashier.post<Row>('/customer/hyCustomerRecharge/add', {
        walletId: wallet!.id,
        rechargeType: '1',
        amount: owed.reduce((sum, { balance }) => sum + Number(balance), 50_000_000),
        receiveAccountId: account!.id,
        bankSerialNo: `DF${short.number}`,
        voucherFiles: done(await cashier.upload(picture('回单.png'))),
        transferTime: moment(-5),
      }),
    );
    done(await finance.put('/customer/hyCustomerRecharge/confirm', { id: told.id, version: told.version, pass: true }));

    expect(await advanceOf()).toMatchObject({ state: '50', balance: 0, repaidAmount: fee, feeAmount: 0 });
    const { companyId, ...after } = await note();
    expect(after).toMatchObject({ noteStatus: '80', paidAmount: driverFee, customerPaidAmount: fee });
    const events = [
      booking.examined(feesOf(caseA1)),
      booking.advanced(fee),
      paid(driverFee, await channelFeeOf(String(companyId))),
      booking.repaid(fee),
    ];
    await expectBooked(short.id, events.flat(), [String((await advanceOf())['dianfuNo'])]);
    await find(page, 'cashier', advances);
    const row = line(page, '垫付单', short.number);
    await expect(row).toContainText('已结清');
    await act(page, row, '归还记录');
    const records = dialog(page, /归还记录/);
    await expect(records.getByRole('row').filter({ hasText: '客户钱包' })).toContainText(yuan(fee));
  });

  test('NOTI-02 SHIP-22 the bell leads to the advances that are due, and customers read their own', async ({ page }) => {
    await enterAs(page, 'finance_mgr', `${advances}?state=1`);
    await expect(page).toHaveURL(/dueFlag=1/);
    const { dianfuZq } = done(await (await as('finance_mgr')).get<{ dianfuZq: number }>('/hydriver/hyDriver/getDsXx'));
    await expect(page.getByText(`共 ${dianfuZq} 条`).first()).toBeVisible();
    await enterAs(page, 'customer_admin', advances);
    await expect(page.getByRole('table', { name: '垫付单', exact: true })).toBeVisible();
    await expect(tool(page, '垫付单', '申请垫付')).toHaveCount(0);
  });
});
