import { expect, test, type Page } from '@playwright/test';
import { pageAddresses } from '../src/app/pageAddresses.ts';
import { callAsAdmin, keepAdmin } from './support/admin.ts';
import { baseUrl } from './support/people.ts';
import { closeOthers, visit } from './support/screen.ts';
import { keepLogin } from './support/session.ts';

/** Addresses of the freight business; the others are of the system. */
const isFreight = (path: string) => /^\/(?:wlhy|shipping|customer|plateform|account|screen|dashboard)\//.test(path);

/**
 * What stays as it is: names of people of the demonstration, and that of the other language, which those look for who read it.
 */
const names = /管理员|调度老陈|^中文$/g;

/** Chinese words of the product itself that are in view: not what stands in rows, values and options, which are data. */
async function chineseIn(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    // What people made of forms and reports is called as they say.
    const made =
      'nav a[href*="/online/cgform"][href*="List/"], nav a[href*="/online/cgreport/"], nav a[href*="/online/graphreport/chart/"]';
    const data = `tbody, tfoot, dd, data, [role=gridcell], [role=option], [role=treeitem], [role=log], main li a, time, svg, canvas, ${made}`;
    const own =
      'button, a, label, th, h1, h2, h3, h4, legend, [role=tab], [role=columnheader], p, dt, caption, [role=status], [role=alert]';
    const texts: string[] = [];
    const look = (element: Element, text: string | null) => {
      if (text !== null && element.closest(data) === null && element.checkVisibility()) texts.push(text);
    };
    const wordsOf = (element: Element) => {
      const copy = element.cloneNode(true) as Element;
      for (const one of copy.querySelectorAll(data)) one.remove();
      return copy.textContent;
    };
    for (const element of document.querySelectorAll(own)) look(element, wordsOf(element));
    for (const name of ['placeholder', 'aria-label', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) look(element, element.getAttribute(name));
    return texts;
  });
  return [...new Set(seen.filter((text) => /[\u4e00-\u9fff]/.test(text.replaceAll(names, ''))))];
}

/** Goes through pages and looks at each when it stands. */
async function expectEnglish(page: Page, paths: readonly string[]): Promise<void> {
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await visit(page, path);
    await closeOthers(page);
    const main = page.getByRole('main');
    await expect(main.locator('[aria-busy=true]:visible')).toHaveCount(0);
    await expect.poll(async () => (await main.innerText()).trim().length).toBeGreaterThan(20);
    const left = await chineseIn(page);
    if (left.length > 0) found[path] = left;
  }
  expect(found).toEqual({});
}

async function speakEnglish(page: Page): Promise<void> {
  await page.goto(`${baseUrl()}/user/login`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
}

/** Walks every page of the product that the administrator may see. */
async function expectEnglishPages(page: Page, isWanted: (path: string) => boolean): Promise<void> {
  await speakEnglish(page);
  await keepAdmin(page.context());
  await page.goto(baseUrl());
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const notes = await callAsAdmin('GET', '/shipping/hyShippingNote/list?pageSize=1&column=createTime&order=asc');
  const [note] = (notes.result as { records: ReadonlyArray<{ id: string }> }).records;
  const paths = pageAddresses.filter(isWanted).map((path) => path.replace(':id', note!.id));
  await expectEnglish(page, paths);
}

test('LANG-01 screens of the freight business speak English', async ({ page }) => {
  test.slow();
  await expectEnglishPages(page, isFreight);
});

test('LANG-01 screens of the system speak English', async ({ page }) => {
  test.slow();
  await expectEnglishPages(page, (path) => !isFreight(path));
});

test('LANG-01 dictionaries that a login in Chinese brought are asked for again in English', async ({ page }) => {
  await speakEnglish(page);
  await keepLogin(page.context(), 'dispatcher');
  await page.goto(`${baseUrl()}/shipping/list`);
  const table = page.getByRole('table', { name: 'Waybill' });
  await expect(table.getByRole('row').nth(4)).toBeVisible();
  const column = (await table.getByRole('columnheader').allInnerTexts()).findIndex((words) => words.trim().startsWith('Status'));
  expect(column).toBeGreaterThan(0);
  const states = () => table.locator(`tbody tr > :nth-child(${column + 1})`).allInnerTexts();
  await expect.poll(async () => (await states()).filter((text) => /[A-Z]/.test(text)).length).toBeGreaterThan(3);
  expect((await states()).filter((text) => /[\u4e00-\u9fff]/.test(text))).toEqual([]);
});

test('LAY-01 tools of a list stand in one line at 1440 px, also in English', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await speakEnglish(page);
  await keepLogin(page.context(), 'ops');
  for (const [path, name] of [
    ['/wlhy/hydriver/HyDriverList', 'Driver'],
    ['/wlhy/hyvehicle/HyVehicleList', 'Vehicle'],
    ['/wlhy/hycustomer/HyCustomerList', 'Customer'],
    ['/wlhy/hycarrier/HyCarrierList', 'Carrier'],
    ['/shipping/list', 'Waybill'],
  ] as const) {
    await page.goto(`${baseUrl()}${path}`);
    const tools = page.getByRole('toolbar', { name, exact: true });
    await expect(tools.getByRole('button', { name: 'Export' })).toBeVisible();
    const tops = await tools.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility() && !button.classList.contains('sr-only'))
        .map((button) => button.getBoundingClientRect())
        .map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(Math.max(...tops) - Math.min(...tops), name).toBeLessThan(10);
  }
});

test('LANG-01 what a person sees before a login, or may not see, speaks English', async ({ page }) => {
  await speakEnglish(page);
  for (const path of ['/user/login', '/user/register', '/user/register-result', '/user/alteration', '/home', '/xiazai', '/404']) {
    await page.goto(`${baseUrl()}${path}`);
    await expect.poll(async () => (await page.locator('body').innerText()).trim().length).toBeGreaterThan(20);
    expect(await chineseIn(page), path).toEqual([]);
  }
  await keepLogin(page.context(), 'dispatcher');
  await page.goto(baseUrl());
  await expectEnglish(page, ['/isystem/user', '/404']);
  await expect(page.getByRole('heading', { name: 'Sorry, this page does not exist' })).toBeVisible();
});
