import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { apkOf } from '../../server/test/zipOf.ts';
import { violations } from './support/a11y.ts';
import { baseUrl } from './support/people.ts';
import { act, choose, dialog, line, list, tool } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
};

test('FRT-14 ROUTE-18 a package is uploaded and published, fetched from the download page, counted, and withdrawn', async ({
  page,
  browser,
}, { retry }) => {
  const name = `2.${retry}.0`;
  const apk = await apkOf(`流程 ${name}`);
  await enterAs(page, 'ops', '/wlhy/hyapp/HyAppVersionList');
  await tool(page, 'APP版本', '新增').click();
  const form = dialog(page, '新增APP版本');
  await choose(page, form.getByRole('combobox', { name: '应用' }), '司机端');
  await choose(page, form.getByRole('combobox', { name: '平台' }), 'Android');
  await form.getByRole('textbox', { name: '版本', exact: true }).fill(name);
  await form.getByRole('textbox', { name: '版本号', exact: true }).fill(String(200 + retry));
  await form.getByRole('textbox', { name: '更新内容' }).fill('支持离线上传磅单');
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('group', { name: '安装包' }).getByRole('button', { name: '安装包' }).click();
  await (await chooser).setFiles({ name: '司机端.apk', mimeType: 'application/vnd.android.package-archive', buffer: apk });
  await expect(form.getByRole('link', { name: '下载 司机端.apk' })).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  const row = line(page, 'APP版本', name);
  await expect(row).toContainText('草稿');
  await act(page, row, '发布');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('已发布');
  await act(page, row, '二维码');
  await expect(dialog(page, '下载页').getByRole('img', { name: `下载页: ${baseUrl()}/xiazai?app=driver` })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const context = await browser.newContext(phone);
  const stranger = await context.newPage();
  await stranger.goto(`${baseUrl()}/xiazai?app=driver`);
  const card = stranger.getByRole('region', { name: '司机端' });
  await expect(card).toContainText(name);
  await expect(card).toContainText('支持离线上传磅单');
  await expect(card.getByRole('img')).toHaveCount(0);
  expect(await violations(stranger)).toEqual([]);
  const download = stranger.waitForEvent('download');
  await card.getByRole('link', { name: '下载 Android 版' }).click();
  expect((await download).suggestedFilename()).toBe(`driver-${name}.apk`);
  await expect(card).toContainText(createHash('sha256').update(apk).digest('hex'), { useInnerText: false });

  await page.getByRole('button', { name: '刷新' }).first().click();
  // How often it was fetched stands beside its size.
  await expect(
    row
      .getByRole('cell')
      .filter({ hasText: /^\d+ B$/ })
      .locator('xpath=following-sibling::*[1]'),
  ).toHaveText('1');
  await act(page, row, '下架');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('已下架');
  await stranger.reload();
  await expect(card).not.toContainText(name);
  await expect(card).toContainText('演示数据');
  await context.close();
});

test('FRT-11 the history of prices leads to the order, and shows how the price of a lane went', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hyprice/HyPriceHistoryList');
  const first = list(page, '价格记录').getByRole('row').nth(1);
  await expect(first).toContainText('司机运价');
  await act(page, first, '价格曲线');
  const curve = dialog(page, '线路价格曲线');
  await curve.getByText('数据表').click();
  await expect(curve.getByRole('table', { name: '调价' }).getByRole('row').nth(1)).toBeVisible();
  await expect(curve.getByRole('table', { name: '成交中位价' })).toBeVisible();
  await expect(curve.locator('svg path').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await curve.getByRole('textbox', { name: '卸货城市' }).fill('无此市');
  await curve.getByRole('button', { name: '查看' }).click();
  await expect(curve.getByText('该线路在此期间没有调价')).toBeVisible();
  await page.keyboard.press('Escape');
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/HyOrderList\?orderNo=DD/);
});
