import { expect, test } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { baseUrl } from './support/people.ts';
import { rowsOf } from './support/freight.ts';
import { dialog, line, list, notice } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

const toAccept = '15';
const name = '我的消息';

test('NOTI-02 NOTI-03 NOTI-06 SYS-08 all messages: one arrives at once, is read in its dialog, and the rest are marked together', async ({
  page,
}) => {
  const ops = await as('ops');
  const notes = (await rowsOf(ops, '/shipping/hyShippingNote/list', { noteStatus: toAccept })).filter((row) =>
    ['ops', 'dispatcher'].includes(String(row['dispatchBy'])),
  );
  // Not those that were dispatched first: nobody having accepted them in time, the server may return them meanwhile.
  const reader = String(notes[0]?.['dispatchBy']);
  const [, first, second] = notes.filter((note) => note['dispatchBy'] === reader);
  if (first === undefined || second === undefined) throw new Error('Too few waybills wait to be accepted.');
  const refuser = await as(reader === 'ops' ? 'dispatcher' : 'ops');
  const refuse = async (note: typeof first) => {
    const answer = await refuser.put('/shipping/hyShippingNote/refuse', { id: note.id, version: note.version, reason: '车辆故障' });
    expect(answer.success, answer.message).toBe(true);
  };

  await enterAs(page, reader);
  await page.getByRole('button', { name: /^消息中心，/ }).click();
  const panel = page.getByRole('dialog', { name: '消息中心' });
  await expect(panel.getByText('实时消息已连接')).toBeVisible();
  await panel.getByRole('tab', { name: /^公告/ }).click();
  await panel.getByRole('button', { name: '查看更多' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/isps/userAnnouncement`);
  await expect(list(page, name)).toBeVisible();

  const search = page.getByRole('search', { name: '查询条件' });
  const searchFor = async (title: string) => {
    await search.getByLabel('标题', { exact: true }).fill(title);
    await search.getByRole('button', { name: '查询', exact: true }).click();
  };
  // Jobs of the server tell people of other things meanwhile, which would push a message that was read off the page.
  await searchFor('拒单');

  await refuse(first);
  const row = line(page, name, `运单 ${first['shippingNoteNumber']} 拒单`);
  await expect(row).toContainText('系统消息');
  await expect(row).toContainText('未读');
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button', { name: /拒单/ }).click();
  const message = dialog(page, /拒单/);
  await expect(message).toContainText('运单已退回，请重新派车');
  expect(await violations(page)).toEqual([]);
  await message.getByRole('button', { name: '关闭' }).last().click();
  await expect(row).toContainText('已读');

  await refuse(second);
  const other = line(page, name, `运单 ${second['shippingNoteNumber']} 拒单`);
  await expect(other).toContainText('未读');
  await searchFor(String(second['shippingNoteNumber']));
  await expect(row).toHaveCount(0);
  await expect(other).toBeVisible();
  await searchFor('拒单');
  await expect(row).toBeVisible();

  await page.getByRole('toolbar', { name }).getByRole('button', { name: '全部标注已读' }).click();
  await page.getByRole('dialog', { name: '请确认' }).getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '全部已读')).toBeVisible();
  await expect(other).toContainText('已读');
  await expect(list(page, name).getByText('未读')).toHaveCount(0);
  await page.getByRole('button', { name: /^消息中心，/ }).click();
  await expect(panel.getByRole('tab', { name: /^公告/ })).not.toContainText(/[1-9]/);
});
