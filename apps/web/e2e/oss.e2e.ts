import { expect, test } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { enterAsAdmin } from './support/admin.ts';
import { picture } from './support/files.ts';
import { act, dialog, line, list, notice, search, tool } from './support/screen.ts';

const name = '对象存储';

test('OSS-01 files are stored one by one, looked at, handed on by their link, found and deleted', async ({ page, context }, { retry }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = `装货现场${retry}.png`;
  const second = `说明${retry}.txt`;
  await enterAsAdmin(page, '/oss/file');
  await expect(page.getByRole('note')).toContainText('本地存储：文件保存在本服务器的数据目录');

  await tool(page, name, '上传').click();
  const form = dialog(page, '上传文件');
  await expect(form.getByText('单个文件不超过')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: '选择文件' }).click();
  await (
    await chooser
  ).setFiles([
    picture(first),
    { name: second, mimeType: 'text/plain', buffer: Buffer.from('交货地点：一号门') },
    { name: '伪装.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
    { name: '不要.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ]);
  await form.getByRole('button', { name: '移除 不要.txt' }).click();
  await form.getByRole('button', { name: '上传', exact: true }).click();
  const chosen = form.getByRole('list', { name: '已选文件' }).getByRole('listitem');
  await expect(chosen.filter({ hasText: first })).toContainText('已上传');
  await expect(chosen.filter({ hasText: '伪装.png' })).toContainText('文件内容与类型不符');
  expect(await violations(page), 'upload').toEqual([]);
  await form.getByRole('button', { name: '移除 伪装.png' }).click();
  await form.getByRole('button', { name: '取消' }).click();
  await expect(line(page, name, first)).toContainText('image/png');
  await expect(line(page, name, second)).toContainText('本地存储');
  await expect(list(page, name)).not.toContainText('伪装');
  expect(await violations(page), 'list').toEqual([]);

  await act(page, line(page, name, first), '预览');
  const shown = dialog(page, first).getByRole('img', { name: first });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  await page.keyboard.press('Escape');
  await act(page, line(page, name, second), '复制链接');
  await expect(notice(page, '链接已复制').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http.*\/jeecg-boot\/sys\/common\/static\/oss\/\d{4}\/\d{2}\/[0-9a-f]{32}\.txt$/);
  const stranger = await page.request.get(link);
  expect(await stranger.text()).toBe('交货地点：一号门');
  const opened = page.waitForEvent('popup');
  await act(page, line(page, name, second), '预览');
  await (await opened).close();

  await search(page, { 文件名称: first });
  await expect(list(page, name).getByRole('row')).toHaveCount(2);
  await act(page, line(page, name, first), '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(line(page, name, first)).toHaveCount(0);
  await search(page, { 文件名称: second });
  await line(page, name, second).getByRole('checkbox').check();
  await tool(page, name, '删除').click();
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(line(page, name, second)).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(link)).status()).toBe(404);
});
