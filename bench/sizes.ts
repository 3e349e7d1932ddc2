import { get } from 'node:http';
import type { Browser, Page } from 'playwright';
import { entryWeight } from '../scripts/lib/entryWeight.mjs';
import type { Report } from './report.ts';
import { type BrowserState, withWebApp } from './webApp.ts';

/** Kilobytes of the kit's entries, without what the app brings itself. @source architecture 4 */
const entries: ReadonlyArray<[name: string, budget: number, late?: readonly string[]]> = [
  ['request', 5],
  ['permission', 4],
  ['tabs', 10],
  ['upload', 15],
  ['popup-picker', 12],
  // Its grid comes late, but without it there is no table.
  ['editable-table', 45, ['editable-table/grid/TableFrame.tsx']],
];

/** What a browser downloads: scripts of the first pages, and the kit's entries on their own. */
export async function measureSizes(report: Report): Promise<void> {
  for (const [name, budget, late] of entries) {
    const weight = await entryWeight(name, late);
    if (weight === undefined) report.note(`kit: ${name}`, 'not there yet');
    else report.atMost(`kit: ${name}`, weight, budget, 'kB gz');
  }
  report.say('opening the login page and a list in Chromium');
  await withWebApp(async ({ url, browser, signedIn }) => {
    report.atMost(
      'app: scripts of the login page',
      await scriptsOf(browser, url, (page) => page.getByRole('button', { name: /登\s*录/ }).waitFor()),
      130,
      'kB gz',
    );
    const toList = (page: Page) => page.getByRole('grid').or(page.getByRole('table')).getByRole('row').nth(2).waitFor();
    report.atMost(
      'app: scripts up to the first list page',
      await scriptsOf(browser, `${url}/shipping/list`, toList, await signedIn()),
      230,
      'kB gz',
    );
  });
}

/** Kilobytes of the scripts that a fresh browser has asked for when the page is there. */
async function scriptsOf(
  browser: Browser,
  url: string,
  isThere: (page: Page) => Promise<void>,
  storageState?: BrowserState,
): Promise<number> {
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
