import { expect, type Locator, type Page } from '@playwright/test';
import { workbook } from './support/files.ts';
import { creditCode } from './support/numbers.ts';
import { baseUrl } from './support/people.ts';
import { choose, closeOthers, dialog, figure, fill, line, list, notice, search, visit } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: '快速前往' });

async function ask(page: Page, typed: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(typed);
  return palette(page).getByRole('option');
}
const command = async (page: Page, typed: string, title: string) => {
  const options = await ask(page, typed);
  await expect(options.first()).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
};

test('CMD-01 from the home page a carrier is added by a few letters, and the open list shows it', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hycarrier/HyCarrierList');
  await expect(list(page, '承运商')).toBeVisible();
  await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);

  await command(page, 'xzcys', '新增承运商');
  const form = dialog(page, '新增承运商');
  await choose(page, form.getByRole('combobox', { name: '类型', exact: true }), '企业');
  await fill(form, {
    承运商名称: '潍坊快捷键物流有限公司',
    统一社会信用代码: '91370783MA3E200000',
    道路运输经营许可证号: '370783000077',
    联系人: '周调度',
    联系电话: '13911114477',
  });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('统一社会信用代码校验不通过')).toBeVisible();
  await fill(form, { 统一社会信用代码: creditCode(77) });
  await form.getByRole('button', { name: '存为草稿' }).click();
  await expect(notice(page, '添加成功！')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);

  await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '承运商管理' }).click();
  await search(page, { 承运商名称: '潍坊快捷键物流有限公司' });
  await expect(line(page, '承运商', '潍坊快捷键物流有限公司')).toBeVisible();
});

test('CMD-01 orders, drivers, vehicles and customers are added, sheets imported, and the own account is kept, by the keyboard', async ({
  page,
}) => {
  await enterAs(page, 'ops');
  for (const [typed, title] of [
    ['新增订单', '新增订单'],
    ['xzsj', '新增司机'],
    ['vehicle', '新增车辆'],
    ['xinzengkehu', '新增客户'],
  ] as const) {
    await command(page, typed, title);
    const form = dialog(page, title);
    await expect(form.getByRole('textbox').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  }

  await command(page, '导入司机', '导入司机');
  const sheet = dialog(page, '导入司机');
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: /点击选择/ }).click();
  await (await chooser).setFiles(await workbook('司机.xlsx', ['姓名'], [['缺列']]));
  await expect(sheet.getByText(/^\d+ 个必填列没有对应：/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: '身份证号', exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: '手机号', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await command(page, '修改密码', '修改密码');
  await expect(dialog(page, '修改密码')).toBeVisible();
  await page.keyboard.press('Escape');
  await command(page, '切换部门', '切换部门');
  await expect(dialog(page, /^部门切换/)).toBeVisible();
  await page.keyboard.press('Escape');
  await command(page, '系统设置', '系统设置');
  await expect(dialog(page, '系统设置')).toBeVisible();
  await page.keyboard.press('Escape');
  await command(page, 'dark', '深色');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('CMD-01 PERM-01 the palette offers nobody what the server would refuse', async ({ page }) => {
  await enterAs(page, 'cs');
  for (const typed of ['新增', '导入', 'add', 'import']) {
    await expect((await ask(page, typed)).filter({ hasText: /^(新增|导入)/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await expect(await ask(page, '修改密码')).toHaveCount(1);
});

test('CMD-02 PERM-01 keys add to the list in view and page through it; a person without the permission has none', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await expect(page.getByRole('table', { name: '司机' }).getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: '运营小周' }).click();
  await page.getByRole('menuitem', { name: '键盘快捷键' }).click();
  const keys = dialog(page, '键盘快捷键');
  await expect(keys).toContainText('新增');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('Alt+PageDown');
  await expect(page).toHaveURL(/pageNo=2/);
  await page.keyboard.press('Alt+n');
  await expect(dialog(page, '新增司机')).toBeVisible();
});

test('CMD-01 the palette finds waybills by how their number begins, in any case, and opens them', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/list');
  const row = list(page, '运单').getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const number = (await row.getByRole('link').first().innerText()).trim();

  const options = await ask(page, number.slice(0, -1).toLowerCase());
  await expect(options.filter({ hasText: number })).toBeVisible();
  await options.filter({ hasText: number }).click();
  await expect(page).toHaveURL(/\/shipping\/detail\//);
  await expect(page.getByRole('heading', { name: number, exact: true })).toBeVisible();
});

test('CMD-01 the palette finds orders by how their number begins, and plates by a part, in any case', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hyorder/HyOrderList');
  await expect(list(page, '订单').getByRole('row').nth(1)).toBeVisible();
  const number = await figure(list(page, '订单'), list(page, '订单').getByRole('row').nth(1), '订单号');
  const orders = (await ask(page, number.slice(0, -1).toLowerCase())).filter({ hasText: number });
  await expect(orders.first()).toBeVisible();
  await orders.first().click();
  await expect(page).toHaveURL(new RegExp(`orderNo=${number}`));

  await visit(page, '/wlhy/hyvehicle/HyVehicleList');
  await expect(list(page, '车辆').getByRole('row').nth(1)).toBeVisible();
  const plate = await figure(list(page, '车辆'), list(page, '车辆').getByRole('row').nth(1), '车牌号');
  for (const part of [plate.slice(1), plate.slice(1).toLowerCase()]) {
    await expect((await ask(page, part)).filter({ hasText: plate }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('LAY-06 the palette begins with the pages that a person visited last, and names nothing twice', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hycarrier/HyCarrierList');
  await visit(page, '/wlhy/hydriver/HyDriverList');
  await expect(list(page, '司机')).toBeVisible();
  await closeOthers(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByText('最近', { exact: true })).toBeVisible();
  await expect(palette(page).getByRole('option').first()).toContainText('承运商管理');
  await expect(palette(page).getByRole('option').filter({ hasText: '承运商管理' })).toHaveCount(1);
  await expect(palette(page).getByRole('option').filter({ hasText: /^首页/ })).toHaveCount(1);
});

test('LAY-06 a waybill that was looked at is found again in the palette, by its number', async ({ page }) => {
  await enterAs(page, 'dispatcher', '/shipping/list');
  const first = list(page, '运单').getByRole('row').nth(1);
  const number = await figure(list(page, '运单'), first, '运单号');
  await first.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: number }).first()).toBeVisible();
  const address = new URL(page.url()).pathname;
  await visit(page, '/shipping/list');
  await closeOthers(page);
  await page.keyboard.press('Control+k');
  const recent = palette(page).getByRole('option').filter({ hasText: number });
  await expect(recent).toHaveCount(1);
  await recent.click();
  await expect(page).toHaveURL(new RegExp(address));
});

test('MOD-03 dialogs and drawers come and go in motion, and without any for a person who wants none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  const animation = (element: Locator) => element.evaluate((node) => getComputedStyle(node).animationName);
  // What leaves stands in the page for a moment, as a copy that nobody can press.
  const leaving = async () => {
    const seen = await page.evaluateHandle(() => {
      const names: string[] = [];
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLElement && 'leaving' in node.dataset) names.push(getComputedStyle(node).animationName);
      }).observe(document.body, { childList: true });
      return names;
    });
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    return seen.jsonValue();
  };
  const help = page.getByRole('dialog');
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  expect(await animation(help)).toBe('kit-appear');
  expect((await leaving()).toSorted()).toEqual(['kit-leave', 'kit-leave']);
  await expect(page.locator('[data-leaving]')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  expect(await animation(help)).toBe('none');
  expect(await leaving()).toEqual([]);
});
