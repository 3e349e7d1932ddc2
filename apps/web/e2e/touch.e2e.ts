import { expect, type Locator, type Page, test } from '@playwright/test';
import { baseUrl } from './support/people.ts';
import { visit } from './support/screen.ts';
import { enterAs } from './support/session.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Rests a finger, as Chromium hears it of a screen. */
async function longPress(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  // What shows the menu comes after the rows, and a page that still scrolls takes the finger for the scroll's.
  await expect(async () => {
    const box = await target.boundingBox();
    await send('touchStart', [{ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + Math.min((box?.height ?? 0) / 2, 40) }]);
    try {
      await expect(page.getByRole('menu')).toBeVisible({ timeout: 1500 });
    } finally {
      await send('touchEnd', []);
    }
  }).toPass();
  await touch.detach();
}

const cards = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');

test('LIST-13 on a phone a long press on a card opens its actions, which a finger chooses', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList', { mobile: true });
  const card = cards(page, '司机').first();
  await longPress(page, card);
  const menu = page.getByRole('menu');
  // The finger that opened it has chosen nothing.
  await expect(menu).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await menu.getByRole('menuitem', { name: '编辑', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: /编辑/ })).toBeVisible();
});

test('LIST-12 on a phone the back button leads from what belongs to a row to the list, and then on', async ({ page }) => {
  await enterAs(page, 'ops', '/dashboard/workplace', { mobile: true });
  await visit(page, '/wlhy/hycustomer/HyCustomerList');
  const open = cards(page, '客户').first().getByRole('button', { name: '所属托运人' });
  const heading = page.getByRole('heading', { name: /^所属托运人 · / });
  await open.tap();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveCount(0);
  await expect(cards(page, '客户').first()).toBeVisible();

  // Neither way back leaves a step behind.
  await open.tap();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: '返回列表' }).tap();
  await expect(heading).toHaveCount(0);
  await expect(page).toHaveURL(/HyCustomerList/);
  await page.goBack();
  await expect(page).toHaveURL(/workplace/);
});

test('GRID-01 a long press on a cell of an editable table opens its menu, on a touch screen', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await enterAs(page, 'ops', '/shipping/sendaddress');
  await page.getByRole('button', { name: '表格编辑' }).tap();
  const grid = page.getByRole('grid', { name: '发货地址' });
  const cell = grid.locator('[role="row"][aria-rowindex="3"] [role="gridcell"][aria-colindex="4"]');
  await expect(cell).toBeVisible();
  await longPress(page, cell);
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  await menu.getByRole('menuitem', { name: /复制/ }).first().tap();
  await expect(menu).toHaveCount(0);
});

test('LIST-14 on a phone the rows of a page are edited in a table by fingers, and saved', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/sendaddress', { mobile: true });
  await expect(cards(page, '发货地址').nth(1)).toBeVisible();
  await page.getByRole('button', { name: '表格编辑' }).tap();
  const grid = page.getByRole('grid', { name: '发货地址' });
  const bar = page.getByRole('toolbar', { name: '表格编辑' });
  const contact = grid.locator('[role="row"][aria-rowindex="3"] [role="gridcell"][aria-colindex="4"]');
  await contact.scrollIntoViewIfNeeded();
  await expect(contact).toBeVisible();
  expect((await contact.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await contact.tap();
  await expect(contact).toHaveAttribute('aria-selected', 'true');
  // What is typed on the phone's keyboard replaces the cell, as on any other.
  await page.keyboard.insertText('手机改的人');
  await page.keyboard.press('Enter');
  await expect(contact).toHaveText('手机改的人');
  await expect(bar.getByRole('status')).toHaveText('已修改 1 行');
  await bar.getByRole('button', { name: '保存' }).tap();
  await expect(cards(page, '发货地址').filter({ hasText: '手机改的人' })).toBeVisible();
});

test('LAY-02 under a finger letters that are typed are large enough for a phone not to zoom', async ({ page }) => {
  const sizes = () =>
    page
      .locator('input:not([type=checkbox], [type=radio], [hidden]), textarea')
      .evaluateAll((inputs) => inputs.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)));
  await page.goto(`${baseUrl()}/user/login`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);

  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList', { mobile: true });
  await page.getByRole('button', { name: '新增' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  expect((await sizes()).length).toBeGreaterThan(5);
  expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
});
