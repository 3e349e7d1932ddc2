import { expect } from '@playwright/test';
import { picture } from './support/files.ts';
import { done, type Row, rowsOf } from './support/freight.ts';
import { act, dialog, line, search, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const [statements, recharges, ledger] = [
  '/wlhy/hybankstatement/HyBankStatementList',
  '/wlhy/hycustomerrecharge/HyCustomerRechargeList',
  '/wlhy/hyledger/HyLedgerList',
];

test.describe.serial('the bank beside the books', () => {
  const serial = `R${Date.now()}`;
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  let wallet: Row;
  let account: Row;
  let recharge: Row;

  test.beforeAll(async () => {
    const cashier = await as('cashier');
    const voucher = done(await cashier.upload(picture('回单.png')));
    const [found] = await rowsOf(await as('finance_mgr'), '/customer/hyCustomerWallet/list', { state: '1', availableAmount_begin: '100' });
    wallet = found!;
    const accounts = done(await cashier.get<Row[]>('/customer/hyCustomerRecharge/receiveAccounts', { walletId: wallet.id }));
    account = accounts[0]!;
    recharge = done(
      await cashier.post<Row>('/customer/hyCustomerRecharge/add', {
        walletId: wallet.id,
        rechargeType: '1',
        amount: 1_234_500,
        receiveAccountId: account.id,
        bankSerialNo: `${serial}TYPO`,
        voucherFiles: voucher,
        transferTime: `${day} 00:00:00`,
      }),
    );
  });

  test('FRT-13 a statement is taken with its bad line named, and money of nobody is booked as unidentified', async ({ page }) => {
    await enterAs(page, 'cashier', `${statements}?companyAccountId=${account.id}`);
    await tool(page, '银行流水', '导入对账单').click();
    const sheet = dialog(page, '导入对账单');
    const rows = [
      '交易时间,流水号,收入金额,支出金额,对方户名,摘要',
      `${day} 00:00:01,${serial}A,12345.00,,${wallet['customerName'] as string},货款`,
      `${day} 00:00:02,${serial}B,88.00,,不明公司,往来`,
      `${day} 00:00:03,${serial}C,1.234,,不明公司,往来`,
    ];
    await sheet
      .getByLabel('对账单文件')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    await sheet.getByRole('button', { name: '确定' }).click();
    await expect(sheet.getByText('新增 2 条，重复 0 条，自动匹配 0 条')).toBeVisible();
    await expect(sheet.getByRole('table', { name: '未导入的行' }).getByRole('row').last()).toContainText('金额不正确');
    await sheet.getByRole('button', { name: '关闭' }).last().click();

    await search(page, { 银行流水号: `${serial}B` });
    await act(page, line(page, '银行流水', `${serial}B`), '转待查');
    const form = dialog(page, '转待查');
    await expect(form).toContainText('88.00');
    await form.getByLabel('说明').fill('付款方不明');
    await form.getByRole('button', { name: '确定' }).click();
    await expect(line(page, '银行流水', `${serial}B`)).toContainText('待查');
  });

  test('FRT-07 a receipt of the bank confirms a top-up, by another person', async ({ page }) => {
    await enterAs(page, 'finance_mgr', `${recharges}?rechargeNo=${recharge['rechargeNo'] as string}`);
    await act(page, line(page, '充值单', String(recharge['rechargeNo'])), '银行到账匹配');
    const receipts = dialog(page, '银行到账匹配');
    await expect(receipts.getByRole('radio', { name: `${serial}A` })).toBeChecked();
    await receipts.getByRole('button', { name: '确定' }).click();
    await expect(line(page, '充值单', String(recharge['rechargeNo']))).toContainText('已到账');
    const [after] = await rowsOf(await as('finance_mgr'), '/customer/hyCustomerWallet/list', { id: wallet.id });
    // What is free may be spent at once, on advances and waybills that waited for it.
    expect(Number(after!['totalRecharge']) - Number(wallet['totalRecharge'])).toBe(1_234_500);
  });

  test('FRT-13 the trial balance leads to the accounts of a kind, and unidentified money stands among them', async ({ page }) => {
    await enterAs(page, 'finance_mgr', ledger);
    await page.getByRole('button', { name: 'L.SUSPENSE 待查款项' }).click();
    await expect(page.getByRole('table', { name: '科目余额', exact: true })).toContainText('待查款项');
    await page.getByText('会计期间', { exact: true }).click();
    await expect(line(page, '会计期间', day.slice(0, 7))).toContainText('该月尚未结束');
  });
});
