import { type Browser, chromium } from 'playwright';
import { findChromium, launchOptions } from '../scripts/lib/chromium.mjs';
import { address, type Client, p95, passwordsOf, signIn } from './list/client.ts';
import { withScaleSet } from './list/scaleSet.ts';
import { withOurServer } from './processes.ts';
import type { Report } from './report.ts';
import { signInThrough } from './webApp.ts';

const answers = 20;
const loads = 7;
/** ms until a page of statistics that is loaded from its address shows its figures. @source freight-domain 5.7 */
const longestPaint = 1000;

/**
 * Statistics of a year at the scale set, as the screens ask for them: with the year before, which holds nothing in the set.
 *
 * @param kept a folder in which the scale set stays for later runs
 * @source freight-domain 8.5 Q10
 */
export async function measureStatistics(report: Report, { notes, kept }: { notes: number; kept?: string }): Promise<void> {
  const measured = await withScaleSet(report, {
    notes,
    kept,
    run: async (database, data) => {
      await withOurServer(['--database-url', database, '--data', data], async (port) => {
        const [client] = (await signIn(port, { data, count: 1, people: ['finance_mgr'] })) as [Client];
        for (const [name, by] of asked)
          report.atMost(`12 months of ${name} by ${by}, p95`, {
            value: await p95(client, { path: yearOf({ name, by }), answers }),
            budget: name === 'freight' || name === 'collection' || name === 'mileage' ? 500 : 1500,
            unit: 'ms',
          });
        await measurePages(report, { url: `http://127.0.0.1:${port}`, password: passwordsOf(data).get('finance_mgr') ?? '' });
      });
    },
  });
  if (!measured) report.note('PostgreSQL', 'not installed: not measured');
}

/** Freight has the budget of the specification; the others are of a grain of their own, nearly as fine as their rows. */
const asked = [
  ['freight', 'customer'],
  ['freight', 'time'],
  ['orders', 'customer'],
  ['collection', 'payee'],
  ['mileage', 'vehicle'],
  ['person', 'auditor'],
] as const;

const dayMs = 86_400_000;
const dayOf = (instant: number): string => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 10);

/** A year by the month, as the screen asks for it. */
function yearOf({ name, by }: { name: string; by: string }): string {
  const now = Date.now();
  return address(`/statistics/hyStatistics/${name}`, { from: dayOf(now - 364 * dayMs), to: dayOf(now), by, step: 'month' });
}

async function measurePages(report: Report, { url, password }: { url: string; password: string }): Promise<void> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('The pages need a Chromium.');
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    for (const [name, path] of [
      ['freight', '/statistics/freight'],
      ['freight, 12 months', `/statistics/freight?from=${dayOf(Date.now() - 364 * dayMs)}&to=${dayOf(Date.now())}&step=month`],
      ['orders', '/statistics/orders'],
      ['person', '/statistics/person'],
    ] as const)
      report.atMost(`page of ${name}, loaded to its figures`, {
        value: await paint(browser, { url, path, password }),
        budget: longestPaint,
        unit: 'ms',
      });
  } finally {
    await browser.close();
  }
}

/** Median ms from an address to the drawn chart and the first row of the table; the first load fills the cache of the browser. */
async function paint(browser: Browser, asked: { url: string; path: string; password: string }): Promise<number> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await signInThrough(context, { url: asked.url, username: 'finance_mgr', password: asked.password });
  const page = await context.newPage();
  const times: number[] = [];
  for (let count = 0; count <= loads; count += 1) {
    const began = performance.now();
    await page.goto(`${asked.url}${asked.path}`, { waitUntil: 'commit' });
    await page.locator('main svg path, main canvas').first().waitFor({ state: 'attached' });
    await page.locator('main tbody th:visible').first().waitFor();
    if (count > 0) times.push(performance.now() - began);
  }
  await context.close();
  return times.toSorted((one, other) => one - other)[Math.floor(loads / 2)]!;
}
