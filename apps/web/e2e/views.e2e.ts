import { expect, type Page } from '@playwright/test';
import { choose, dialog, list, notice, tool } from './support/screen.ts';
import { baseUrl } from './support/people.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const path = '/wlhy/hydriver/HyDriverList';
const total = async (page: Page) => Number(/共 (\d+) 条/.exec(await page.getByRole('navigation', { name: '分页' }).innerText())?.[1]);
const chips = (page: Page) => page.getByRole('group', { name: '高级查询条件' });
const views = (page: Page, name: string | RegExp) => page.getByRole('toolbar', { name: '司机' }).getByRole('button', { name });

test.describe.serial('saved views', () => {
  let link = '';

  test('LIST-04 an advanced query narrows a list, stands in its address, and loses one condition at a time', async ({ page }) => {
    await enterAs(page, 'ops', path);
    await expect(list(page, '司机').getByRole('row').nth(1)).toBeVisible();
    const all = await total(page);
    await page.getByRole('button', { name: '高级查询' }).click();
    const builder = dialog(page, '高级查询构造器');
    const first = builder.getByRole('group', { name: '条件 1', exact: true });
    await choose(page, first.getByRole('combobox', { name: '字段' }), '审核状态', '审核状态');
    await choose(page, first.getByRole('combobox', { name: '值' }), '待审核');
    await page.keyboard.press('Escape');
    await builder.getByRole('button', { name: '添加条件', exact: true }).click();
    const second = builder.getByRole('group', { name: '条件 2', exact: true });
    await choose(page, second.getByRole('combobox', { name: '字段' }), '姓名', '姓名');
    await choose(page, second.getByRole('combobox', { name: '比较方式' }), '不为空');
    await builder.getByRole('button', { name: '查询', exact: true }).click();

    await expect(chips(page)).toContainText('审核状态 在...中 待审核');
    await expect(chips(page)).toContainText('姓名 不为空');
    await expect.poll(() => total(page)).toBeLessThan(all);
    await expect(list(page, '司机').getByRole('row').nth(1).getByRole('cell', { name: '待审核' })).toBeVisible();
    const narrowed = await total(page);
    await page.reload();
    await expect(chips(page)).toContainText('审核状态 在...中 待审核');
    await expect.poll(() => total(page)).toBe(narrowed);
    await chips(page).getByRole('button', { name: '移除条件 姓名 不为空' }).click();
    await expect(chips(page)).not.toContainText('姓名');
    await expect.poll(() => total(page)).toBe(narrowed);
  });

  test('LIST-04 what only stands in a column can be asked for: a score, a weight in tonnes, money in yuan', async ({ page }) => {
    const ask = async (field: string, rule: string, value: string) => {
      await page.getByRole('button', { name: '高级查询' }).click();
      const builder = dialog(page, '高级查询构造器');
      const first = builder.getByRole('group', { name: '条件 1', exact: true });
      await choose(page, first.getByRole('combobox', { name: '字段' }), field, field);
      await choose(page, first.getByRole('combobox', { name: '比较方式' }), rule);
      await first.getByLabel('值', { exact: true }).fill(value);
      await builder.getByRole('button', { name: '查询', exact: true }).click();
      await expect(builder).toBeHidden();
    };
    await enterAs(page, 'ops', path);
    await expect(list(page, '司机').getByRole('row').nth(1)).toBeVisible();
    const all = await total(page);
    await ask('信用分', '小于', '0');
    await expect(chips(page)).toContainText('信用分 小于 0');
    await expect(page.getByRole('navigation', { name: '分页' })).toContainText('共 0 条');
    expect(all).toBeGreaterThan(0);

    for (const [field, column, unit] of [
      ['装货重量', 'loadWeight', 1000],
      ['司机运费', 'driverFee', 100],
    ] as const) {
      await enterAs(page, 'ops', '/shipping/list');
      await expect(list(page, '运单').getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('button', { name: '高级查询' }).waitFor();
      const rows = await (
        await as('ops')
      ).get<{ total: number }>('/shipping/hyShippingNote/list', {
        superQueryParams: JSON.stringify([{ field: column, rule: 'ge', val: String(30 * unit) }]),
        superQueryMatchType: 'and',
      });
      await ask(field, '大于等于', '30');
      await expect(page.getByRole('navigation', { name: '分页' })).toContainText(`共 ${rows.result.total} 条`);
      expect(new URL(page.url()).searchParams.get('superQueryParams')).toContain(`"val":"${30 * unit}"`);
    }
  });

  test('VIEW-01 what is shown becomes a view: with it the list begins, and others are given its link', async ({ page }) => {
    const query = JSON.stringify([{ field: 'state', type: 'string', rule: 'in', val: '1' }]);
    await enterAs(page, 'ops', `${path}?superQueryParams=${encodeURIComponent(query)}&superQueryMatchType=and`);
    await expect(chips(page)).toContainText('待审核');
    await views(page, '视图').click();
    await page.getByRole('menuitem', { name: '另存为视图' }).click();
    const form = dialog(page, '另存为视图');
    await form.getByRole('textbox', { name: '视图名称' }).fill('待我审核');
    await form.getByRole('checkbox', { name: '打开列表时默认使用' }).check();
    await form.getByRole('button', { name: '确定' }).click();
    await expect(notice(page, '视图已保存')).toBeVisible();
    await expect(views(page, '待我审核')).toBeVisible();
    link = page.url().replace(baseUrl(), '');

    await page.goto(`${baseUrl()}${path}`);
    await expect(views(page, '待我审核')).toBeVisible();
    await expect(chips(page)).toContainText('审核状态 在...中 待审核');
    await views(page, '待我审核').click();
    await page.getByRole('menuitemcheckbox', { name: '全部记录' }).click();
    await expect(chips(page)).toHaveCount(0);
  });

  test('VIEW-02 the link of a view shows another person the same question, and not the view', async ({ page }) => {
    await enterAs(page, 'compliance', link);
    await expect(chips(page)).toContainText('审核状态 在...中 待审核');
    await views(page, '视图').click();
    await expect(page.getByRole('menuitem', { name: '另存为视图' })).toBeVisible();
    await expect(page.getByRole('menuitemcheckbox', { name: '待我审核' })).toHaveCount(0);
  });

  test('VIEW-01 a view is renamed and removed', async ({ page }) => {
    await enterAs(page, 'ops', path);
    await views(page, '待我审核').click();
    await page.getByRole('menuitem', { name: '管理视图' }).click();
    const manager = dialog(page, '管理视图');
    await manager.getByRole('button', { name: '修改视图 待我审核' }).click();
    const form = dialog(page, '修改视图 待我审核');
    await form.getByRole('textbox', { name: '视图名称' }).fill('新司机');
    await form.getByRole('button', { name: '确定' }).click();
    await expect(manager.getByText('新司机')).toBeVisible();
    await manager.getByRole('button', { name: '删除视图 新司机' }).click();
    await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
    await expect(notice(page, '视图已删除')).toBeVisible();
    await page.goto(`${baseUrl()}${path}`);
    await expect(tool(page, '司机', '视图')).toBeVisible();
    await expect(chips(page)).toHaveCount(0);
  });
});
