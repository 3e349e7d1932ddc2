import { expect, type Locator, type Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { act, choose, dialog, fill, line, notice, tool, visit } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

/** The page in front: others stay behind it, out of view. */
const inFront = (page: Page): Locator => page.getByRole('form', { name: '设计' }).filter({ visible: true });
const press = (page: Page, button: string) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true }).filter({ visible: true }).click();

/** Adds fields as somebody does who has them in a sheet. */
async function pasteFields(page: Page, lines: readonly (readonly string[])[]): Promise<void> {
  const form = inFront(page);
  await form.getByRole('button', { name: '新增', exact: true }).first().click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.map((cells) => cells.join('\t')).join('\n'));
  await form.getByRole('grid', { name: '字段' }).locator('[role="row"][aria-rowindex="2"] [aria-colindex="4"]').click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(form.getByRole('group', { name: '表格状态' })).toContainText(`${lines.length} 行`);
}

async function publish(page: Page, name: string, said: string): Promise<void> {
  await press(page, '发布');
  const plan = dialog(page, `发布“${name}”`);
  await expect(plan).toContainText(said);
  await plan.getByRole('button', { name: '发布' }).click();
  await expect(notice(page, /已发布第 \d+ 版/)).toBeVisible();
  await expect(plan).toBeHidden();
}

test('ONL-07 a newcomer designs a form with a sub-table, publishes it, gives it to a role, and a person of that role enters a row', async ({
  page,
}) => {
  test.slow();
  await enterAsAdmin(page, '/online/cgform');
  await tool(page, '在线表单', '新增').click();
  await fill(inFront(page), { 表描述: '出车检查', 表名: 'Trip Check' });
  await choose(page, inFront(page).getByRole('combobox', { name: '表单样式' }), '主表，附表在表单中');
  await pasteFields(page, [
    ['车牌号', 'plate', '字符串', '20'],
    ['检查日期', 'checked_on', '日期'],
    ['工时', 'hours', '小数', '10'],
    ['费用', 'cost', '小数', '10'],
    ['备注', 'remark', '文本'],
  ]);
  // What they type is seen beside it as it will be.
  const preview = page.getByRole('region', { name: '预览' }).filter({ visible: true });
  await expect(preview.getByRole('textbox', { name: '车牌号' })).toBeVisible();
  await press(page, '保存');
  await expect(inFront(page).getByText('表名格式不正确')).toBeVisible();
  await fill(inFront(page), { 表名: 'trip_check' });
  await press(page, '保存');
  await expect(page.getByRole('heading', { name: '出车检查', level: 1 }).filter({ visible: true })).toBeVisible();

  await inFront(page).getByRole('tab', { name: '附表' }).click();
  await press(page, '新增附表');
  await fill(inFront(page), { 表描述: '检查项目', 表名: 'trip_check_item' });
  await pasteFields(page, [
    ['部位', 'part'],
    ['结果', 'outcome'],
  ]);
  await press(page, '保存');
  await expect(page.getByRole('heading', { name: '检查项目', level: 1 }).filter({ visible: true })).toBeVisible();
  await publish(page, '检查项目', '新增字段 部位（part）');

  await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '出车检查' }).click();
  await publish(page, '出车检查', '新增字段 车牌号（plate）');

  await visit(page, '/online/cgform');
  await act(page, line(page, '在线表单', 'trip_check').filter({ hasNotText: 'trip_check_item' }), '生成菜单');
  await dialog(page, '生成菜单').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '菜单已生成，请在角色管理中授权')).toBeVisible();

  await visit(page, '/isystem/roleUserList');
  await act(page, line(page, '角色', 'cs'), '授权');
  const drawer = dialog(page, /角色授权/);
  await drawer.getByRole('searchbox', { name: '搜索菜单或按钮' }).fill('出车检查');
  await drawer.getByRole('switch', { name: '父子关联' }).click();
  await drawer.getByRole('group', { name: '菜单与按钮' }).getByRole('checkbox', { name: '出车检查' }).first().click();
  await drawer.getByRole('button', { name: '保存并关闭' }).click();
  await expect(drawer).toBeHidden();

  await enterAs(page, 'cs', '/');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '出车检查' }).click();
  await tool(page, '出车检查', '新增').click();
  const row = dialog(page, '新增出车检查');
  await fill(row, { 车牌号: '鲁A12345' });
  const items = row.getByRole('grid', { name: '检查项目' });
  await row.getByRole('button', { name: '新增', exact: true }).click();
  await items.getByRole('row').nth(1).getByRole('gridcell', { selected: true }).click();
  await page.keyboard.type('轮胎');
  await page.keyboard.press('Tab');
  await page.keyboard.type('合格');
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: '保存' }).click();
  await line(page, '出车检查', '鲁A12345').getByRole('button', { name: '鲁A12345' }).click();
  await expect(
    dialog(page, /鲁A12345/)
      .getByRole('row')
      .filter({ hasText: '轮胎' }),
  ).toContainText('合格');
});
