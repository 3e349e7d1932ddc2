import { expect, test } from '@playwright/test';
import { baseUrl } from './support/people.ts';
import { enterAs } from './support/session.ts';

test('HOME-01 what waits leads to as many rows as the home page says', async ({ page }) => {
  await enterAs(page, 'auditor');
  const card = page.getByRole('region', { name: '待办事项' });
  const entry = card.getByRole('link', { name: /待审核司机/ });
  const count = /(\d+)$/.exec((await entry.textContent()) ?? '')?.[1];

  await entry.click();

  await expect(page).toHaveURL(`${baseUrl()}/wlhy/hydriver/HyDriverList?state=1`);
  await expect(page.getByRole('main').getByText(`共 ${count} 条`)).toBeVisible();
});

test('HOME-02 cards are moved, hidden and brought back, pages are chosen, and all of it is there on another day', async ({ page }) => {
  await enterAs(page, 'cs');
  const main = page.getByRole('main');
  const titles = () => main.getByRole('region').getByRole('heading', { level: 2 }).allTextContents();
  await expect(main.getByRole('region', { name: '最新运单' }).getByRole('row').nth(1)).toBeVisible();
  const [first, second] = await titles();

  await page.getByRole('button', { name: '调整首页' }).click();
  await page.getByRole('button', { name: `后移 ${first}` }).click();
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);
  await page.getByRole('button', { name: '隐藏 异常运单' }).click();
  await expect(main.getByRole('region', { name: '异常运单' })).toHaveCount(0);
  await page.getByRole('button', { name: '完成' }).click();

  await main.getByRole('region', { name: '常用页面' }).getByRole('button', { name: '管理' }).click();
  const dialog = page.getByRole('dialog', { name: '选择常用页面' });
  await dialog.getByRole('checkbox', { name: '个人设置' }).check();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();

  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);
  await expect(main.getByRole('region', { name: '异常运单' })).toHaveCount(0);
  await expect(main.getByRole('region', { name: '常用页面' }).getByRole('link').first()).toHaveText('个人设置');

  await page.getByRole('button', { name: '调整首页' }).click();
  await page.getByRole('button', { name: '显示 异常运单' }).click();
  await expect(main.getByRole('region', { name: '异常运单' })).toBeVisible();
});
