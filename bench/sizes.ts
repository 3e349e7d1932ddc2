import { get } from 'node:http';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { entryWeight } from '../scripts/lib/entryWeight.mjs';
import { freePort } from '../scripts/lib/postgres.mjs';
import { passwordsOf } from './list/client.ts';
import { inTemporaryFolder, root, startServerProcess } from './processes.ts';
import type { Report } from './report.ts';

/** Kilobytes of the kit's entries, without what the app brings itself. @source architecture 4 */
const entries: readonly [name: string, budget: number][] = [
  ['request', 5],
  ['permission', 4],
  ['tabs', 10],
  ['upload', 15],
  ['popup-picker', 12],
  ['editable-table', 45],
];

/** What a browser downloads: scripts of the first pages, and the kit's entries on their own. */
export async function measureSizes(report: Report): Promise<void> {
  for (const [name, budget] of entries) {
    const weight = await entryWeight(name);
    if (weight === undefined) report.note(`kit: ${name}`, 'not there yet');
    else report.atMost(`kit: ${name}`, weight, budget, 'kB gz');
  }
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('The pages need a Chromium.');
  report.say('opening the login page and a list in Chromium');
  await inTemporaryFolder(async (data) => {
    const port = await freePort();
    const server = await startServerProcess({
      command: process.execPath,
      args: [join(root, 'apps/server/src/main.ts'), '--port', String(port), '--data', data],
      port,
      path: '/',
      timeout: 120_000,
    });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const url = `http://127.0.0.1:${port}`;
      report.atMost(
        'app: scripts of the login page',
        await scriptsOf(browser, url, (page) => page.getByRole('button', { name: /登\s*录/ }).waitFor()),
        130,
        'kB gz',
      );
      const password = passwordsOf(data).get('dispatcher') ?? '';
      const state = await signedIn(browser, url, password);
      const toList = (page: Page) => page.getByRole('grid').or(page.getByRole('table')).getByRole('row').nth(2).waitFor();
      report.atMost(
        'app: scripts up to the first list page',
        await scriptsOf(browser, `${url}/shipping/list`, toList, state),
        230,
        'kB gz',
      );
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

async function signedIn(browser: Browser, url: string, password: string): Promise<State> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(url);
  await page
    .getByLabel('用户名', { exact: true })
    .or(page.getByPlaceholder(/用户名|账号/))
    .first()
    .fill('dispatcher');
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await page.getByRole('navigation').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Kilobytes of the scripts that a fresh browser has asked for when the page is there. */
async function scriptsOf(browser: Browser, url: string, isThere: (page: Page) => Promise<void>, storageState?: State): Promise<number> {
  const context = await browser.newContext({ locale: 'zh-CN', ...(storageState === undefined ? {} : { storageState }) });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url);
  await isThere(page);
  await context.close();
  const sizes = await Promise.all([...scripts].map(transferred));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Bytes of a file as it travels to a browser that takes gzip. */
function transferred(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => void (bytes += chunk.length));
      reply.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
