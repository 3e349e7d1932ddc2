import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PatternQuestion } from './patternWorker.ts';

/**
 * Milliseconds of a processor that matching one value may take. Neither the start of the thread counts nor the time for which a busy
 * machine lets it wait: a good value must not be refused for either.
 */
const mostMs = 300;
/** How often what it took is looked at. */
const lookMs = 100;
/** Milliseconds after which a thread that does not get on at all is given up. */
const longestMs = 30_000;

let worker: Promise<Worker> | undefined;
let line: Promise<unknown> = Promise.resolve();

/**
 * Whether a value matches a pattern that people wrote. Some patterns take ages for some values: they are tried on a thread of its own,
 * one after the other, and one that does not come to an end is cut off and has not matched.
 *
 * @source security 7.34
 */
export function matchesInTime(question: PatternQuestion): Promise<boolean> {
  const answer = line.then(() => ask(question));
  line = answer.catch(() => undefined);
  return answer;
}

async function ask(question: PatternQuestion): Promise<boolean> {
  const asked = await (worker ??= startWorker());
  const over = new AbortController();
  try {
    const before = await spentBy(asked);
    const began = performance.now();
    const answered = once(asked, 'message', { signal: over.signal }) as Promise<[boolean]>;
    asked.postMessage(question);
    for (;;) {
      const answer = await Promise.race([answered, sleep(lookMs, undefined, { signal: over.signal, ref: false })]);
      if (answer !== undefined) return answer[0];
      if ((await spentBy(asked)) - before < mostMs && performance.now() - began < longestMs) continue;
      // Nobody waits for it any more.
      answered.catch(() => undefined);
      await discard(asked);
      return false;
    }
  } catch (error) {
    await discard(asked);
    throw error;
  } finally {
    over.abort();
  }
}

/** Milliseconds that a thread has had a processor. */
async function spentBy(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage();
  return (user + system) / 1000;
}

async function discard(thread: Worker): Promise<void> {
  worker = undefined;
  await thread.terminate();
}

async function startWorker(): Promise<Worker> {
  const started = new Worker(new URL('./patternWorker.ts', import.meta.url));
  // It keeps no server alive.
  started.unref();
  try {
    await once(started, 'online');
    return started;
  } catch (error) {
    worker = undefined;
    throw error;
  }
}
