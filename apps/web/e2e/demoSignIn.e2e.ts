import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { baseUrl } from './support/people.ts';
import { startServer } from './support/startServer.ts';

test('DEMO-01 from the address of a list to its rows by one press on a role of the demonstration', async ({ page }) => {
  await page.goto(`${baseUrl()}/shipping/list`);
  await page.getByRole('region', { name: '演示账号' }).getByRole('button', { name: '调度', exact: true }).click();

  // The list that was asked for, with its rows.
  await expect(page.getByRole('table', { name: '运单' }).getByRole('row').nth(2)).toBeVisible();
  await expect(page.getByText('调度老陈')).toBeVisible();
});

test('DEMO-01 a server without a demonstration offers none, not even when it is started as for one', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tarmac-e2e-empty-'));
  try {
    for (const flags of [['--empty'], []]) {
      const server = await startServer(data, flags);
      expect(await (await fetch(`${server.url}/config.js`)).text()).not.toContain('demo');
      const asked = await fetch(`${server.url}/jeecg-boot/sys/demo/signIn`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin' }),
      });
      expect(await asked.json()).toMatchObject({ success: false, message: '请求的地址不存在' });
      await server.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
