import type { Browser, CDPSession, Page } from 'playwright';
import type { SubjectName } from './page/main.ts';

/** What one load of the page with one table told. Times in ms; absent where the table cannot do it. */
export interface Visit {
  /** Until three rows are shown, the table's late code included. */
  first: number;
  /** Of the table that is put up first, and of those put up after it has gone: what a frame adds by chance is told by many alone. */
  mounts: number[];
  /** Bytes that it keeps beside the rows, and with an order on as well. */
  heap: number;
  sortedHeap?: number;
  /** From each key to the end of its frame. */
  keys: number[];
  /** The same as the browser tells it (Event Timing), to what is seen, in steps of 8 ms. */
  paints: number[];
  /** Time of the processor for one key. */
  keyWork?: number;
  /** From each Enter to the value among the rows. */
  enters: number[];
  /** Time of the processor for one frame of scrolling, and from frame to frame. */
  down?: Scrolled;
  along?: Scrolled;
  paste?: number;
  /** The same once all rows were checked, so that what is pasted is checked as well. */
  pasteChecked?: number;
  /** All rows checked once the engine knows the code, and the first time. */
  check?: number;
  checkFirst?: number;
}

/** One way of scrolling. */
export interface Scrolled {
  work: number;
  frames: number[];
}

/** How much of a visit is done. */
export type Thoroughness = 'mount' | 'scroll' | 'all';

const mountsPerVisit = 5;
const frames = 120;
const typed = 'the quick brown fox jumps over it';

/** Loads the page anew and measures one table of so many rows. */
export async function visit(browser: Browser, url: string, name: SubjectName, count: number, how: Thoroughness): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 720 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(url);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const first = await page.evaluate(([one, rows]) => tableBench.prepare(one, rows), [name, count] as const);
    const before = await heapOf(session);
    const mounts = [await page.evaluate(() => tableBench.mount())];
    await page.evaluate(() => tableBench.quiet());
    const result: Visit = { first, mounts, heap: (await heapOf(session)) - before, keys: [], paints: [], enters: [] };
    while (mounts.length < mountsPerVisit) mounts.push(await page.evaluate(() => tableBench.mountAgain()));
    await page.evaluate(() => tableBench.quiet());
    const can = await page.evaluate(() => ({
      scroll: tableBench.hasScrollers(),
      keys: tableBench.hasKeys(),
      paste: tableBench.hasPaste(),
      check: tableBench.hasCheck(),
    }));
    if (how !== 'mount' && can.scroll) {
      result.down = await scrolled(page, session, 'down');
      result.along = await scrolled(page, session, 'along');
      await page.evaluate(() => tableBench.scrollBack());
    }
    if (how === 'all' && can.keys) Object.assign(result, await typing(page, session));
    if (how === 'all' && can.paste) result.paste = await pasted(page, 100);
    if (how === 'all' && can.check) {
      Object.assign(result, await checked(page));
      result.pasteChecked = await pasted(page, 700);
    }
    if (how === 'all' && (await page.evaluate(() => tableBench.sort()))) result.sortedHeap = (await heapOf(session)) - before;
    if (problems.length > 0) throw new Error(`${name}: ${problems[0]}`);
    return result;
  } finally {
    await context.close();
  }
}

async function scrolled(page: Page, session: CDPSession, direction: 'down' | 'along'): Promise<Scrolled> {
  // Half as many before, so that the engine knows the code.
  await page.evaluate((way) => tableBench.scroll(way, 60), direction);
  await page.evaluate(() => tableBench.quiet());
  const from = await workOf(session);
  const times = await page.evaluate(([way, many]) => tableBench.scroll(way, many), [direction, frames] as const);
  return { work: ((await workOf(session)) - from) / frames, frames: times };
}

async function typing(page: Page, session: CDPSession): Promise<Pick<Visit, 'keys' | 'paints' | 'keyWork' | 'enters'>> {
  await page.evaluate(() => tableBench.quiet());
  const point = await page.evaluate(() => tableBench.pointOf(2));
  await page.mouse.click(point.x, point.y);
  // The key that opens the editor.
  await page.keyboard.press('a');
  await page.evaluate(() => tableBench.quiet());
  await page.evaluate(() => tableBench.takeWaits());
  const from = await workOf(session);
  for (const key of typed) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 12 });
  const keyWork = ((await workOf(session)) - from) / typed.length;
  await page.evaluate(() => tableBench.quiet());
  const { keys, paints } = await page.evaluate(() => tableBench.takeWaits());
  await page.evaluate(() => tableBench.startEnters(2));
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Enter');
    await page.evaluate(() => tableBench.quiet());
    await page.keyboard.press('b');
    await page.evaluate(() => tableBench.quiet());
  }
  const { enters } = await page.evaluate(() => tableBench.takeWaits());
  await page.keyboard.press('Escape');
  return { keys, paints, keyWork, enters: enters.filter((time) => time < 2000) };
}

/** The first, and the middle of five: within the first two or three the engine learns the code, sooner on one machine than on another. */
async function checked(page: Page): Promise<Pick<Visit, 'checkFirst' | 'check'>> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const [time] = await page.evaluate(() => tableBench.check());
    times.push(time);
  }
  return { checkFirst: times[0]!, check: times.toSorted((one, other) => one - other)[2]! };
}

async function pasted(page: Page, from: number): Promise<number> {
  await page.evaluate(() => tableBench.quiet());
  const point = await page.evaluate(() => tableBench.firstPoint());
  await page.mouse.click(point.x, point.y);
  await page.evaluate(() => tableBench.quiet());
  await page.evaluate(() => tableBench.pasteOne('P-0000000'));
  for (let turn = 0; turn < 5; turn += 1) await page.evaluate(() => tableBench.quiet());
  return page.evaluate((first) => tableBench.paste(first), from);
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function heapOf(session: CDPSession): Promise<number> {
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
