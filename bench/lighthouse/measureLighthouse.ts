import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from 'playwright';
import { findChromium, launchOptions } from '../../scripts/lib/chromium.mjs';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { installApart } from '../installApart.ts';
import { inTemporaryFolder } from '../processes.ts';
import type { Report } from '../report.ts';
import { signInThrough, withWebServer } from '../webApp.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse that is used. */
interface Lighthouse {
  default(url: string, flags: object, config?: object): Promise<{ lhr: Result } | undefined>;
}

interface Result {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: readonly { node?: { selector: string } }[] };
}

/** A device that Lighthouse stands in for, and the least that is wanted of each page on it. */
interface Device {
  name: 'desktop' | 'mobile';
  performance: number;
  config?: object;
}

/** What Lighthouse gives the login, the home page and the list of waybills, on a desktop and on a phone. `rounds` runs of each; the median counts. */
export async function measureLighthouse(report: Report, rounds: number): Promise<void> {
  report.say(`Lighthouse, ${rounds} runs of each page`);
  const core = join(installApart(join(import.meta.dirname, 'packages'), 'lighthouse'), 'node_modules/lighthouse/core');
  const load = (file: string) => import(pathToFileURL(join(core, file)).href) as Promise<{ default: unknown }>;
  const lighthouse = (await load('index.js')) as Lighthouse;
  const devices: readonly Device[] = [
    { name: 'desktop', performance: 98, config: (await load('config/desktop-config.js')).default as object },
    { name: 'mobile', performance: 90 },
  ];
  await withWebServer(async ({ url, passwordOf }) => {
    const pages = [
      { name: 'login', path: '/user/login', isSignedIn: false },
      { name: 'home', path: '/', isSignedIn: true },
      { name: 'waybills', path: '/shipping/list', isSignedIn: true },
    ];
    for (const { name, path, isSignedIn } of pages)
      await withBrowser(async (context, port) => {
        if (isSignedIn) await signInThrough(context, { url, username: 'dispatcher', password: passwordOf('dispatcher') });
        for (const device of devices) {
          const results: Result[] = [];
          for (let round = 0; round < rounds; round += 1) {
            // Storage is kept: the person stays signed in.
            const flags = { port, disableStorageReset: true, logLevel: 'error', onlyCategories: categories };
            const ran = await lighthouse.default(`${url}${path}`, flags, device.config);
            if (ran === undefined) throw new Error(`Lighthouse gave nothing for ${path}.`);
            results.push(ran.lhr);
          }
          tell(report, { what: `${name}, ${device.name}`, results, device });
        }
      });
  });
}

function tell(
  report: Report,
  { what, results, device: { performance } }: { what: string; results: readonly Result[]; device: Device },
): void {
  for (const category of categories) {
    const scores = results.map((result) => 100 * (result.categories[category]?.score ?? 0));
    report.atLeast(`lighthouse: ${what}, ${category}`, {
      value: median(scores),
      budget: category === 'performance' ? performance : 100,
      unit: '',
    });
  }
  const last = results.at(-1)!;
  const value = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const milliseconds = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time']
    .map((id) => value(id).toFixed(0))
    .join(', ');
  report.note('  FCP, LCP, speed index, TBT; layout shift', `${milliseconds} ms; ${value('cumulative-layout-shift').toFixed(3)}`);
  for (const category of categories.slice(1))
    for (const { id, weight } of last.categories[category]?.auditRefs ?? []) {
      const { score = null, title = id, details } = last.audits[id] ?? {};
      if (weight === 0 || score === null || score === 1) continue;
      report.note(`  ${category}: ${title}`, String(score));
      for (const { node } of details?.items ?? []) if (node !== undefined) report.note(`    ${node.selector}`, '');
    }
}

/** A browser with a profile of its own, which Lighthouse shares by its port. */
async function withBrowser(run: (context: BrowserContext, port: number) => Promise<void>): Promise<void> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('The pages need a Chromium.');
  await inTemporaryFolder(async (profile) => {
    const port = await freePort();
    const { args = [], ...options } = launchOptions(executablePath);
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      args: [...args, `--remote-debugging-port=${port}`],
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    });
    try {
      await run(context, port);
    } finally {
      await context.close();
    }
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
