import { expect, test, type WebSocketRoute } from '@playwright/test';
import { rowsOf } from './support/freight.ts';
import { dialog, list, notice } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

const toAccept = '15';

test('NOTI-03 NOTI-04 NOTI-06 a refused waybill rings at once; its announcement is read, handled, and then gone', async ({ page }) => {
  const ops = await as('ops');
  const note = (await rowsOf(ops, '/shipping/hyShippingNote/list', { noteStatus: toAccept })).find((row) =>
    ['ops', 'dispatcher'].includes(String(row['dispatchBy'])),
  );
  if (note === undefined) throw new Error('No waybill waits to be accepted.');
  const [reader, refuser] = note['dispatchBy'] === 'ops' ? ['ops', 'dispatcher'] : ['dispatcher', 'ops'];
  await enterAs(page, reader);
  const bell = page.getByRole('button', { name: /^消息中心，/ });
  const panel = page.getByRole('dialog', { name: '消息中心' });
  await bell.click();
  await expect(panel.getByText('实时消息已连接')).toBeVisible();
  await panel.getByRole('tab', { name: /^公告/ }).click();
  const entry = panel.getByRole('button', { name: new RegExp(`运单 ${note['shippingNoteNumber']} 拒单`) });
  await expect(entry).toHaveCount(0);

  const refusal = await (
    await as(refuser)
  ).put('/shipping/hyShippingNote/refuse', { id: note.id, version: note.version, reason: '车辆故障' });
  expect(refusal.success, refusal.message).toBe(true);
  // Long before the next poll.
  await expect(entry).toBeVisible();
  await entry.click();
  const announcement = dialog(page, /拒单/);
  await expect(announcement).toContainText('发布人：系统');
  await expect(announcement).toContainText('运单已退回，请重新派车');
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.round((await announcement.boundingBox())?.width ?? 0)).toBe(Math.round(viewport.width * 0.6));
  await announcement.getByRole('button', { name: '去处理' }).click();
  await expect(page).toHaveURL(/\/shipping\/list$/);

  await bell.click();
  await panel.getByRole('tab', { name: /^公告/ }).click();
  await expect(panel.getByRole('tab', { name: /^公告/ })).toHaveAttribute('aria-selected', 'true');
  await expect(entry).toHaveCount(0);
});

test('NOTI-06 the bell says when the browser is offline, and fixes the line when it is back', async ({ page, context }) => {
  await enterAs(page, 'ops');
  const panel = page.getByRole('dialog', { name: '消息中心' });
  await page.getByRole('button', { name: /^消息中心，/ }).click();
  await expect(panel.getByText('实时消息已连接')).toBeVisible();
  await context.setOffline(true);
  await expect(panel.getByText('网络已断开')).toBeVisible();
  await context.setOffline(false);
  await expect(panel.getByText('实时消息已连接')).toBeVisible();
});

test('NOTI-06 FAIL-01 a list that failed while the server was away asks again by itself when the line is back', async ({ page }) => {
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/websocket\//, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  const rows = list(page, '司机').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  const asked = '**/hydriver/hyDriver/list?**';
  await page.route(asked, (route) => route.abort());
  await page.getByRole('button', { name: '查询', exact: true }).click();
  const failed = page.getByRole('main').getByRole('button', { name: '重试' });
  await expect(failed).toBeVisible({ timeout: 15_000 });
  await page.unroute(asked);

  await lines.at(-1)!.close({ code: 4000 });

  await expect(failed).toHaveCount(0, { timeout: 15_000 });
  await expect(rows.nth(1)).toBeVisible();
});

test('LAY-10 LAY-07 platform staff clear the cache; others are not offered it', async ({ page, browser }) => {
  await enterAs(page, 'ops');
  await page.getByRole('button', { name: '运营小周' }).click();
  const asked = Promise.all(
    ['/sys/dict/refleshCache', '/sys/dict/queryAllDictItems'].map((path) => page.waitForRequest((request) => request.url().includes(path))),
  );
  await page.getByRole('menuitem', { name: '清理缓存' }).click();
  await asked;
  await expect(notice(page, '刷新缓存完成！')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await enterAs(other, 'customer_admin');
  await other.getByRole('banner').getByRole('button').last().click();
  await expect(other.getByRole('menuitem', { name: '修改密码' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: '清理缓存' })).toHaveCount(0);
  await other.context().close();
});

test("MOD-01 a wrong old password is the server's warning, and the dialog stays", async ({ page }) => {
  await enterAs(page, 'ops');
  await page.getByRole('button', { name: '运营小周' }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  const form = dialog(page, '修改密码');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByText('请输入旧密码!')).toBeVisible();
  await form.getByLabel('旧密码').fill('Wrong#1234');
  await form.getByRole('textbox', { name: /^\*?\s*新密码/ }).fill('Tx7!mQ2#vB9$wL');
  await expect(form.getByRole('meter', { name: '密码强度' })).toHaveAttribute('aria-valuetext', '很强');
  await form.getByLabel('确认新密码').fill('Tx7!mQ2#vB9$wL');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '旧密码输入错误!')).toBeVisible();
  await expect(form).toBeVisible();
});
