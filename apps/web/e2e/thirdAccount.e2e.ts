import { expect } from '@playwright/test';
import { passCheck } from './support/codes.ts';
import { type Row, rowsOf } from './support/freight.ts';
import { creditCode } from './support/numbers.ts';
import { act, choose, dialog, fill, line, notice, search, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const [accounts, name] = ['/wlhy/hythirdaccount/HyThirdAccountList', '第三方支付账户'];

test('FRT-22 an account at an institution is applied for, opened by its call, signed for and closed', async ({ page, browser }) => {
  const finance = await as('finance_mgr');
  const taken = new Set((await rowsOf(finance, '/account/hyThirdAccount/list')).map(({ ownerId }) => ownerId));
  const customer = (await rowsOf(finance, '/customer/hyCustomer/list', { state: '2' })).find(({ id }) => !taken.has(id));
  const customerName = String(customer!['customerName']);
  const account = async (): Promise<Row> => (await rowsOf(finance, '/account/hyThirdAccount/list', { ownerName: customerName }))[0]!;
  await enterAs(page, 'finance_mgr', accounts);
  await tool(page, name, '开户').click();
  const form = dialog(page, `新增${name}`);
  await choose(page, form.getByRole('combobox', { name: '开户主体' }), customerName, customerName);
  await expect(form.getByRole('textbox', { name: '开户名称' })).toHaveValue(customerName);
  await fill(form, { 证件号码: '91370700MA00000000', 手机号: '13900000001' });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByRole('textbox', { name: '法定代表人' })).toHaveAttribute('aria-invalid', 'true');
  await fill(form, { 证件号码: creditCode(Date.now() % 1000), 法定代表人: '李四' });
  await form.getByRole('button', { name: '保存' }).click();
  await passCheck(page, browser, '19800001007');
  await expect(form).toBeHidden();
  // The embedded institution decides within seconds.
  await expect.poll(async () => (await account())['openState'], { timeout: 15_000 }).toBe('2');

  await search(page, { 主体名称: customerName });
  const row = line(page, name, customerName);
  await expect(row).toContainText('模拟');
  await act(page, row, '签约');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '已签约')).toBeVisible();
  await act(page, row, '注销');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('注销');
  expect(await account()).toMatchObject({ state: '3', balance: 0 });
});
