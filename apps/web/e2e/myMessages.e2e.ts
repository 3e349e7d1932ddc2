import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminPassword, keepAdmin } from './support/admin.ts';
import { act, dialog, line, search, tool } from './support/screen.ts';
import { type Answer, api, as, enterAs, type Login } from './support/session.ts';

const confirm = (page: Page) => dialog(page, '请确认').getByRole('button', { name: '确定' }).click();

/** Publishes notices to one person. */
async function publish(page: Page, request: APIRequestContext, userId: string, titles: readonly string[]): Promise<void> {
  // The administrator's first password is changed before anybody may go on.
  await keepAdmin(page.context());
  const login = await request.post(api('/sys/loginByUsername'), { data: { username: 'admin', password: adminPassword } });
  const headers = { 'X-Access-Token': ((await login.json()) as Answer<Login>).result.token };
  for (const titile of titles) {
    const data = {
      titile,
      msgCategory: '1',
      msgType: 'USER',
      userIds: `${userId},`,
      priority: 'L',
      msgAbstract: '夜间检修',
      msgContent: '<p>今夜检修两小时</p>',
      startTime: '2020-01-01 00:00:00',
      endTime: '2090-01-01 00:00:00',
    };
    const added = (await (await request.post(api('/sys/annountCement/add'), { headers, data })).json()) as Answer<{ id: string }>;
    expect(added.success, added.message).toBe(true);
    const released = await request.get(api('/sys/annountCement/doReleaseData'), { headers, params: { id: added.result.id } });
    expect(((await released.json()) as Answer).success).toBe(true);
  }
}

test('SYS-08 a person reads a message, marks it unread again, and takes messages out of the own list', async ({ page, request }, {
  retry,
}) => {
  const mark = `检修${retry}${String(Date.now()).slice(-6)}`;
  const [one, two, three] = [`${mark}甲`, `${mark}乙`, `${mark}丙`];
  const people = await (
    await as('cashier')
  ).get<{ records: { id: string; username: string }[] }>('/sys/user/queryUserComponentData', { keyword: 'cashier' });
  const me = people.result.records.find(({ username }) => username === 'cashier');
  await publish(page, request, me?.id ?? '', [one, two, three]);
  await enterAs(page, 'cashier', '/isps/userAnnouncement');
  await search(page, { 标题: mark });
  const first = line(page, '我的消息', one);
  await expect(first).toContainText('未读');

  await act(page, first, '查看');
  const message = dialog(page, one);
  await expect(message).toContainText('今夜检修两小时');
  await message.getByRole('button', { name: '关闭' }).last().click();
  await expect(first).toContainText('已读');
  await act(page, first, '取消已读');
  await expect(first).toContainText('未读');

  await act(page, first, '删除');
  await confirm(page);
  await expect(first).toHaveCount(0);
  for (const title of [two, three]) await line(page, '我的消息', title).getByRole('checkbox').click();
  await tool(page, '我的消息', '删除').click();
  await confirm(page);
  await expect(line(page, '我的消息', two)).toHaveCount(0);
  await expect(line(page, '我的消息', three)).toHaveCount(0);
});
