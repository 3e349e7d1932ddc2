import { expect, type Locator } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { enterAsAdmin } from './support/admin.ts';
import { fieldLines, inFront } from './support/designing.ts';
import { handOf, secondsOf } from './support/hand.ts';
import { dialog, line, notice, tool } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

test('ONL-07 a newcomer makes the vehicle inspection with its items, publishes it, gives it to a role, and a person of that role enters a row', async ({
  page,
}) => {
  test.slow();
  await enterAsAdmin(page, '/online/cgform');
  const hand = handOf(page);
  const type = async (input: Locator, text: string) => {
    await hand.press(input);
    await hand.type(text);
  };
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true });

  await hand.press(tool(page, '在线表单', '新增'));
  await type(inFront(page).getByRole('textbox', { name: '表描述' }), '出车检查');
  await type(inFront(page).getByRole('textbox', { name: '表名' }), 'Trip Check');
  await fieldLines(page, hand, [
    ['车牌号', 'plate', '字符串', '20'],
    ['检查日期', 'checked_on', '日期'],
    ['工时', 'hours', '小数', '10'],
    ['备注', 'remark', '文本'],
  ]);
  // What they type is seen beside it as it will be.
  const preview = page.getByRole('region', { name: '预览' }).filter({ visible: true });
  await expect(preview.getByRole('textbox', { name: '车牌号' })).toBeVisible();
  await hand.press(inFront(page).getByRole('tab', { name: '附表' }));
  await hand.press(button('保存并新增附表'));
  await expect(inFront(page).getByText('表名格式不正确')).toBeVisible();
  await hand.press(inFront(page).getByRole('textbox', { name: '表名' }));
  await hand.key('ControlOrMeta+A');
  await hand.type('trip_check');
  await hand.press(button('保存并新增附表'));

  // The sub-table is begun where its main table was saved, and has a name already.
  const sub = inFront(page).getByRole('textbox', { name: '表名' });
  await expect(sub).toHaveValue('trip_check_item');
  await type(inFront(page).getByRole('textbox', { name: '表描述' }), '检查项目');
  await fieldLines(page, hand, [
    ['部位', 'part'],
    ['结果', 'outcome'],
  ]);
  await hand.press(button('保存'));
  await expect(page.getByRole('heading', { name: '检查项目', level: 1 }).filter({ visible: true })).toBeVisible();

  await hand.press(button('主表：出车检查'));
  await hand.press(button('发布'));
  const plan = dialog(page, '发布“出车检查”');
  await expect(plan).toContainText('新增字段 车牌号（plate）');
  await expect(plan).toContainText('同时发布附表“检查项目”');
  expect(await violations(page)).toEqual([]);
  await hand.press(plan.getByRole('button', { name: '发布' }));

  // The menu is offered once there is something that it can lead to.
  const menu = dialog(page, '生成菜单');
  await expect(menu.getByRole('combobox', { name: '授权给角色' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await hand.press(menu.getByRole('combobox', { name: '授权给角色' }));
  const roles = dialog(page, '选择角色');
  await hand.press(roles.getByRole('row').filter({ hasText: '客服' }).getByRole('checkbox'));
  await hand.press(roles.getByRole('button', { name: '确定' }));
  await hand.press(menu.getByRole('button', { name: '确定' }));
  await expect(notice(page, '菜单已生成，并已授权给所选角色')).toBeVisible();
  const made = hand.effort();

  await enterAs(page, 'cs', '/');
  await hand.press(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '出车检查' }));
  await hand.press(tool(page, '出车检查', '新增'));
  const row = dialog(page, '新增出车检查');
  await type(row.getByRole('textbox', { name: '车牌号' }), '鲁A12345');
  const items = row.getByRole('grid', { name: '检查项目' });
  await hand.press(row.getByRole('button', { name: '新增', exact: true }));
  await hand.press(items.getByRole('row').nth(1).getByRole('gridcell', { selected: true }));
  for (const [text, key] of [
    ['轮胎', 'Tab'],
    ['合格', 'Enter'],
  ] as const) {
    await page.keyboard.type(text);
    await hand.key(key);
  }
  await hand.press(row.getByRole('button', { name: '保存' }));
  const entered = hand.effort();
  await line(page, '出车检查', '鲁A12345').getByRole('button', { name: '鲁A12345' }).click();
  await expect(
    dialog(page, /鲁A12345/)
      .getByRole('row')
      .filter({ hasText: '轮胎' }),
  ).toContainText('合格');

  expect(made).toEqual({ presses: 23, texts: 4, files: 0 });
  expect(entered).toEqual({ presses: 8, texts: 1, files: 0 });
  const all = { presses: made.presses + entered.presses, texts: made.texts + entered.texts + 2 };
  expect(secondsOf(all)).toBeLessThanOrEqual(300);
});
