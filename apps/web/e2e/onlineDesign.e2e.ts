import { expect, type Locator, type Page } from '@playwright/test';
import { violationsInBoth } from './support/a11y.ts';
import { callAsAdmin, enterAsAdmin, postAsAdmin } from './support/admin.ts';
import { act, choose, closeOthers, dialog, fill, line, notice, tool, visit } from './support/screen.ts';
import { test } from './support/sitting.ts';

const inFront = (page: Page): Locator => page.getByRole('form', { name: '设计' }).filter({ visible: true });
const press = (page: Page, button: string) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true }).filter({ visible: true }).click();
const part = (page: Page, name: string) => inFront(page).getByRole('tab', { name, exact: true }).click();

/** Pastes lines into a table, from a cell of its first row on. */
async function paste(
  page: Page,
  grid: Locator,
  { column, lines }: { column: number; lines: readonly (readonly string[])[] },
): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.map((cells) => cells.join('\t')).join('\n'));
  await grid.locator(`[role="row"][aria-rowindex="2"] [aria-colindex="${column}"]`).click();
  await page.keyboard.press('ControlOrMeta+V');
}

/** A table of the designer, with one line to begin with. */
async function withLine(page: Page, name: string): Promise<Locator> {
  await inFront(page).getByRole('button', { name: '新增', exact: true }).filter({ visible: true }).first().click();
  return inFront(page).getByRole('grid', { name, exact: true });
}

async function publish(page: Page, { name, force = false }: { name: string; force?: boolean }): Promise<void> {
  await press(page, '发布');
  const plan = dialog(page, `发布“${name}”`);
  const go = plan.getByRole('button', { name: '发布' });
  if (force) {
    await expect(plan).toContainText('1 行有值将不再显示');
    await expect(go).toBeDisabled();
    await plan.getByRole('textbox', { name: '表名' }).fill('tyre_chec');
    await expect(go).toBeDisabled();
    await plan.getByRole('textbox', { name: '表名' }).fill('tyre_check');
  }
  await go.click();
  await expect(notice(page, /已发布第 \d+ 版/)).toBeVisible();
  await expect(plan).toBeHidden();
}

test('ONL-07 an administrator designs a form with rules, indexes, formulas and buttons, publishes it by force, and goes back', async ({
  page,
}) => {
  test.slow();
  await enterAsAdmin(page, '/online/cgform');
  await tool(page, '在线表单', '新增').click();
  await fill(inFront(page), { 表描述: '轮胎检查', 表名: 'tyre_check' });
  const fields = await withLine(page, '字段');
  await paste(page, fields, {
    column: 4,
    lines: [
      ['车牌号', 'plate', '字符串', '20'],
      ['花纹深度', 'depth', '小数', '6'],
      ['合格线', 'limit_depth', '小数', '6'],
      ['结论', 'outcome', '字符串', '10'],
      ['备注', 'Bad Name', '字符串', '50'],
    ],
  });
  await expect(inFront(page).getByRole('group', { name: '表格状态' })).toContainText('5 行');

  // Who leaves with something unsaved is asked.
  await page.getByRole('navigation', { name: '已打开的页面' }).locator('li', { hasText: '新增在线表单' }).getByRole('button').click();
  const ask = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ visible: true });
  await expect(ask).toContainText('新增在线表单');
  await ask.getByRole('button', { name: '返回编辑' }).click();

  // A problem stands at its cell.
  await press(page, '保存');
  const bad = fields.getByRole('gridcell', { name: /Bad Name/ });
  await expect(bad).toHaveAttribute('aria-invalid', 'true');
  await bad.dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('remark');
  await page.keyboard.press('Enter');

  // A formula is tried before it is kept.
  await inFront(page).getByText('校验与公式', { exact: true }).click();
  const trial = inFront(page).getByRole('region', { name: '公式试算' });
  await expect(trial.getByRole('button', { name: 'round(' })).toBeVisible();
  await choose(page, trial.getByRole('combobox', { name: '字段' }), 'outcome');
  await trial.getByRole('textbox', { name: '公式' }).fill("row.depth < row.limit_depth ? '不合格' : ");
  await expect(trial.getByRole('status')).not.toContainText('合格');
  await trial.getByRole('textbox', { name: '公式' }).fill("row.depth < row.limit_depth ? '不合格' : '合格'");
  await trial.getByLabel('row.depth', { exact: true }).fill('1.5');
  await trial.getByLabel('row.limit_depth', { exact: true }).fill('1.6');
  await expect(trial.getByRole('status')).toContainText('不合格');
  await trial.getByRole('button', { name: '填入字段' }).click();

  await part(page, '行规则');
  await paste(page, await withLine(page, '行规则'), {
    column: 3,
    lines: [['row.depth >= 0', '深度不能为负', 'Depth is not negative', 'depth']],
  });
  const rules = inFront(page).getByRole('region', { name: '规则试算' });
  await rules.getByLabel('row.depth', { exact: true }).fill('-1');
  await expect(rules.getByRole('status')).toContainText('深度不能为负');
  await part(page, '索引');
  await paste(page, await withLine(page, '索引'), { column: 3, lines: [['by_plate', 'plate']] });
  await press(page, '保存');
  await expect(page.getByRole('heading', { name: '轮胎检查', level: 1 }).filter({ visible: true })).toBeVisible();

  await part(page, '按钮');
  await tool(page, '按钮', '新增').click();
  const button = dialog(page, '新增按钮');
  await expect(button).toContainText("每行一个：字段 = 表达式，例如 result = '1'");
  await fill(button, { 按钮名称: '清空备注', 按钮编码: 'clear_remark', 设置字段: "nothing = ''", 确认提示: '确定清空？' });
  await button.getByRole('button', { name: '保存' }).click();
  await expect(button.getByText('字段 nothing 不存在')).toBeVisible();
  await fill(button, { 设置字段: "remark = ''" });
  await button.getByRole('button', { name: '保存' }).click();
  await expect(button).toBeHidden();

  await expect(inFront(page).getByRole('region', { name: '按钮试算' }).getByRole('status')).toContainText('remark =');
  expect(await violationsInBoth(page)).toEqual([]);
  await publish(page, { name: '轮胎检查' });
  await dialog(page, '生成菜单').getByRole('button', { name: '取消' }).click();
  const { result } = await callAsAdmin('GET', '/online/cgform/head/list?tableName=tyre_check');
  const [head] = (result as { records: { id: string; version: number }[] }).records;
  const { id } = head!;
  await postAsAdmin(`/online/cgform/rows/${id}/add`, { plate: '鲁A1', depth: 3, limit_depth: 1.6, remark: '好' });

  // Another administrator has been here meanwhile.
  await callAsAdmin('PUT', '/online/cgform/head/edit', { id, tableTxtEn: 'Tyre checks' });
  await fill(inFront(page), { 表描述: '轮胎检查表' });
  await press(page, '保存');
  await expect(inFront(page).getByText('数据已被他人修改，请刷新后重试')).toBeVisible();
  await closeOthers(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: '轮胎检查', level: 1 }).filter({ visible: true })).toBeVisible();

  // What would put values out of sight is forced by typing the name.
  const remark = inFront(page).getByRole('grid', { name: '字段' }).getByRole('row').filter({ hasText: 'remark' });
  await remark.locator('[aria-colindex="2"]').click();
  await inFront(page).getByRole('button', { name: '删除', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(remark).toBeHidden();
  await press(page, '保存');
  await expect(notice(page, '已保存草稿，发布后生效')).toBeVisible();
  await publish(page, { name: '轮胎检查', force: true });

  await press(page, '版本');
  const versions = dialog(page, /^版本/);
  // Who made a version is called by name.
  await expect(versions.getByRole('listitem').first()).toContainText('管理员 ');
  await versions.getByRole('button', { name: '与上一版比较' }).first().click();
  await expect(versions.getByRole('table', { name: '差别' })).toContainText('remark');
  await versions.getByRole('button', { name: '撤回发布' }).click();
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(notice(page, '已撤回')).toBeVisible();
  await versions.getByRole('button', { name: '恢复为草稿' }).last().click();
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(notice(page, '已恢复为草稿')).toBeVisible();
  await page.keyboard.press('Escape');

  // The rights of its parts are given in the screen of roles, which looks for it.
  await press(page, '角色权限');
  await act(page, line(page, '角色', 'ops'), '授权');
  await expect(dialog(page, /角色授权/).getByRole('searchbox', { name: '搜索菜单或按钮' })).toHaveValue('轮胎检查');
  await page.keyboard.press('Escape');

  // A view of the table, and a form that begins with the fields of a table of the product.
  await visit(page, '/online/cgform');
  await act(page, line(page, '在线表单', 'tyre_check'), '复制视图');
  await expect(notice(page, '已复制为视图，请在“配置视图”中修改')).toBeVisible();
  await tool(page, '在线表单', '从数据表导入').click();
  const tables = dialog(page, '选择数据表');
  await choose(page, tables.getByRole('combobox', { name: '数据表' }), '(driver)', 'driver');
  await page.keyboard.press('Escape');
  await tables.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '已导入 1 个表单，请检查后发布')).toBeVisible();
  await expect(line(page, '在线表单', 'driver_form')).toContainText('未发布');
});
