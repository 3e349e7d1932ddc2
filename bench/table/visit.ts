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
  /** From each Enter to the value among the rows and in its cell on the page; a key waits up to a frame to be seen. */
  enters: number[];
  /** From the same Enters to the end of the frame that shows it. */
  entersSeen: number[];
  /** Time of the processor for one frame of scrolling, and from frame to frame. */
  down?: Scrolled;
  along?: Scrolled;
  /** From each paste of 10,000 cells to the end of the frame that shows them. */
  pastes: number[];
  /** Time of the processor for one paste and all that follows from it: what was pasted is checked after that frame. */
  pasteWork?: number;
  /** All rows checked, again and again, and time of the processor for it once. */
  checks: number[];
  checkWork?: number;
}

/** One way of scrolling. */
export interface Scrolled {
  work: number;
  frames: number[];
}

/** What is done in a visit beside mounting. */
export type Task = 'scroll' | 'keys' | 'paste' | 'check' | 'sort';

const mountsPerVisit = 5;
const frames = 60;
const typed = 'the quick brown fox jumps over';
const entersPerColumn = 5;
const pastesPerVisit = 4;
const checksPerVisit = 4;

/** Reloads the page and measures one table of so many rows. */
export async function visit(
  browser: Browser,
  { url, name, count, tasks }: { url: string; name: SubjectName; count: number; tasks: readonly Task[] },
): Promise<Visit> {
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
    const heap = (await heapOf(session)) - before;
    const result: Visit = { first, mounts, heap, keys: [], paints: [], enters: [], entersSeen: [], pastes: [], checks: [] };
    while (mounts.length < mountsPerVisit) mounts.push(await page.evaluate(() => tableBench.mountAgain()));
    await page.evaluate(() => tableBench.quiet());
    if (tasks.includes('scroll')) {
      result.down = await scrolled(page, { session, direction: 'down' });
      result.along = await scrolled(page, { session, direction: 'along' });
      await page.evaluate(() => tableBench.scrollBack());
    }
    if (tasks.includes('keys')) Object.assign(result, await typing(page, session));
    if (tasks.includes('paste')) Object.assign(result, await pasted(page, session));
    if (tasks.includes('check')) Object.assign(result, await checked(page, session));
    if (tasks.includes('sort') && (await page.evaluate(() => tableBench.sort()))) result.sortedHeap = (await heapOf(session)) - before;
    if (problems.length > 0) throw new Error(`${name}: ${problems[0]}`);
    return result;
  } finally {
    await context.close();
  }
}

async function scrolled(page: Page, { session, direction }: { session: CDPSession; direction: 'down' | 'along' }): Promise<Scrolled> {
  // Half as many before, so that the engine knows the code.
  await page.evaluate((way) => tableBench.scroll(way, 30), direction);
  await page.evaluate(() => tableBench.quiet());
  const from = await workOf(session);
  const times = await page.evaluate(([way, many]) => tableBench.scroll(way, many), [direction, frames] as const);
  return { work: ((await workOf(session)) - from) / frames, frames: times };
}

async function typing(page: Page, session: CDPSession): Promise<Partial<Visit>> {
  await page.evaluate(() => tableBench.quiet());
  const point = await page.evaluate(() => tableBench.pointOf(1));
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
  await page.keyboard.press('Enter');
  const enters: number[] = [];
  const entersSeen: number[] = [];
  // A column that has no rule of its kind, and one whose values must be unique among all rows.
  for (const column of await page.evaluate(() => tableBench.columnsToEnter())) {
    const start = await page.evaluate(([key, row]) => tableBench.pointOf(row, key), [column, 2] as const);
    await page.mouse.click(start.x, start.y);
    await page.evaluate(([key, row]) => tableBench.startEnters(key, row), [column, 2] as const);
    for (let step = 0; step < entersPerColumn; step += 1) {
      await page.keyboard.type(`B-${1_000_000 + step}`);
      await page.evaluate(() => tableBench.quiet());
      await page.keyboard.press('Enter');
      await page.evaluate(() => tableBench.quiet());
    }
    const waits = await page.evaluate(() => tableBench.takeWaits());
    enters.push(...waits.enters);
    entersSeen.push(...waits.entersSeen);
  }
  await page.keyboard.press('Escape');
  return { keys, paints, keyWork, enters, entersSeen };
}

async function checked(page: Page, session: CDPSession): Promise<Partial<Visit>> {
  const checks: number[] = [];
  const from = await workOf(session);
  while (checks.length < checksPerVisit) checks.push(await page.evaluate(() => tableBench.check()));
  return { checks, checkWork: ((await workOf(session)) - from) / checksPerVisit };
}

async function pasted(page: Page, session: CDPSession): Promise<Partial<Visit>> {
  await page.evaluate(() => tableBench.quiet());
  const point = await page.evaluate(() => tableBench.firstPoint());
  await page.mouse.click(point.x, point.y);
  await page.evaluate(() => tableBench.quiet());
  await page.evaluate(() => tableBench.pasteOne('P-0000000'));
  for (let turn = 0; turn < 5; turn += 1) await page.evaluate(() => tableBench.quiet());
  const pastes: number[] = [];
  let work = 0;
  while (pastes.length < pastesPerVisit) {
    await page.evaluate((first) => tableBench.readyPaste(first), 100 + pastes.length * 600);
    const from = await workOf(session);
    pastes.push(await page.evaluate(() => tableBench.paste()));
    await page.evaluate(() => tableBench.quiet());
    work += (await workOf(session)) - from;
  }
  return { pastes, pasteWork: work / pastesPerVisit };
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function heapOf(session: CDPSession): Promise<number> {
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
