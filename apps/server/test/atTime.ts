import type { FakeClock } from '../src/platform/clock.ts';

/** Does something earlier or later than the clock says; then the clock stands where it stood. */
export async function atTime<Result>(clock: FakeClock, instant: string, act: () => Promise<Result>): Promise<Result> {
  const now = clock.now();
  clock.set(instant);
  try {
    return await act();
  } finally {
    clock.set(now);
  }
}
