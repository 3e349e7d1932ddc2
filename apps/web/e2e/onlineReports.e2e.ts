import { expect } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { callAsAdmin, enterAsAdmin, postAsAdmin } from './support/admin.ts';
import { act, dialog, line, list, notice, tool } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

interface Made {
  menuId: string;
  url: string;
  permissionIds: string[];
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
  const { result: roles } = await callAsAdmin('GET', '/sys/role/list?roleCode=dispatcher');
  const roleId = (roles as { records: { id: string }[] }).records[0]!.id;
  const { result: held } = await callAsAdmin('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`);
  const given = [...(held as string[]), made.menuId, ...made.permissionIds];
  await postAsAdmin('/sys/permission/saveRolePermission', {
    roleId,
    permissionIds: given.join(','),
    lastpermissionIds: (held as string[]).join(','),
  });

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
  await expect(page.getByText(`共 ${count} 条`).first()).toBeVisible();
});
