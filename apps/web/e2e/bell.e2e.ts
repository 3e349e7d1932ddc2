import { expect, test } from '@playwright/test';
import { rowsOf } from './support/freight.ts';
import { baseUrl } from './support/people.ts';
import { list } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

test('NOTI-01 NOTI-02 the bell adds up what waits and leads to the rows it counts', async ({ page }) => {
  const server = await as('ops');
  const counts = (await server.get<Record<string, number>>('/hydriver/hyDriver/getDsXx')).result;
  const due = (counts['yuejieZhangQi'] ?? 0) + (counts['pijieZhangQi'] ?? 0) + (counts['tangjieZhangQi'] ?? 0);
  const total = (counts['sijiCount'] ?? 0) + (counts['cheCount'] ?? 0) + (counts['huozhuCount'] ?? 0) + due;
  await enterAs(page, 'ops');
  const bell = page.getByRole('button', { name: /^消息中心，/ });
  const panel = page.getByRole('dialog', { name: '消息中心' });
  for (const [label, key, path, table] of [
    ['待审核司机', 'sijiCount', '/wlhy/hydriver/HyDriverList?state=1', '司机'],
    ['待审核车辆', 'cheCount', '/wlhy/hyvehicle/HyVehicleList?state=1', '车辆'],
    ['待审核货主', 'huozhuCount', '/customer/manager?state=1', '客户'],
  ] as const) {
    await bell.click();
    await expect(panel.getByRole('tab', { name: `待办 (${total})` })).toBeVisible();
    await panel.getByRole('button', { name: label }).click();
    await expect(page).toHaveURL(`${baseUrl()}${path}`);
    await expect(list(page, table).getByRole('row').nth(1)).toContainText('待审核');
    await expect(page.getByRole('main').getByText(`共 ${counts[key]} 条`)).toBeVisible();
  }
  await bell.click();
  await expect(panel.getByText('实时消息已连接')).toBeVisible();
  // Each leads to a list of its own, whose tabs count what is in it.
  for (const [label, key, settleType] of [
    ['月结账期到期', 'yuejieZhangQi', '1'],
    ['批结账期到期', 'pijieZhangQi', '2'],
    ['趟结账期到期', 'tangjieZhangQi', '3'],
  ] as const) {
    if ((counts[key] ?? 0) === 0) continue;
    if (!(await panel.isVisible())) await bell.click();
    await panel.getByRole('button', { name: label }).click();
    await expect(page).toHaveURL(`${baseUrl()}/shipping/list?state=1&settleType=${settleType}`);
    await expect(page.getByRole('button', { name: '移除筛选', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(`共 ${counts[key]} 条`)).toBeVisible();
    const badges = await page.getByRole('tab').allTextContents();
    const inStates = badges.filter((text) => !text.startsWith('全部') && !text.startsWith('撤销审批'));
    expect(inStates.reduce((sum, text) => sum + Number(/\d+$/.exec(text)?.[0] ?? 0), 0)).toBeLessThanOrEqual(counts[key] ?? 0);
  }
  await page.getByRole('button', { name: '移除筛选', exact: true }).click();
  await expect(page).not.toHaveURL(/state=1/);
});

test('NOTI-06 what another person decides moves the counts above a list and at the bell, without a press here', async ({ page }) => {
  const [auditor, ops] = await Promise.all([as('auditor'), as('ops')]);
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  const waiting = page.getByRole('tab', { name: /^待审核/ });
  const bell = page.getByRole('button', { name: /^消息中心，/ });
  const panel = page.getByRole('dialog', { name: '消息中心' });
  const drivers = await rowsOf(ops, '/hydriver/hyDriver/list', { state: '1' });
  await expect(waiting).toHaveText(new RegExp(`${drivers.length}$`));
  await bell.click();
  // The line is there before anybody decides anything.
  await expect(panel.getByText('实时消息已连接')).toBeVisible();
  const counted = panel.getByRole('button', { name: '待审核司机' });
  await expect(counted).toContainText(String(drivers.length));

  const { id, version } = drivers[0]!;
  const refused = await auditor.put('/hydriver/hyDriver/review', { id, version, pass: false, remark: '证件不清晰' });
  expect(refused.success, refused.message).toBe(true);
  await expect(counted).toContainText(String(drivers.length - 1));
  await expect(waiting).toHaveText(new RegExp(`${drivers.length - 1}$`));

  const submitted = await ops.put('/hydriver/hyDriver/submit', { id, version: version + 1 });
  expect(submitted.success, submitted.message).toBe(true);
  await expect(counted).toContainText(String(drivers.length));
  await expect(waiting).toHaveText(new RegExp(`${drivers.length}$`));
});

test('NOTI-01 the bell asks again by itself after 650 seconds', async ({ page }) => {
  await enterAs(page, 'ops');
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/hydriver/hyDriver/getDsXx')) asked += 1;
  });
  // By the clock that was put in: the page may stand there from the flow before.
  await page.reload();
  // The next poll is planned when the page has read the answer, and then it shows what is in it.
  await page.getByRole('button', { name: /^消息中心，/ }).click();
  await expect(page.getByRole('dialog', { name: '消息中心' }).getByRole('tab', { name: /^待办 \([1-9]/ })).toBeVisible();
  const before = asked;

  await page.clock.runFor(640_000);
  expect(asked).toBe(before);
  await page.clock.runFor(20_000);
  await expect.poll(() => asked).toBe(before + 1);
});
