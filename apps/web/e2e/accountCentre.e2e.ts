import { expect, test } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { picture } from './support/files.ts';
import { baseUrl, personOf } from './support/people.ts';
import { choose, dialog, fill, notice, visit } from './support/screen.ts';
import { api, as, enterAs } from './support/session.ts';

test('GEN-01 a person edits what they show, and finds it in their own centre', async ({ page }) => {
  test.slow();
  await enterAs(page, 'tax', '/account/settings/BaseSetting');
  const settings = page.getByRole('region', { name: '个人设置' });
  const form = settings.getByRole('group', { name: '基本设置' });
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('group', { name: '头像' }).getByRole('button', { name: '头像' }).click();
  await (await chooser).setFiles(picture('face.png'));
  await dialog(page, /裁剪/).getByRole('button', { name: '确定' }).click();
  await expect(form.getByRole('group', { name: '头像' }).getByRole('img')).toBeVisible();
  const face = form.getByRole('group', { name: '头像' });
  await face.getByRole('button', { name: /^预览/ }).click();
  await expect(dialog(page, '图片预览').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, form.getByRole('combobox', { name: '性别' }), '女');
  await fill(form, { 生日: '1990-05-01', 电子邮件: 'not an address', 个性签名: '<b>安全第一</b>', 标签: '准时,细心' });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByRole('textbox', { name: '电子邮件' })).toHaveAttribute('aria-invalid', 'true');
  await fill(form, { 电子邮件: 'tax@example.com' });
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(notice(page, '修改成功!').first()).toBeVisible();

  await visit(page, '/account/center');
  const card = page.getByRole('region', { name: '个人信息' });
  await expect(card.getByText('<b>安全第一</b>')).toBeVisible();
  await expect(card.getByRole('img', { name: '税务小何' })).toHaveJSProperty('complete', true);
  await expect(card.getByRole('group', { name: '标签' })).toContainText('细心');
  await expect(card).toContainText('tax@example.com');
  await expect(page.getByRole('region', { name: '我的消息' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: '编辑资料' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/account/settings/BaseSetting`);
  await form.getByRole('group', { name: '头像' }).getByRole('button', { name: /^删除/ }).click();
  await expect(form.getByRole('group', { name: '头像' }).getByRole('img')).toHaveCount(0);
  await fill(form, { 电子邮件: '', 个性签名: '', 标签: '' });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(notice(page, '修改成功!').first()).toBeVisible();
});

test('GEN-01 security, bindings, look and notifications are set where they belong', async ({ page }) => {
  test.slow();
  const { username, password } = personOf('cs');
  await page.request.post(api('/sys/loginByUsername'), { data: { username, password } });
  await enterAs(page, 'cs', '/account/settings/security');
  const settings = page.getByRole('region', { name: '个人设置' });
  const open = async (name: string) => {
    await settings.getByRole('button', { name, exact: true }).click();
    await expect(settings.getByRole('heading', { name })).toBeVisible();
  };
  const devices = settings.getByRole('region', { name: '登录设备' });
  await expect(devices.getByText('当前设备')).toBeVisible();
  const elsewhere = devices.getByRole('button', { name: '下线' });
  const before = await elsewhere.count();
  await elsewhere.last().click();
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '已下线').first()).toBeVisible();
  await expect(elsewhere).toHaveCount(before - 1);
  await settings.getByRole('button', { name: '修改' }).click();
  await expect(dialog(page, /修改密码/)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);

  await open('个性化');
  await settings.getByRole('switch', { name: '深色模式' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const name of ['多页签', '紧凑布局', '色弱模式']) {
    const flag = settings.getByRole('switch', { name });
    const was = await flag.getAttribute('aria-checked');
    await flag.click();
    await expect(flag).toHaveAttribute('aria-checked', was === 'true' ? 'false' : 'true');
    await flag.click();
  }
  await settings.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByText('中文', { exact: true }).first().click();
  await settings.getByRole('switch', { name: '深色模式' }).click();

  await open('账号绑定');
  await settings.getByRole('listitem').filter({ hasText: '手机号码' }).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await settings.getByRole('listitem').filter({ hasText: '电子邮件' }).getByRole('button').click();
  await expect(settings.getByRole('heading', { name: '基本设置' })).toBeVisible();

  await open('新消息通知');
  const system = settings.getByRole('switch', { name: '系统消息' });
  await system.click();
  await expect(system).toHaveAttribute('aria-checked', 'false');
  await expect(notice(page, '修改成功!').first()).toBeVisible();
  const cs = await as('cs');
  expect((await cs.get('/sys/own/notification')).result).toEqual({ announcement: true, system: false });
  await system.click();
  await expect(system).toHaveAttribute('aria-checked', 'true');
  await expect.poll(async () => (await cs.get('/sys/own/notification')).result).toEqual({ announcement: true, system: true });
});
