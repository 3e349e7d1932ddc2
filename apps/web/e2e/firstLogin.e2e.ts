import { expect, test } from '@playwright/test';
import { baseUrl, personOf, tryPassword } from './support/people.ts';

test('VAL-01 SESS-02 the first login of the administrator asks for a password of one’s own, and then opens every menu', async ({
  page,
}) => {
  const { username, password } = personOf('admin');
  await page.goto(`${baseUrl()}/user/login`);
  await tryPassword(page, username, password);
  await expect(page.getByRole('heading', { name: '首次登录，请设置新密码' })).toBeVisible();

  const save = page.getByRole('button', { name: '保存并进入' });
  const problem = page.getByRole('alert');
  await save.click();
  await expect(problem).toHaveText('请输入新密码!');
  await page.getByLabel('新密码', { exact: true }).fill('short1A');
  await save.click();
  await expect(problem).toHaveText('密码不能少于8位，且包含大写字母、小写字母、数字、特殊符号!');
  await page.getByLabel('新密码', { exact: true }).fill('Gravel-Lorry-58');
  await page.getByLabel('确认新密码').fill('Gravel-Lorry-59');
  await save.click();
  await expect(problem).toHaveText('两次输入的密码不一样！');
  await page.getByLabel('确认新密码').fill('Gravel-Lorry-58');
  await save.click();

  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('管理员');
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('button')).toHaveText([
    '货运业务',
    '运力管理',
    '客户管理',
    '服务质量',
    '业务登记',
    '资金结算',
    '资金账户',
    '基础设置',
    '系统管理',
    '在线开发',
    '系统监控',
    '消息中心',
    '统计',
    '仪表盘',
    '大屏',
    '表单页',
    '列表页',
    '结果页',
    '异常页',
    '个人页',
  ]);
});
