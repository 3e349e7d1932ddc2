import type { Platform } from '../../../platform/platform.ts';

/** Reports that run at the same time; the connections beyond them stay free for everything else. @source security 8.38 */
const atOnce = 2;

interface Turns {
  running: number;
  waiting: (() => void)[];
}

const turnsOf = new WeakMap<Platform, Turns>();

/** Runs a report when it is its turn. */
export async function inTurn<Result>(platform: Platform, run: () => Promise<Result>): Promise<Result> {
  const turns = turnsOf.get(platform) ?? { running: 0, waiting: [] };
  turnsOf.set(platform, turns);
  if (turns.running < atOnce) turns.running += 1;
  // A turn is handed on as it is; nobody can slip in between.
  else await new Promise<void>((resolve) => turns.waiting.push(resolve));
  try {
    return await run();
  } finally {
    const next = turns.waiting.shift();
    if (next === undefined) turns.running -= 1;
    else next();
  }
}
