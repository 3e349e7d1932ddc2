import { expect, test } from '@playwright/test';
import { list } from './support/screen.ts';
import { enterAs } from './support/session.ts';

test('LIST-12 below the customer in focus stand its shippers; arrow keys lead to those of the next', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hycustomer/HyCustomerList');
  const rows = list(page, '客户').getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await expect(list(page, '托运人')).toHaveCount(0);
  const first = page.waitForResponse((reply) => /hyShipper\/list\?.*customerId=/.test(reply.url()));
  await rows.nth(1).getByRole('cell').nth(4).click();
  const firstId = new URL((await first).url()).searchParams.get('customerId');
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: /^所属托运人 · / })).toBeVisible();

  const second = page.waitForResponse(
    (reply) => /hyShipper\/list/.test(reply.url()) && new URL(reply.url()).searchParams.get('customerId') !== firstId,
  );
  await page.keyboard.press('ArrowDown');
  await second;
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(rows.nth(1)).not.toHaveAttribute('aria-current');
  await expect(list(page, '托运人').or(page.getByText('暂无数据')).first()).toBeVisible();
  await expect(page).not.toHaveURL(/customerId/);
});
