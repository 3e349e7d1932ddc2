import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRest } from './onRest.ts';

let clock = 0;

beforeEach(() => {
  clock = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The page listens for so long. */
function listen(time: number): void {
  for (let passed = 0; passed < time; passed += 50) {
    clock += 50;
    vi.advanceTimersByTime(50);
  }
}

/** The page hears nothing for so long: its timers come together, and late. */
function work(time: number): void {
  clock += time;
  vi.advanceTimersByTime(50);
}

test('LIST-10 a finger that rests for half a second, and not for less, is a long press', () => {
  const act = vi.fn<() => void>();
  onRest(act);

  listen(450);
  expect(act).not.toHaveBeenCalled();
  listen(50);
  expect(act).toHaveBeenCalledTimes(1);
  listen(2000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('LIST-10 a finger that strays before is none', () => {
  const act = vi.fn<() => void>();
  const stop = onRest(act);

  listen(450);
  stop();
  listen(2000);

  expect(act).not.toHaveBeenCalled();
});

test.each([
  { before: 0, busy: 700 },
  { before: 450, busy: 700 },
  { before: 450, busy: 101 },
])('LIST-10 where a finger went while the page was busy is waited for: $busy ms of work after $before', ({ before, busy }) => {
  const act = vi.fn<() => void>();
  const stop = onRest(act);

  listen(before);
  work(busy);
  listen(150);
  expect(act).not.toHaveBeenCalled();
  stop();
  listen(2000);
  expect(act).not.toHaveBeenCalled();
});

test('LIST-10 a finger that rests on while the page is busy is a long press once that has listened again', () => {
  const act = vi.fn<() => void>();
  onRest(act);

  work(700);
  listen(150);
  expect(act).not.toHaveBeenCalled();
  listen(50);
  expect(act).toHaveBeenCalledTimes(1);
});
