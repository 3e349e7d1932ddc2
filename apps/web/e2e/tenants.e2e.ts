import { expect, type Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { picture } from './support/files.ts';
import { tenantNumber } from './support/numbers.ts';
import { act, choose, dialog, fill, line, notice, search, tool, upload } from './support/screen.ts';
import { api } from './support/session.ts';
import { test } from './support/sitting.ts';

const confirm = (page: Page) => dialog(page, '请确认').getByRole('button', { name: '确定' }).click();

test('SYS-18 a tenant is opened with its first administrator, frozen, and cannot be signed in to until it is released', async ({
  page,
  request,
}, { retry }) => {
  const number = tenantNumber();
  const account = `tenant${number}`;
  const logIn = async () =>
    (await (await request.post(api('/sys/loginByUsername'), { data: { username: account, password: 'Gravel-Lorry-59' } })).json()) as {
      message: string;
    };
  await enterAsAdmin(page, '/isys/tenant');
  await tool(page, '租户', '新增').click();
  const form = dialog(page, '新增租户');
  await fill(form, { 租户名称: `远海货运${retry}`, 租户编号: number, 管理员账号: account });
  await form.getByLabel('初始密码').fill('short');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText(/密码不能少于8位/).first()).toBeVisible();
  await form.getByLabel('初始密码').fill('Gravel-Lorry-59');
  await form.getByRole('button', { name: '保存' }).click();
  const tenant = line(page, '租户', number);
  await expect(tenant).toContainText('正常');
  expect((await logIn()).message).toBe('请先修改密码');

  await act(page, tenant, '编辑');
  const edit = dialog(page, '编辑租户');
  await expect(edit.getByRole('textbox', { name: '租户编号' })).toBeDisabled();
  await fill(edit, { 租户名称: `远海物流${retry}` });
  await choose(page, edit.getByRole('combobox', { name: '状态' }), '冻结');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(tenant).toContainText('冻结');
  expect((await logIn()).message).toBe('所属租户已冻结，请联系平台管理员');
  await act(page, tenant, '详情');
  const detail = dialog(page, /远海物流/);
  await expect(detail).toContainText(number);
  await detail.getByRole('button', { name: '编辑' }).click();
  await choose(page, edit.getByRole('combobox', { name: '状态' }), '正常');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(detail).toContainText('正常');
  expect((await logIn()).message).toBe('请先修改密码');

  await detail.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await confirm(page);
  await expect(notice(page, /下还有 1 名用户，不能删除/).first()).toBeVisible();
  await detail.getByRole('button', { name: '关闭' }).first().click();
  await expect(tenant).toContainText('正常');

  const spare = String(Number(number) + 1);
  await tool(page, '租户', '新增').click();
  await fill(form, { 租户名称: `备用${retry}`, 租户编号: spare });
  await form.getByRole('button', { name: '保存' }).click();
  await search(page, { 租户名称: `备用${retry}` });
  await line(page, '租户', spare).getByRole('checkbox').click();
  await tool(page, '租户', '删除').click();
  await confirm(page);
  await expect(line(page, '租户', spare)).toHaveCount(0);
});

test('SYS-01 SYS-18 a superior with a picture leads a department, may enter another tenant, and has a stand-in', async ({ page }, {
  retry,
}) => {
  const account = `chief0${retry}`;
  await enterAsAdmin(page, '/isystem/user');
  await tool(page, '用户', '新增').click();
  const form = dialog(page, '新增用户');
  await fill(form, { 登录账号: account, 真实姓名: '带班甲', 工号: `CH0${retry}` });
  await form.getByLabel('登录密码').fill('Gravel-Lorry-59');
  await form.getByLabel('确认密码').fill('Gravel-Lorry-59');
  await upload(page, form, '头像', picture('头像.png'));
  await expect(form.getByRole('combobox', { name: '负责部门' })).toHaveCount(0);
  await choose(page, form.getByRole('combobox', { name: '身份' }), '上级');
  await form.getByRole('combobox', { name: '负责部门' }).click();
  const departs = dialog(page, '选择部门');
  await departs.getByRole('treeitem', { name: '财务部', exact: true }).click();
  await departs.getByRole('button', { name: '确定' }).click();
  await choose(page, form.getByRole('combobox', { name: '所属租户' }), '平台');
  await form.getByText('联系方式', { exact: true }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await search(page, { 登录账号: account });
  const person = line(page, '用户', account);
  await expect(person).toContainText('财务部');
  await expect(person.getByRole('img')).toBeVisible();

  await act(page, person, '编辑');
  const edit = dialog(page, '编辑用户');
  await expect(edit.getByText('平台 (0)')).toBeVisible();
  await expect(edit.getByRole('combobox', { name: '负责部门' })).toContainText('财务部');
  await edit.getByRole('button', { name: '取消' }).click();

  await act(page, person, '代理人');
  const agent = dialog(page, '代理人 · 带班甲');
  await expect(agent.getByRole('textbox', { name: '用户名', exact: true })).toHaveValue(account);
  await agent.getByRole('combobox', { name: '代理人用户名' }).click();
  const people = dialog(page, '选择人员');
  await people.getByRole('searchbox', { name: '搜索姓名、账号或手机号' }).fill('cashier');
  await people.getByRole('row').filter({ hasText: 'cashier' }).getByRole('checkbox').click();
  await people.getByRole('button', { name: '确定' }).click();
  await agent.getByRole('textbox', { name: '代理开始时间' }).fill('2030-01-01 08:00:00');
  await agent.getByRole('textbox', { name: '代理结束时间' }).fill('2029-01-01 08:00:00');
  await agent.getByRole('button', { name: '保存' }).click();
  await expect(agent.getByText('结束时间需大于开始时间').first()).toBeVisible();
  await agent.getByRole('textbox', { name: '代理结束时间' }).fill('2030-02-01 08:00:00');
  await agent.getByRole('button', { name: '保存' }).click();
  await expect(agent).toBeHidden();
  await act(page, person, '代理人');
  await expect(agent.getByRole('textbox', { name: '代理结束时间' })).toHaveValue(/^2030-02-01/);
  await choose(page, agent.getByRole('combobox', { name: '状态' }), '有效');
  await agent.getByRole('button', { name: '保存' }).click();
  await expect(agent).toBeHidden();

  await act(page, person, '删除');
  await confirm(page);
  await expect(person).toHaveCount(0);
});
