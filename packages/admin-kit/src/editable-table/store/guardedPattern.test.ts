import { afterEach, expect, test, vi } from 'vitest';
import { runGuarded, SlowPatternError } from './guardedPattern.ts';

afterEach(() => void vi.restoreAllMocks());

/** Runs a suspicious pattern on a text of two beginnings; each call of `run` takes the next of these times, in ms, then none. */
function runFor(times: readonly number[]) {
  let now = 0;
  let calls = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return runGuarded(/(a+)+$/, {
    text: 'a'.repeat(15),
    run: (text) => {
      now += times[calls] ?? 0;
      calls += 1;
      return text.length;
    },
  });
}

// A try is two calls: as the text is, and with a sign at its end that fails.
test.each([
  ['no try is held up', []],
  ['one try is just within the limit', [12, 13]],
  ['one try is held up', [1000]],
  ['two tries are held up', [1000, 0, 0, 1000]],
])('GRID-03 a pattern is not taken for a slow one when %s', (_case, times) => {
  expect(runFor(times)).toBe(15);
});

test('GRID-03 a pattern is slow when every try on the same text is', () => {
  expect(() => runFor([26, 0, 0, 26, 13, 13.1])).toThrow(SlowPatternError);
});
