import { modules } from '../src/modules/index.ts';
import { createContext, systemActor } from '../src/platform/createContext.ts';
import type { Actor, Context } from '../src/platform/context.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createEventBus } from '../src/platform/events.ts';
import { startOutboxWorker, type OutboxHandler } from '../src/platform/jobs/outboxWorker.ts';
import type { Platform } from '../src/platform/platform.ts';
import { realnames } from './roles.ts';

/** The services of the server, called by people of the demonstration at moments that are over. */
export interface DemoServices {
  /** What somebody does at a moment, ms; the clock stands there until the next one. @param as who they are, if not of the staff */
  at(moment: number, given: { username: string; as?: Partial<Actor>; confirmWarnings?: boolean }): Context;
  /** Has what waits for these handlers delivered, as if so many ms had passed since. */
  deliver(handlers: readonly OutboxHandler[], passed: number): Promise<void>;
}

/** Nobody listens, and nobody is signed in. */
const quiet = { changed: () => undefined, send: () => undefined, wake: () => undefined };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

/**
 * Opens them on a database that no server runs on yet: of the platform there are its clock, its listeners and its database.
 *
 * @param more what some services need besides
 */
export function openDemoServices(database: Database, more: Partial<Platform> = {}): DemoServices {
  let now = 0;
  const parts = {
    database,
    modules,
    clock: { now: () => new Date(now) },
    events: createEventBus(modules.flatMap(({ events = [] }) => events)),
    sockets: quiet,
    rowNews: quiet,
    jobs: quiet,
    log: silent,
    // Nobody reads what is answered.
    dictionaries: { texts: async () => () => '' },
    // All channels are the embedded ones.
    config: { taxChannels: { others: 'embedded', byTaxNo: new Map() } },
    ...more,
  };
  const platform = parts as unknown as Platform;
  return {
    at: (moment, { username, as = {}, confirmWarnings = false }) => {
      now = moment;
      return createContext(platform, {
        confirmWarnings,
        actor: { ...systemActor(), userId: username, username, realname: realnames.get(username) ?? username, ...as },
      });
    },
    deliver: async (handlers, passed) => {
      now += passed;
      const worker = startOutboxWorker(platform, handlers, platform.log);
      await worker.drain();
      await worker.stop();
    },
  };
}
