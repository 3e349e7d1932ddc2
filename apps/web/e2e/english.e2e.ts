import { expect, test, type Page } from '@playwright/test';
import { keepAdmin } from './support/admin.ts';
import { baseUrl } from './support/people.ts';
import { closeOthers, visit } from './support/screen.ts';

const freight = [
  '/dashboard/analysis',
  '/wlhy/hyorder/HyOrderList',
  '/shipping/list',
  '/shipping/contract',
  '/shipping/trackquery',
  '/shipping/sendaddress',
  '/shipping/receiveaddress',
  '/wlhy/hydriver/HyDriverList',
  '/wlhy/hyvehicle/HyVehicleList',
  '/wlhy/hycarrier/HyCarrierList',
  '/wlhy/hycustomer/HyCustomerList',
  '/wlhy/hytrack/HyTrackQueryList',
  '/wlhy/hygov/HyGovUploadList',
  '/customer/manager',
  '/wlhy/hyshipper/HyShipperList',
  '/customer/user',
  '/wlhy/hycustomerwallet/HyCustomerWalletList',
  '/account/records',
  '/account/company',
  '/account/sign',
  '/wlhy/hyloss/HyLossSettingList',
  '/account/center',
  '/account/settings/BaseSetting',
];
const system = [
  '/isys/category',
  '/isys/tenant',
  '/isystem/QuartzJobList',
  '/isystem/annountCement',
  '/isystem/checkRule',
  '/isystem/fillRule',
  '/isystem/dataSource',
  '/isystem/depart',
  '/isystem/departUserList',
  '/isystem/dict',
  '/isystem/gatewayroute',
  '/isystem/log',
  '/isystem/permission',
  '/isystem/position',
  '/isystem/roleUserList',
  '/isystem/user',
  '/isystem/addressList',
  '/modules/message/sysMessageList',
  '/modules/message/sysMessageTemplateList',
  '/monitor/Disk',
  '/monitor/HttpTrace',
  '/monitor/JvmInfo',
  '/monitor/SystemInfo',
  '/monitor/TomcatInfo',
  '/oss/file',
  '/form/base-form',
  '/form/step-form',
  '/form/advanced-form',
  '/list/query-list',
  '/result/fail',
  '/exception/403',
  '/exception/500',
  '/dashboard/workplace',
  '/dashboard/monitor',
  '/wlhy/hyregion/HyRegionList',
  '/wlhy/hycompany/HyCompanyList',
];

/** Names that the demonstration brings along: of people. */
const names = /运营小周|管理员/g;

/** Chinese words of the product itself that are in view: not what stands in rows, values and options, which are data. */
async function chineseIn(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const data = 'tbody, tfoot, dd, [role=gridcell], [role=option], [role=treeitem], [role=log], main li a, time, svg, canvas';
    const own =
      'button, a, label, th, h1, h2, h3, h4, legend, [role=tab], [role=columnheader], p, dt, caption, [role=status], [role=alert]';
    const texts: string[] = [];
    const look = (element: Element, text: string | null) => {
      if (text !== null && element.closest(data) === null && element.checkVisibility()) texts.push(text);
    };
    for (const element of document.querySelectorAll(own)) look(element, element.textContent);
    for (const name of ['placeholder', 'aria-label', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) look(element, element.getAttribute(name));
    return texts;
  });
  return [...new Set(seen.filter((text) => /[\u4e00-\u9fff]/.test(text.replaceAll(names, ''))))];
}

/** Goes through pages and looks at each when it stands. */
async function expectEnglish(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await closeOthers(page);
    const main = page.getByRole('main');
    await expect(main.locator('[aria-busy=true]:visible')).toHaveCount(0);
    await expect.poll(async () => (await main.innerText()).trim().length).toBeGreaterThan(20);
    expect(await chineseIn(page), path).toEqual([]);
  }
}

async function speakEnglish(page: Page): Promise<void> {
  await page.goto(`${baseUrl()}/user/login`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
}

test('LANG-01 screens of the freight business speak English', async ({ page }) => {
  test.slow();
  await speakEnglish(page);
  await page.getByRole('button', { name: 'Operations', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expectEnglish(page, freight);
});

test('LANG-01 screens of the system speak English', async ({ page }) => {
  test.slow();
  await speakEnglish(page);
  await keepAdmin(page.context());
  await page.goto(baseUrl());
  await expectEnglish(page, system);
});
