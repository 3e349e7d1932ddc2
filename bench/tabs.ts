import type { CDPSession, Page } from 'playwright';
import type { Report } from './report.ts';
import { withWebApp } from './webApp.ts';

const rows = 30;
/** Two list pages, each a tab of its own. */
const lists = [`/shipping/list?pageSize=${rows}`, `/wlhy/hyorder/HyOrderList?pageSize=${rows}`] as const;
const warmUps = 10;
const switches = 40;
/** One frame at 60 Hz, in milliseconds. @source architecture 4 */
const frameMs = 16.7;

/** Switching between two kept tabs with a list each, against turning `display` of the same elements by hand. */
export async function measureTabs(report: Report): Promise<void> {
  report.say(`switching ${switches} times between two kept lists of ${rows} rows in Chromium`);
  await withWebApp(async ({ url, browser, signedIn }) => {
    const context = await browser.newContext({
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
      storageState: await signedIn(),
    });
    const page = await context.newPage();
    // The second visit brings the first back as a tab; looking at it there makes its page.
    for (const path of lists) {
      await page.goto(`${url}${path}`);
      await fullList(page);
    }
    await page.evaluate(showTab, lists[0]);
    await fullList(page);

    const session = await context.newCDPSession(page);
    // Time of the processor, so that a neighbour's work does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The browser looks for the icon of every new address by itself.
      if (pathname !== '/favicon.svg') asked.push(pathname);
    });
    const toggled = await measured(session, (index) => page.evaluate(showTab, lists[index % 2]!));
    const during = [...asked];
    await page.evaluate(standByHand);
    const floor = await measured(session, () => page.evaluate(turnByHand));
    await context.close();

    const own = toggled.map(({ script }) => script);
    const bare = floor.map(({ script }) => script);
    const rest = toggled.map(({ layout }) => layout);
    report.note('tabs: display turned by hand, script (floor)', `${rank(bare, 0.5).toFixed(2)} ms`);
    report.note('tabs: style and layout of a switch, of the floor', `${rank(rest, 0.5).toFixed(1)}, ${middleLayout(floor)} ms`);
    report.atMost('tabs: script of a switch, median', { value: rank(own, 0.5), budget: frameMs, unit: 'ms' });
    report.atMost('tabs: script of a switch, p95', { value: rank(own, 0.95), budget: frameMs, unit: 'ms' });
    report.atMost(`tabs: requests of ${warmUps + switches} switches`, { value: during.length, budget: 0, unit: '' });
    for (const path of new Set(during)) report.note(`  ${path}`, `${during.filter((one) => one === path).length} ×`);
  });
}

async function fullList(page: Page): Promise<void> {
  await page
    .locator('tr[data-index]:visible')
    .nth(rows - 1)
    .waitFor();
}

interface Cost {
  /** Milliseconds. */
  script: number;
  /** Milliseconds of style and layout. */
  layout: number;
}

/** Costs of each step after some that warm it up; what a step leaves for later is part of it. */
async function measured(session: CDPSession, step: (index: number) => Promise<unknown>): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (let index = 1; index <= warmUps + switches; index += 1) {
    const before = await metricsOf(session);
    await step(index);
    const after = await metricsOf(session);
    if (index > warmUps) costs.push({ script: after.script - before.script, layout: after.layout - before.layout });
  }
  return costs;
}

async function metricsOf(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { script: 1000 * seconds('ScriptDuration'), layout: 1000 * (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) };
}

function middleLayout(costs: readonly Cost[]): string {
  return rank(
    costs.map(({ layout }) => layout),
    0.5,
  ).toFixed(1);
}

function rank(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

/** In the page: presses a tab and waits until all is done that the switch left for later. */
async function showTab(href: string): Promise<void> {
  document.querySelector<HTMLElement>(`a[data-tab][href="${href}"]`)!.click();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** In the page: two copies of what the tabs show, without anything behind them. */
function standByHand(): void {
  const panels = [...document.querySelectorAll('[data-page-scroll]')].filter((panel) => panel.querySelector('tr[data-index]') !== null);
  for (const panel of panels) {
    const copy = panel.cloneNode(true) as HTMLElement;
    copy.dataset['copy'] = '';
    panel.parentElement!.append(copy);
    (panel as HTMLElement).hidden = true;
  }
  const [first, ...others] = document.querySelectorAll<HTMLElement>('[data-copy]');
  first?.style.setProperty('display', 'none', 'important');
  for (const other of others) other.style.removeProperty('display');
}

/** In the page: shows the copy that is hidden and hides the other. */
async function turnByHand(): Promise<void> {
  for (const copy of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    if (copy.style.display === 'none') copy.style.removeProperty('display');
    else copy.style.setProperty('display', 'none', 'important');
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => requestIdleCallback(resolve));
}
