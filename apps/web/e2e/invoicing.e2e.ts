import { createReadStream } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pdfPages } from '../../server/test/pdfText.ts';
import { bookedOf, expectBooked, noteOf } from './support/books.ts';
import { done, type Row, rowsOf, yuan } from './support/freight.ts';
import { act, choose, decide, dialog, fill, line, notice, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';
import { booking, shared, taxWithin } from './support/sums.ts';

const [requests, invoices] = ['/shipping/requestbill', '/wlhy/hyinvoice/HyInvoiceList'];
const numberOf = (note: Row): string => String(note['shippingNoteNumber']);
const feeOf = (note: Row): number => Number(note['feeTotal']);

/** Waybills of the customer that are paid on both sides, and of which nothing was asked for yet; of one company. */
async function uninvoiced(count: number): Promise<Row[]> {
  const found = await rowsOf(await as('customer_admin'), '/shipping/hyRequestBill/candidates', { noteStatus: '80' });
  const paid = found.filter((note) => note['openAmount'] === note['feeTotal']);
  const fit = paid.filter((note) => note['companyId'] === paid[0]!['companyId']).slice(0, count);
  expect(fit, 'paid waybills of which nothing was invoiced').toHaveLength(count);
  return fit;
}

const requestOf = async (noteId: string): Promise<Row> => (await rowsOf(await as('tax'), '/shipping/hyRequestBill/list', { noteId }))[0]!;
/** The one invoice of a request, with what reverses it. */
const invoiceOf = async (request: Row): Promise<Row> =>
  (await rowsOf(await as('tax'), '/hyinvoice/hyInvoice/list', { requestBillId: request.id, isRed: '0' }))[0]!;

/** A customer asks for a special invoice about waybills. */
async function apply(page: Page, notes: readonly Row[]): Promise<void> {
  const total = notes.reduce((sum, note) => sum + feeOf(note), 0);
  // The last signed comes first.
  const [until, from] = [notes[0]!, notes.at(-1)!].map((note) => encodeURIComponent(String(note['signTime'])));
  await enterAs(page, 'customer_admin', `${requests}?noteStatus=80&signTime_begin=${from}&signTime_end=${until}`);
  for (const note of notes) await line(page, '可开票运单', numberOf(note)).getByRole('checkbox').check();
  await expect(page.getByRole('status').filter({ hasText: '已选运单' })).toContainText(yuan(total));
  await tool(page, '可开票运单', '申请开票').click();
  const form = dialog(page, '申请开票');
  await choose(page, form.getByRole('combobox', { name: '发票种类' }), '数电专票');
  await expect(form.getByRole('region', { name: '开票预览' }).getByText(yuan(total), { exact: true }).first()).toBeVisible();

  await form.getByRole('button', { name: '下一步' }).click();

  // What a special invoice lacks is named at its input.
  await fill(form, { 购方地址: '' });
  await form.getByRole('button', { name: '提交' }).click();
  await expect(form.getByText('购方地址不能为空')).toBeVisible();
  await fill(form, {
    购方名称: '合肥测试贸易有限公司',
    购方地址: '合肥市包河区徽州大道 1 号',
    购方电话: '0551-62345678',
    购方开户行: '中国银行合肥分行',
    购方账号: '6217000010001234567',
    收票邮箱: 'invoices@example.com',
  });
  await form.getByRole('button', { name: '提交' }).click();
  await expect(notice(page, /已提交开票申请/)).toBeVisible();
}

/** Reverses a part of an invoice, and waits until the red one stands. */
async function reverse(page: Page, invoice: Row, { amount, at }: { amount: number; at: number }): Promise<void> {
  const row = line(page, '发票', String(invoice['invoiceNo'])).first();
  await act(page, row, '红冲');
  const form = dialog(page, '红冲');
  await fill(form, { 红冲金额: String(amount / 100), 红字确认单编号: String(at).padStart(20, '3'), 红冲原因: '运费有误' });
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form).toBeHidden();
}

test('FRT-20 SHIP-07 SHIP-16 a customer asks for a special invoice, which is issued, read, and reversed in two parts', async ({ page }) => {
  const notes = await uninvoiced(2);
  const [one, other] = notes as [Row, Row];
  const total = feeOf(one) + feeOf(other);
  const before = (await Promise.all(notes.map(({ id }) => bookedOf(id)))) as [
    Awaited<ReturnType<typeof bookedOf>>,
    Awaited<ReturnType<typeof bookedOf>>,
  ];
  const rates = await Promise.all(notes.map(async ({ id }) => Number((await noteOf(id))['taxRate'])));
  const taxOf = (at: number, amount: number) => taxWithin(amount, rates[at]);
  const taxes = notes.map((note, at) => taxOf(at, feeOf(note)));
  const tax = taxes.reduce((sum, part) => sum + part, 0);

  await apply(page, notes);
  const request = await requestOf(one.id);
  expect(request).toMatchObject({ state: '20', noteCount: 2, totalAmount: total, invoiceAmount: total });
  const number = String(request['requestNo']);

  await enterAs(page, 'finance_mgr', `${requests}?of=requests&requestNo=${number}`);
  const asked = line(page, '开票申请', number);
  await act(page, asked, '审核');
  const review = dialog(page, '审核');
  await expect(review.getByRole('region', { name: '申请内容' })).toContainText(yuan(total));
  await decide(review, '通过');
  await expect(asked).toContainText('待开票');

  await enterAs(page, 'tax', `${requests}?of=requests&requestNo=${number}`);
  await act(page, asked, '开票');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已提交开具/)).toBeVisible();
  await expect.poll(async () => (await invoiceOf(request))['state'], { timeout: 15_000 }).toBe('30');
  const invoice = await invoiceOf(request);
  expect(invoice).toMatchObject({ amountInclTax: total, taxAmount: tax, amountExclTax: total - tax, noteCount: 2, simulated: '1' });
  const invoiceNo = String(invoice['invoiceNo']);
  expect(await requestOf(one.id)).toMatchObject({ state: '50', issuedAmount: total });
  for (const note of notes) expect(await noteOf(note.id)).toMatchObject({ noteStatus: '90', invoiceNo });
  for (const [at, { id }] of notes.entries()) await expectBooked(id, [...before[at]!, ...booking.taxed(taxes[at]!)]);

  // The customer finds both by the number, and reads the paper.
  await enterAs(page, 'customer_admin', `/shipping/history?invoiceNo=${invoiceNo}`);
  for (const note of notes) await expect(line(page, '历史运单', numberOf(note))).toContainText(invoiceNo);
  await enterAs(page, 'customer_admin', `${invoices}?invoiceNo=${invoiceNo}`);
  const row = line(page, '发票', invoiceNo);
  await expect(row).toContainText('模拟');
  const download = page.waitForEvent('download');
  await act(page, row, '下载 PDF');
  const { buyerTaxNo } = invoice;
  const onPaper = (amount: number) => `¥${(amount / 100).toFixed(2)}`;
  const words = (await pdfPages(createReadStream(await (await download).path()))).join('').replaceAll(/\s+/g, '');
  for (const text of ['增值税专用发票', invoiceNo, '合肥测试贸易有限公司', String(buyerTaxNo), onPaper(total), onPaper(tax)])
    expect(words).toContain(text);

  // Half of it goes, then the rest.
  const part = Math.floor(total / 2);
  const parts = shared(part, notes.map(feeOf));
  await enterAs(page, 'tax', `${invoices}?invoiceNo=${invoiceNo}`);
  await reverse(page, invoice, { amount: part, at: Date.now() });
  await expect.poll(async () => (await invoiceOf(request))['redAmount'], { timeout: 15_000 }).toBe(part);
  expect(await requestOf(one.id)).toMatchObject({ state: '55', redAmount: part });
  for (const note of notes) expect(await noteOf(note.id)).toMatchObject({ noteStatus: '80' });
  const back = (at: number) => taxes[at]! - taxOf(at, feeOf(notes[at]!) - parts[at]!);
  await page.reload();
  await reverse(page, invoice, { amount: total - part, at: Date.now() });
  await expect.poll(async () => (await invoiceOf(request))['state'], { timeout: 15_000 }).toBe('50');
  expect(await requestOf(one.id)).toMatchObject({ state: '58', redAmount: total });
  for (const [at, { id }] of notes.entries())
    await expectBooked(id, [
      ...before[at]!,
      ...booking.taxed(taxes[at]!),
      ...booking.untaxed(back(at)),
      ...booking.untaxed(taxes[at]! - back(at)),
    ]);
  expect(
    done(await (await as('customer_admin')).get<{ records: Row[] }>('/shipping/hyRequestBill/candidates', { id: one.id })).records,
  ).toHaveLength(1);
});
