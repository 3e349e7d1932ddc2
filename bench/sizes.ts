import { get } from 'node:http';
import type { Browser } from 'playwright';
import { bundle, entriesTogether, entryBudgets, entryWeight, onlineWeight } from '../scripts/lib/entryWeight.mjs';
import type { Report } from './report.ts';
import { type BrowserState, withWebApp } from './webApp.ts';

/** What a browser downloads: scripts of the first pages, and the kit's entries on their own. */
export async function measureSizes(report: Report): Promise<void> {
  for (const { name, what, budget, late } of entryBudgets) {
    const title = `kit: ${name}${what === undefined ? '' : ` ${what}`}`;
    const weight = await entryWeight(name, late);
    if (weight === undefined) report.note(title, 'not there yet');
    else report.atMost(title, { value: weight, budget, unit: 'kB gz' });
  }
  report.atMost('kit: online screen beyond lists', { value: await onlineWeight(), budget: 15, unit: 'kB gz' });
  report.atMost('kit: all entries together', { value: (await bundle(entriesTogether)).kilobytes, budget: 140, unit: 'kB gz' });
  report.say('opening the login page and a list in Chromium');
  await withWebApp(async ({ url, browser, signedIn }) => {
    const login = await scriptsOf(browser, { url, element: 'button[type="submit"]' });
    report.atMost('app: scripts of the login page', { value: login.kilobytes, budget: 130, unit: 'kB gz' });
    report.atMost('app: files before the form of the login', { value: login.files, budget: 12, unit: 'files' });
    const person = await signedIn();
    const list = await scriptsUntil(() =>
      scriptsOf(browser, { url: `${url}/shipping/list`, element: 'tbody tr:nth-child(2) a', storageState: person }),
    );
    report.atMost('app: scripts up to the first list page', { value: list.kilobytes, budget: 250, unit: 'kB gz' });
    report.atMost('app: files up to the first list page', { value: list.files, budget: 32, unit: 'files' });
  });
}

/**
 * What a fresh browser asks for until an element is there, the least of three visits: on a machine with much else to do the page's hands may be
 * free before its rows have come, and it fetches what nobody waits for.
 */
async function scriptsUntil(visit: () => Promise<Scripts>): Promise<Scripts> {
  const visits = [await visit(), await visit(), await visit()];
  return visits.toSorted((one, other) => one.kilobytes - other.kilobytes)[0]!;
}

interface Scripts {
  kilobytes: number;
  /** Scripts and styles. */
  files: number;
}

/** Kilobytes of the scripts that a fresh browser has asked for in the moment in which an element is there, and their number with the styles. */
async function scriptsOf(
  browser: Browser,
  { url, element, storageState }: { url: string; element: string; storageState?: BrowserState },
): Promise<Scripts> {
  const context = await browser.newContext({ locale: 'zh-CN', ...(storageState === undefined ? {} : { storageState }) });
  const page = await context.newPage();
  // Seen from within: what the page fetches next, when its hands are free, may be faster than a look from outside.
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      observer.disconnect();
      performance.mark('there');
    });
    observer.observe(document, { childList: true, subtree: true });
  }, element);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('there').length > 0);
  const files = await page.evaluate(() => {
    const there = performance.getEntriesByName('there')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime <= there && /\.(?:js|css)$/.test(new URL(name).pathname))
      .map(({ name }) => name);
  });
  await context.close();
  const scripts = new Set(files.filter((name) => new URL(name).pathname.endsWith('.js')));
  const sizes = await Promise.all([...scripts].map(transferred));
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024, files: new Set(files).size };
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
