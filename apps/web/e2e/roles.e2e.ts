import { expect, type Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { act, choose, dialog, fill, line, list, notice, search, tool, visit } from './support/screen.ts';
import { test } from './support/sitting.ts';

const confirm = (page: Page) => dialog(page, '请确认').getByRole('button', { name: '确定' }).click();

test('SYS-04 a menu with a button and a data rule is added, edited and removed', async ({ page }) => {
  await enterAsAdmin(page, '/isystem/permission');
  const tree = page.getByRole('treegrid', { name: '菜单' });
  const row = (name: string) => tree.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  const form = dialog(page, '新增菜单');
  const save = () => form.getByRole('button', { name: '保存' }).click();

  await tool(page, '菜单', '新增').click();
  await choose(page, form.getByRole('combobox', { name: '菜单类型' }), '一级菜单');
  await fill(form, { 菜单名称: '外部系统', 菜单路径: 'javascript:alert(1)' });
  await save();
  await expect(form.getByText('菜单路径只能是站内路径或 http(s) 网址').first()).toBeVisible();
  await fill(form, { 菜单路径: '/outside' });
  await save();
  await expect(row('外部系统')).toContainText('layouts/RouteView');

  await act(page, row('外部系统'), '添加下级');
  await choose(page, form.getByRole('combobox', { name: '菜单类型' }), '子菜单');
  await fill(form, { 菜单名称: '对账页面', 菜单路径: '/outside/check', 前端组件: 'src/views/outside/Check.vue' });
  await save();
  await row('外部系统')
    .getByRole('button', { name: /^展开第/ })
    .click();
  await expect(row('对账页面')).toContainText('outside/Check');

  await act(page, row('对账页面'), '数据规则');
  const rules = dialog(page, /数据规则 · 对账页面/);
  await tool(page, '数据规则', '新增').click();
  const rule = dialog(page, '新增数据规则');
  await fill(rule, { 规则名称: '本人创建', 规则字段: 'createBy', 规则值: '#{sys_user_code}' });
  await choose(page, rule.getByRole('combobox', { name: '条件规则' }), '等于');
  await rule.getByRole('button', { name: '保存' }).click();
  await act(page, line(page, '数据规则', '本人创建'), '编辑');
  const change = dialog(page, '编辑数据规则');
  await fill(change, { 规则名称: '本部门创建', 规则字段: 'sysOrgCode', 规则值: '#{sys_org_code}' });
  await change.getByRole('button', { name: '保存' }).click();
  await expect(line(page, '数据规则', '本部门创建')).toContainText('sysOrgCode');
  await act(page, line(page, '数据规则', '本部门创建'), '删除');
  await confirm(page);
  await expect(line(page, '数据规则', '本部门创建')).toHaveCount(0);
  await rules.getByRole('button', { name: '关闭' }).first().click();

  await act(page, row('对账页面'), '编辑');
  const edit = dialog(page, '编辑菜单');
  await fill(edit, { 菜单名称: '对账' });
  const marks = ['是否路由菜单', '隐藏路由', '是否缓存路由', '聚合路由', '外部打开'].map((name) => edit.getByRole('switch', { name }));
  const kept: (string | null)[] = [];
  for (const mark of marks) {
    kept.push((await mark.getAttribute('aria-checked')) === 'true' ? 'false' : 'true');
    await mark.click();
  }
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row('对账')).toBeVisible();
  await act(page, row('对账'), '编辑');
  for (const [index, mark] of marks.entries()) await expect(mark).toHaveAttribute('aria-checked', kept[index]!);
  await edit.getByRole('button', { name: '取消' }).click();
  await act(page, row('外部系统'), '删除');
  await confirm(page);
  await expect(row('外部系统')).toHaveCount(0);
});

test('SYS-02 SYS-03 a role is added, given menus, held by people, taken back and deleted', async ({ page }, { retry }) => {
  const code = `night_dispatch_${retry}`;
  await enterAsAdmin(page, '/isystem/roleUserList');
  await tool(page, '角色', '新增').click();
  const form = dialog(page, '新增角色');
  await fill(form, { 角色名: '夜班调度', 角色编码: code });
  await form.getByRole('button', { name: '保存' }).click();
  const role = line(page, '角色', code);
  await expect(role).toBeVisible();

  await act(page, role, '授权');
  const drawer = dialog(page, /角色授权 · 夜班调度/);
  const grants = drawer.getByRole('group', { name: '菜单与按钮' });
  await drawer.getByRole('searchbox', { name: '搜索菜单或按钮' }).fill('订单管理');
  await grants.getByRole('checkbox', { name: '订单管理' }).click();
  await expect(grants.getByRole('checkbox', { name: '订单管理' })).toBeChecked();
  await expect(grants.getByRole('region', { name: '货运业务' })).toContainText(/货运业务\s*1\/\d+/);
  await expect(drawer.getByRole('status')).toHaveText('已选 1 项');
  await drawer.getByRole('searchbox', { name: '搜索菜单或按钮' }).fill('');
  await drawer.getByRole('button', { name: '展开所有' }).click();
  await drawer.getByRole('button', { name: '合并所有' }).click();
  await drawer.getByRole('switch', { name: '父子关联' }).click();
  await drawer.getByRole('button', { name: '仅保存' }).click();
  await expect(notice(page, '保存成功').first()).toBeVisible();
  await drawer.getByRole('button', { name: '全部勾选' }).click();
  await drawer.getByRole('button', { name: '取消全选' }).click();
  await expect(drawer.getByRole('status')).toHaveText('已选 0 项');
  await grants.getByRole('checkbox', { name: '货运业务' }).click();
  await drawer.getByRole('button', { name: '保存并关闭' }).click();
  await expect(drawer).toBeHidden();
  await act(page, role, '授权');
  await expect(grants.getByRole('checkbox', { name: '货运业务' })).toBeChecked();
  await drawer.getByRole('button', { name: '关闭' }).first().click();

  await role.getByRole('cell').nth(1).click();
  await tool(page, '用户', '已有用户').click();
  const adding = dialog(page, '已有用户');
  await adding.getByRole('combobox', { name: '用户' }).click();
  const people = dialog(page, '选择人员');
  await people.getByRole('searchbox', { name: '搜索姓名、账号或手机号' }).fill('ops');
  await people.getByRole('row').filter({ hasText: 'ops' }).first().getByRole('checkbox').click();
  await people.getByRole('button', { name: '确定' }).click();
  await adding.getByRole('button', { name: '确定' }).click();
  await expect(line(page, '用户', 'ops')).toBeVisible();
  await line(page, '用户', 'ops').getByRole('checkbox').click();
  await tool(page, '用户', '取消关联').click();
  await confirm(page);
  await expect(line(page, '用户', 'ops')).toHaveCount(0);

  await act(page, role, '删除');
  await confirm(page);
  await expect(role).toHaveCount(0);
});

test('SYS-02 SYS-04 of a menu that a role is given, its data rules are chosen, kept and taken back', async ({ page }, { retry }) => {
  const code = `own_orders_${retry}`;
  const ruleName = `本人订单${retry}`;
  const menus = page.getByRole('treegrid', { name: '菜单' });
  const menu = (name: string) => menus.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  const rulesOfOrders = dialog(page, '数据规则 · 订单管理');
  await enterAsAdmin(page, '/isystem/permission');
  await menu('货运业务')
    .getByRole('button', { name: /^展开第/ })
    .click();
  await act(page, menu('订单管理'), '数据规则');
  await tool(page, '数据规则', '新增').click();
  const rule = dialog(page, '新增数据规则');
  await fill(rule, { 规则名称: ruleName, 规则字段: 'createBy', 规则值: '#{sys_user_code}' });
  await choose(page, rule.getByRole('combobox', { name: '条件规则' }), '等于');
  await rule.getByRole('button', { name: '保存' }).click();
  await expect(line(page, '数据规则', ruleName)).toBeVisible();
  await rulesOfOrders.getByRole('button', { name: '关闭' }).first().click();

  await visit(page, '/isystem/roleUserList');
  await tool(page, '角色', '新增').click();
  const form = dialog(page, '新增角色');
  await fill(form, { 角色名: `订单员${retry}`, 角色编码: code });
  await form.getByRole('button', { name: '保存' }).click();
  const role = line(page, '角色', code);
  await act(page, role, '授权');
  const drawer = dialog(page, new RegExp(`角色授权 · 订单员${retry}`));
  const rules = drawer.getByRole('region', { name: '数据规则' });
  const ofOrders = rules.getByRole('button', { name: '数据规则 · 订单管理' });
  await expect(ofOrders).toBeDisabled();
  await drawer.getByRole('searchbox', { name: '搜索菜单或按钮' }).fill('订单管理');
  await drawer.getByRole('checkbox', { name: '订单管理' }).click();
  await drawer.getByRole('button', { name: '仅保存' }).click();
  await ofOrders.click();
  const choice = dialog(page, '数据规则 · 订单管理');
  const own = choice.getByRole('checkbox', { name: `${ruleName} (createBy = #{sys_user_code})` });
  await own.click();
  await choice.getByRole('button', { name: '确定' }).click();
  await expect(choice).toBeHidden();
  await ofOrders.click();
  await expect(own).toBeChecked();
  await own.click();
  await choice.getByRole('button', { name: '确定' }).click();
  await expect(choice).toBeHidden();
  await ofOrders.click();
  await expect(own).not.toBeChecked();
  await choice.getByRole('button', { name: '取消' }).click();
  await drawer.getByRole('button', { name: '关闭' }).first().click();

  await act(page, role, '删除');
  await confirm(page);
  await expect(role).toHaveCount(0);
  await visit(page, '/isystem/permission');
  await act(page, menu('订单管理'), '数据规则');
  await act(page, line(page, '数据规则', ruleName), '删除');
  await confirm(page);
  await expect(line(page, '数据规则', ruleName)).toHaveCount(0);
});

test('SYS-01 a person is added, edited, frozen, given a new password, removed, brought back and erased', async ({ page }, { retry }) => {
  const account = `night0${retry}`;
  await enterAsAdmin(page, '/isystem/user');
  await tool(page, '用户', '新增').click();
  const form = dialog(page, '新增用户');
  await fill(form, { 登录账号: account, 真实姓名: '夜班一号', 工号: `N0${retry}` });
  await form.getByLabel('登录密码').fill('Gravel-Lorry-59');
  await form.getByLabel('确认密码').fill('Gravel-Lorry-59');
  await choose(page, form.getByRole('combobox', { name: '性别' }), '女');
  await form.getByRole('button', { name: '保存' }).click();
  const person = line(page, '用户', account);
  await expect(person).toContainText('女');

  await act(page, person, '详情');
  await expect(dialog(page, /夜班一号/)).toContainText(`N0${retry}`);
  await dialog(page, /夜班一号/)
    .getByRole('button', { name: '关闭' })
    .first()
    .click();
  await act(page, person, '编辑');
  const edit = dialog(page, '编辑用户');
  await expect(edit.getByRole('textbox', { name: '登录账号' })).toBeDisabled();
  await fill(edit, { 真实姓名: '夜班甲' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(person).toContainText('夜班甲');
  await act(page, person, '冻结');
  await confirm(page);
  await expect(person).toContainText('冻结');
  await act(page, person, '解冻');
  await expect(person).toContainText('正常');
  await act(page, person, '重置密码');
  const reset = dialog(page, '重置密码');
  await reset.getByLabel('登录密码').fill('Gravel-Lorry-60');
  await reset.getByLabel('确认密码').fill('Gravel-Lorry-60');
  await reset.getByRole('button', { name: '确定' }).click();
  await expect(reset).toBeHidden();

  await search(page, { 登录账号: account });
  for (const next of ['还原用户', '彻底删除']) {
    await act(page, person, '删除');
    await confirm(page);
    await expect(person).toHaveCount(0);
    await tool(page, '用户', '回收站').click();
    const bin = dialog(page, '回收站');
    await list(page, '回收站').getByRole('row').filter({ hasText: account }).getByRole('checkbox').click();
    await tool(page, '回收站', next).click();
    if (next === '彻底删除') await confirm(page);
    await expect(line(page, '回收站', account)).toHaveCount(0);
    await bin.getByRole('button', { name: '关闭' }).first().click();
    if (next === '还原用户') await expect(person).toBeVisible();
  }
});
