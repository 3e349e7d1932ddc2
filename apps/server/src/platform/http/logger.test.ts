import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherLines } from './logger.ts';

const line = (level: number, msg: string) => `${JSON.stringify({ level, msg })}\n`;
let written: string[];
let lines: ReturnType<typeof gatherLines>;

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  lines = gatherLines((text) => written.push(text));
});
afterEach(() => vi.useRealTimers());

test('OPS-06 lines of the log are written together, in their order, a fifth of a second later', () => {
  lines.write(line(30, 'one'));
  vi.advanceTimersByTime(199);
  lines.write(line(30, 'two'));
  expect(written).toEqual([]);

  vi.advanceTimersByTime(1);
  expect(written).toEqual([line(30, 'one') + line(30, 'two')]);
  vi.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
});

test.each([
  [30, 0],
  [39, 0],
  [40, 1],
  [50, 1],
])('OPS-06 a line of level %i is written at once, with those before it: %i', (level, times) => {
  lines.write(line(30, 'before'));
  lines.write(line(level, 'now'));
  expect(written).toHaveLength(times);
  lines.flush();
  expect(written).toEqual([line(30, 'before') + line(level, 'now')]);
});

test('OPS-06 many lines wait for nothing', () => {
  for (let index = 0; index < 40; index += 1) lines.write(line(30, 'x'.repeat(1000)));
  expect(written.length).toBeGreaterThan(1);
});
