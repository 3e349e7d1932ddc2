import { expect, test, vi } from 'vitest';
import { ChunkLoadError, chunkTimeoutMs, CssChunkLoadError, loadChunk } from './loadChunk.ts';

const failing = (error: unknown) => loadChunk(() => Promise.reject(error as Error)).catch((thrown: unknown) => thrown);

test('ROUTE-15 hands the module on, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  expect(await loadChunk(async () => ({ default: 'page' }))).toEqual({ default: 'page' });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('ROUTE-15 code that does not come in 120000 ms is given up', async () => {
  vi.useFakeTimers();
  const outcome = loadChunk(() => new Promise(() => {})).catch((thrown: unknown) => thrown);
  let isOver = false;
  void outcome.then(() => (isOver = true));

  await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);

  expect(chunkTimeoutMs).toBe(120_000);
  expect(await outcome).toMatchObject({ name: 'ChunkLoadError', reason: 'timeout', message: 'Loading chunk failed (timeout)' });
  vi.useRealTimers();
});

test.each([
  'Failed to fetch dynamically imported module: http://x/assets/Page-1.js',
  'error loading dynamically imported module: http://x/assets/Page-1.js',
  'Importing a module script failed.',
  "Expected a JavaScript module script but the server responded with a MIME type of 'text/html'.",
  "Unexpected token '<'",
])('ROUTE-15 %s: the chunk is missing', async (message) => {
  const cause = new TypeError(message);
  const thrown = await failing(cause);

  expect(thrown).toBeInstanceOf(ChunkLoadError);
  expect(thrown).toMatchObject({ reason: 'missing', message: 'Loading chunk failed (missing)', cause });
});

test('ROUTE-15 a failed style sheet has its code', async () => {
  const thrown = await failing(new Error('Unable to preload CSS for /assets/Page-1.css'));

  expect(thrown).toBeInstanceOf(CssChunkLoadError);
  expect(thrown).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', message: 'Loading CSS chunk failed' });
});

test('ROUTE-15 other failures of loading are named so, and errors of the page itself stay its own', async () => {
  expect(await failing(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toMatchObject({ reason: 'other' });
  expect(await failing(new Error('Loading chunk 3 failed'))).toMatchObject({ reason: 'other' });
  const own = new TypeError('undefined is not a function');
  expect(await failing(own)).toBe(own);
  expect(await failing('text')).toBe('text');
});
