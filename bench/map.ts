import type { Browser, CDPSession, Page } from 'playwright';
import type { Report } from './report.ts';
import { type BrowserState, withWebApp } from './webApp.ts';

const points = 10_000;
const vehicles = 4;
const seconds = 5;
/** Pictures of a second that a replay shows at least. @source MAP-01 */
const fewest = 30;
/** Milliseconds of script in a frame: half of what a frame has. */
const longestScript = 16;

/** Replays of long tracks in Chromium, drawn by WebGL and as a plain picture, and maps moved by hand. */
export async function measureMap(report: Report): Promise<void> {
  report.say(`replaying tracks of ${points.toLocaleString('en')} points for ${seconds} s each in Chromium`);
  await withWebApp(async ({ url, browser, signedIn }) => {
    const storageState = await signedIn('ops');
    for (const ground of ['gl', 'sketch'] as const) {
      const { page, session } = await openTracks(browser, { url, storageState, ground });
      const name = `map: ${ground === 'gl' ? 'WebGL' : 'plain picture'}`;
      if (ground === 'gl') report.note('map: drawn by', await page.evaluate(rendererName));
      for (const count of [1, vehicles]) {
        await openReplay(page, { count, ground });
        const played = await replay(page, session);
        const what = `${name}, ${count === 1 ? 'a vehicle' : `${count} vehicles`}`;
        report.atLeast(`${what}, replayed`, { value: played.frames, budget: fewest, unit: 'frames/s' });
        report.atMost(`${what}, script of a frame`, { value: played.script, budget: longestScript, unit: 'ms' });
        const moved = await drag(page, session);
        report.note(`${what}, moved by hand`, `${moved.frames.toFixed(0)} frames/s, ${moved.script.toFixed(1)} ms script`);
        await page.keyboard.press('Escape');
        await page.getByRole('application').waitFor({ state: 'detached' });
      }
      await page.context().close();
    }
  });
}

interface Opened {
  url: string;
  storageState: BrowserState;
  ground: 'gl' | 'sketch';
}

/** The list of ways, whose tracks are as long as they may ever be. */
async function openTracks(browser: Browser, { url, storageState, ground }: Opened): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  if (ground === 'sketch') await page.addInitScript(withoutGl);
  let asked = 0;
  await page.route('**/hyTrackQuery/ofNote*', async (route) => {
    asked += 1;
    await route.fulfill({ json: { success: true, code: 200, message: '', result: longTrack(asked) } });
  });
  await page.goto(`${url}/shipping/trackquery?noteStatus=40`);
  await page.locator('tr[data-index]:visible').nth(vehicles).waitFor();
  const session = await context.newCDPSession(page);
  // Time of the processor, so that a neighbour's work does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

async function openReplay(page: Page, { count, ground }: { count: number; ground: string }): Promise<void> {
  const boxes = page.locator('tr[data-index]:visible').getByRole('checkbox');
  for (let index = 0; index < vehicles; index += 1) await boxes.nth(index).setChecked(index < count);
  await page.getByRole('button', { name: '同时回放' }).click();
  await page.locator(`[data-ground="${ground}"]`).waitFor();
  // Land and lines come after the map itself.
  await page.waitForTimeout(2000);
}

interface Played {
  frames: number;
  /** Milliseconds of a frame. */
  script: number;
}

async function replay(page: Page, session: CDPSession): Promise<Played> {
  await page.getByRole('slider').press('Home');
  await page.getByRole('button', { name: '播放', exact: true }).click();
  const played = await watched(page, { session, act: () => page.waitForTimeout(seconds * 1000) });
  await page.getByRole('button', { name: '暂停' }).click();
  return played;
}

async function drag(page: Page, session: CDPSession): Promise<Played> {
  const box = (await page.getByRole('application').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const moved = await watched(page, {
    session,
    act: async () => {
      for (let step = 1; step <= 60; step += 1)
        await page.mouse.move(box.x + box.width / 2 + 2 * step, box.y + box.height / 2 + Math.round(20 * Math.sin(step / 6)));
    },
  });
  await page.mouse.up();
  return moved;
}

/** Frames in which something changed, and what they cost the script of the page. */
async function watched(page: Page, { session, act }: { session: CDPSession; act: () => Promise<unknown> }): Promise<Played> {
  await page.evaluate(countFrames);
  const before = await scriptSeconds(session);
  await act();
  const script = (await scriptSeconds(session)) - before;
  const { frames, passed } = await page.evaluate(countedFrames);
  return { frames: (frames * 1000) / passed, script: (script * 1000) / Math.max(1, frames) };
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

/** A way of a week across the country, a position each minute, with stops, gaps and haste. */
function longTrack(number: number): object {
  const start = Date.UTC(2026, 5, 1, number * 2);
  const text = (minutes: number) => new Date(start + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const positions = Array.from({ length: points }, (_, index) => ({
    lng: 104 + number + 12 * Math.sin(index / 1900) + 0.3 * Math.sin(index / 37),
    lat: 34 + number / 2 + 8 * Math.cos(index / 2600) + 0.3 * Math.cos(index / 41),
    locTime: text(index),
    speed: [0, 35, 62, 88, 118][Math.floor(index / 25) % 5],
  }));
  return {
    vehicleNumber: `鲁G7000${number}`,
    plateColor: '2',
    shippingNoteNumber: null,
    beginTime: text(0),
    endTime: text(points - 1),
    provider: 'local',
    isLocal: true,
    state: '20',
    failReason: null,
    pointCount: points,
    mileage: 9_000_000,
    stopCount: 0,
    overSpeedCount: 0,
    maxGapMinutes: 1,
    matchLoad: null,
    matchUnload: null,
    maxSpeedKmh: 110,
    distance: null,
    trackState: null,
    load: null,
    unload: null,
    points: positions,
    stops: [],
  };
}

/** In the page: a browser without WebGL. */
function withoutGl(): void {
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
  } as typeof original;
}

/** In the page: who draws. */
function rendererName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  const known = gl?.getExtension('WEBGL_debug_renderer_info');
  return known == null ? 'unknown' : String(gl?.getParameter(known.UNMASKED_RENDERER_WEBGL)).slice(0, 60);
}

/** What counts frames in the page. */
interface Counter {
  frames: number;
  since: number;
}

/** In the page: counts the frames from now on. */
function countFrames(): void {
  const counter: Counter = { frames: 0, since: performance.now() };
  Object.assign(globalThis, { mapFrames: counter });
  const step = () => {
    if ((globalThis as unknown as { mapFrames: Counter }).mapFrames !== counter) return;
    counter.frames += 1;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** In the page: what was counted. */
function countedFrames(): { frames: number; passed: number } {
  const { frames, since } = (globalThis as unknown as { mapFrames: Counter }).mapFrames;
  Object.assign(globalThis, { mapFrames: undefined });
  return { frames, passed: performance.now() - since };
}
