import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { adminToken, enterAsAdmin } from './support/admin.ts';
import { tenantNumber } from './support/numbers.ts';
import { baseUrl, tryPassword } from './support/people.ts';
import { act, dialog, line, notice, search, tool } from './support/screen.ts';
import { api, type Answer, type Login } from './support/session.ts';

const first = 'Gravel-Lorry-59';
const password = 'Gravel-Lorry-60';

/** Calls that must succeed, as the administrator of the platform. */
async function asBoss(request: APIRequestContext) {
  const token = await adminToken();
  return async (path: string, data: unknown) => {
    const headers = { 'X-Access-Token': token, tenant_id: '0', 'Idempotency-Key': randomUUID() };
    const answer = (await (await request.post(api(path), { headers, data })).json()) as Answer;
    expect(answer.success, answer.message).toBe(true);
  };
}

/** Names of the tenants that a login offers to choose from; none where there is but the own one. */
async function offered(request: APIRequestContext, username: string): Promise<string[]> {
  const answer = await request.post(api('/sys/loginByUsername'), { data: { username, password } });
  const { result, message } = (await answer.json()) as Answer<(Login & { tenantList?: { name: string }[] }) | null>;
  expect(result?.token, message).toBeTruthy();
  return result?.tenantList?.map(({ name }) => name) ?? [];
}

/** Changes the one-time password of somebody. */
async function settle(request: APIRequestContext, username: string): Promise<void> {
  const log = await request.post(api('/sys/loginByUsername'), { data: { username, password: first } });
  const { result } = (await log.json()) as Answer<Login>;
  const change = await request.put(api('/sys/user/updatePassword'), {
    headers: { 'X-Access-Token': result.token },
    data: { username, oldpassword: first, password, confirmpassword: password },
  });
  expect(((await change.json()) as Answer).message).toBe('密码重置成功!');
}

test('SYS-18 the administrator of a tenant gives its guests roles, changes them and takes them back', async ({ page, request }, {
  retry,
}) => {
  const number = tenantNumber();
  const [guest, host, there] = [`guest${number}`, `host${number}`, `外客物流${retry}`];
  const post = await asBoss(request);
  await post('/sys/tenant/add', { id: Number(number), name: there, adminUsername: host, adminPassword: first });
  await post('/sys/user/add', { username: guest, realname: '客人乙', workNo: `G${number}`, password: first, relTenantIds: number });
  await settle(request, host);
  await settle(request, guest);
  expect(await offered(request, guest)).toEqual([]);

  await page.goto(`${baseUrl()}/user/login?redirect=/isystem/user`);
  await tryPassword(page, host, password);
  await expect(line(page, '用户', host)).toBeVisible();
  // A tenant begins without departments.
  await expect(page.getByText('没有查询到任何数据')).toBeVisible();
  await tool(page, '用户', '外部成员').click();
  const drawer = dialog(page, '外部成员');
  const person = line(page, '外部成员', guest);
  await expect(person).toContainText('平台');
  await expect(person.getByRole('button', { name: '收回角色' })).toHaveCount(0);

  await act(page, person, '设置角色');
  const form = dialog(page, '设置角色');
  await form.getByRole('combobox', { name: '角色' }).click();
  const roles = dialog(page, '选择角色');
  await roles.getByRole('row').filter({ hasText: '管理员' }).getByRole('checkbox').click();
  await roles.getByRole('button', { name: '确定' }).click();
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form).toBeHidden();
  await expect(person).toContainText('管理员');
  expect(await offered(request, guest)).toEqual(['平台', there]);

  // What is held is what the form begins with.
  await act(page, person, '设置角色');
  await expect(form.getByRole('combobox', { name: '角色' })).toContainText('管理员');
  await form.getByRole('button', { name: '取消' }).click();

  const search = drawer.getByRole('search', { name: '查询条件' });
  await search.getByLabel('登录账号', { exact: true }).fill('nobody-of-that-name');
  await search.getByRole('button', { name: '查询', exact: true }).click();
  await expect(person).toHaveCount(0);
  await search.getByRole('button', { name: '重置', exact: true }).click();
  await expect(person).toBeVisible();

  await act(page, person, '收回角色');
  await dialog(page, '请确认').getByRole('button', { name: '取消' }).click();
  await expect(person).toContainText('管理员');
  await act(page, person, '收回角色');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '操作成功').first()).toBeVisible();
  await expect(person.getByRole('button', { name: '收回角色' })).toHaveCount(0);
  expect(await offered(request, guest)).toEqual([]);
  await drawer.getByRole('button', { name: '关闭' }).first().click();
  await expect(drawer).toBeHidden();
});

test('SYS-18 the platform takes no guests', async ({ page }) => {
  await enterAsAdmin(page, '/isystem/user');
  await search(page, { 登录账号: 'admin' });
  await expect(line(page, '用户', 'admin').first()).toBeVisible();
  await expect(tool(page, '用户', '回收站')).toBeVisible();
  await expect(tool(page, '用户', '外部成员')).toHaveCount(0);
});
