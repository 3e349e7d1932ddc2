import { createServer, type AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { act, choose, dialog, fill, line, notice, search, tool } from './support/screen.ts';
import { test } from './support/sitting.ts';

const confirm = (page: Page) => dialog(page, '请确认').getByRole('button', { name: '确定' }).click();

test('SYS-16 a route is added, refused where it leads to a forbidden place, edited as a form and as text, served and removed', async ({
  page,
}, { retry }) => {
  const name = `货运服务${retry}`;
  await enterAsAdmin(page, '/isystem/gatewayroute');
  await tool(page, '路由', '新增').click();
  const form = dialog(page, '新增路由');
  await fill(form, { 路由名称: name, 服务地址: 'http://169.254.169.254/latest', 断言: 'Path=/freight/**', 忽略前缀: '1' });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('服务地址指向不允许的主机').first()).toBeVisible();
  await fill(form, { 服务地址: 'http://freight.internal:8080', 过滤器: 'RedirectTo=302, https://evil.example' });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText(/不支持的过滤器“RedirectTo”/).first()).toBeVisible();
  await fill(form, { 过滤器: 'AddRequestHeader=X-From, gateway' });
  await form.getByRole('button', { name: '保存' }).click();
  const route = line(page, '路由', name);
  await expect(route).toContainText('Path=/freight/**');

  await act(page, route, '编辑');
  const edit = dialog(page, '编辑路由');
  await fill(edit, { 断言: 'Path=/freight/**\nMethod=GET, POST' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(route).toContainText(/Method=G/);

  await tool(page, '路由', '网关视图').click();
  const view = dialog(page, '网关视图');
  await expect(view).toContainText('"_genkey_1": "POST"');
  await expect(view).toContainText('"name": "StripPrefix"');
  await view.getByRole('button', { name: '关闭' }).last().click();

  await tool(page, '路由', '整体编辑').click();
  const whole = dialog(page, '整体编辑');
  const json = whole.getByRole('textbox', { name: '路由 JSON' });
  await expect(json).toHaveValue(/freight\.internal/);
  const before = await json.inputValue();
  await json.fill('[]');
  await whole.getByRole('button', { name: '确定' }).click();
  await expect(whole.getByRole('alert')).toHaveText('未录入任何信息');
  await json.fill(before.replace('freight.internal:8080', 'freight.internal:9090'));
  await whole.getByRole('button', { name: '确定' }).click();
  await expect(whole).toBeHidden();
  await expect(route).toContainText('freight.internal:9090');

  await act(page, route, '删除');
  await confirm(page);
  await expect(route).toHaveCount(0);
});

test('SYS-14 a data source is added without its password ever coming back, tried, edited and removed', async ({ page }, { retry }) => {
  const code = `archive_${retry}`;
  const place = createServer();
  await new Promise<void>((resolve) => place.listen(0, '127.0.0.1', resolve));
  const { port } = place.address() as AddressInfo;
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/sys/dataSource/'))
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  await enterAsAdmin(page, '/isystem/dataSource');
  await tool(page, '数据源', '新增').click();
  const form = dialog(page, '新增数据源');
  await fill(form, { 数据源编码: code, 数据源名称: '历史库' });
  await choose(page, form.getByRole('combobox', { name: '数据库类型' }), 'PostgreSQL');
  await expect(form.getByRole('textbox', { name: '驱动类' })).toHaveValue('org.postgresql.Driver');
  await expect(form.getByRole('textbox', { name: '数据源地址' })).toHaveValue(/^jdbc:postgresql:/);
  await fill(form, {
    数据源地址: `jdbc:postgresql://127.0.0.1:${port}/freight?socketFactory=x.Y`,
    数据库名称: 'freight',
    用户名: 'reader',
  });
  await form.locator('input[name=dbPassword]').fill('Quarry-Secret-77');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('数据源地址含有不允许的参数“socketFactory”').first()).toBeVisible();
  await fill(form, { 数据源地址: `jdbc:postgresql://127.0.0.1:${port}/freight` });
  // Nothing is connected to that the operator has not listed.
  await form.getByRole('button', { name: '测试连接' }).click();
  await expect(form.getByRole('status')).toContainText('该数据库地址未登记');
  await form.getByRole('button', { name: '保存' }).click();
  await search(page, { 数据源名称: '历史库' });
  const source = line(page, '数据源', code);
  await expect(source).toContainText('PostgreSQL');

  await act(page, source, '编辑');
  const edit = dialog(page, '编辑数据源');
  await expect(edit.getByRole('textbox', { name: '数据源编码' })).toBeDisabled();
  await expect(edit.locator('input[name=dbPassword]')).toHaveValue('');
  await edit.getByRole('button', { name: '测试连接' }).click();
  await expect(edit.getByRole('status')).toContainText('该数据库地址未登记');
  await fill(edit, { 用户名: 'writer' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit.getByText('修改了数据源地址或用户名，请重新输入密码').first()).toBeVisible();
  await edit.locator('input[name=dbPassword]').fill('Quarry-Secret-78');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(source).toContainText('writer');
  await act(page, source, '详情');
  const detail = dialog(page, /历史库/);
  await expect(detail).toContainText('jdbc:postgresql:');
  await detail.getByRole('button', { name: '编辑' }).click();
  await fill(edit, { 备注: '归档' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();
  await expect(detail).toContainText('归档');
  await detail.getByRole('button', { name: '关闭' }).first().click();

  await source.getByRole('checkbox').click();
  const download = page.waitForEvent('download');
  await tool(page, '数据源', '导出所选').click();
  expect((await download).suggestedFilename()).toMatch(/数据源.*\.xlsx$/);
  await tool(page, '数据源', '删除').click();
  await confirm(page);
  await expect(notice(page, /删除/).first()).toBeVisible();
  await expect(source).toHaveCount(0);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.join('\n')).not.toMatch(/Quarry|"dbPassword":/);
  place.close();
});
