import './page.css';
import type { Row } from '@tarmac/admin-kit/editable-table';
import { prepareBareForm } from './bareForm.tsx';
import { prepareAg } from './ag.ts';
import { clipboardText, makeRows, typedKey, typedPlace } from './data.ts';
import { prepareFloor } from './floor.ts';
import { prepareGlide } from './glide.tsx';
import { prepareOurs, prepareOursForm } from './ours.tsx';
import type { Point, Stand } from './subject.ts';
import { prepareTanstack } from './tanstack.tsx';

const subjects = {
  floor: prepareFloor,
  ours: prepareOurs,
  tanstack: prepareTanstack,
  ag: prepareAg,
  glide: prepareGlide,
  'form-floor': prepareBareForm,
  'form-ours': prepareOursForm,
};

/** Name of something that is measured. */
export type SubjectName = keyof typeof subjects;

let stand: Stand;
let rows: Row[] = [];
interface Waits {
  keys: number[];
  paints: number[];
  enters: number[];
  entersSeen: number[];
}
const noWaits = (): Waits => ({ keys: [], paints: [], enters: [], entersSeen: [] });
let waits = noWaits();
/** Ms. */
const shortestTold = 16;
const longestWait = 500;
/** The cell in which Enter is pressed next; none: nothing is measured. */
let enterCell: { key: string; row: number } | undefined;
let clipboard = { text: '', last: '' };

/** Runs after the frame that comes next has been drawn. */
function afterFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => void afterTask().then(resolve)));
}

/** Runs as a task of its own, as soon as there is room for one. */
function afterTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (port1.close(), resolve()), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

async function mounted(given: Row[]): Promise<number> {
  const at = performance.now();
  stand.mount(given);
  for (;;) {
    const isLast = await new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(stand.isShown())));
    if (isLast) break;
  }
  await afterTask();
  return performance.now() - at;
}

async function quiet(): Promise<void> {
  await afterFrame();
  await new Promise((resolve) => setTimeout(resolve, 40));
  await afterFrame();
}

addEventListener(
  'keydown',
  (event) => {
    const at = performance.now();
    if (event.key !== 'Enter') void afterFrame().then(() => waits.keys.push(performance.now() - at));
    else if (enterCell !== undefined) {
      void committed(at, { target: event.target, cell: { ...enterCell } });
      enterCell.row += 1;
    }
  },
  true,
);

// What a browser itself tells of a key, from the moment it was pressed to what it changed on the screen: in steps of 8 ms, and from 16 on.
const told: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: shortestTold };
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'keydown') waits.paints.push(duration);
}).observe(told);

async function committed(
  at: number,
  { target, cell: { key, row } }: { target: EventTarget | null; cell: { key: string; row: number } },
): Promise<void> {
  const before = stand.valueAt!(row, key);
  let isIn = false;
  // Most commit while the key is on its way through the page: look where it leaves it, and after those who keep it to themselves.
  const look = () => {
    const value = stand.valueAt!(row, key);
    if (isIn || value === before || stand.textAt!(row, key) !== value) return;
    isIn = true;
    waits.enters.push(performance.now() - at);
  };
  addEventListener('keydown', look, { once: true });
  target?.addEventListener('keydown', look, { once: true });
  const seen = afterFrame();
  while (!isIn && performance.now() - at < longestWait) {
    await afterTask();
    look();
  }
  if (!isIn) waits.enters.push(Number.POSITIVE_INFINITY);
  await seen;
  waits.entersSeen.push(performance.now() - at);
}

/** What the measuring side asks of the page. */
export const bench = {
  /** Loads the subject's code by showing three rows, and makes the rows. @returns ms until the three rows are shown */
  async prepare(name: SubjectName, count: number): Promise<number> {
    stand = subjects[name](document.querySelector<HTMLElement>('#host')!);
    await quiet();
    const isForm = name.startsWith('form');
    const few = makeRows(3);
    const first = await mounted(isForm ? formRows(3) : few);
    stand.unmount();
    rows = isForm ? formRows(count) : makeRows(count);
    await quiet();
    return first;
  },
  /** @returns ms from the call to the first frame with cells */
  mount: () => mounted(rows),
  /** The same once the table has been taken away. */
  async mountAgain(): Promise<number> {
    await quiet();
    stand.unmount();
    await quiet();
    return mounted(rows);
  },
  quiet,
  pointOf: (row: number, key = typedKey): Point => stand.pointOf!(row, key),
  firstPoint: (): Point => stand.firstPoint!(),
  /** Columns in which Enter is measured: none where the text of a cell cannot be read. */
  columnsToEnter: (): string[] => (stand.textAt === undefined ? [] : stand.hasRules ? [typedKey, 'code'] : [typedKey]),
  /** Enter is pressed next in this cell, then in the ones below it. */
  startEnters(key: string, row: number): void {
    enterCell = { key, row };
    waits = noWaits();
  },
  takeWaits(): Waits {
    const taken = waits;
    // Those that were too short to be told took a step less at most.
    while (taken.paints.length < taken.keys.length) taken.paints.push(shortestTold - 8);
    waits = noWaits();
    enterCell = undefined;
    return taken;
  },
  /** Scrolls so many frames at one speed. @returns ms from frame to frame */
  async scroll(direction: 'down' | 'along', frames: number): Promise<number[]> {
    const [down, along] = stand.scrollers!();
    const times: number[] = [];
    let step = direction === 'down' ? 60 : 20;
    for (let frame = 0; frame <= frames; frame += 1) {
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
      if (direction === 'down') down.scrollTop += step;
      else {
        if (along.scrollLeft + step > along.scrollWidth - along.clientWidth) step = -step;
        along.scrollLeft += step;
      }
    }
    return times.slice(1).map((time, at) => time - times[at]!);
  },
  scrollBack(): void {
    const [down, along] = stand.scrollers!();
    down.scrollTop = 0;
    along.scrollLeft = 0;
  },
  /** One cell, so that the code that pastes is there. */
  pasteOne: (text: string): void => stand.paste!(text),
  /** Makes what the next paste carries. */
  readyPaste(from: number): void {
    const text = clipboardText(from);
    clipboard = { text, last: text.split('\r\n').at(-1)!.split('\t')[typedPlace]! };
  },
  /** Pastes 500 × 20 cells. @returns ms until the last one is written and the frame after it drawn */
  async paste(): Promise<number> {
    const { text, last } = clipboard;
    const at = performance.now();
    stand.paste!(text);
    while (stand.valueAt!(499, typedKey) !== last && performance.now() - at < 20_000) await afterTask();
    await afterFrame();
    return stand.valueAt!(499, typedKey) === last ? performance.now() - at : Number.NaN;
  },
  /** Checks all rows. @returns ms until it is known which cells are wrong */
  async check(): Promise<number> {
    const at = performance.now();
    await stand.check!();
    return performance.now() - at;
  },
  async sort(): Promise<boolean> {
    await stand.sort?.();
    return stand.sort !== undefined;
  },
};

function formRows(count: number): Row[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    ...Object.fromEntries(Array.from({ length: 8 }, (_unused, place) => [place === 1 ? typedKey : `field${place}`, `值 ${at}-${place}`])),
  }));
}

declare global {
  // The one door of the page for the measuring side.
  var tableBench: typeof bench;
}
globalThis.tableBench = bench;
