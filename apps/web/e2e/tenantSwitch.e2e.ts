import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page, test } from '@playwright/test';
import { adminToken } from './support/admin.ts';
import { tenantNumber } from './support/numbers.ts';
import { baseUrl, tryPassword } from './support/people.ts';
import { choose, dialog, tool, visit } from './support/screen.ts';
import { api, type Answer, enterAs, type Login } from './support/session.ts';

const first = 'Gravel-Lorry-59';
const password = 'Gravel-Lorry-60';

/** Someone's calls, each of which must succeed. */
function caller(request: APIRequestContext, token: string) {
  const headers = () => ({ 'X-Access-Token': token, tenant_id: '0', 'Idempotency-Key': randomUUID() });
  const read = async (answer: Promise<{ json(): Promise<unknown> }>) => {
    const { success, message, result } = (await (await answer).json()) as Answer<Record<string, never>>;
    expect(success, message).toBe(true);
    return result as unknown as { id: string; records: { id: string; roleCode: string }[] };
  };
  return {
    get: (path: string, params: Record<string, string> = {}) => read(request.get(api(path), { headers: headers(), params })),
    post: (path: string, data: unknown) => read(request.post(api(path), { headers: headers(), data })),
  };
}

/** Changes the one-time password of somebody. @returns the token of the session */
async function settle(request: APIRequestContext, username: string): Promise<string> {
  const log = async (given: string) =>
    (await (await request.post(api('/sys/loginByUsername'), { data: { username, password: given } })).json()) as Answer<Login>;
  const { result } = await log(first);
  const change = await request.put(api('/sys/user/updatePassword'), {
    headers: { 'X-Access-Token': result.token },
    data: { username, oldpassword: first, password, confirmpassword: password },
  });
  expect(((await change.json()) as Answer).message).toBe('密码重置成功!');
  return result.token;
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const openUserMenu = (page: Page) => page.getByRole('button', { name: /甲客/ }).click();
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test('SYS-18 SESS-10 a person of two tenants chooses one after the login and switches later, in every window', async ({
  page,
  context,
  request,
}, { retry }) => {
  const number = tenantNumber();
  const [guest, host, there] = [`guest${number}`, `host${number}`, `对岸物流${retry}`];
  const boss = caller(request, await adminToken());
  await boss.post('/sys/tenant/add', { id: Number(number), name: there, adminUsername: host, adminPassword: first });
  const roleOf = async (server: ReturnType<typeof caller>, code: string) =>
    (await server.get('/sys/role/list', { pageSize: '100' })).records.find(({ roleCode }) => roleCode === code)?.id ?? '';
  const person = await boss.post('/sys/user/add', {
    username: guest,
    realname: '甲客',
    workNo: `G${number}`,
    password: first,
    relTenantIds: number,
    selectedroles: await roleOf(boss, 'dispatcher'),
  });
  const innkeeper = caller(request, await settle(request, host));
  await innkeeper.post('/sys/user/addSysUserRole', { roleId: await roleOf(innkeeper, 'admin'), userIdList: [person.id] });
  await settle(request, guest);

  const asked: (string | undefined)[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/getUserPermissionByToken')) asked.push(one.headers()['tenant_id']);
  });
  await page.goto(`${baseUrl()}/user/login`);
  await tryPassword(page, guest, password);
  const choice = dialog(page, '租户选择');
  await page.keyboard.press('Escape');
  await expect(choice).toBeVisible();
  await expect(menuOf(page).getByRole('button', { name: '系统管理' })).toHaveCount(0);
  await choose(page, choice.getByRole('combobox', { name: '登录租户' }), there);
  await choice.getByRole('button', { name: '确定' }).click();

  // The menu is that of the other tenant, whose first role may do everything.
  await expect(menuOf(page).getByRole('button', { name: '系统管理' })).toBeVisible();
  expect(asked.at(-1)).toBe(number);
  await visit(page, '/isystem/user');
  await expect(page.getByRole('table', { name: '用户', exact: true }).getByRole('row').filter({ hasText: host })).toBeVisible();
  await openUserMenu(page);
  await expect(item(page, `切换租户 · ${there}`)).toBeVisible();
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await other.goto(`${baseUrl()}/isystem/user`);
  await expect(menuOf(other).getByRole('button', { name: '系统管理' })).toBeVisible();
  const third = await context.newPage();
  await third.goto(`${baseUrl()}/isystem/user`);
  await tool(third, '用户', '新增').click();
  await dialog(third, '新增用户').getByRole('textbox', { name: '真实姓名' }).fill('半个名字');

  await visit(page, '/form/base-form');
  await page.getByRole('region', { name: '基础表单' }).getByRole('textbox', { name: '标题' }).fill('未保存');
  await openUserMenu(page);
  await item(page, `切换租户 · ${there}`).click();
  const unsaved = dialog(page, '有未保存的内容');
  await unsaved.getByRole('button', { name: '放弃修改' }).click();
  const change = dialog(page, `租户切换（当前租户：${there}）`);
  await choose(page, change.getByRole('combobox', { name: '登录租户' }), '平台');
  await change.getByRole('button', { name: '确定' }).click();

  // Everything of the other tenant is gone, and nothing was asked a second time.
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toContainText('首页');
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).not.toContainText('基础表单');
  await expect(menuOf(page).getByRole('button', { name: '系统管理' })).toHaveCount(0);
  expect(asked.at(-1)).toBe('0');
  await page.reload();
  await openUserMenu(page);
  await expect(item(page, '切换租户 · 平台')).toBeVisible();

  // A window without unsaved input follows by itself; one with it waits until that has been read.
  await expect(other).toHaveURL(`${baseUrl()}/dashboard/analysis`);
  await expect(menuOf(other).getByRole('button', { name: '系统管理' })).toHaveCount(0);
  const left = dialog(third, '租户已切换');
  await expect(left).toContainText('此窗口仍显示原租户的内容');
  await left.getByRole('button', { name: '进入新租户' }).click();
  await expect(third).toHaveURL(`${baseUrl()}/dashboard/analysis`);
});

test('SYS-18 who has one tenant sees nothing of a choice', async ({ page }) => {
  await enterAs(page, 'dispatcher');
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(item(page, '退出登录')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /切换租户/ })).toHaveCount(0);
});
