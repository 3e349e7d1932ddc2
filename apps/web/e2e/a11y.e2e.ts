import { expect } from '@playwright/test';
import { violations, violationsInBoth } from './support/a11y.ts';
import { baseUrl } from './support/people.ts';
import { act, closeOthers, dialog, list, tool, visit } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const lists = [
  ['/wlhy/hyorder/HyOrderList', '订单'],
  ['/shipping/list', '运单'],
  ['/shipping/sendaddress', '发货地址'],
  ['/wlhy/hydriver/HyDriverList', '司机'],
  ['/wlhy/hyvehicle/HyVehicleList', '车辆'],
  ['/wlhy/hycarrier/HyCarrierList', '承运商'],
  ['/wlhy/hycustomer/HyCustomerList', '客户'],
  ['/customer/manager', '客户'],
  ['/wlhy/hyshipper/HyShipperList', '托运人'],
  ['/wlhy/hycustomerwallet/HyCustomerWalletList', '客户钱包'],
  ['/wlhy/hyloss/HyLossSettingList', '货损设置'],
  ['/customer/user', '客户账号'],
  ['/account/company', '对公账户'],
  ['/shipping/trackquery', '运单轨迹'],
] as const;

test('A11Y-01 login and the failure page, light and dark', async ({ page }) => {
  await page.goto(`${baseUrl()}/user/login`);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await visit(page, '/404');
  await expect(page.getByRole('heading')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});

/** Where all colours of tags and marks come together; the others draw the same cells. */
const colourful = ['/shipping/list', '/wlhy/hycustomer/HyCustomerList'];

test('A11Y-01 home and every list in light, the most colourful ones in dark, too', async ({ page }) => {
  test.slow();
  await enterAs(page, 'ops');
  await expect(page.getByRole('region', { name: '待办事项' }).getByRole('link').first()).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  for (const [path, name] of lists) {
    await visit(page, path);
    // What is kept out of view is walked through as well.
    await closeOthers(page);
    await expect(list(page, name).getByRole('row').nth(1)).toBeVisible();
    expect(await (colourful.includes(path) ? violationsInBoth : violations)(page), path).toEqual([]);
  }
});

test('A11Y-01 a row that the line of sums covers in part leaves targets that can be hit, wherever the window ends', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/list');
  await expect(list(page, '运单').locator('tfoot')).toContainText('总计');
  for (const height of [900, 907, 914, 921, 928]) {
    await page.setViewportSize({ width: 1440, height });
    expect(await violations(page), String(height)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('A11Y-01 what examines and pays waybills, light and dark', async ({ page }) => {
  test.slow();
  const expectOpen = async (path: string, { name, action, part }: { name: string; action: string; part: string }) => {
    await visit(page, path);
    await act(page, list(page, name).getByRole('row').nth(1), action);
    await expect(page.getByRole('dialog').getByText(part, { exact: true })).toBeVisible();
    expect(await violationsInBoth(page), action).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await enterAs(page, 'finance_mgr');
  await expectOpen('/shipping/list?noteStatus=68', { name: '运单', action: '财务审核', part: '费用明细' });
  await visit(page, '/shipping/paylist2?state=40');
  await closeOthers(page);
  await expect(list(page, '付款单').getByText('模拟').first()).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await enterAs(page, 'cashier');
  await expectOpen('/shipping/paylist?noteStatus=75', { name: '待付运单', action: '提交付款', part: '可用头寸' });
  await expectOpen('/shipping/paylist?noteStatus=75', { name: '待付运单', action: '线下支付', part: '支付金额' });
  await visit(page, '/shipping/paylist?of=payments');
  await closeOthers(page);
  await expect(list(page, '付款单').getByRole('row').nth(1)).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  // The button says how many nobody has looked after.
  await page
    .getByRole('toolbar', { name: '付款单', exact: true })
    .getByRole('button', { name: /^失败通知/ })
    .click();
  const notices = dialog(page, '失败通知');
  await expect(notices.getByRole('row').nth(1).or(notices.getByText('暂无数据')).first()).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

test('A11Y-01 form, import, review, action and detail, light and dark', async ({ page }) => {
  test.slow();
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList?state=1');
  await expect(list(page, '司机').getByRole('row').nth(1)).toBeVisible();
  await tool(page, '司机', '新增').click();
  await dialog(page, '新增司机').getByRole('button', { name: '保存' }).click();
  await expect(dialog(page, '新增司机').getByRole('alert').first()).toBeVisible();
  expect(await violationsInBoth(page), 'form').toEqual([]);
  await page.keyboard.press('Escape');

  await tool(page, '司机', '导入').click();
  await expect(dialog(page, '导入司机').getByRole('button', { name: /点击选择/ })).toBeEnabled();
  expect(await violationsInBoth(page), 'import').toEqual([]);
  await page.keyboard.press('Escape');

  await act(page, list(page, '司机').getByRole('row').nth(1), '审核');
  await expect(dialog(page, /^审核司机/)).toContainText('审核意见');
  expect(await violationsInBoth(page), 'review').toEqual([]);
  await page.keyboard.press('Escape');

  await visit(page, '/shipping/list?noteStatus_MultiString=20');
  const row = list(page, '运单').getByRole('row').nth(1);
  await expect(row).toContainText('待装货');
  await act(page, row, '装货');
  await expect(dialog(page, '装货').getByRole('textbox', { name: '净重' })).toBeVisible();
  expect(await violationsInBoth(page), 'action').toEqual([]);
  await page.keyboard.press('Escape');
  await act(page, row, '时间轴');
  await expect(dialog(page, /时间轴/)).toContainText('派车');
  expect(await violationsInBoth(page), 'timeline').toEqual([]);
  await page.keyboard.press('Escape');
  await row.getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('heading', { name: '基本信息' })).toBeVisible();
  await expect(page.getByRole('main').getByText('时间轴', { exact: true }).last()).toBeVisible();
  expect(await violationsInBoth(page), 'detail').toEqual([]);
});
test('A11Y-01 a list, its menu and a form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList', { mobile: true });
  await expect(page.getByRole('region', { name: '司机' }).getByRole('listitem').first()).toBeVisible();
  expect(await violations(page), 'cards').toEqual([]);
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  expect(await violations(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await tool(page, '司机', '新增').click();
  await expect(dialog(page, '新增司机').getByRole('textbox', { name: '姓名' })).toBeVisible();
  expect(await violations(page), 'form').toEqual([]);
});
