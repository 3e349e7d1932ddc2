import type { SliceOptions } from './tableStore.ts';

/** How long one slice of a long piece of work may hold the thread, in ms: half a frame. */
const sliceTime = 8;

/** Rows between two looks at the clock. */
export const chunkRows = 256;

/**
 * Runs a long piece of work without holding up frames: it yields often, with the number of units done so far, and is gone on
 * with after the browser had its turn. A promise that it yields is waited for. Short work is finished before this returns.
 *
 * @throws what the signal was aborted with
 */
export async function inSlices<Result>(
  work: Generator<number | Promise<unknown>, Result, void>,
  { total, signal, onProgress }: SliceOptions & { total: number },
): Promise<Result> {
  let until = performance.now() + sliceTime;
  signal?.throwIfAborted();
  for (;;) {
    const step = work.next();
    if (step.done) {
      onProgress?.(total, total);
      return step.value;
    }
    if (typeof step.value !== 'number') {
      await step.value;
      signal?.throwIfAborted();
      continue;
    }
    if (performance.now() < until) continue;
    onProgress?.(step.value, total);
    await nextTurn();
    signal?.throwIfAborted();
    until = performance.now() + sliceTime;
  }
}

/** Walks over rows in chunks; `visit` gets one place after the other. */
export function* overRows(
  count: number,
  { visit, before = 0 }: { visit: (at: number) => void; before?: number },
): Generator<number, void, void> {
  for (let from = 0; from < count; from += chunkRows) {
    const to = Math.min(count, from + chunkRows);
    for (let at = from; at < to; at += 1) visit(at);
    yield before + to;
  }
}

/**
 * Calls back once the browser has drawn what stands in the page now. A timer alone may fire before that; where nothing is drawn, as
 * in a hidden page or without one, the timer has to do.
 *
 * @returns takes it back
 */
export function afterFrame(work: () => void): () => void {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => (timer = setTimeout(work));
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) wait();
  else frame = requestAnimationFrame(wait);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Calls back once what stands in the page now has been drawn, and everybody who waits for that has had a turn: with the frame after it.
 *
 * @returns takes it back
 */
export function afterNextFrame(work: () => void): () => void {
  let stop = afterFrame(() => {
    stop = afterFrame(work);
  });
  return () => stop();
}

interface YieldingScheduler {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser draw and hear; timers are too slow for that, they wait 4 ms. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as YieldingScheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}
