import { expect, test, type Page } from '@playwright/test';
import { closeOthers, dialog, list, tool, visit } from './support/screen.ts';
import { type Answer, enterAs } from './support/session.ts';

interface MenuEntry {
  path: string;
  component: string;
  hidden?: boolean;
  meta: Record<string, unknown>;
  children?: MenuEntry[] | null;
}

const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const firstPage = (entries: readonly MenuEntry[]): MenuEntry | undefined =>
  entries.flatMap((one) => ((one.children?.length ?? 0) > 0 ? [firstPage(one.children ?? [])] : [one])).find((one) => one !== undefined);

/** Lets the server's menu hold what the seeded one does not: a screen page, an outside address, a page in a frame. */
async function withMoreMenu(page: Page): Promise<void> {
  await page.route('**/sys/permission/getUserPermissionByToken*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer<{ menu: MenuEntry[] }>;
    const known = firstPage(answer.result.menu);
    if (known === undefined) throw new Error('The menu is empty.');
    const entry = (path: string, title: string, more: object): MenuEntry => ({
      ...known,
      path,
      ...more,
      meta: { ...known.meta, title, ...more },
    });
    answer.result.menu.push(
      entry('/screen/board', '大屏', {}),
      entry('/outside', '外部网站', { component: 'layouts/IframePageView', internalOrExternal: true, url: '/favicon.svg' }),
      entry('/framed', '内嵌页面', {
        component: 'layouts/IframePageView',
        internalOrExternal: false,
        url: '/favicon.svg?for={{ user.username }}',
      }),
    );
    await route.fulfill({ response, json: answer });
  });
}

test('ROUTE-14 a page below /screen/ has neither tabs nor footer', async ({ page }) => {
  await withMoreMenu(page);
  await enterAs(page, 'ops');
  const footer = page.locator('footer');
  await expect(footer).toContainText('©');
  await menu(page).getByRole('link', { name: '大屏' }).click();
  await expect(page).toHaveURL(/\/screen\/board$/);
  await expect(tabs(page)).toHaveCount(0);
  await expect(footer.filter({ visible: true })).toHaveCount(0);
});

test('ROUTE-16 ROUTE-07 an outside entry opens a window, one for a frame a page with its address filled in', async ({ page }) => {
  await withMoreMenu(page);
  await enterAs(page, 'ops');
  const opened = page.waitForEvent('popup');
  await menu(page).getByRole('link', { name: '外部网站' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/favicon.svg');

  await menu(page).getByRole('link', { name: '内嵌页面' }).click();
  await expect(page.getByTitle('内嵌页面', { exact: true }).and(page.locator('iframe'))).toHaveAttribute('src', '/favicon.svg?for=ops');
  await expect(tabs(page).getByRole('link', { name: '内嵌页面' })).toHaveAttribute('aria-current', 'page');
});

test('LAY-11 the logo leads home, where one is greeted as the time of the day asks', async ({ page }) => {
  const at = (time: string) => page.clock.setFixedTime(`2026-06-01T${time}:00+08:00`);
  await at('08:59');
  await enterAs(page, 'ops');
  for (const [time, greeting] of [
    ['08:59', '早上好'],
    ['09:00', '上午好'],
    ['12:00', '中午好'],
    ['14:00', '下午好'],
    ['20:00', '晚上好'],
  ] as const) {
    await at(time);
    await visit(page, '/wlhy/hydriver/HyDriverList');
    await closeOthers(page);
    await page.getByRole('complementary').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dashboard\/analysis$/);
    await expect(page.getByRole('heading', { name: greeting }), time).toBeVisible();
  }
});

test('LAY-03 SET-03 LAY-06 the menu moves to the top; ⌘K finds a page by initials of its pinyin', async ({ page }) => {
  await enterAs(page, 'ops');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '快速前往' });
  await palette.getByRole('combobox').fill('dbcd');
  await expect(palette.getByRole('option').first()).toContainText('顶部菜单');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '运力管理' }).click();
  await page.getByRole('dialog', { name: '运力管理' }).getByRole('link', { name: '车辆管理' }).click();
  await expect(list(page, '车辆').getByRole('row').nth(1)).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: '快速前往' }).getByRole('combobox').fill('sjgl');
  await expect(page.getByRole('option', { name: /司机管理/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/HyDriverList/);
  await page.reload();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('TAB-07 FORM-02 a reload asks while a form is unsaved, and what was typed comes back as a draft', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await tool(page, '司机', '新增').click();
  await dialog(page, /新增/).getByLabel('姓名').fill('草稿中的司机');
  await dialog(page, /新增/).getByLabel('身份证号').fill('37078319900101');
  let asked = 0;
  page.on('dialog', (question) => {
    asked += 1;
    void question.accept();
  });
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length), {
      message: 'a draft is kept',
    })
    .toBe(1);
  await page.reload();
  expect(asked).toBe(1);

  await tool(page, '司机', '新增').click();
  await dialog(page, /新增/).getByRole('button', { name: '恢复' }).click();
  await expect(dialog(page, /新增/).getByLabel('姓名')).toHaveValue('草稿中的司机');
  // Numbers of documents are not written into the browser.
  await expect(dialog(page, /新增/).getByLabel('身份证号')).toHaveValue('');
});

test('FORM-02 a draft that is given up is gone', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await tool(page, '司机', '新增').click();
  await dialog(page, /新增/).getByLabel('姓名').fill('不保存');
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);
  await expect.poll(drafts).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(drafts).toBe(0);
});
