import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { channelFeeOf, expectBooked, walletAfter, walletOf } from './support/books.ts';
import { picture } from './support/files.ts';
import { done, moment, type Row, rowsOf } from './support/freight.ts';
import { type Reviewed, reviewedNotes } from './support/reviewed.ts';
import { act, choose, decide, dialog, fill, line, notice, search, tool, upload } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';
import { booking, caseA1, paid, upToFunding } from './support/sums.ts';

const notes = '/shipping/list';
const [payList, approvals, offlineList] = ['/shipping/paylist', '/shipping/paylist2', '/shipping/offlinepay'];

test.describe.serial('from the examination to the paid freight', () => {
  let [first, second, third]: Reviewed[] = [];
  const note = async ({ id }: Reviewed): Promise<Row> =>
    done(await (await as('ops')).get<{ note: Row }>('/shipping/hyShippingNote/detail', { id })).note;
  const statusOf = (one: Reviewed) => async () => (await note(one))['noteStatus'];
  const paymentOf = async ({ id }: Reviewed): Promise<Row | undefined> =>
    (await rowsOf(await as('cashier'), '/hypay/hyPayment/list', { noteId: id }))[0];
  const stateOf = (one: Reviewed) => async () => (await paymentOf(one))?.['state'];
  const find = async (page: Page, who: string, { path, number }: { path: string; number: string }) => {
    await enterAs(page, who, path);
    await search(page, { 运单号: number });
  };

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    [first, second, third] = await reviewedNotes(3);
  });

  test('SHIP-20 the examination shows what a waybill comes to, and goes without the mouse', async ({ page }) => {
    await find(page, 'finance_mgr', { path: `${notes}?noteStatus=68`, number: first!.number });
    await act(page, line(page, '运单', first!.number), '财务审核');
    const drawer = dialog(page, `财务审核 · ${first!.number}`);
    const figure = (region: string, label: string) =>
      drawer.getByRole('region', { name: region }).getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
    // By hand: 32.3 t at 85.50, less 83 kg at 0.62, without jiao and fen; 6 % on top; 9 % of tax within.
    for (const [label, text] of [
      ['运费(抹零前)', '2,761.65'],
      ['扣损金额', '51.46'],
      ['抹零金额', '0.19'],
      ['司机运费', '2,710.00'],
      ['服务费', '162.60'],
      ['费用合计', '2,872.60'],
      ['不含税金额', '2,635.41'],
      ['销项税额（9%）', '237.19'],
    ] as const)
      await expect(figure('费用明细', label), label).toHaveText(text);
    await expect(figure('应付', '应付尾款')).toHaveText('2,710.00');
    await expect(drawer.getByRole('region', { name: '收款人' })).toContainText(first!.payee);
    await expect(drawer.getByRole('region', { name: '资金来源' })).toContainText('已冻结 2,872.60 元');

    await drawer.getByRole('radio', { name: '通过' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('单据齐全');
    await drawer.getByRole('button', { name: '确定' }).press('Enter');
    await expect.poll(statusOf(first!)).toBe('75');
    expect(await note(first!)).toMatchObject({ payableAmount: 271_000, netAmount: 263_541, taxAmount: 23_719, examineRemark: '单据齐全' });
  });

  test('SHIP-20 many are examined at once with their sum; one that was examined in error is taken back', async ({ page }) => {
    await enterAs(page, 'finance_mgr', `${notes}?noteStatus=68&id_MultiString=${second!.id},${third!.id}`);
    await expect(line(page, '运单', third!.number)).toBeVisible();
    for (const one of [second!, third!]) await line(page, '运单', one.number).getByRole('checkbox').check();
    await tool(page, '运单', '批量财务审核').click();
    const sheet = dialog(page, '批量财务审核');
    const sums = sheet.getByRole('region', { name: '审核预览' });
    for (const text of ['5,420.00', '5,745.20']) await expect(sums.getByText(text, { exact: true }).first()).toBeVisible();
    await decide(sheet, '通过');
    await expect(sheet).toBeHidden();
    for (const one of [second!, third!]) await expect.poll(statusOf(one)).toBe('75');

    await find(page, 'finance_mgr', { path: `${notes}?noteStatus=75`, number: third!.number });
    await act(page, line(page, '运单', third!.number), '撤回财务审核');
    const form = dialog(page, '撤回财务审核');
    await form.getByLabel('原因').fill('收款人待核对');
    await form.getByRole('button', { name: '确定' }).click();
    await expect(form).toBeHidden();
    expect(await statusOf(third!)()).toBe('68');
  });

  test('SHIP-09 SHIP-10 SHIP-21 payments are handed in with their limits in view, refused, handed in again, approved by another person and paid', async ({
    page,
  }) => {
    await find(page, 'cashier', { path: `${payList}?noteStatus=75`, number: first!.number });
    await act(page, line(page, '待付运单', first!.number), '提交付款');
    const submit = dialog(page, '提交付款');
    await expect(submit.getByRole('region', { name: '付款预览' }).getByText('2,710.00', { exact: true }).first()).toBeVisible();
    await expect(submit.getByRole('region', { name: '付款主体' })).toContainText('当日剩余限额');
    await submit.getByRole('button', { name: '确定' }).click();
    await expect(submit).toBeHidden();
    expect(await stateOf(first!)()).toBe('20');
    expect(await note(first!)).toMatchObject({ noteStatus: '78', payState: '20' });

    await find(page, 'finance_mgr', { path: `${approvals}?state=20`, number: first!.number });
    await act(page, line(page, '付款单', first!.number), '付款复核');
    const approval = dialog(page, '付款复核');
    await approval.getByText('驳回', { exact: true }).click();
    await approval.getByRole('button', { name: '确定' }).click();
    await expect(approval.getByText('复核意见不能为空')).toBeVisible();
    await approval.getByLabel('复核意见').fill('请核对收款人');
    await approval.getByRole('button', { name: '确定' }).click();
    await expect(approval).toBeHidden();
    expect(await stateOf(first!)()).toBe('10');

    await find(page, 'cashier', { path: `${payList}?of=payments&state=10`, number: first!.number });
    await act(page, line(page, '付款单', first!.number), '提交');
    await submit.getByRole('button', { name: '确定' }).click();
    await expect(submit).toBeHidden();
    expect(await stateOf(first!)()).toBe('20');

    await find(page, 'finance_mgr', { path: `${approvals}?state=20`, number: first!.number });
    await line(page, '付款单', first!.number).getByRole('checkbox').check();
    await tool(page, '付款单', '复核所选').click();
    await expect(approval.getByText('2,710.00', { exact: true }).first()).toBeVisible();
    await approval.getByText('通过', { exact: true }).click();
    await approval.getByRole('button', { name: '确定' }).click();
    await expect(approval).toBeHidden();
    // The embedded bank answers within seconds.
    await expect.poll(stateOf(first!), { timeout: 30_000 }).toBe('40');
    expect(await paymentOf(first!)).toMatchObject({ payKind: '1', amount: 271_000, payeeName: first!.payee });
    const after = await note(first!);
    expect(after).toMatchObject({ noteStatus: '80', paidAmount: 271_000, customerPaidAmount: 287_260 });
    await expectBooked(first!.id, [...upToFunding(caseA1), ...paid(271_000, await channelFeeOf(String(after['companyId'])))]);

    await find(page, 'finance_mgr', { path: `${approvals}?state=40`, number: first!.number });
    const row = line(page, '付款单', first!.number);
    await expect(row).toContainText('模拟');
    const download = page.waitForEvent('download');
    await act(page, row, '电子回单');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^FK\d+\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 4).toString()).toBe('%PDF');
  });

  test('SHIP-11 SHIP-21 what was paid elsewhere is recorded with its voucher and counts once another person has approved it', async ({
    page,
  }) => {
    await enterAs(page, 'cashier', offlineList);
    await tool(page, '付款单', '登记线下支付').click();
    const form = dialog(page, '登记线下支付');
    await choose(page, form.getByRole('combobox', { name: '运单' }), second!.number, second!.number);
    await expect(form.getByText('2,710.00', { exact: true })).toBeVisible();
    await form.getByRole('combobox', { name: '付款账户' }).click();
    await page.getByRole('option').first().click();
    await fill(form, { 银行流水号: `OFF${second!.number}` });
    await form.getByRole('textbox', { name: '付款时间' }).fill(moment(-5));
    await upload(page, form, '付款凭证', picture('回执.png'));
    await form.getByRole('button', { name: '确定' }).click();
    await expect(notice(page, /已登记/)).toBeVisible();
    expect(await stateOf(second!)()).toBe('20');
    await search(page, { 运单号: second!.number });
    await expect(line(page, '付款单', second!.number)).toContainText('本人提交');
    await expect(line(page, '付款单', second!.number).getByRole('checkbox')).toBeDisabled();

    await find(page, 'finance_mgr', { path: offlineList, number: second!.number });
    await act(page, line(page, '付款单', second!.number), '付款复核');
    const approval = dialog(page, '付款复核');
    await approval.getByText('通过', { exact: true }).click();
    await approval.getByRole('button', { name: '确定' }).click();
    await expect(approval).toBeHidden();
    expect(await stateOf(second!)()).toBe('40');
    expect(await note(second!)).toMatchObject({ noteStatus: '80', paidAmount: 271_000, customerPaidAmount: 287_260 });
    await expectBooked(second!.id, [...upToFunding(caseA1), ...booking.offline(271_000)]);
    expect(await paymentOf(second!)).toMatchObject({ payKind: '3', amount: 271_000, payeeName: second!.payee });
    // Two of the three are paid for; what the third comes to is set aside again.
    const lines = [...upToFunding(caseA1), ...upToFunding(caseA1), ...booking.frozen(287_260)];
    await expect.poll(() => walletOf(first!.customerId), { timeout: 30_000 }).toEqual(walletAfter(first!.wallet, lines));
  });
});
