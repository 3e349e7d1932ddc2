import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { dialog, tool } from './support/screen.ts';
import { enterAs } from './support/session.ts';

const path = '/wlhy/hydriver/HyDriverList';
const label = '驾驶证照片';
const name = '驾驶证原图.bmp';

/** A real picture of 12.6 MB. */
function largePicture(file: string): Buffer {
  const [width, height] = [2100, 2000];
  const bytes = Buffer.alloc(54 + width * height * 3);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let index = 54; index < bytes.length; index += 1) bytes[index] = (index * 31 + (index >> 9)) & 255;
  writeFileSync(file, bytes);
  return bytes;
}

test('FILE-01 a large file goes on after a cut line and after a reload, and arrives byte for byte', async ({ page }, testInfo) => {
  const file = testInfo.outputPath(name);
  const bytes = largePicture(file);
  await enterAs(page, 'ops', path);
  const line = await page.context().newCDPSession(page);
  const setLine = (bytesPerSecond: number, offline = false) =>
    line.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond });
  await line.send('Network.enable');
  await setLine(6_000_000);

  const first = await begin(page, file);
  await expect.poll(() => percentOf(first), { intervals: [20] }).toBeGreaterThan(20);
  await setLine(0, true);
  await expect(first.getByText('等待网络恢复')).toBeVisible();
  await setLine(6_000_000);
  await expect(first.getByText(/^从 \d+% 处续传$/)).toBeVisible();
  await expect.poll(() => percentOf(first), { intervals: [20] }).toBeGreaterThan(45);
  await page.reload();
  const again = await begin(page, file);
  const resumed = again.getByText(/^从 \d+% 处续传$/);
  await expect(resumed).toBeVisible();
  const percent = Number(/\d+/.exec(await resumed.innerText())?.[0]);
  await setLine(-1);
  const picture = again.getByRole('img', { name });
  await expect(picture).toBeVisible();
  const stored = await page.request.get(new URL((await picture.getAttribute('src'))!, page.url()).href);

  expect(percent).toBeGreaterThan(20);
  expect(stored.headers()['content-type']).toBe('image/bmp');
  expect(hashOf(await stored.body())).toBe(hashOf(bytes));
});

/** Opens the form and chooses the file. */
async function begin(page: Page, file: string) {
  await tool(page, '司机', '新增').click();
  const group = dialog(page, '新增司机').getByRole('group', { name: label, exact: true });
  const chooser = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: label, exact: true }).click();
  await (await chooser).setFiles(file);
  return group;
}

async function percentOf(group: Awaited<ReturnType<typeof begin>>): Promise<number> {
  const bar = group.getByRole('progressbar', { name });
  return Number((await bar.isVisible()) ? await bar.getAttribute('aria-valuenow') : 0);
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
