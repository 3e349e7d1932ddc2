import { expect } from '@playwright/test';
import { linesOf } from './support/files.ts';
import { act, line, notice, tool } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

test('EXP-03 an export in the background is told of, listed with its rows and size, and downloaded', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  // What only a list of more than 50,000 rows asks for.
  await page.route(/exportXls/, (route) => route.continue({ url: `${route.request().url()}&later=1` }));
  await tool(page, '司机', '导出').click();
  await expect(notice(page, /正在后台导出/)).toBeVisible();
  await page.unroute(/exportXls/);
  await enterAs(page, 'ops', '/isps/exports');
  const row = line(page, '导出任务', '司机').first();
  await expect(row).toContainText('可下载');
  const download = page.waitForEvent('download');
  await act(page, row, '下载');
  const file = await download;
  expect(file.suggestedFilename()).toBe('司机.xlsx');
  expect((await linesOf(file)).flat()).toContain('姓名');
  await expect(row).toContainText(/\d+(\.\d)? kB|\d+ B/i);
});
