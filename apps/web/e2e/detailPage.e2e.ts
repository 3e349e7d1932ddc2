import { expect } from '@playwright/test';
import { list } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

test('SHIP-02 a line of the waybills opens its page by keyboard; the page stands on its own after a reload', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/list');
  const link = list(page, '运单').getByRole('link').first();
  const number = (await link.innerText()).trim();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shipping\/detail\/[^/]+$/);
  await expect(page.getByRole('heading', { name: number, exact: true })).toBeVisible();
  for (const part of ['基本信息', '费用', '时间轴']) await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: number, exact: true })).toBeVisible();
});

test('SHIP-02 a waybill that is not there says so', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/detail/no-such-waybill');
  await expect(page.getByText(/没有找到这条运单/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
