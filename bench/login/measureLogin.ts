import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { withFolder } from '../folderServer.ts';
import { inTemporaryFolder } from '../processes.ts';
import type { Report } from '../report.ts';
import { withWebApp } from '../webApp.ts';
import { buildPeer } from './peerPage.ts';

/** A page with a login that leads to a list. */
interface Subject {
  url: string;
  rows: string;
  username: string;
  password: string;
}

/** From the opening of the page to its form, and from the press of its button to the rows, in ms. */
interface Visit {
  form: number;
  rows: number;
  /** Requests before the form, and from the press to the rows. */
  requests: readonly [number, number];
  /** Addresses of the scripts that were asked for up to the rows. */
  scripts: readonly string[];
}

/** What the developer tools call Fast 4G, in ms and bytes a second. */
const fast4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
/** Visits that do not count: a server that has just started takes three times as long for a login. */
const warmUps = 5;
/** From one key to the next: three times as fast as people type. */
const keyMs = 30;
const speeds = { 'full speed': false, '4 × CPU, Fast 4G': true } as const;
/** Of react-admin's, how long the form may take and how much script up to the rows. */
const formBound = 0.7;
const scriptBound = 0.5;
const bounds = { 'full speed': 1.25, '4 × CPU, Fast 4G': 1.05 } as const;

/** From the login to the first list, with real requests, beside react-admin's page, whose data need none. `rounds` visits of each. */
export async function measureLogin(report: Report, rounds: number): Promise<void> {
  report.say(`from the login to the first list, ${rounds} visits of each page in turn, in Chromium`);
  await inTemporaryFolder(async (folder) => {
    await buildPeer(folder);
    await withFolder(folder, (peerUrl) =>
      withWebApp(async ({ url, browser, passwordOf }) => {
        const target = `/user/login?redirect=${encodeURIComponent('/wlhy/hydriver/HyDriverList')}`;
        const subjects: readonly Subject[] = [
          { url: `${url}${target}`, rows: 'tbody tr[data-index] td', username: 'dispatcher', password: passwordOf('dispatcher') },
          { url: `${peerUrl}/#/login`, rows: 'tbody a[href^="mailto:"]', username: 'person', password: 'password' },
        ];
        for (const [speed, isSlow] of Object.entries(speeds) as [keyof typeof speeds, boolean][]) {
          const visits: Visit[][] = [[], []];
          for (let round = -warmUps; round < rounds; round += 1)
            for (const [at, subject] of subjects.entries()) {
              const visit = await visitOf(browser, { subject, isSlow });
              if (round >= 0) visits[at]!.push(visit);
            }
          const [own, peer] = visits.map(middle) as [Visit, Visit];
          const told = ({ form, rows: list, requests: [before, after] }: Visit) =>
            `form ${form.toFixed(0)} ms after ${before} requests, list ${list.toFixed(0)} ms after ${after}`;
          report.note(`login: ${speed}, ours`, told(own));
          report.note(`login: ${speed}, react-admin without a server`, told(peer));
          report.atMost(`login: ${speed}, press to rows beside react-admin`, {
            value: own.rows / peer.rows,
            budget: bounds[speed],
            unit: '×',
          });
          report.atMost(`login: ${speed}, form beside react-admin`, { value: own.form / peer.form, budget: formBound, unit: '×' });
          report.atMost(`login: ${speed}, requests before the form`, { value: own.requests[0], budget: 12, unit: '' });
          if (isSlow) continue;
          const [ownScripts, peerScripts] = await Promise.all([own, peer].map(({ scripts }) => kilobytesOf(scripts)));
          report.note('login: scripts up to the rows, ours', `${ownScripts!.toFixed(0)} kB in ${own.scripts.length} files`);
          report.note('login: scripts up to the rows, react-admin', `${peerScripts!.toFixed(0)} kB in ${peer.scripts.length} files`);
          report.atMost('login: scripts up to the rows beside react-admin', {
            value: ownScripts! / peerScripts!,
            budget: scriptBound,
            unit: '×',
          });
        }
      }),
    );
  });
}

async function visitOf(
  browser: Browser,
  { subject: { url, rows, username, password }, isSlow }: { subject: Subject; isSlow: boolean },
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    if (isSlow) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', fast4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    await page.addInitScript(watch, rows);
    await page.goto(url);
    await page.locator('input[type=password]').waitFor();
    // Typed: the code of what follows comes meanwhile, as it does for a person.
    await page.locator('form input').first().pressSequentially(username, { delay: keyMs });
    await page.locator('input[type=password]').pressSequentially(password, { delay: keyMs });
    await page.locator('button[type=submit]').click();
    await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0);
    return await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]!.startTime;
      const begins = performance.getEntriesByType('resource').map(({ startTime }) => startTime);
      const before = begins.filter((begin) => begin < at('form')).length;
      const after = begins.filter((begin) => begin >= at('press') && begin < at('rows')).length;
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < at('rows') && new URL(name).pathname.endsWith('.js'))
        .map(({ name }) => name);
      return { scripts: [...new Set(scripts)], form: at('form'), rows: at('rows') - at('press'), requests: [before, after] as const };
    });
  } finally {
    await context.close();
  }
}

/** Kilobytes of scripts, all compressed in one way, whatever their server does. */
async function kilobytesOf(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (address) => brotliCompressSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** In the page: marks when form and rows are painted, and the press. */
function watch(rows: string): void {
  const mark = (name: string, selector: string) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  mark('form', 'input[type=password]');
  mark('rows', rows);
  const press = ({ target }: Event) => (target as Element).closest('button[type=submit]') && performance.mark('press');
  addEventListener('click', press, true);
}

function middle(visits: readonly Visit[]): Visit {
  const of = (value: (visit: Visit) => number) => visits.map(value).toSorted((one, other) => one - other)[Math.floor(visits.length / 2)]!;
  return {
    form: of(({ form }) => form),
    rows: of(({ rows }) => rows),
    requests: [of((one) => one.requests[0]), of((one) => one.requests[1])],
    // What is fetched ahead when hands are free differs by a file: the visit in the middle.
    scripts: visits.toSorted((one, other) => one.scripts.length - other.scripts.length)[Math.floor(visits.length / 2)]!.scripts,
  };
}
