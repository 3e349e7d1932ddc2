import { expect } from '@playwright/test';
import { violationsInBoth } from './support/a11y.ts';
import { enterAsAdmin } from './support/admin.ts';
import { act, dialog, line, list, notice, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

test('ONR-04 SYS-02 the role screen keeps a field of the fuel cards from operations, says who lacks what, and gives it back', async ({
  page,
}) => {
  const openRights = async () => {
    await enterAsAdmin(page, '/isystem/roleUserList');
    await act(page, line(page, '角色', 'ops'), '授权');
    const drawer = dialog(page, /角色授权/);
    await drawer.getByRole('searchbox', { name: '搜索菜单或按钮' }).fill('油卡');
    await drawer.getByRole('button', { name: '油卡台账 字段与数据权限' }).click();
  };
  const rights = dialog(page, /^表单权限 · 油卡台账/);
  const box = rights.getByRole('checkbox', { name: '持卡司机 列表可见' });
  const row = rights.getByRole('row').filter({ hasText: '持卡司机' });
  await openRights();
  // Who pays for cards sees what is on them; the row says who does not.
  await expect(rights.getByRole('row').filter({ hasText: '余额' })).toContainText('不可见：调度');
  expect(await violationsInBoth(page)).toEqual([]);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect(rights.getByRole('checkbox', { name: '持卡司机 表单可见' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(rights.getByRole('status')).toHaveText('1 处修改未保存');
  await expect(row).toContainText('列表不可见：运营');
  await page.keyboard.press('Escape');
  await dialog(page, '请确认').getByRole('button', { name: '取消' }).click();
  await rights.getByRole('button', { name: '保存' }).click();
  await expect(notice(page, '表单权限已保存')).toBeVisible();
  await expect(rights.getByRole('status')).toHaveText('没有未保存的修改');

  const { menu } = (
    await (
      await as('ops')
    ).get<{ menu: { meta: { title: string }; children?: { path: string; meta: { title: string } }[] }[] }>(
      '/sys/permission/getUserPermissionByToken',
    )
  ).result;
  const cards = menu.flatMap(({ children = [] }) => children).find(({ meta }) => meta.title === '油卡台账')!.path;
  await enterAs(page, 'ops', cards);
  await expect(list(page, '油卡台账').getByRole('columnheader', { name: '绑定车辆' })).toBeVisible();
  await expect(list(page, '油卡台账').getByRole('columnheader', { name: '持卡司机' })).toHaveCount(0);

  await openRights();
  await box.click();
  await rights.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('所有角色可用');
});

test('ONL-04 a failed item of an inspection says at once that it is not passed, and asks for a deadline', async ({ page }) => {
  await enterAs(page, 'dispatcher', '/');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '业务登记' }).click();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '车辆检查记录' }).click();
  await tool(page, '车辆检查记录', '新增').click();
  const form = dialog(page, '新增车辆检查记录');
  const deadline = form.getByLabel('整改期限');
  await expect(form.getByRole('grid', { name: '检查项目' })).toBeVisible();
  await expect(deadline).toHaveCount(0);
  for (const [index, outcome] of ['合格', '不合格'].entries()) {
    await form.getByRole('button', { name: '新增', exact: true }).click();
    await form
      .getByRole('grid', { name: '检查项目' })
      .getByRole('row')
      .nth(index + 1)
      .getByRole('gridcell', { selected: true })
      .click();
    for (const [text, key] of [
      ['制动', 'Tab'],
      [outcome, 'Enter'],
    ] as const) {
      await page.keyboard.type(text);
      await page.keyboard.press(key);
    }
  }
  await form.getByLabel('检查地点').click();
  await expect(deadline.first()).toBeVisible();
  await expect(form.getByLabel('不合格项').first()).toHaveValue('1');
});
