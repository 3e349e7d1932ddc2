import { expect, test } from '@playwright/test';
import { agentNote, agentOrder, yuan, type Row } from './support/freight.ts';
import { list, offersOf } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

test('PERM-06 PERM-07 fees of an agent’s waybill are shown as -- to the customer, and not sent to their browser', async ({ page }) => {
  const id = await agentNote(await as('ops'), await as('ops2'), { customer: await as('customer_admin'), agent: await as('agent_admin') });
  const { result: all } = await (await as('ops')).get<{ note: Row }>('/shipping/hyShippingNote/detail', { id });
  expect(all.note['driverFee']).toBe(271_000);
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/shipping/hyShippingNote/detail')) void response.text().then((text) => answers.push(text));
  });
  await enterAs(page, 'customer_admin', `/shipping/detail/${id}`);
  const value = (label: string) =>
    page.getByRole('main').getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]').first();
  // Fees that are withheld are empty, and what is empty is hidden at first.
  await page.getByRole('switch', { name: '显示空字段' }).click();
  for (const label of ['司机运费', '运费(抹零前)', '扣损金额', '应付尾款']) await expect(value(label), label).toHaveText('--');
  await expect(value('费用合计')).toContainText(yuan(310_000));
  expect(JSON.parse(answers[0] ?? '{}').result.note).toMatchObject({
    driverFee: null,
    unitPrice: null,
    driverFeeRaw: null,
    agentMargin: null,
    payableAmount: null,
  });

  const own = await (await as('agent_admin')).get<{ note: Row }>('/shipping/hyShippingNote/detail', { id });
  expect(own.result.note).toMatchObject({ driverFee: 271_000, agentMargin: 30_870, feeTotal: 310_000 });

  // What an agent has entered is the agent's to change; the shipper is not offered what would be refused.
  const order = await agentOrder(await as('ops'), await as('customer_admin'), await as('agent_admin'));
  for (const [username, offered] of [
    ['agent_admin', 1],
    ['customer_admin', 0],
  ] as const) {
    await enterAs(page, username, `/wlhy/hyorder/HyOrderList?orderNo=${String(order['orderNo'])}`);
    const row = list(page, '订单').getByRole('row').nth(1);
    await expect(row).toContainText(String(order['orderNo']));
    expect(await offersOf(page, row, '编辑')).toBe(offered);
  }
});
