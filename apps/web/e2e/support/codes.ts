import { expect, type Browser, type Page } from '@playwright/test';
import { violations } from './a11y.ts';
import { keepAdmin } from './admin.ts';
import { baseUrl } from './people.ts';
import { dialog, line, list, tool } from './screen.ts';

/** A phone as lists and hints show it. */
export const masked = (phone: string): string => phone.replace(/^(\d{3})\d{4}/, '$1****');

/** Opens the list of codes as the administrator, in a browser of their own. */
export async function openCodes(browser: Browser): Promise<Page> {
  const office = await browser.newContext();
  await keepAdmin(office);
  const page = await office.newPage();
  await page.goto(`${baseUrl()}/wlhy/hysms/HyVerifyCodeList`);
  await expect(list(page, '验证码记录')).toBeVisible();
  return page;
}

/** Proves by SMS that the phone of the login is at hand, in the dialog that asks for it. */
export async function passCheck(page: Page, browser: Browser, phone: string): Promise<void> {
  const proof = dialog(page, '安全验证');
  await expect(proof).toContainText(masked(phone));
  await proof.getByRole('button', { name: '获取验证码' }).click();
  await proof.getByRole('textbox', { name: /短信验证码/ }).fill(await readCode(await openCodes(browser), phone));
  await proof.getByRole('button', { name: '确定' }).click();
  await expect(proof).toBeHidden();
}

/** The code of the newest message to a phone, read as an administrator reads it. */
export async function readCode(page: Page, phone: string): Promise<string> {
  const row = line(page, '验证码记录', masked(phone)).first();
  // The browser counts down before the server has kept the message.
  await expect(async () => {
    await tool(page, '验证码记录', '刷新').click();
    await expect(row).toContainText('本地', { timeout: 2000 });
  }).toPass();
  await expect(row).toContainText('模拟');
  await row.getByRole('button', { name: '查看短信' }).click();
  const message = dialog(page, '查看短信');
  await expect(message).toContainText('本地短信，未发送到手机');
  await expect(message).toContainText(phone);
  expect(await violations(page)).toEqual([]);
  const code = /验证码(\d{6})/.exec(await message.innerText())?.[1];
  await message.getByRole('button', { name: '关闭' }).last().click();
  await expect(message).toHaveCount(0);
  return code ?? '';
}
