import { expect, type Locator, type Page } from '@playwright/test';
import { bookedOf, expectBooked, noteOf, walletOf } from './support/books.ts';
import { linesOf, picture } from './support/files.ts';
import { done, moment, type Row, rowsOf, yuan } from './support/freight.ts';
import { act, choose, decide, dialog, fill, line, notice, search, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';
import { booking } from './support/sums.ts';
import { openReceipt, proveReceipt } from './support/wholeWay.ts';

const [bills, ownBills] = ['/wlhy/hybill/HyBillList', '/shipping/ownbill'];
const open = (note: Row): number => Number(note['feeTotal']) - Number(note['customerPaidAmount']);
const numberOf = (note: Row): string => String(note['shippingNoteNumber']);
const sumOf = (notes: readonly Row[]): number => notes.reduce((sum, note) => sum + open(note), 0);

/** Waybills of the customer in the browser on a term, of which nothing is paid or advanced; those signed first. */
async function unbilled(customerId: string, count: number): Promise<Row[]> {
  const accounts = await rowsOf(await as('ops'), '/shipping/hyShippingNote/billList', { customerId, settleType: '3', billed: '0' });
  const [first] = accounts;
  const fit = accounts
    .filter((note) => note['customerOpenAmount'] === note['feeTotal'] && note['companyId'] === first!['companyId'])
    .toSorted((one, other) => String(one['signTime']).localeCompare(String(other['signTime'])));
  expect(fit.length, 'waybills that nothing was paid for').toBeGreaterThanOrEqual(count);
  return fit.slice(0, count);
}

/** Takes out of a wallet what earlier flows have left there, by two persons. */
async function emptyWallet(customerId: string): Promise<void> {
  const { id, available } = await walletOf(customerId);
  if (available === 0) return;
  const reason = `清空 ${Date.now()}`;
  const finance = await as('finance_mgr');
  done(await finance.post('/customer/hyCustomerWallet/adjust', { id, direction: 'out', amount: available, account: 'other', reason }));
  const [asked] = await rowsOf(finance, '/account/hyApproval/list', { reason });
  done(await (await as('finance2')).put('/account/hyApproval/audit', { id: asked!.id, version: asked!.version, pass: true }));
}

/** Fills an empty wallet, out of which advances are paid back first. @returns what is left in it */
async function fillWallet(customerId: string, amount: number): Promise<number> {
  await emptyWallet(customerId);
  const [cashier, finance] = [await as('cashier'), await as('finance_mgr')];
  const { id: walletId } = await walletOf(customerId);
  const [account] = done(await cashier.get<Row[]>('/customer/hyCustomerRecharge/receiveAccounts', { walletId }));
  const owed = await rowsOf(cashier, '/cost/hyDianfu/list', { customerId, state_MultiString: '30,40' });
  const told = done(
    await cashier.post<Row>('/customer/hyCustomerRecharge/add', {
      walletId,
      rechargeType: '1',
      amount: owed.reduce((sum, { balance }) => sum + Number(balance), amount),
      receiveAccountId: account!.id,
      bankSerialNo: `ZDQ${Date.now()}`,
      voucherFiles: done(await cashier.upload(picture('回单.png'))),
      transferTime: moment(-5),
    }),
  );
  done(await finance.put('/customer/hyCustomerRecharge/confirm', { id: told.id, version: told.version, pass: true }));
  return (await walletOf(customerId)).available;
}

/** The box of the row that holds a text, in a table in which rows are chosen. */
const boxOf = (form: Locator, text: string): Locator => form.getByRole('row').filter({ hasText: text }).getByRole('checkbox');

async function make(page: Page, notes: readonly Row[]): Promise<void> {
  const [first] = notes as readonly [Row];
  await enterAs(page, 'ops', bills);
  await tool(page, '账单', '生成账单').click();
  const form = dialog(page, '生成账单');
  await choose(page, form.getByRole('combobox', { name: '客户' }), String(first['customerName']), String(first['customerName']));
  await choose(page, form.getByRole('combobox', { name: '运营主体' }), String(first['companyName']), String(first['companyName']));
  await fill(form, { 账期起: String(first['signTime']).slice(0, 10), 账期止: moment(0).slice(0, 10) });
  await choose(page, form.getByRole('combobox', { name: '结算方式' }), '趟结');
  await form.getByRole('button', { name: '下一步' }).click();
  await form.getByRole('button', { name: '全不选' }).click();
  for (const note of notes) await boxOf(form, numberOf(note)).check();
  await expect(form.getByText(yuan(sumOf(notes)), { exact: true })).toBeVisible();
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已生成账单草稿/)).toBeVisible();
}

test('FRT-21 SHIP-18 SHIP-19 a bill goes from its waybills to the last fen, disputed once, paid from the wallet and by bank', async ({
  page,
}) => {
  const customerId = (await as('customer_admin')).cid!;
  const notes = await unbilled(customerId, 3);
  const [one, other, doubtful] = notes as [Row, Row, Row];
  const before = (await Promise.all([one, other].map(({ id }) => bookedOf(id)))) as [
    Awaited<ReturnType<typeof bookedOf>>,
    Awaited<ReturnType<typeof bookedOf>>,
  ];
  const bill = async (): Promise<Row> => (await rowsOf(await as('ops'), '/hybill/hyBill/list', { customerId }))[0]!;

  await make(page, notes);
  const { billNo, ...draft } = await bill();
  expect(draft).toMatchObject({ state: '10', noteCount: 3, totalAmount: sumOf(notes), openAmount: sumOf(notes) });
  const number = String(billNo);
  const row = line(page, '账单', number);
  const send = async () => {
    await act(page, row, '发送');
    await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
    await expect(row).toContainText('待确认');
  };
  await send();

  await enterAs(page, 'customer_admin', `${ownBills}?billNo=${number}`);
  await act(page, row, '异议');
  const dispute = dialog(page, '异议');
  await boxOf(dispute, numberOf(doubtful)).check();
  await fill(dispute, { 原因: '一张运单的重量不符', [`异议说明 ${numberOf(doubtful)}`]: '磅单少 200 千克' });
  await dispute.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('有异议');

  await enterAs(page, 'ops', `${bills}?billNo=${number}`);
  await act(page, row, '处理异议');
  const rework = dialog(page, '处理异议');
  await expect(rework).toContainText('一张运单的重量不符');
  const removed = rework.getByRole('table', { name: '移出账单的运单' });
  await expect(removed.getByRole('row').filter({ hasText: '磅单少 200 千克' })).toContainText(numberOf(doubtful));
  await boxOf(removed, numberOf(doubtful)).check();
  const total = sumOf([one, other]);
  await expect(rework.getByText(`2 / 3 张 · ${yuan(total)}`)).toBeVisible();
  await rework.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('草稿');
  expect(await bill()).toMatchObject({ noteCount: 2, totalAmount: total, openAmount: total });
  await send();

  // The first waybill and one yuan of the other one.
  const part = await fillWallet(customerId, open(one) + 100);
  expect(part).toBeGreaterThan(0);
  expect(part).toBeLessThan(total);
  await enterAs(page, 'customer_admin', `${ownBills}?billNo=${number}`);
  await act(page, row, '确认');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('已确认');
  await act(page, row, '钱包支付');
  const pay = dialog(page, '钱包支付');
  await expect(pay.getByText('钱包可用').locator('xpath=following-sibling::dd[1]')).toHaveText(yuan(part));
  await expect(pay.getByText('还缺').locator('xpath=following-sibling::dd[1]')).toContainText(yuan(total - part));
  await fill(pay, { 支付金额: String(part / 100) });
  await expect(pay.getByText('还缺')).toHaveCount(0);
  await pay.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('部分收款');
  expect(await bill()).toMatchObject({ receivedAmount: part, openAmount: total - part });
  expect((await walletOf(customerId)).available).toBe(0);

  const receive = await openReceipt(page, number);
  await expect(receive.getByRole('textbox', { name: '收款金额' })).toHaveValue(yuan(total - part));
  await expect(receive.getByRole('row').filter({ hasText: numberOf(other) })).toContainText(yuan(Math.min(open(other), total - part)));
  await proveReceipt(page, number);

  expect(await bill()).toMatchObject({ state: '50', receivedAmount: total, openAmount: 0 });
  for (const note of [one, other]) expect(await noteOf(note.id)).toMatchObject({ customerPaidAmount: note['feeTotal'] });
  expect(await noteOf(doubtful.id)).toMatchObject({ customerPaidAmount: 0 });
  const receipts = await rowsOf(await as('cashier'), '/hybill/hyBill/receipts', { billId: draft.id });
  expect(receipts.map(({ source, amount }) => [source, amount])).toEqual([
    ['transfer', total - part],
    ['wallet', part],
  ]);
  const paid = [...booking.termPaid('L.WALLET', part), ...booking.termPaid('A.BANK', total - part)];
  const documents = receipts.map(({ receiptNo }) => String(receiptNo));
  await expectBooked(one.id, [...before[0], ...paid], documents);
  await expectBooked(other.id, [...before[1], ...paid], documents);

  const download = page.waitForEvent('download');
  await act(page, row, '导出对账单');
  const sheet = await linesOf(await download);
  const captions = sheet.find((cells) => cells.includes('运单号'))!;
  const amounts = (of: string) => {
    const cells = sheet.find((each) => each[0] === of)!;
    return ['账单金额(元)', '客户已回款(元)', '未结金额(元)'].map((caption) => Math.round(Number(cells[captions.indexOf(caption)]) * 100));
  };
  for (const note of [one, other]) expect(amounts(numberOf(note))).toEqual([open(note), open(note), 0]);
  expect(amounts('合计')).toEqual([total, total, 0]);
  expect(sheet.flat()).not.toContain(numberOf(doubtful));
  const paper = page.waitForEvent('download');
  await act(page, row, '对账单 PDF');
  expect((await paper).suggestedFilename()).toBe(`对账单 ${number}.pdf`);

  await enterAs(page, 'cashier', '/shipping/bill?billed=1');
  await search(page, { 运单号: numberOf(one) });
  await line(page, '运单账单', numberOf(one)).getByRole('link', { name: number }).click();
  await expect(line(page, '账单', number)).toBeVisible();
});

test('FRT-21 SHIP-10 a bill of a carrier is made, agreed on and paid by one payment that another person approves', async ({ page }) => {
  const ops = await as('ops');
  const [former] = await rowsOf(ops, '/hybill/hyBill/list', { billKind: 'carrier', state: '10' });
  done(await ops.put('/hybill/hyBill/void', { id: former!.id, version: former!['version'], reason: '重新出账' }));
  const { carrierId, partyName, companyName, periodFrom, periodTo } = former!;

  await enterAs(page, 'ops', bills);
  await tool(page, '账单', '生成账单').click();
  const form = dialog(page, '生成账单');
  await choose(page, form.getByRole('combobox', { name: '账单类型' }), '承运商应付');
  await choose(page, form.getByRole('combobox', { name: '承运商' }), String(partyName), String(partyName));
  await choose(page, form.getByRole('combobox', { name: '运营主体' }), String(companyName), String(companyName));
  await fill(form, { 账期起: String(periodFrom), 账期止: String(periodTo) });
  await form.getByRole('button', { name: '下一步' }).click();
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已生成账单草稿/)).toBeVisible();
  const bill = async (): Promise<Row> => (await rowsOf(ops, '/hybill/hyBill/list', { carrierId: String(carrierId) }))[0]!;
  const { billNo, totalAmount, id } = await bill();
  const number = String(billNo);
  const row = line(page, '账单', number);
  await act(page, row, '发送');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('待确认');

  await enterAs(page, 'finance_mgr', `${bills}?billNo=${number}`);
  await act(page, row, '代确认');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('已确认');

  await enterAs(page, 'cashier', `${bills}?billNo=${number}`);
  await act(page, row, '提交付款');
  const pay = dialog(page, '提交付款');
  await pay.getByRole('combobox', { name: '收款账户' }).click();
  await page.getByRole('option').first().click();
  await pay.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /等待他人复核/)).toBeVisible();
  const items = await rowsOf(ops, '/hybill/hyBill/items', { billId: id });
  for (const { noteId } of items) expect(await noteOf(String(noteId))).toMatchObject({ noteStatus: '78', payState: '20' });

  await enterAs(page, 'finance_mgr', '/shipping/paylist2?state=20');
  await search(page, { 账单号: number });
  await act(page, line(page, '付款单', number), '付款复核');
  const approval = dialog(page, '付款复核');
  await expect(approval).toContainText(yuan(Number(totalAmount)));
  await decide(approval, '通过');
  await expect(approval).toBeHidden();
  // The embedded bank answers within seconds.
  await expect.poll(async () => (await bill())['state'], { timeout: 30_000 }).toBe('50');
  for (const { noteId, amount } of items) expect(await noteOf(String(noteId))).toMatchObject({ noteStatus: '80', paidAmount: amount });

  await enterAs(page, 'cashier', `${bills}?billNo=${number}`);
  await expect(row).toContainText('已结清');
});

test('ACCT-01 FRT-07 a customer sees where to send money, says that it is sent, and has it once the platform has confirmed it', async ({
  page,
}) => {
  const customer = await as('customer_admin');
  const before = await walletOf(customer.cid!);
  const serial = `TOP${Date.now()}`;
  await enterAs(page, 'customer_admin', '/account/recharge');
  await expect(page.getByRole('main')).toContainText(yuan(before.available));
  await expect(page.getByRole('button', { name: '复制 账号' }).first()).toBeVisible();

  await tool(page, '充值单', '新增').click();
  const form = dialog(page, /^新增/);
  await form.getByRole('combobox', { name: '钱包' }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('combobox', { name: '收款账户' }).click();
  await page.getByRole('option').first().click();
  await fill(form, { 充值金额: '1,234.56', 银行流水号: serial });
  await form.getByRole('textbox', { name: '转账时间' }).fill(moment(-5));
  const files = form.getByRole('group', { name: '转账凭证', exact: true });
  const chooser = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: '转账凭证', exact: true }).click();
  await (await chooser).setFiles(picture('转账凭证.png'));
  await expect(files.getByRole('link', { name: /转账凭证/ })).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  const row = line(page, '充值单', serial);
  for (const text of ['待确认', '1,234.56']) await expect(row).toContainText(text);
  expect((await walletOf(customer.cid!)).available).toBe(before.available);

  const finance = await as('finance_mgr');
  const [asked] = await rowsOf(finance, '/customer/hyCustomerRecharge/list', { bankSerialNo: serial });
  done(await finance.put('/customer/hyCustomerRecharge/confirm', { id: asked!.id, version: asked!.version, pass: true }));
  await tool(page, '充值单', '刷新').click();
  await expect(row).toContainText('已到账');
  const paidIn = async () => (await walletOf(customer.cid!)).available - before.available;
  // What waybills wait for is set aside from it.
  expect(await paidIn()).toBeLessThanOrEqual(123_456);
});
