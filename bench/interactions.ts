import type { CDPSession, Page } from 'playwright';
import type { Report } from './report.ts';
import { withWebApp } from './webApp.ts';

/** From an event to the frame that shows what it did, in milliseconds, at full speed and with a processor of a quarter of that. */
const goals = { 1: 100, 4: 250 } as const;
type Slowdown = keyof typeof goals;

const lists = ['/shipping/list?pageSize=10', '/wlhy/hyorder/HyOrderList?pageSize=10'] as const;
const rounds = 5;

/** What a person does on a page, in order. `prepare` is not measured. */
interface Interaction {
  name: string;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  end?: (page: Page) => Promise<unknown>;
}

/** How long interactions take to be seen: the longest of what one of them consists of; the median of several. */
export async function measureInteractions(report: Report): Promise<void> {
  report.say(`interactions to their next paint, ${rounds} of each in Chromium`);
  await withWebApp(async ({ url, browser, signedIn }) => {
    const storageState = await signedIn();
    for (const slowdown of [1, 4] as const) {
      const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 }, storageState });
      const page = await context.newPage();
      await page.addInitScript(watchInteractions);
      for (const path of lists) {
        await page.goto(`${url}${path}`);
        await rowsOf(page);
      }
      await page.locator(`a[data-tab][href="${lists[0]}"]`).click();
      await rowsOf(page);
      const session = await context.newCDPSession(page);
      await measureAll(report, { page, session, slowdown });
      await context.close();
    }
  });
}

async function measureAll(
  report: Report,
  { page, session, slowdown }: { page: Page; session: CDPSession; slowdown: Slowdown },
): Promise<void> {
  for (const { name, prepare, act, end } of interactions) {
    const durations: number[] = [];
    // The first one loads what the others find.
    for (let round = 0; round <= rounds; round += 1) {
      await prepare?.(page);
      await settled(page);
      await page.evaluate(forgetInteractions);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await act(page);
      await settled(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      if (round > 0) durations.push(await page.evaluate(longestInteraction));
      await end?.(page);
    }
    const median = durations.toSorted((one, other) => one - other)[Math.floor(durations.length / 2)] ?? Number.NaN;
    report.atMost(`interaction: ${name}${slowdown === 1 ? '' : `, ${slowdown} × CPU`}`, {
      value: median,
      budget: goals[slowdown],
      unit: 'ms',
    });
  }
}

const rowsOf = (page: Page) => page.locator('tr[data-index]:visible').first().waitFor();
const escape = (page: Page) => page.keyboard.press('Escape');
const dialog = (page: Page) => page.getByRole('dialog').first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).and(page.locator(':visible')).first();
const closed = async (page: Page) => {
  await escape(page);
  await dialog(page).waitFor({ state: 'detached' });
};
const userMenu = (page: Page) => page.locator('header button[aria-haspopup="menu"]:visible').last();
const settings = (page: Page) => page.getByRole('menuitem', { name: '系统设置' });

const interactions: readonly Interaction[] = [
  { name: 'switch of tabs', act: (page) => page.locator('a[data-tab]:not([aria-current])').last().click(), end: rowsOf },
  { name: 'tab of a state', act: (page) => page.locator('[role=tab][aria-selected=false]:visible').nth(3).click(), end: rowsOf },
  { name: 'light or dark', act: (page) => button(page, /^(深色|浅色)$/).click() },
  { name: 'side menu folded or unfolded', act: (page) => button(page, /^(收起|展开)菜单$/).click() },
  { name: 'menu of a row', act: (page) => button(page, '更多').click(), end: escape },
  {
    name: 'settings open',
    prepare: async (page) => {
      await userMenu(page).click();
      await settings(page).waitFor();
    },
    act: (page) => settings(page).click(),
    end: closed,
  },
  { name: 'advanced query open', act: (page) => button(page, '高级查询').click(), end: closed },
  { name: 'dialog closed', prepare: (page) => button(page, '高级查询').click(), act: escape },
  { name: 'palette open', act: (page) => page.keyboard.press('Control+k'), end: closed },
  {
    name: 'all rows of a page chosen',
    act: (page) => page.getByRole('checkbox', { name: '全选本页' }).and(page.locator(':visible')).click(),
  },
];

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150)));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}

interface Watched {
  interactions?: number[];
}

/** In the page: keeps how long each event took that belongs to an interaction. */
function watchInteractions(): void {
  const kept: number[] = ((globalThis as Watched).interactions = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ((entry as PerformanceEventTiming).interactionId > 0) kept.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function forgetInteractions(): void {
  (globalThis as Watched).interactions!.length = 0;
}

/** Milliseconds; 0 when each was seen in the next frame. */
function longestInteraction(): number {
  return Math.max(0, ...((globalThis as Watched).interactions ?? []));
}
