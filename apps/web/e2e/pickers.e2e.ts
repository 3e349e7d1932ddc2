import { expect, test } from '@playwright/test';
import type { Row } from './support/freight.ts';
import { dialog, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

test('DICT-03 a picker of rows lists a hundred, and tells at its end how many there are and how to reach them', async ({ page }) => {
  const server = await as('ops');
  const { result } = await server.get<{ records: Row[] }>('/customer/hyCustomer/list', { pageSize: '1' });
  let asked = '';
  // As in a fleet of thousands.
  await page.route(/hyCustomer\/list\?.*pageSize=100/, async (route) => {
    asked = route.request().url();
    const answer = (await (await route.fetch()).json()) as { result: object };
    const copies = Array.from({ length: 100 }, (_, index) => ({ ...result.records[0], id: `many${index}`, customerName: `远达${index}` }));
    await route.fulfill({ json: { ...answer, result: { ...answer.result, records: copies, total: 3210 } } });
  });
  await enterAs(page, 'ops', '/wlhy/hyorder/HyOrderList');
  await tool(page, '订单', '新增').click();
  await dialog(page, '新增订单').getByRole('combobox', { name: '客户', exact: true }).click();

  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked).not.toBe('');
  for (let pages = 0; pages < 100; pages += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '远达99' })).toBeVisible();
  const end = page.getByRole('option', { name: '共 3210 条，请输入更多文字以缩小范围' });
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeDisabled();
});
