import { expect, type Page } from '@playwright/test';
import { channelFeeOf, expectBooked, noteOf, walletAfter, walletOf } from './support/books.ts';
import { type Row, rowsOf, yuan } from './support/freight.ts';
import { arrived, examine, payOnScreen } from './support/paying.ts';
import { acceptedNote, type Reviewed, reviewNote } from './support/reviewed.ts';
import { act, choose, decide, dialog, figure, fill, line, list, notice, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { caseA1, type Fees, feesOf, paid, upToFunding } from './support/sums.ts';
import { test } from './support/sitting.ts';

/** What the sheet of an examination shows of fees. */
const sheetOf = ({ driverFeeRaw, lossAmount, roundingAmount, driverFee, serviceFee, feeTotal, netAmount, taxAmount }: Fees) => ({
  '运费(抹零前)': driverFeeRaw,
  扣损金额: lossAmount,
  抹零金额: roundingAmount,
  司机运费: driverFee,
  服务费: serviceFee,
  费用合计: feeTotal,
  不含税金额: netAmount,
  '销项税额（9%）': taxAmount,
});

/** Available and frozen money of a customer, as their wallet shows them. */
async function seenWallet(page: Page, customerId: string): Promise<{ available: string; frozen: string }> {
  await enterAs(page, 'finance_mgr', `/wlhy/hycustomerwallet/HyCustomerWalletList?customerId=${customerId}`);
  const table = list(page, '客户钱包');
  await expect(page.getByRole('main').getByText('共 1 条')).toBeVisible();
  const row = table.getByRole('row').nth(1);
  return { available: await figure(table, row, '可用余额'), frozen: await figure(table, row, '冻结金额') };
}

/** What came in and went out on an account for a waybill, as the account’s records show it; the last one first. */
async function seenRecords(page: Page, who: string, { number }: Reviewed): Promise<string[]> {
  await enterAs(page, who, `/account/records?shippingNoteNumber=${number}`);
  const table = list(page, '账户流水');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const rows = (await table.getByRole('row').all()).slice(1);
  return Promise.all(rows.map(async (row) => `${await figure(table, row, '方向')} ${await figure(table, row, '金额')}`));
}

test.describe.serial('orders that a carrier takes over, and those of an agent', () => {
  test('SHIP-21 LEDG-01 a carrier’s waybill is paid to the carrier, every figure of it as computed', async ({ page }) => {
    test.setTimeout(120_000);
    const fees = feesOf(caseA1);
    const one = await acceptedNote({ terms: { orderMode: '2' }, carrierId: (await as('carrier_admin')).cid });
    await reviewNote(one);
    await examine(page, one, { 费用明细: sheetOf(fees), 应付: { 应付尾款: fees.driverFee } });
    expect(await noteOf(one.id)).toMatchObject({ noteStatus: '75', creditorType: 'carrier', payableAmount: fees.driverFee });
    // What was set aside beyond the fee is available again.
    const { available, frozen } = walletAfter(one.wallet, upToFunding(caseA1));
    expect(await seenWallet(page, one.customerId)).toEqual({ available: yuan(available), frozen: yuan(frozen) });

    await payOnScreen(page, one, fees.driverFee);
    const payment = await arrived(one.id);
    expect(payment).toMatchObject({ amount: fees.driverFee, payeeType: '4', payeeName: one.payee, creditorType: 'carrier' });
    expect(await noteOf(one.id)).toMatchObject({ noteStatus: '80', paidAmount: fees.driverFee, customerPaidAmount: fees.feeTotal });
    await expectBooked(one.id, [...upToFunding(caseA1), ...paid(fees.driverFee, await channelFeeOf(String(payment['companyId'])))]);
    expect(await seenRecords(page, 'carrier_admin', one)).toEqual([`支出 ${yuan(fees.driverFee)}`, `收入 ${yuan(fees.driverFee)}`]);
  });

  test('SHIP-21 LEDG-01 an agent’s waybill pays the driver and then the agent, every figure of it as computed', async ({ page }) => {
    test.setTimeout(120_000);
    const ofAgent = { ...caseA1, serviceRate: 300, agentFee: 310_000 };
    const fees = feesOf(ofAgent);
    // Case C of the fee formulas.
    expect(fees).toMatchObject({ serviceFee: 8130, agentMargin: 30_870, feeTotal: 310_000, netAmount: 284_404, taxAmount: 25_596 });
    const [finance, agent] = [await as('finance_mgr'), await as('agent_admin')];
    const one = await acceptedNote({ terms: { orderMode: '3', agentId: agent.cid, agentFee: 310_000, serviceRate: 300 } });
    await reviewNote(one);
    await examine(page, one, { 费用明细: { ...sheetOf(fees), 代理运费: fees.feeTotal }, 应付: { 应付尾款: fees.driverFee } });
    expect(await walletOf(one.customerId)).toEqual(walletAfter(one.wallet, upToFunding(ofAgent)));
    await payOnScreen(page, one, fees.driverFee);
    const freight = await arrived(one.id);
    expect(freight).toMatchObject({ amount: fees.driverFee, payeeName: one.payee, creditorType: 'driver' });

    const { agentName } = await noteOf(one.id);
    const { companyName } = freight;
    await enterAs(page, 'cashier', '/account/approval');
    await tool(page, '复核申请', '支付代理差额').click();
    const form = dialog(page, '支付代理差额');
    await choose(page, form.getByRole('combobox', { name: '代理' }), String(agentName), String(agentName));
    await choose(page, form.getByRole('combobox', { name: '运营主体' }), String(companyName), String(companyName));
    const shown = form.getByRole('note').filter({ hasText: '可支付的代理差额' });
    await expect(shown).toBeVisible();
    const toPay = await shown.locator('strong').textContent();
    await form.getByRole('combobox', { name: '收款账户' }).click();
    await page.getByRole('option').first().click();
    await fill(form, { 付款说明: '客户已付清' });
    await form.getByRole('button', { name: '确定' }).click();
    await expect(notice(page, /已申请/)).toBeVisible();

    const [application] = await rowsOf(finance, '/account/hyApproval/list', { kind: 'agentPayout', state: '10' });
    // What was shown before it was confirmed is what is asked for.
    expect(toPay).toBe(yuan(Number(application!['amount'])));
    const approvalNo = String(application!['approvalNo']);
    await enterAs(page, 'finance_mgr', `/account/approval?approvalNo=${approvalNo}`);
    await act(page, line(page, '复核申请', approvalNo), '复核');
    const audit = dialog(page, '复核');
    await expect(audit).toContainText(yuan(fees.agentMargin));
    await decide(audit, '通过');
    await expect(audit).toBeHidden();
    const marginNow = async (): Promise<Row> =>
      (await rowsOf(finance, '/hypay/hyPayment/list', { payKind: '5', customerId: String(agent.cid) }))[0]!;
    await expect.poll(async () => (await marginNow())['state'], { timeout: 30_000 }).toBe('40');
    const margin = await marginNow();
    expect(margin).toMatchObject({ amount: fees.agentMargin, payeeName: agentName, creditorType: 'agent' });
    // Whom it went to sees it, too.
    expect(await rowsOf(agent, '/hypay/hyPayment/list', { id: margin.id })).toMatchObject([{ amount: fees.agentMargin, state: '40' }]);

    const channelFee = await channelFeeOf(String(freight['companyId']));
    const lines = [...upToFunding(ofAgent), ...paid(fees.driverFee, channelFee), ...paid(fees.agentMargin, channelFee, 'L.AGENT')];
    await expectBooked(one.id, lines, [String(margin['paymentNo'])]);
    await enterAs(page, 'agent_admin', `/shipping/detail/${one.id}`);
    const value = (label: string) =>
      page.getByRole('main').getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]').first();
    for (const [label, fen] of [
      ['司机运费', fees.driverFee],
      ['代理差额', fees.agentMargin],
      ['费用合计', fees.feeTotal],
    ] as const)
      await expect(value(label), label).toContainText(yuan(fen));
  });
});
