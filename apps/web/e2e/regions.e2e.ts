import { expect, test } from '@playwright/test';
import { dialog, list } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

test('PLACE-01 the table of divisions tells its day; a newer one is compared before it holds; an abolished county is not offered', async ({
  page,
}) => {
  await enterAs(page, 'ops', '/wlhy/hyregion/HyRegionList');
  const table = page.getByRole('table', { name: '行政区划' });
  await expect(page.getByText('2026-06-30')).toBeVisible();
  await page.getByRole('textbox', { name: '代码或名称' }).fill('330103');
  await expect(table.getByRole('row', { name: '330103 下城区 浙江省 / 杭州市 2021 撤销' })).toBeVisible();

  await page.getByRole('button', { name: '更新区划表' }).click();
  const form = dialog(page, '更新区划表');
  await form.getByRole('textbox', { name: '数据日期' }).fill('2026-07-31');
  await form.getByRole('textbox', { name: '来源' }).fill('民政部');
  await form.getByRole('textbox', { name: '区划表' }).fill('行政区划代码\t单位名称\n370783\t寿光市');
  await expect(form.getByRole('status')).toHaveText('读到 1 个区划');
  await form.getByRole('button', { name: '对比差异' }).click();
  await expect(form.getByRole('alert')).toContainText('区划表不完整');
  await form.getByRole('button', { name: '取消' }).click();

  await enterAs(page, 'ops', '/shipping/sendaddress');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const address = dialog(page, '新增发货地址');
  await address.getByRole('combobox', { name: '行政区划' }).click();
  const divisions = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') });
  await divisions.getByRole('searchbox').fill('下城区');
  await expect(divisions.getByRole('treeitem')).toHaveCount(0);
  await divisions.getByRole('searchbox').fill('香港');
  await divisions.getByRole('treeitem', { name: '香港特别行政区' }).click();
  await expect(address.getByRole('textbox', { name: '省', exact: true })).toHaveValue('香港特别行政区');
  await expect(address.getByRole('textbox', { name: '市', exact: true })).toHaveValue('香港特别行政区');
});

test('PLACE-02 addresses are searched by a whole city, and the chip says which', async ({ page }) => {
  // A city of a province: its districts share the start of their codes.
  const { result } = await (
    await as('ops')
  ).get<{ records: { adcode: string; province: string; city: string }[] }>('/shipping/hySendAddress/list', { pageSize: '50' });
  const { adcode, province, city } = result.records.find((one) => one.province !== one.city) ?? { adcode: '', province: '', city: '' };
  await enterAs(page, 'ops', '/shipping/sendaddress');
  const search = page.getByRole('search');
  await search.getByRole('button', { name: '筛选' }).click();
  await search.getByRole('combobox', { name: '行政区划' }).click();
  const tree = dialog(page, '选择地区');
  await tree.getByRole('searchbox').fill(city);
  await tree.getByRole('treeitem', { name: city, exact: true }).click();
  await tree.getByRole('button', { name: '确定' }).click();
  await search.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`adcode=${adcode.slice(0, 4)}00`));
  await expect(page.getByRole('group', { name: '筛选条件' })).toContainText(`行政区划: ${province} / ${city}`);
  const table = list(page, '发货地址');
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.filter({ hasText: city }).first()).toBeVisible();
  await expect(rows.filter({ hasNotText: city })).toHaveCount(0);
});

test('SHIP-15 the pin of an address in the list opens the map, to be looked at', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/sendaddress');
  const pin = page
    .getByRole('table', { name: '发货地址' })
    .getByRole('button', { name: /^在地图上查看 / })
    .first();
  const [lng] = ((await pin.textContent()) ?? '').split(',');

  await pin.click();
  const map = dialog(page, /· 位置$/);
  await expect(
    map
      .getByRole('application', { name: '位置' })
      .or(map.getByRole('img', { name: '位置' }))
      .first(),
  ).toBeVisible();
  await expect(map).toContainText(`${lng}`);
  await page.keyboard.press('Escape');
  await expect(map).toHaveCount(0);
  await expect(pin).toBeFocused();
});
