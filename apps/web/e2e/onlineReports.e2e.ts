import { expect } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { callAsAdmin, enterAsAdmin, postAsAdmin } from './support/admin.ts';
import { act, choose, dialog, line, list, notice, tool, visit } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

interface Made {
  menuId: string;
  url: string;
  permissionIds: string[];
}

/** Gives a role what came with a menu entry, beside what it has. */
async function giveTo(roleCode: string, { menuId, permissionIds }: Made): Promise<void> {
  const { result: roles } = await callAsAdmin('GET', `/sys/role/list?roleCode=${roleCode}`);
  const roleId = (roles as { records: { id: string }[] }).records[0]!.id;
  const { result: held } = await callAsAdmin('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`);
  await postAsAdmin('/sys/permission/saveRolePermission', {
    roleId,
    permissionIds: [...(held as string[]), menuId, ...permissionIds].join(','),
    lastpermissionIds: (held as string[]).join(','),
  });
}

test('ONL-05 ONL-06 ONL-07 an administrator makes a report with a chart and its menu, gives it to a role, and that role drills down', async ({
  page,
}, { retry }) => {
  const code = `lane_count_${retry}`;
  const name = `线路运单数${retry}`;
  await enterAsAdmin(page, '/online/cgreport');
  await tool(page, '在线报表', '录入').click();
  const designer = dialog(page, '新报表');
  await designer.getByRole('textbox', { name: '报表编码' }).fill(code);
  await designer.getByRole('textbox', { name: '报表名称' }).fill(name);
  const sql = designer.getByRole('textbox', { name: '查询SQL' });
  const read = designer.getByRole('button', { name: '解析' });

  await sql.fill('select send_city,\n  secret from waybill');
  await read.click();
  await expect(designer.getByRole('alert')).toContainText('第 2 行');
  await sql.fill(
    `select send_city, receive_city, count(*) as notes from waybill
 where send_city is not null and (:sender = '' or send_city = :sender)
 group by send_city, receive_city order by notes desc, send_city, receive_city`,
  );
  await read.click();
  await expect(notice(page, '已解析：3 个字段，1 个参数')).toBeVisible();
  const columns = designer.getByRole('grid', { name: '字段' });
  await expect(columns).toContainText('receive_city');
  await designer.getByRole('radiogroup', { name: '报表配置' }).getByText('图表', { exact: true }).click();
  await designer.getByRole('button', { name: '添加图表' }).click();
  await designer.getByRole('textbox', { name: '标题 1', exact: true }).fill('各城市发运');
  await designer.getByRole('button', { name: '刷新预览' }).click();
  const preview = designer.getByRole('region', { name: '预览' });
  await expect(preview.getByRole('heading', { name: '各城市发运' })).toBeVisible();
  await expect(preview.getByRole('row').nth(1)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await designer.getByRole('button', { name: '确定' }).click();
  await expect(designer).toBeHidden();

  const report = line(page, '在线报表', code);
  await act(page, report, '生成菜单');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '操作成功')).toBeVisible();

  // The cells of the first column lead to the waybills that they count: written as a client of the wire does.
  const { result: heads } = await callAsAdmin('GET', `/online/cgreport/head/list?code=${code}`);
  const head = (heads as { records: { id: string; version: number }[] }).records[0]!;
  const { result: items } = await callAsAdmin('GET', `/online/cgreport/item/listByHeadId?headId=${head.id}`);
  const stored = (items as { id: string; fieldName: string; fieldTxt: string }[]).map(({ id, fieldName, fieldTxt }) => ({
    id,
    fieldName,
    fieldTxt,
    ...(fieldName === 'notes' && { fieldHref: '/shipping/list?sendCity=${send_city}&receiveCity=${receive_city}' }),
  }));
  await callAsAdmin('PUT', '/online/cgreport/head/editAll', { head: { id: head.id, version: head.version }, items: stored });
  const { result } = await postAsAdmin('/online/cgreport/head/makeMenu', { headId: head.id });
  const made = result as Made;
  await giveTo('dispatcher', made);

  await enterAs(page, 'dispatcher', made.url);
  await expect(page.getByRole('heading', { name: '各城市发运' })).toBeVisible();
  const first = list(page, name).getByRole('row').nth(1);
  const count = (await first.getByRole('link').textContent()) ?? '';
  const sender = (await first.getByRole('cell').nth(1).textContent()) ?? '';
  expect(await violations(page)).toEqual([]);
  await page.getByRole('form', { name: '报表参数' }).getByRole('textbox', { name: 'sender' }).fill(sender);
  await page.getByRole('button', { name: '应用' }).click();
  await expect(page).toHaveURL(new RegExp(`sender=${encodeURIComponent(sender)}`));
  const file = page.waitForEvent('download');
  await tool(page, name, '导出').click();
  expect((await file).suggestedFilename()).toBe(`${name}.xlsx`);
  await list(page, name).getByRole('row').nth(1).getByRole('link').click();
  await expect(list(page, '运单')).toBeVisible();
  await expect(page.getByText(`共 ${count} 条`).filter({ visible: true }).first()).toBeVisible();
});

test('ONL-08 an administrator composes a page of blocks with a shared parameter, gives it to a role, and that role drills down', async ({
  page,
}, { retry }) => {
  const code = `lanes_page_${retry}`;
  const name = `线路页面${retry}`;
  await enterAsAdmin(page, '/online/graphreport');
  await tool(page, '报表页面', '新增页面').click();
  const composer = dialog(page, '新页面');
  await composer.getByRole('textbox', { name: '页面编码' }).fill(code);
  await composer.getByRole('textbox', { name: '页面名称' }).fill(name);
  const settings = composer.getByRole('region', { name: '区块设置' });
  for (const [title, kind] of [
    ['线路列表', '表格'],
    ['每月吨数', '柱状图'],
  ] as const) {
    await composer.getByRole('button', { name: '添加区块' }).click();
    await choose(page, settings.getByRole('combobox', { name: '报表' }), '线路运量与均价');
    await choose(page, settings.getByRole('combobox', { name: '图表类型' }), kind);
    await settings.getByRole('textbox', { name: '标题', exact: true }).fill(title);
  }
  await choose(page, settings.getByRole('combobox', { name: '分组字段' }), '签收月份');
  await composer.getByRole('button', { name: '确定' }).click();
  await expect(settings).toContainText('请选择字段');
  await choose(page, settings.getByRole('combobox', { name: '数值字段' }), '运量(吨)');
  await page.keyboard.press('Escape');
  const preview = composer.getByRole('region', { name: '预览' });
  await expect(preview.getByRole('heading', { name: '每月吨数' })).toBeVisible();
  await composer.getByRole('button', { name: '移动 每月吨数' }).press('ArrowUp');
  const blocks = composer.getByRole('list', { name: '区块' });
  await expect(blocks.getByRole('listitem').first()).toContainText('每月吨数');
  await composer.getByRole('radiogroup', { name: '页面配置' }).getByText('页面参数').click();
  await composer.getByRole('button', { name: '添加参数' }).click();
  await composer.getByRole('textbox', { name: '参数名' }).fill('since');
  await composer.getByRole('textbox', { name: '参数文本' }).fill('签收日期从');
  await choose(page, composer.getByRole('combobox', { name: '选择方式' }), '日期');
  expect(await violations(page)).toEqual([]);
  await composer.getByRole('button', { name: '确定' }).click();
  await expect(composer).toBeHidden();

  await act(page, line(page, '报表页面', code), '生成菜单');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '操作成功')).toBeVisible();
  const { result: heads } = await callAsAdmin('GET', `/online/graphreport/head/list?code=${code}`);
  const { result } = await postAsAdmin('/online/graphreport/head/makeMenu', {
    headId: (heads as { records: { id: string }[] }).records[0]!.id,
  });
  const made = result as Made;
  await giveTo('dispatcher', made);

  const refused: string[] = [];
  page.on('console', (said) => {
    if (said.text().includes('Content Security Policy')) refused.push(said.text());
  });
  await enterAs(page, 'dispatcher', made.url);
  await expect(page.getByRole('heading', { name: '每月吨数' })).toBeVisible();
  // What the pointer is told is drawn with the rest: the page takes no styles of its own.
  const drawing = page.locator('section').filter({ has: page.getByRole('heading', { name: '每月吨数' }) });
  await drawing.locator('svg').first().hover();
  await expect(drawing.locator('svg').getByText('运量(吨)')).toBeVisible();
  expect(refused).toEqual([]);
  const lanes = list(page, '线路列表');
  await expect(lanes.getByRole('row').nth(1)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const since = page.getByRole('form', { name: '报表参数' }).getByRole('textbox', { name: '签收日期从' });
  await since.fill('2099-01-01');
  await page.getByRole('button', { name: '应用' }).click();
  await expect(page).toHaveURL(/since=2099-01-01/);
  await expect(lanes.getByRole('row')).toHaveCount(1);
  // One that nobody waits for any more can be stopped, and asked again.
  await page.route('**/graphreport/api/getChartsData*', () => undefined);
  await since.fill('2098-01-01');
  await page.getByRole('button', { name: '应用' }).click();
  await page.getByRole('button', { name: '取消查询' }).first().click();
  await expect(page.getByText('查询已取消').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: '重新查询' }).first().click();
  await expect(lanes.getByRole('row')).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await lanes.getByRole('row').nth(1).getByRole('link').click();
  await expect(list(page, '运单')).toBeVisible();

  // From a point to the rows of the report that it stands for.
  await visit(page, made.url);
  await drawing.getByText('数据表').click();
  const month = (await drawing.getByRole('rowheader').first().textContent()) ?? '';
  await drawing.getByRole('link', { name: month }).click();
  await expect(page).toHaveURL(new RegExp(`month_MultiString=${month}`));
  await expect(list(page, '线路运量与均价').getByRole('row').nth(1)).toContainText(month);
  await expect(page.getByText(`签收月份: ${month}`)).toBeVisible();

  // From the cell of a report to another one, which is asked with what stands in the row.
  const { result: scores } = await callAsAdmin('GET', '/online/cgreport/api/getRpColumns/driver_scores');
  await visit(page, `/online/cgreport/${(scores as { cgRpConfigId: string }).cgRpConfigId}`);
  const driver = list(page, '司机信用与运单')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^[1-9]/ }) })
    .first();
  const count = await driver.getByRole('link').textContent();
  await driver.getByRole('link').click();
  await expect(page).toHaveURL(/driverId=\w+/);
  await expect(list(page, '司机运单明细').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(`共 ${count} 条`).filter({ visible: true }).first()).toBeVisible();
});

test('A11Y-01 ONL-08 a page with a pivot, and sub-tables of two rows of one name, have no findings on a phone', async ({ page }) => {
  await enterAsAdmin(page, '/online/graphreport/chart/operations_overview');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('group', { name: '线路月度运量(吨)' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const { result } = await callAsAdmin('GET', '/online/cgform/head/list?tableName=safety_training');
  const topic = '新司机岗前安全教育';
  const [head] = (result as { records: { id: string }[] }).records;
  await visit(page, `/online/cgformInnerTableList/${head!.id}?${new URLSearchParams({ topic }).toString()}`);
  const twice = page.getByRole('listitem').filter({ hasText: topic });
  for (const at of [0, 1]) {
    await twice.nth(at).getByRole('button', { name: '展开', exact: true }).first().click();
    await expect(page.getByRole('region', { name: `参训人员 · ${topic} ${at + 1}` })).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});
