import { expect, test, type Page } from '@playwright/test';
import { baseUrl } from './support/people.ts';
import { list, notice, search, tool } from './support/screen.ts';
import { enterAs } from './support/session.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const tab = (page: Page, title: string) => tabs(page).getByRole('link', { name: title, exact: true });
const titles = (page: Page) => tabs(page).getByRole('link');

async function open(page: Page, group: string, title: string): Promise<void> {
  const opener = menu(page).getByRole('button', { name: group, exact: true });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await menu(page).getByRole('link', { name: title, exact: true }).click();
  await expect(tab(page, title)).toHaveAttribute('aria-current', 'page');
}

async function inTabMenu(page: Page, title: string, action: string): Promise<void> {
  await tab(page, title).click({ button: 'right' });
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const openSettings = async (page: Page, user: string, settings: string) => {
  await page.getByRole('button', { name: user }).click();
  await page.getByRole('menuitem', { name: settings }).click();
  await expect(page.getByRole('dialog', { name: settings })).toBeVisible();
};

test('TAB-01 LAY-05 tabs keep what was typed, where the list was, and their filter across a switch and a reload', async ({ page }) => {
  await enterAs(page, 'ops');
  await expect(titles(page)).toHaveText(['首页']);
  await open(page, '运力管理', '司机管理');
  await search(page, { 姓名: '李*' });
  await expect(page).toHaveURL(/driverName=/);
  const filtered = page.url();
  await expect(list(page, '司机').getByRole('row').nth(2)).toContainText('李');
  await page.getByRole('search').getByLabel('手机号').fill('1990000');
  const scroller = list(page, '司机').locator('xpath=..');
  await scroller.evaluate((one) => one.scrollTo({ left: 500 }));

  await open(page, '运力管理', '车辆管理');
  await expect(titles(page)).toHaveText(['首页', '司机管理', '车辆管理']);
  await tab(page, '司机管理').click();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('search').getByLabel('手机号')).toHaveValue('1990000');
  expect(await scroller.evaluate((one) => one.scrollLeft)).toBe(500);

  await open(page, '运力管理', '车辆管理');
  await expect(titles(page)).toHaveText(['首页', '司机管理', '车辆管理']);
  await page.reload();
  await expect(titles(page)).toHaveText(['首页', '司机管理', '车辆管理']);
  await expect(tab(page, '车辆管理')).toHaveAttribute('aria-current', 'page');
  await tab(page, '司机管理').click();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('group', { name: '筛选条件' })).toContainText('姓名: 李*');

  await page.goBack();
  await expect(tab(page, '车辆管理')).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(tab(page, '司机管理')).toHaveAttribute('aria-current', 'page');
});

test('TAB-03 TAB-04 TAB-05 TAB-06 TAB-07 tabs close and refresh by their context menu, and home stays', async ({ page }) => {
  await enterAs(page, 'ops');
  await tab(page, '首页').press('Delete');
  await expect(notice(page, '这是最后一页，不能再关闭了啦')).toBeVisible();
  for (const title of ['司机管理', '车辆管理', '承运商管理']) await open(page, '运力管理', title);
  await inTabMenu(page, '首页', '关闭');
  await expect(notice(page, '首页不能关闭!')).toBeVisible();

  await tab(page, '车辆管理').click();
  await page.getByRole('search').getByLabel('车牌号').fill('鲁');
  await inTabMenu(page, '车辆管理', '刷新');
  await expect(page.getByRole('search').getByLabel('车牌号')).toHaveValue('');
  await expect(titles(page)).toHaveText(['首页', '司机管理', '车辆管理', '承运商管理']);

  await tabs(page).getByRole('button', { name: '关闭 车辆管理' }).click();
  await expect(titles(page)).toHaveText(['首页', '司机管理', '承运商管理']);
  await expect(tabs(page).locator('[aria-current=page]')).toHaveText('承运商管理');
  await inTabMenu(page, '承运商管理', '关闭左侧');
  await expect(titles(page)).toHaveText(['首页', '承运商管理']);
  for (const title of ['司机管理', '车辆管理']) await open(page, '运力管理', title);
  await inTabMenu(page, '司机管理', '关闭右侧');
  await expect(titles(page)).toHaveText(['首页', '承运商管理', '司机管理']);
  await inTabMenu(page, '承运商管理', '关闭其它');
  await expect(titles(page)).toHaveText(['首页', '承运商管理']);
  await expect(page).toHaveURL(`${baseUrl()}/wlhy/hycarrier/HyCarrierList`);
});

test('TAB-09 a tab of a waybill bears its number, also after a reload', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/list');
  const link = list(page, '运单').getByRole('link').first();
  const number = (await link.innerText()).trim();
  await link.click();
  await expect(tab(page, `运单 ${number}`)).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('route:title:/shipping/detail/')))).toBe(true);
  await page.reload();
  await expect(tab(page, `运单 ${number}`)).toHaveAttribute('aria-current', 'page');
});

test('TAB-09 two tabs of one list are told apart by what narrows them', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/list');
  await page.goto(`${baseUrl()}/shipping/list?noteStatus=15`);
  await expect(titles(page)).toHaveText(['首页', '运单管理', '运单管理 · 待接单']);
  await page.getByRole('tab', { name: /^全部/ }).click();
  await expect(titles(page)).toHaveText(['首页', '运单管理', '运单管理']);
  // What is only yes or no says of what.
  await page.goto(`${baseUrl()}/shipping/list?needReceipt=0`);
  await expect(titles(page).last()).toHaveText('运单管理 · 是否需回单: 否');
});

test('LAY-01 LAY-08 SET-08 the side menu folds to 80 pixels and stays so; the trail leads home', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  const aside = page.getByRole('complementary');
  const width = async () => Math.round((await aside.boundingBox())?.width ?? 0);
  expect(await width()).toBe(200);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(width).toBe(80);
  await page.reload();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  expect(await width()).toBe(80);
  await page.getByRole('button', { name: '展开菜单' }).click();

  const trail = page.getByRole('navigation', { name: '当前位置' });
  await expect(trail.getByRole('listitem')).toHaveText(['首页', '运力管理', '司机管理']);
  await expect(trail.getByRole('link')).toHaveText(['首页']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('司机管理');
  await trail.getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);
});

test('LAY-06 the menu search opens a page by its title', async ({ page }) => {
  await enterAs(page, 'ops');
  await page.getByRole('combobox', { name: '搜索或跳转' }).fill('车辆管');
  await expect(page.getByRole('option')).toHaveText(['车辆管理']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseUrl()}/wlhy/hyvehicle/HyVehicleList`);
});

test('LAY-02 LAY-06 TAB-08 on a phone the menu is a drawer that closes after a choice, rows are cards, and there are no tabs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'ops', '/', { mobile: true });
  await expect(menu(page)).toBeHidden();
  await expect(tabs(page)).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).click();
  await menu(page).getByRole('button', { name: '运力管理' }).click();
  await menu(page).getByRole('link', { name: '司机管理' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/wlhy/hydriver/HyDriverList`);
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('region', { name: '司机' }).getByRole('listitem').first()).toContainText('手机号');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('button', { name: '搜索或跳转' }).click();
  const dialog = page.getByRole('dialog', { name: '搜索或跳转' });
  await dialog.getByRole('combobox').fill('运单');
  await page.getByRole('option', { name: '运单管理' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${baseUrl()}/shipping/list`);
  await expect(page.getByRole('region', { name: '运单' }).getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('SET-01 SET-02 SET-08 look, colour, language and tabs are chosen in a drawer and kept', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await open(page, '运力管理', '车辆管理');
  await openSettings(page, '运营小周', '系统设置');
  const drawer = page.getByRole('dialog', { name: '系统设置' });
  await drawer.getByRole('radiogroup', { name: '明暗模式' }).getByText('深色').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const colours = drawer.getByRole('group', { name: '主题色' }).getByRole('button');
  await expect(colours).toHaveCount(8);
  await colours.nth(3).click();
  await expect(colours.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await drawer.getByText('English').click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Open pages' }).getByRole('link')).toHaveText(['Home', 'Drivers', 'Vehicles']);
  await openSettings(page, '运营小周', 'Settings');
  await page.getByRole('dialog', { name: 'Settings' }).getByText('中文').click();
  await page.keyboard.press('Escape');
  await expect(titles(page)).toHaveText(['首页', '司机管理', '车辆管理']);
  await openSettings(page, '运营小周', '系统设置');
  await drawer.getByRole('switch', { name: '多页签模式' }).click();
  await page.keyboard.press('Escape');
  await expect(tabs(page)).toBeHidden();

  await openSettings(page, '运营小周', '系统设置');
  await drawer.getByText('English').click();
  const english = page.getByRole('dialog', { name: 'Settings' });
  await expect(english).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Plate', exact: false }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Vehicles' })).toBeVisible();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  const visible = await page.locator('body').innerText();
  expect(visible.split('\n').filter((text) => /[\u4e00-\u9fff]/.test(text) && /管理|新增|导出|查询|操作|状态/.test(text))).toEqual([]);
});

test('LAY-05 a list stays on its page and sort when another one is worked on', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await list(page, '司机').getByRole('button', { name: '驾驶证有效期至' }).click();
  await expect(page).toHaveURL(/validPeriodTo/);
  const third = page.waitForResponse((response) => response.url().includes('pageNo=3') && response.url().includes('validPeriodTo'));
  await page.getByRole('main').getByRole('button', { name: '第 3 页' }).click();
  const { result } = (await (await third).json()) as { result: { records: [{ driverName: string }] } };
  await expect(page.getByText('41-60 共')).toBeVisible();
  await expect(list(page, '司机').getByRole('row').nth(1)).toContainText(result.records[0].driverName);
  const rows = await list(page, '司机').getByRole('row').nth(1).innerText();
  await open(page, '运力管理', '车辆管理');
  await tool(page, '车辆', '刷新').click();
  await tab(page, '司机管理').click();
  await expect(page.getByText('41-60 共')).toBeVisible();
  expect(await list(page, '司机').getByRole('row').nth(1).innerText()).toBe(rows);
});

test('TAB-01 LAY-05 a menu press shows the list as it was left, a second one loads it fresh', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await search(page, { 姓名: '李*' });
  await expect(page).toHaveURL(/driverName=/);
  const filtered = page.url();
  await open(page, '运力管理', '车辆管理');
  await expect(tab(page, '车辆管理')).toHaveAttribute('aria-current', 'page');

  await open(page, '运力管理', '司机管理');
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('search').getByLabel('姓名')).toHaveValue('李*');
  await page.goBack();
  await expect(tab(page, '车辆管理')).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(page).toHaveURL(filtered);

  const asked = page.waitForRequest((request) => request.url().includes('/hydriver/') && !request.url().includes('driverName'));
  await open(page, '运力管理', '司机管理');
  await asked;
  await expect(page).toHaveURL(`${baseUrl()}/wlhy/hydriver/HyDriverList`);
  await expect(page.getByRole('search').getByLabel('姓名')).toHaveValue('');
  await expect(titles(page)).toHaveText(['首页', '司机管理', '车辆管理']);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
});

test('TAB-08 a narrow window hides the tabs and closes none of them', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await search(page, { 姓名: '李*' });
  await open(page, '运力管理', '车辆管理');
  const size = page.viewportSize()!;

  await page.setViewportSize({ width: 1024, height: size.height });
  await expect(tabs(page)).toHaveCount(0);
  await page.setViewportSize(size);

  await expect(titles(page)).toHaveText(['首页', '司机管理', '车辆管理']);
  await tab(page, '司机管理').click();
  await expect(page.getByRole('search').getByLabel('姓名')).toHaveValue('李*');
});

test('LAY-05 the page of a waybill keeps its scroll over a switch of tabs', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/list');
  const link = list(page, '运单').getByRole('link').first();
  const number = (await link.innerText()).trim();
  await link.click();
  await expect(page.getByRole('heading', { name: '时间轴', exact: true })).toBeVisible();
  const scroller = page.locator('[data-page-scroll]').filter({ visible: true });
  await scroller.evaluate((one) => one.scrollTo({ top: 300 }));
  await expect.poll(() => scroller.evaluate((one) => one.scrollTop)).toBe(300);

  await tab(page, '运单管理').click();
  await expect(list(page, '运单')).toBeVisible();
  await tab(page, `运单 ${number}`).click();

  await expect(page.getByRole('heading', { name: '时间轴', exact: true })).toBeVisible();
  expect(await scroller.evaluate((one) => one.scrollTop)).toBe(300);
});

test('ROUTE-02 an address that cannot be decoded, and one with a slash at its end, lead to a page', async ({ page }) => {
  await enterAs(page, 'ops');
  await page.goto(`${baseUrl()}/%zz`);
  await expect(page.getByRole('button', { name: '返回首页' })).toBeVisible();
  await page.goto(`${baseUrl()}/wlhy/hydriver/HyDriverList/`);
  await expect(list(page, '司机')).toBeVisible();
});
