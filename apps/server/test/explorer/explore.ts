import { stepsOf, type Step } from './moves.ts';
import { faultOf, isDone, newTrip, type Trip } from './trip.ts';

/** A trip that can be reached. */
export interface Reached {
  trip: Trip;
  /** Moves that lead here from the beginning, one of the shortest ways. */
  path(): string[];
  steps: readonly Omit<Step, 'after'>[];
  leadsTo: readonly string[];
}

/** Everything that can come of a waybill, by the move, breadth first, so that the way to each is a shortest one. */
export function explore(steps: (trip: Trip) => Step[] = stepsOf, begin: Trip = newTrip()): Map<string, Reached> {
  const reached = new Map<string, Reached>();
  const queue: { key: string; trip: Trip; from: string | null; by: string }[] = [
    { key: JSON.stringify(begin), trip: begin, from: null, by: '' },
  ];
  const origins = new Map<string, { from: string | null; by: string }>([[queue[0]!.key, { from: null, by: '' }]]);
  const pathTo = (key: string): string[] => {
    const { from, by } = origins.get(key)!;
    return from === null ? [] : [...pathTo(from), by];
  };
  for (const { key, trip } of queue) {
    const leadsTo: string[] = [];
    const found: Omit<Step, 'after'>[] = [];
    // What has gone wrong is told; what follows from it is not looked at.
    for (const { after, ...step } of faultOf(trip) === null ? steps(trip) : []) {
      const next = JSON.stringify(after);
      found.push(step);
      leadsTo.push(next);
      if (origins.has(next)) continue;
      origins.set(next, { from: key, by: step.name });
      queue.push({ key: next, trip: after, from: key, by: step.name });
    }
    reached.set(key, { trip, path: () => pathTo(key), steps: found, leadsTo });
  }
  return reached;
}

/** What is reached and leads to no good end whatever anybody does. */
export function deadEnds(reached: ReadonlyMap<string, Reached>): Reached[] {
  const before = new Map<string, string[]>();
  for (const [key, { leadsTo }] of reached) for (const next of leadsTo) before.set(next, [...(before.get(next) ?? []), key]);
  const good = [...reached].filter(([, { trip }]) => isDone(trip)).map(([key]) => key);
  const saved = new Set(good);
  for (const key of good)
    for (const from of before.get(key) ?? [])
      if (!saved.has(from)) {
        saved.add(from);
        good.push(from);
      }
  return [...reached].filter(([key]) => !saved.has(key)).map(([, one]) => one);
}

/** The first of some trips, told by the moves that lead to it. */
export const told = (some: readonly Reached[], what = (one: Reached): string => JSON.stringify(one.trip)): string[] =>
  some
    .toSorted((one, other) => one.path().length - other.path().length)
    .slice(0, 3)
    .map((one) => `${one.path().join(' . ')}: ${what(one)}`);
