import { expect, type Page } from '@playwright/test';
import { baseUrl } from './support/people.ts';
import { list, search } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

/** What the translation of a browser does: each text goes, and an element with another one stands in its place. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim() !== '') texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

const stands = async (page: Page) => {
  await expect(page.getByText('页面出错了')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
};

test('LANG-03 the page asks browsers not to translate it', async ({ page }) => {
  await page.goto(`${baseUrl()}/user/login`);
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
});

for (const [path, name, values] of [
  ['/wlhy/hydriver/HyDriverList', '司机', { 姓名: '李*' }],
  ['/wlhy/hyvehicle/HyVehicleList', '车辆', { 车牌号: '鲁' }],
  ['/shipping/list', '运单', { 运单号: '1' }],
] as const)
  test(`LANG-03 a list stands when the browser translates it: ${name}`, async ({ page }) => {
    await enterAs(page, 'ops', path);
    await expect(list(page, name).getByRole('row').nth(2)).toBeVisible();
    await translate(page);

    await search(page, values);
    await expect(page.getByRole('group', { name: '筛选条件' })).toBeVisible();
    await stands(page);
    await translate(page);
    await page.getByRole('group', { name: '筛选条件' }).getByRole('button').first().click();
    await expect(page.getByRole('group', { name: '筛选条件' })).toHaveCount(0);
    await list(page, name).getByRole('checkbox').nth(1).click();
    await translate(page);
    await list(page, name).getByRole('checkbox').nth(1).click();
    await stands(page);
  });

test('LANG-03 a form and its messages stand when the browser translates them', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('textbox').first()).toBeVisible();
  await translate(page);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await translate(page);
  await form.getByRole('textbox').first().fill('李四');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText('页面出错了')).toHaveCount(0);
});
