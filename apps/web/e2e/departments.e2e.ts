import { expect, type Locator, type Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { act, dialog, fill, line, notice, search, tool, visit } from './support/screen.ts';
import { test } from './support/sitting.ts';

const confirm = (page: Page) => dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
const node = (page: Page, name: string) => page.getByRole('tree', { name: '部门' }).getByRole('treeitem', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('tablist', { name: '部门内容' }).getByRole('tab', { name }).click();
/** Makes a person of the department in view, and gives them their second name. @returns their line */
async function addMember(
  page: Page,
  department: string,
  { account, workNo, names }: { account: string; workNo: string; names: readonly [string, string] },
): Promise<Locator> {
  await tool(page, '部门用户', '新建用户').click();
  const person = dialog(page, '新增用户');
  await expect(person.getByRole('combobox', { name: '部门', exact: true })).toContainText(department);
  await fill(person, { 登录账号: account, 真实姓名: names[0], 工号: workNo });
  await person.getByLabel('登录密码').fill('Gravel-Lorry-59');
  await person.getByLabel('确认密码').fill('Gravel-Lorry-59');
  await person.getByRole('button', { name: '保存' }).click();
  const member = line(page, '部门用户', account);
  await expect(member).toContainText(department);
  await act(page, member, '编辑');
  const rename = dialog(page, '编辑用户');
  await fill(rename, { 真实姓名: names[1] });
  await rename.getByRole('button', { name: '保存' }).click();
  await expect(member).toContainText(names[1]);
  return member;
}

/** Lets people who are there already join the department in view, and leave it again. */
async function joinAndLeave(page: Page, account: string): Promise<void> {
  await tool(page, '部门用户', '添加已有用户').click();
  const adding = dialog(page, '添加已有用户');
  await adding.getByRole('combobox', { name: '选择用户' }).click();
  const people = dialog(page, '选择人员');
  await people.getByRole('searchbox', { name: '搜索姓名、账号或手机号' }).fill(account);
  await people.getByRole('row').filter({ hasText: account }).getByRole('checkbox').click();
  await people.getByRole('button', { name: '确定' }).click();
  await adding.getByRole('button', { name: '确定' }).click();
  await expect(line(page, '部门用户', account)).toBeVisible();
  await line(page, '部门用户', account).getByRole('checkbox').click();
  await tool(page, '部门用户', '取消关联').click();
  await confirm(page);
  await expect(line(page, '部门用户', account)).toHaveCount(0);
}

const find = (page: Page, name: string) => page.getByRole('searchbox', { name: '搜索部门' }).fill(name);

test('SYS-05 a department is added, described, given people, roles and permissions, and removed with all below it', async ({ page }, {
  retry,
}) => {
  const company = `远山物流${retry}`;
  const yard = `远山车队${retry}`;
  const account = `yuanshan0${retry}`;
  await enterAsAdmin(page, '/isystem/depart');
  const form = dialog(page, '新增部门');
  const save = () => form.getByRole('button', { name: '保存' }).click();

  await tool(page, '部门', '添加下级').click();
  await expect(notice(page, '请先点击选中上级部门！').first()).toBeVisible();
  await tool(page, '部门', '添加部门').click();
  await fill(form, { '机构/部门名称': company });
  await save();
  await find(page, company);
  await node(page, company).click();
  await tool(page, '部门', '添加下级').click();
  await expect(form.getByRole('combobox', { name: '上级部门' })).toContainText(company);
  await fill(form, { '机构/部门名称': yard, 手机号: '不是号码' });
  await save();
  await expect(form.getByRole('textbox', { name: '手机号' })).toHaveAttribute('aria-invalid', 'true');
  await fill(form, { 手机号: '0536-1234567', 传真: '0536-7654321', 地址: '远山路 1 号', 备注: '夜间值守' });
  await save();
  await find(page, yard);
  await node(page, yard).click();
  const basics = page.getByRole('tabpanel', { name: '基本信息' });
  await expect(basics).toContainText('0536-1234567');
  await expect(basics).toContainText(company);

  await basics.getByRole('button', { name: '编辑' }).click();
  const edit = dialog(page, '编辑部门');
  await expect(edit.getByRole('textbox', { name: '机构编码' })).toBeDisabled();
  await fill(edit, { 地址: '远山路 2 号' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(basics).toContainText('远山路 2 号');

  await part(page, '部门权限');
  const grants = page.getByRole('tabpanel', { name: '部门权限' });
  const entries = grants.getByRole('group', { name: '菜单与按钮' });
  await grants.getByRole('button', { name: '展开所有' }).click();
  await expect(entries.getByRole('checkbox', { name: '订单管理' })).toBeVisible();
  await grants.getByRole('button', { name: '合并所有' }).click();
  await expect(entries.getByRole('checkbox', { name: '订单管理' })).toBeHidden();
  await grants.getByRole('button', { name: '全部勾选' }).click();
  await expect(grants.getByRole('status')).not.toHaveText('已选 0 项');
  await grants.getByRole('button', { name: '取消全选' }).click();
  await expect(grants.getByRole('status')).toHaveText('已选 0 项');
  await grants.getByRole('searchbox', { name: '搜索菜单或按钮' }).fill('订单管理');
  const linked = grants.getByRole('switch', { name: '父子关联' });
  await linked.click();
  await entries.getByRole('checkbox', { name: '货运业务' }).click();
  await expect(entries.getByRole('checkbox', { name: '订单管理' })).toBeChecked();
  await entries.getByRole('checkbox', { name: '货运业务' }).click();
  await linked.click();
  await expect(grants.getByRole('status')).toHaveText('已选 0 项');
  await entries.getByRole('checkbox', { name: '订单管理' }).click();
  await expect(grants.getByRole('status')).toHaveText('已选 1 项');
  await grants.getByRole('button', { name: '保存', exact: true }).click();
  await expect(notice(page, '保存成功').first()).toBeVisible();

  await part(page, '部门角色');
  await tool(page, '部门角色', '新增').click();
  const role = dialog(page, '新增部门角色');
  await fill(role, { 部门角色名称: '远山班长', 部门角色编码: `yuanshan_lead_${retry}` });
  await role.getByRole('button', { name: '保存' }).click();
  const lead = line(page, '部门角色', '远山班长');
  await expect(lead).toContainText(yard);
  await act(page, lead, '授权');
  const drawer = dialog(page, /部门角色授权 · 远山班长/);
  await drawer.getByRole('button', { name: '展开所有' }).click();
  await expect(drawer.getByRole('checkbox')).toHaveCount(2);
  await drawer.getByRole('checkbox', { name: '订单管理' }).click();
  await drawer.getByRole('button', { name: '仅保存' }).click();
  await expect(drawer.getByRole('button', { name: '仅保存' })).toBeEnabled();
  await drawer.getByRole('button', { name: '保存并关闭' }).click();
  await expect(drawer).toBeHidden();
  await act(page, lead, '编辑');
  const change = dialog(page, '编辑部门角色');
  await fill(change, { 备注: '带班' });
  await change.getByRole('button', { name: '保存' }).click();
  await expect(lead).toContainText('带班');

  await part(page, '用户信息');
  const member = await addMember(page, yard, { account, workNo: `YS0${retry}`, names: ['远山甲', '远山乙'] });
  await act(page, member, '分配部门角色');
  const assign = dialog(page, /分配部门角色 · 远山乙/);
  await assign.getByRole('checkbox', { name: /远山班长/ }).click();
  await assign.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '部门角色已保存').first()).toBeVisible();
  await joinAndLeave(page, 'auditor');

  // A role that is held stands in the way of its removal.
  await part(page, '部门角色');
  await act(page, lead, '删除');
  await confirm(page);
  await expect(notice(page, /下还有用户，请先取消分配/).first()).toBeVisible();
  await part(page, '用户信息');
  await act(page, member, '取消关联');
  await confirm(page);
  await expect(member).toHaveCount(0);
  await part(page, '部门角色');
  await act(page, lead, '删除');
  await confirm(page);
  await expect(lead).toHaveCount(0);

  const download = page.waitForEvent('download');
  await tool(page, '部门', '导出').click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx?$/);
  await tool(page, '部门', '导入').click();
  await dialog(page, /导入/).getByRole('button', { name: '关闭' }).first().click();

  await tool(page, '部门', '批量删除').click();
  await tool(page, '部门', '退出多选').click();
  await tool(page, '部门', '批量删除').click();
  await find(page, company);
  await node(page, company).click();
  await tool(page, '部门', '删除所选').click();
  await expect(dialog(page, '请确认')).toContainText('其下 1 个部门');
  await confirm(page);
  await find(page, company);
  await expect(node(page, company)).toHaveCount(0);

  await removePerson(page, account);
});

async function removePerson(page: Page, account: string): Promise<void> {
  await visit(page, '/isystem/user');
  await search(page, { 登录账号: account });
  const left = line(page, '用户', account);
  await act(page, left, '删除');
  await confirm(page);
  await expect(left).toHaveCount(0);
}

test('SYS-05 my departments are those that a person leads, with their people and roles', async ({ page }, { retry }) => {
  const account = `caiwu0${retry}`;
  const code = `finance_lead_${retry}`;
  await enterAsAdmin(page, '/isystem/departUserList');
  await node(page, '平台运营中心').click();
  await expect(page.getByRole('tabpanel', { name: '基本信息' })).toContainText('A01');
  await part(page, '用户信息');
  await search(page, { 登录账号: 'ops' });
  await expect(line(page, '部门用户', '运营小周')).toBeVisible();
  await node(page, '财务部').click();
  await part(page, '部门角色');
  await tool(page, '部门角色', '新增').click();
  const role = dialog(page, '新增部门角色');
  await fill(role, { 部门角色名称: '财务班长', 部门角色编码: code });
  await role.getByRole('button', { name: '保存' }).click();
  const lead = line(page, '部门角色', code);
  await expect(lead).toContainText('财务部');

  await part(page, '用户信息');
  await joinAndLeave(page, 'auditor');
  const member = await addMember(page, '财务部', { account, workNo: `CW0${retry}`, names: ['财务甲', '财务乙'] });
  await act(page, member, '分配部门角色');
  const assign = dialog(page, /分配部门角色 · 财务乙/);
  const ofLead = assign.getByRole('checkbox', { name: /财务班长/ });
  await ofLead.click();
  await assign.getByRole('button', { name: '确定' }).click();
  await expect(assign).toBeHidden();
  await act(page, member, '分配部门角色');
  await expect(ofLead).toBeChecked();
  await ofLead.click();
  await assign.getByRole('button', { name: '确定' }).click();
  await expect(assign).toBeHidden();

  await part(page, '部门角色');
  await act(page, lead, '删除');
  await confirm(page);
  await expect(lead).toHaveCount(0);
  await removePerson(page, account);
});
