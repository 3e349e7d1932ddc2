import { expect } from '@playwright/test';
import { bookedOf, channelFeeOf, duePaid, expectBooked, noteOf } from './support/books.ts';
import { linesOf, picture, workbook } from './support/files.ts';
import { done, moment, type Row, rowsOf, yuan as shown } from './support/freight.ts';
import { arrived } from './support/paying.ts';
import { act, dialog, line, list, search, tool, upload } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';
import { booking, paid } from './support/sums.ts';

const [offlineAccounts, offlineList, payFiles] = ['/shipping/offlineaccount', '/shipping/offlinepay', '/shipping/payfile'];
const yuan = (fen: number) => (fen / 100).toFixed(2);

test.describe.serial('payments that do not leave through the bank’s own line', () => {
  test('SHIP-11 SHIP-12 what was paid elsewhere comes from a sheet, out of an account of the register, and is proved afterwards', async ({
    page,
  }) => {
    const cashier = await as('cashier');
    await enterAs(page, 'cashier', `${offlineAccounts}?direction=pay`);
    const notes = await rowsOf(cashier, '/hypay/hyPayment/payableList', { column: 'waitingSince', order: 'asc' });
    const [good, bad] = notes.filter(({ payeeCardId, companyId }) => payeeCardId !== null && companyId === notes[0]!['companyId']);
    const ofCompany = { direction: 'pay', ownerId: String(good!['companyId']) };
    const [account] = await rowsOf(cashier, '/shipping/hyOfflineAccount/list', ofCompany);
    await expect(line(page, '线下账户', String(account!['accountName']))).toContainText('付款账户');

    const [number, other] = [good!, bad!].map((row) => String(row['shippingNoteNumber']));
    const open = ({ payableAmount, paidAmount }: Row) => Number(payableAmount) - Number(paidAmount);
    const serial = `OFF${number}`;
    const paidBy = String(account!['accountName']);
    await enterAs(page, 'cashier', offlineList);
    await tool(page, '付款单', '批量导入').click();
    const form = dialog(page, '导入线下支付');
    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: /点击选择/ }).click();
    await (
      await chooser
    ).setFiles(
      await workbook(
        '线下支付.xlsx',
        ['运单号', '付款账户', '金额', '付款时间', '银行流水号'],
        [
          [number!, paidBy, yuan(open(good!)), moment(-20), serial],
          [other!, paidBy, yuan(open(bad!) - 1), moment(-20), `${serial}B`],
        ],
      ),
    );
    await form.getByRole('button', { name: '检查数据' }).click();
    await expect(form.getByText('共 2 行，可导入 1 行，有错误 1 行')).toBeVisible();
    await form.getByRole('button', { name: '导入 1 行' }).click();
    await expect(form.getByRole('table', { name: '错误明细' }).getByRole('row').last()).toContainText(
      `金额须等于应付金额${shown(open(bad!))}元`,
    );
    await form.getByRole('button', { name: '关闭' }).last().click();

    await search(page, { 运单号: number! });
    await act(page, line(page, '付款单', number!), '付款凭证');
    const proof = dialog(page, '付款凭证');
    await upload(page, proof, '付款凭证', picture('回执.png'));
    await proof.getByRole('button', { name: '确定' }).click();
    await expect(proof).toBeHidden();

    await enterAs(page, 'finance_mgr', `${offlineList}?bankSerialNo=${serial}`);
    await act(page, line(page, '付款单', number!), '付款复核');
    const approval = dialog(page, '付款复核');
    await approval.getByText('通过', { exact: true }).click();
    await approval.getByRole('button', { name: '确定' }).click();
    await expect(line(page, '付款单', number!)).toContainText('成功');
  });

  test('BANK-03 SHIP-21 a payment file is downloaded, the bank’s sheet is taken with its bad line named, and what it sends back is paid again', async ({
    page,
  }) => {
    await enterAs(page, 'cashier', `${payFiles}?of=files&state=10`);
    const row = list(page, '付款文件').getByRole('row').nth(1);
    await expect(row).toContainText('等待结果');
    const download = page.waitForEvent('download');
    await act(page, row, '下载');
    const [payment] = await rowsOf(await as('cashier'), '/hypay/hyPayFile/payments', {
      fileId: String((await rowsOf(await as('cashier'), '/hypay/hyPayFile/list', { state: '10' }))[0]!['id']),
      state: '30',
    });
    const serial = String(payment!['requestSerial']);
    const note = await noteOf(String(payment!['noteId']));
    const [owed, before] = [Number(payment!['amount']), await bookedOf(note.id)];
    expect(note['payableAmount']).toBe(owed);
    expect((await linesOf(await download)).flat()).toContain(serial);

    await tool(page, '付款文件', '导入银行结果').click();
    const sheet = dialog(page, '导入银行结果');
    const rows = [
      '流水号,金额,结果,银行流水号,交易时间,失败原因',
      `${serial},${yuan(owed)},成功,BANK${serial},${moment(-1)},`,
      'FK00000000000001,1.00,成功,B2,2026-06-01 12:00:00,',
    ];
    const takeSheet = async (lines: readonly string[]) => {
      const file = { name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
      await sheet.getByLabel('银行结果文件').setInputFiles(file);
      await sheet.getByRole('button', { name: '确定' }).click();
    };
    await takeSheet(rows);
    await expect(sheet.getByText('登记结果 1 笔，重复 0 笔，新对账单 0 份')).toBeVisible();
    const problem = sheet.getByRole('table', { name: '未导入的行' }).getByRole('row').last();
    for (const text of ['3', '流水号', '没有这笔付款']) await expect(problem).toContainText(text);
    await sheet.getByRole('button', { name: '关闭' }).last().click();
    // The next one begins without the words of this one.
    await expect(sheet).toBeHidden();
    await expect(row).toContainText('1');
    const cashier = await as('cashier');
    const stateNow = async () => (await rowsOf(cashier, '/hypay/hyPayment/list', { id: payment!.id }))[0];
    await expect.poll(stateNow).toMatchObject({ state: '40', bankSerialNo: `BANK${serial}` });

    // Its payee's bank sends it back: it is owed again, and paid once more after two people have looked at it.
    expect(await noteOf(note.id)).toMatchObject({ noteStatus: '80', paidAmount: owed });
    await tool(page, '付款文件', '导入银行结果').click();
    await takeSheet([rows[0]!, `${serial},${yuan(owed)},退汇,BACK${serial},${moment(0)},账户已销户`]);
    await expect(sheet.getByText('登记结果 1 笔，重复 0 笔，新对账单 0 份')).toBeVisible();
    await sheet.getByRole('button', { name: '关闭' }).last().click();
    // The bank is also asked by a job; whichever of the two hears of it first books it.
    await expect.poll(() => noteOf(note.id)).toMatchObject({ noteStatus: '75', paidAmount: 0, payableAmount: owed });
    await enterAs(page, 'cashier', '/shipping/paylist?of=payments&state=70');
    const number = String(note['shippingNoteNumber']);
    await search(page, { 运单号: number });
    await expect(line(page, '付款单', number)).toContainText('账户已销户');
    await act(page, line(page, '付款单', number), '重试');
    const again = dialog(page, '重试');
    await again.getByRole('textbox').fill('收款人已换新卡号，银行确认可入账');
    await again.getByRole('button', { name: '确定' }).click();
    await expect(again).toBeHidden();
    done(await (await as('finance_mgr')).put('/hypay/hyPayment/approve', { ids: [payment!.id], pass: true }));
    await arrived(note.id);
    expect(await noteOf(note.id)).toMatchObject({ noteStatus: '80', paidAmount: owed });
    const channelFee = await channelFeeOf(String(note['companyId']));
    const events = [before, booking.arrived(owed, 0), duePaid(note, before), booking.returned(owed), paid(owed, channelFee)];
    await expectBooked(note.id, events.flat());
  });
});
