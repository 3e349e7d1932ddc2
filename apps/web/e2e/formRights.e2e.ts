import { expect } from '@playwright/test';
import { violationsInBoth } from './support/a11y.ts';
import { enterAsAdmin } from './support/admin.ts';
import { linesOf } from './support/files.ts';
import { act, choose, dialog, fill, line, list, notice, tool } from './support/screen.ts';
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

test('ONL-03 a fuel slip names a card, and a station by its province and its city', async ({ page }, { retry }) => {
  const name = '加油记录';
  await enterAs(page, 'cashier', '/');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '业务登记' }).click();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name }).click();
  // Rows are called by their card and their station in the list.
  await expect(list(page, name).getByRole('row').nth(1)).toContainText(/\d{19}.*省.*市.*站/);
  await tool(page, name, '新增').click();
  const form = dialog(page, `新增${name}`);
  const slip = `XP${Date.now()}${retry}`;
  await fill(form, { 小票号: slip });
  await form.getByRole('combobox', { name: '油卡' }).click();
  const cards = dialog(page, '选择油卡台账');
  const card = cards.getByRole('row').nth(1);
  const number = /\d{19}/.exec(await card.innerText())![0];
  await card.getByText(number).click();
  await cards.getByRole('button', { name: '确定' }).click();
  await expect(form.getByRole('combobox', { name: '油卡' })).toHaveText(number);
  await form.getByRole('combobox', { name: '省份' }).click();
  await expect(page.getByRole('option')).toHaveText(['山东省', '江苏省', '河北省']);
  await page.getByRole('option', { name: '山东省' }).click();
  await choose(page, form.getByRole('combobox', { name: '城市' }), '青岛市');
  await choose(page, form.getByRole('combobox', { name: '加油站' }), '前湾港加油站');
  // Another province has other cities.
  await choose(page, form.getByRole('combobox', { name: '省份' }), '江苏省');
  await expect(form.getByRole('combobox', { name: '城市' })).not.toContainText('青岛市');
  await choose(page, form.getByRole('combobox', { name: '城市' }), '徐州市');
  await choose(page, form.getByRole('combobox', { name: '加油站' }), '徐州东加油站');
  await fill(form, { '加油量(升)': '200', '单价(元/升)': '7.05', '里程表(公里)': '123456' });
  await form.getByRole('textbox', { name: '结算月份' }).click();
  await dialog(page, '打开日历').getByRole('button', { name: '本月' }).click();
  const month = await form.getByRole('textbox', { name: '结算月份' }).inputValue();
  expect(month).toMatch(/^\d{4}-\d\d$/);
  await form.getByRole('button', { name: '保存' }).click();
  const row = line(page, name, slip);
  await expect(row).toContainText(/江苏省.*徐州市.*徐州东加油站.*1,410\.00/);
  await row.getByRole('button', { name: slip }).click();
  const detail = dialog(page, new RegExp(slip));
  for (const text of [number, '徐州东加油站', '123,456', month]) await expect(detail).toContainText(text);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await tool(page, name, '导出').click();
  expect((await linesOf(await download)).find((cells) => cells.includes(slip))).toEqual(
    expect.arrayContaining([number, '江苏省', '徐州市', '徐州东加油站', month]),
  );
});
