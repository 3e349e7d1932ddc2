import { expect, test } from '@playwright/test';
import { payer, rowsOf } from './support/freight.ts';
import { choose, dialog, line, list, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

test('SHIP-01 FORM-02 the draft of an order comes back with what was chosen for its customer', async ({ page }) => {
  const server = await as('ops');
  const who = await payer(server);
  const chosen = {
    客户: String(who.customer['customerName']),
    货主: String(who.shipper['shipperName']),
    装货地址: String(who.send['addressName']),
    卸货地址: String(who.receive['addressName']),
  };
  const another = (await rowsOf(server, '/customer/hyCustomer/list', { state: '2', customerKind: '1' })).find(
    ({ customerName }) => customerName !== chosen.客户,
  );
  const other = String(another?.['customerName']);
  await enterAs(page, 'ops', '/wlhy/hyorder/HyOrderList');
  await tool(page, '订单', '新增').click();
  const form = dialog(page, '新增订单');
  const box = (label: string) => form.getByRole('combobox', { name: label, exact: true });
  await choose(page, box('订单模式'), '货主直发');
  for (const label of ['客户', '货主'] as const) await choose(page, box(label), chosen[label], chosen[label]);
  await form.getByRole('button', { name: '下一步' }).click();
  for (const label of ['装货地址', '卸货地址'] as const) await choose(page, box(label), chosen[label], chosen[label]);
  const draft = () =>
    page.evaluate(() => localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('draft:')) ?? '') ?? '');
  await expect.poll(draft).toContain('receiveAddressId');
  page.on('dialog', (question) => void question.accept());
  await page.reload();

  await tool(page, '订单', '新增').click();
  await form.getByRole('button', { name: '恢复' }).click();
  for (const label of ['客户', '货主'] as const) await expect(box(label)).toHaveValue(chosen[label]);
  await form.getByRole('button', { name: '下一步' }).click();
  for (const label of ['装货地址', '卸货地址'] as const) await expect(box(label)).toHaveValue(chosen[label]);
  // Another customer still takes away what was the former one's.
  await form.getByRole('button', { name: '上一步' }).click();
  await choose(page, box('客户'), other, other);
  await expect(box('货主')).toHaveValue('');
});

test('NET-01 a corrected search takes the place of one that is still on its way', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await expect(list(page, '司机').getByRole('row').nth(2)).toBeVisible();
  let release = () => {};
  const slow = new Promise<void>((resolve) => (release = resolve));
  await page.route(/hyDriver\/list.*%E9%AB%98/, async (route) => {
    await slow;
    await route.continue().catch(() => undefined);
  });
  const input = page.getByRole('search').getByLabel('姓名', { exact: true });
  await input.fill('高');
  await input.press('Enter');
  await expect(page).toHaveURL(/%E9%AB%98/);
  await input.fill('沈');
  await input.press('Enter');

  await expect(page).toHaveURL(/%E6%B2%88/);
  await expect(line(page, '司机', '沈').first()).toBeVisible();
  release();
  await expect(line(page, '司机', /^(?!.*沈).*高/)).toHaveCount(0);
});
