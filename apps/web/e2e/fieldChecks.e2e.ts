import { expect, type Locator, type Page, request, type Request } from '@playwright/test';
import { adminToken, enterAsAdmin } from './support/admin.ts';
import { idCard } from './support/numbers.ts';
import { act, dialog, fill, line, tool } from './support/screen.ts';
import { type Answer, api, as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const taken = '该值不可用，系统中已存在！';

/** What is sent to be stored. */
function sentOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (call: Request) => {
    if (call.method() !== 'GET' && /\/(?:add|edit)$/.test(new URL(call.url()).pathname)) sent.push(call.url());
  });
  return sent;
}

/** Types into an input and leaves it, as a person goes on to the next. */
async function leave(form: Locator, label: string, value: string): Promise<void> {
  await fill(form, { [label]: value });
  await form.getByRole('textbox', { name: label, exact: true }).press('Tab');
}

async function giveUp(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: '取消' }).click();
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(form).toBeHidden();
}

test('VAL-02 the user name of somebody else is told at its input before anything is saved', async ({ page }) => {
  const sent = sentOf(page);
  await enterAsAdmin(page, '/isystem/user');
  await tool(page, '用户', '新增').click();
  const form = dialog(page, '新增用户');

  // A login knows no capitals.
  await leave(form, '登录账号', 'OPS');
  await expect(form.getByRole('alert').filter({ hasText: taken })).toBeVisible();
  await expect(form.getByRole('textbox', { name: '登录账号' })).toHaveAttribute('aria-invalid', 'true');
  await leave(form, '登录账号', 'ops_of_the_night');
  await expect(form.getByText(taken)).toBeHidden();
  await expect(form.getByRole('textbox', { name: '登录账号' })).not.toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await giveUp(page, form);
});

test('VAL-02 a phone that another driver has is told before saving, their own is not asked about', async ({ page }) => {
  const server = await as('ops');
  const phone = '13911117788';
  const driver = await server.post<{ id: string }>('/hydriver/hyDriver/add', {
    driverName: '校验司机',
    idNo: idCard(733),
    phone,
    vehicleClass: 'C1',
    lightOnly: '1',
    validPeriodFrom: '2020-01-01',
    validPeriodTo: '2036-01-01',
    licenceIssuer: '寿光市公安局',
  });
  expect(driver.success, driver.message).toBe(true);
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  const sent = sentOf(page);
  await tool(page, '司机', '新增').click();
  const form = dialog(page, '新增司机');
  await leave(form, '手机号', phone);
  await expect(form.getByRole('alert').filter({ hasText: taken })).toBeVisible();
  await leave(form, '手机号', '13911117789');
  await expect(form.getByText(taken)).toBeHidden();
  expect(sent).toEqual([]);
  await giveUp(page, form);

  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/sys/duplicate/check')) asked.push(call.url());
  });
  await act(page, line(page, '司机', '校验司机'), '编辑');
  const edit = dialog(page, '编辑司机');
  // Masked for anyone who may not see it, and never sent so.
  await edit.getByRole('textbox', { name: '手机号' }).press('Tab');
  await fill(edit, { 发证机关: '潍坊市公安局' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();
  expect(asked).toEqual([]);
  await server.delete('/hydriver/hyDriver/delete', { id: driver.result.id });
});

test.describe('a rule of the administrator', () => {
  const code = 'position_code';
  test.afterAll(async () => {
    // Other flows make positions, too.
    const context = await request.newContext({ extraHTTPHeaders: { 'X-Access-Token': await adminToken() } });
    const rules = await context.get(api('/sys/checkRule/list'), { params: { ruleCode: code } });
    const { result } = (await rules.json()) as Answer<{ records: { id: string }[] }>;
    for (const { id } of result.records) await context.delete(api('/sys/checkRule/delete'), { params: { id } });
    await context.dispose();
  });

  test('VAL-02 SYS-13 a check rule that is made and changed is what the form of a position says', async ({ page }) => {
    const say = async (value: string, message: string | undefined) => {
      await enterAsAdmin(page, '/isystem/position');
      await tool(page, '职务', '新增').click();
      const form = dialog(page, '新增职务');
      const answer = page.waitForResponse((response) => response.url().includes('/sys/checkRule/checkByCode'));
      await leave(form, '职务编码', value);
      await answer;
      if (message === undefined) await expect(form.getByRole('alert')).toHaveCount(0);
      else await expect(form.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await giveUp(page, form);
    };
    await say('night_lead', undefined);

    await enterAsAdmin(page, '/isystem/checkRule');
    await tool(page, '校验规则', '新增').click();
    const form = dialog(page, '新增校验规则');
    await fill(form, { 规则名称: '职务编码规则', 规则Code: code });
    await form.getByRole('button', { name: '添加规则' }).click();
    await fill(form, { '位数 1': '2', '正则表达式 1': 'ZW', '提示文本 1': '职务编码以 ZW 开头' });
    await form.getByRole('button', { name: '保存' }).click();
    await expect(line(page, '校验规则', code)).toBeVisible();
    await say('night_lead', '职务编码以 ZW 开头');
    await say('ZW_lead', undefined);

    await enterAsAdmin(page, '/isystem/checkRule');
    await act(page, line(page, '校验规则', code), '编辑');
    const edit = dialog(page, '编辑校验规则');
    await fill(edit, { '正则表达式 1': 'GW', '提示文本 1': '岗位编码以 GW 开头' });
    await edit.getByRole('button', { name: '保存' }).click();
    await expect(edit).toBeHidden();
    await say('ZW_lead', '岗位编码以 GW 开头');
  });
});
