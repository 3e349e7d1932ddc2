import { parentPort } from 'node:worker_threads';

/** What is asked of the worker: whether a value matches a pattern. */
export interface PatternQuestion {
  pattern: string;
  value: string;
}

// On a thread of its own: anyone who asks can end it when a pattern takes ages.
parentPort?.on('message', ({ pattern, value }: PatternQuestion) => {
  parentPort?.postMessage(new RegExp(pattern).test(value));
});
