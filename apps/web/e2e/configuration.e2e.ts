import { expect } from '@playwright/test';
import { violationsInBoth } from './support/a11y.ts';
import { callAsAdmin, enterAsAdmin } from './support/admin.ts';
import { picture } from './support/files.ts';
import { act, dialog, fill, line, notice, search, tool, upload } from './support/screen.ts';
import { baseUrl } from './support/people.ts';
import { as } from './support/session.ts';
import { test } from './support/sitting.ts';

const name = '参数';

test('FRT-10 a value is changed with a reason, a rule follows it at once, and it goes back to its default', async ({ page }) => {
  const ops = await as('ops');
  const expiring = async () => (await ops.get<{ total: number }>('/hydriver/hyDriver/expiring')).result.total;
  const usual = await expiring();
  await enterAsAdmin(page, '/wlhy/hyconfig/HyConfigList');
  await search(page, { 参数名称: '证件到期提醒' });
  const row = line(page, name, 'certRemindDays');
  await expect(row).toContainText('30 天');
  await act(page, row, '修改');
  const form = dialog(page, '修改 · 证件到期提醒');
  await expect(form).toContainText('范围：1 ~ 365 天');
  await expect(form).toContainText('默认值：30 天');
  await form.getByRole('textbox', { name: '参数值' }).fill('366');
  await fill(form, { 变更原因: '年检高峰，提前安排' });
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByRole('textbox', { name: '参数值' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: '参数值' }).fill('365');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '已生效')).toBeVisible();
  await expect(row).toContainText('365 天');
  await expect(row).toContainText('平台');
  expect(await expiring()).toBeGreaterThan(usual);

  await act(page, row, '恢复默认');
  const reset = dialog(page, '恢复默认');
  await fill(reset, { 变更原因: '高峰已过' });
  await reset.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('默认');
  expect(await expiring()).toBe(usual);
  await act(page, row, '变更记录');
  const history = dialog(page, '变更记录 · 证件到期提醒');
  await expect(history.getByRole('row').nth(1)).toContainText('恢复默认');
  await expect(history.getByRole('row').nth(2)).toContainText('年检高峰，提前安排');
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await tool(page, name, '核对参数').click();
  await expect(notice(page, /均在范围内/)).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});

test('FRT-10 SET-09 the settings of the platform are a tab of the configuration, with their preview', async ({ page }) => {
  await enterAsAdmin(page, '/wlhy/hyconfig/HyConfigList');
  await page.locator('label').filter({ hasText: '平台设置' }).click();
  const preview = page.getByRole('region', { name: '预览' });
  const platformName = page.getByRole('textbox', { name: '平台名称', exact: true });
  const former = await platformName.inputValue();
  await platformName.fill('砾石网络货运');
  await expect(preview.getByText('砾石网络货运').first()).toBeVisible();
  await expect(page).toHaveURL(/of=platform/);
  expect(await violationsInBoth(page)).toEqual([]);
  // A look at the values in between loses nothing.
  await page
    .locator('label')
    .filter({ hasText: /^参数$/ })
    .click();
  await expect(page.getByRole('table', { name: '参数', exact: true })).toBeVisible();
  await page.locator('label').filter({ hasText: '平台设置' }).click();
  await expect(platformName).toHaveValue('砾石网络货运');
  await platformName.fill(former);
});

// Beside the flow that changes these words: flows of one file do not run at once.
test('SESS-08 the login shows logo, name and tagline, and the data of the platform below', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${baseUrl()}/user/login`);
  const brand = page.getByRole('banner');
  await expect(brand.getByText('塔马克网络货运平台')).toBeVisible();
  await expect(brand.getByText('为公路货运行业提供全方位产品与服务，解决行业痛点')).toBeVisible();
  await expect(brand.locator('img')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const said of ['地址', '客服电话', '©', 'ICP']) await expect(footer).toContainText(said);
  await page.close();
});

test('SET-09 the login page is seen before it is saved, and a link that is none leads to its tab', async ({ page }) => {
  const before = await callAsAdmin('GET', '/setting/hySetting/own');
  await enterAsAdmin(page, '/settings/platform');
  const preview = page.getByRole('region', { name: '预览' });
  await expect(preview.getByText('登录').first()).toBeVisible();
  await page.getByRole('textbox', { name: '平台名称', exact: true }).fill('砾石网络货运');
  await expect(preview.getByText('砾石网络货运').first()).toBeVisible();
  await page.getByRole('tab', { name: '标志与背景' }).click();
  await upload(page, page.locator('main'), '登录页背景', picture('夜路.png'));
  await page.getByRole('tab', { name: '页脚与备案' }).click();
  await fill(page.locator('main'), { 公安备案号: '公网安备1号', 公司网址: 'javascript:alert(1)' });
  await page.getByRole('tab', { name: '名称' }).click();
  await page.getByRole('textbox', { name: '平台名称', exact: true }).fill('');
  await page.getByRole('tab', { name: '功能' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('tab', { name: '名称' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('textbox', { name: '平台名称', exact: true }).fill('Tarmac');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('tab', { name: '页脚与备案' })).toHaveAttribute('aria-selected', 'true');
  await fill(page.locator('main'), { 公司网址: '' });
  expect(await violationsInBoth(page)).toEqual([]);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(notice(page, '平台设置已保存')).toBeVisible();
  const shown = await callAsAdmin('GET', '/setting/hySetting/queryPlatformSettings');
  expect(shown.result).toMatchObject({ footer_web_record_number: '公网安备1号', bg: expect.stringMatching(/^logo\/.+\.png$/) });
  // Others look at the login page, too.
  const { result } = await callAsAdmin('GET', '/setting/hySetting/own');
  const { id, version } = result as { id: string; version: number };
  const { webPlatformName } = before.result as { webPlatformName: string };
  const given = { id, version, webPlatformName, bg: '', footerWebRecordNumber: '' };
  expect(await callAsAdmin('PUT', '/setting/hySetting/edit', given)).toMatchObject({ success: true });
});
