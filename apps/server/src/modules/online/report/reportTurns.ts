import { GivenUp } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Reports that run at the same time; the connections beyond them stay free for everything else. @source security 8.38 */
const atOnce = 2;

/**
 * How a report waits. `quick`: it is known to take little. `trial`: nobody knows it yet, and it is given little time. `slow`: it may take
 * all the time there is, so one of these runs at a time and leaves room for the others.
 */
export type Lane = 'quick' | 'trial' | 'slow';

/** Who asks, and how it waits. */
export interface Turn {
  person: string;
  lane: Lane;
  /** Says that nobody waits for it any more: what has not begun by then does not begin. */
  gone?: AbortSignal | undefined;
}

interface Turns {
  running: Turn[];
  waiting: (Turn & { go: () => void })[];
  /** Persons in the order of their last turns, the latest last. */
  served: Set<string>;
}

const turnsOf = new WeakMap<Platform, Turns>();
const order: readonly Lane[] = ['quick', 'trial', 'slow'];

/** Runs a report when it is its turn: quick ones first, one of each person at a time, and the person who had no turn for longest before others. */
export async function inTurn<Result>(platform: Platform, turn: Turn, run: () => Promise<Result>): Promise<Result> {
  const turns: Turns = turnsOf.get(platform) ?? { running: [], waiting: [], served: new Set() };
  turnsOf.set(platform, turns);
  await turnOf(turns, turn);
  try {
    return await run();
  } finally {
    turns.running.splice(
      turns.running.findIndex(({ person, lane }) => person === turn.person && lane === turn.lane),
      1,
    );
    letGo(turns);
  }
}

/** Waits for a turn. @throws GivenUp nobody waits for it any more */
function turnOf(turns: Turns, { gone, ...turn }: Turn): Promise<void> {
  if (gone?.aborted === true) return Promise.reject(new GivenUp('Nobody waits for it.'));
  return new Promise((resolve, reject) => {
    const waiting = {
      ...turn,
      go: () => {
        gone?.removeEventListener('abort', leave);
        resolve();
      },
    };
    const leave = () => {
      turns.waiting.splice(turns.waiting.indexOf(waiting), 1);
      reject(new GivenUp('Nobody waits for it.'));
    };
    gone?.addEventListener('abort', leave, { once: true });
    turns.waiting.push(waiting);
    letGo(turns);
  });
}

function letGo(turns: Turns): void {
  for (;;) {
    const next = nextOf(turns);
    if (next === undefined) break;
    turns.waiting.splice(turns.waiting.indexOf(next), 1);
    turns.running.push({ person: next.person, lane: next.lane });
    turns.served.delete(next.person);
    turns.served.add(next.person);
    next.go();
  }
  if (turns.running.length === 0) turns.served.clear();
}

function nextOf({ running, waiting, served }: Turns) {
  if (running.length >= atOnce) return undefined;
  const ranks = [...served];
  const free = waiting.filter(
    ({ person, lane }) => running.every((one) => one.person !== person) && (lane !== 'slow' || running.every((one) => one.lane !== 'slow')),
  );
  // Those who were never served have rank -1; equals stay in the order in which they came.
  return free.toSorted((a, b) => order.indexOf(a.lane) - order.indexOf(b.lane) || ranks.indexOf(a.person) - ranks.indexOf(b.person))[0];
}
