import { expect } from '@playwright/test';
import { type Row, rowsOf } from './support/freight.ts';
import { act, choose, decide, dialog, fill, line, notice, search, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

test('FRT-28 a compensation is asked for by one person, with its amount in view, and carried out when another one agrees', async ({
  page,
}) => {
  const finance = await as('finance_mgr');
  const [note] = (await rowsOf(finance, '/shipping/hyShippingNote/list', { settleType: '0', noteStatus: '80', pageSize: '20' })).slice(
    0,
    1,
  );
  const number = String(note!['shippingNoteNumber']);
  const wallet = async (): Promise<Row> =>
    (await rowsOf(finance, '/customer/hyCustomerWallet/list', { customerId: String(note!['customerId']) })).find(
      ({ companyId }) => companyId === note!['companyId'],
    )!;
  const before = Number((await wallet())['availableAmount']);

  await enterAs(page, 'finance_mgr', '/account/approval');
  await tool(page, '复核申请', '赔付').click();
  const form = dialog(page, '赔付');
  await choose(page, form.getByRole('combobox', { name: '运单' }), number, number);
  await choose(page, form.getByRole('combobox', { name: '赔付对象' }), '客户');
  await fill(form, { 赔付金额: '50', 赔付原因: '货物受潮，协商赔付' });
  await expect(form.getByRole('note')).toContainText('由另一人复核后转入客户钱包： 50.00');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '已申请，等待他人复核')).toBeVisible();
  expect(Number((await wallet())['availableAmount'])).toBe(before);

  await enterAs(page, 'finance2', '/account/approval?state=10');
  await search(page, { 申请对象: number });
  await act(page, line(page, '复核申请', number), '复核');
  const audit = dialog(page, '复核');
  await expect(audit.getByText('赔付金额：50.00')).toBeVisible();
  await decide(audit, '通过');
  await expect(audit).toBeHidden();
  await expect.poll(async () => Number((await wallet())['availableAmount'])).toBe(before + 5_000);
});
