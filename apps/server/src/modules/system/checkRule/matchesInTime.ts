import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PatternQuestion } from './patternWorker.ts';

/** Milliseconds that one pattern may take; a thread that has to start takes most of them. */
const patience = 1000;

let worker: Worker | undefined;
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
  const asked = (worker ??= startWorker());
  const answered = once(asked, 'message', { signal: AbortSignal.timeout(patience) });
  asked.postMessage(question);
  try {
    const [matched] = (await answered) as [boolean];
    return matched;
  } catch (error) {
    worker = undefined;
    await asked.terminate();
    if ((error as Error).name === 'AbortError') return false;
    throw error;
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./patternWorker.ts', import.meta.url));
  // It keeps no server alive.
  started.unref();
  return started;
}
