import { expect } from '@playwright/test';
import { dialog, figure, list } from './support/screen.ts';
import { rowsOf } from './support/freight.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

test('DET-01 a line of the waybills opens its page by keyboard; the page stands on its own after a reload', async ({ page }) => {
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

test('SHIP-02 DET-02 the head of a waybill tells what matters and offers the next step; the list is walked in the same tab', async ({
  page,
}) => {
  await enterAs(page, 'ops', '/shipping/list?noteStatus_MultiString=20');
  const links = list(page, '运单').getByRole('link', { name: /^YD/ });
  await expect(links.nth(2)).toBeVisible();
  const numbers = (await links.allInnerTexts()).map((text) => text.trim());
  await links.first().click();
  const heading = (index: number) => page.getByRole('heading', { name: numbers[index]!, exact: true });
  await expect(heading(0)).toBeVisible();
  expect(await heading(0).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(20);
  await expect(page.getByRole('definition').filter({ hasText: /^\S+ → \S+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '上一条' })).toBeDisabled();
  await page.getByRole('button', { name: '下一条' }).click();
  await expect(heading(1)).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heading(2)).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(heading(1)).toBeVisible();
  await page.reload();
  await expect(heading(1)).toBeVisible();
  await page.getByRole('button', { name: '下一条' }).click();
  await expect(heading(2)).toBeVisible();
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await expect(tabs.getByRole('link', { name: /^运单 YD/ })).toHaveCount(1);
  // The line that the tab was opened with is shown again, not the one that the tab has come to.
  await tabs.getByRole('link', { name: '运单管理', exact: true }).click();
  await links.first().click();
  await expect(heading(0)).toBeVisible();
});

test('SHIP-20 what was done on the page of a waybill stands in its timeline at once', async ({ page }) => {
  const [note] = (await rowsOf(await as('dispatcher'), '/shipping/hyShippingNote/list', { noteStatus: '15', pageSize: '20' })).slice(-2);
  await enterAs(page, 'dispatcher', `/shipping/detail/${note!.id}`);
  const head = page.getByRole('main');
  const accepted = head.getByRole('listitem').filter({ hasText: '司机电话确认接单' });
  await expect(head.getByRole('heading', { name: '时间轴', exact: true })).toBeVisible();
  await expect(accepted).toHaveCount(0);
  await head.getByRole('button', { name: '接单代操作', exact: true }).click();
  const form = dialog(page, '接单代操作');
  await form.getByRole('textbox').fill('司机电话确认接单');
  await form.getByRole('button', { name: '确定' }).click();

  await expect(accepted).toBeVisible();
});

for (const [title, path, name] of [
  ['司机', '/wlhy/hydriver/HyDriverList', '姓名'],
  ['车辆', '/wlhy/hyvehicle/HyVehicleList', '车牌号'],
  ['承运商', '/wlhy/hycarrier/HyCarrierList', '承运商名称'],
  ['客户', '/wlhy/hycustomer/HyCustomerList', '客户名称'],
] as const)
  test(`DET-03 the detail of a ${title} offers sensitive data once`, async ({ page }) => {
    await enterAs(page, 'ops', path);
    const row = list(page, title).getByRole('row').nth(1);
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: await figure(list(page, title), row, name), exact: true }).click();
    const detail = page.getByRole('dialog');
    const reveal = detail.getByRole('button', { name: '查看敏感信息' });
    await expect(reveal).toBeVisible();
    const phone = detail.getByText(/^1\d{10}$/);
    await expect(
      detail
        .getByText(/^1\d{2}\*{4}\d{4}$/)
        .or(detail.getByText(/\*{4}/))
        .first(),
    ).toBeVisible();
    await expect(phone).toHaveCount(0);
    await reveal.click();
    await expect(detail.getByRole('button', { name: '隐藏敏感信息' })).toBeVisible();
    await expect(detail.getByText(/\*{4}/)).toHaveCount(0);
    await detail.getByRole('button', { name: '隐藏敏感信息' }).click();
    await detail.getByRole('button', { name: '更多' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: '查看敏感信息' })).toHaveCount(0);
  });

test('DET-03 a waybill shows phones masked until they are asked for', async ({ page }) => {
  const [note] = await rowsOf(await as('ops'), '/shipping/hyShippingNote/list', { noteStatus: '20', pageSize: '1' });
  await enterAs(page, 'ops', `/shipping/detail/${note!.id}`);
  const basics = page.getByRole('main').getByRole('region', { name: '基本信息' });
  await expect(basics.getByText(/^1\d{2}\*{4}\d{4}$/)).toBeVisible();
  const read = page.waitForResponse((response) => response.url().includes('/hyShippingNote/queryById'));
  await page.getByRole('button', { name: '查看敏感信息' }).click();
  expect((await read).ok()).toBe(true);
  await expect(basics.getByText(/^1\d{10}$/)).toBeVisible();
  await page.getByRole('button', { name: '隐藏敏感信息' }).click();
  await expect(basics.getByText(/^1\d{10}$/)).toHaveCount(0);
  for (const name of ['保险状态', 'ETC状态']) await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
});

test('LAY-02 on a phone the number of a waybill does not break', async ({ page }) => {
  const { result } = await (
    await as('ops')
  ).get<{ records: Array<{ id: string; shippingNoteNumber: string }> }>('/shipping/hyShippingNote/list', { pageSize: '1' });
  const [note] = result.records;
  await enterAs(page, 'ops', `/shipping/detail/${note!.id}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const heading = page.getByRole('heading', { name: note!.shippingNoteNumber, exact: true });
  await expect(heading).toBeVisible();
  const { height, line } = await heading.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(height).toBe(line);
  const [first, second] = await page.getByRole('main').getByRole('region', { name: '基本信息' }).locator('dt').all();
  expect((await first!.boundingBox())!.y).toBe((await second!.boundingBox())!.y);
});

test('DET-01 a waybill that is not there says so', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/detail/no-such-waybill');
  await expect(page.getByText(/没有找到这条运单/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
