import type { Database } from '../../../platform/db/database.ts';
import type { Authenticated } from '../../../platform/platform.ts';

/** How old what is kept may be, ms: within that time nothing is noted of a session that is used. */
const maxAge = 30_000;
const maxKept = 2000;

interface Kept {
  value: Authenticated;
  /** By the clock of the platform, which tests move. */
  from: number;
  until: number;
  readAt: number;
}

/** Who stands behind tokens, as it was found a moment ago. */
export interface KeptSessions {
  /** Undefined when nothing is kept, it is too old, something ended by itself, or changes might have gone unheard. */
  get(key: string, now: number): Authenticated | undefined;
  /** Marks the beginning of a reading: what is told of meanwhile may not be in it. */
  begin(): number;
  /** Keeps what was read since `begun`, at most until something of it ends by itself. */
  put(key: string, given: { begun: number; now: number; until: number } & { value: Authenticated }): void;
}

const ofDatabase = new WeakMap<Database, KeptSessions>();

/** What this process keeps of the sessions in a database. */
export function keptSessionsOf(database: Database): KeptSessions {
  const known = ofDatabase.get(database);
  if (known !== undefined) return known;
  const kept = createKeptSessions(database);
  ofDatabase.set(database, kept);
  return kept;
}

function createKeptSessions({ access }: Database): KeptSessions {
  const kept = new Map<string, Kept>();
  let generation = 0;
  access.subscribe((what) => {
    generation += 1;
    const [, kind, id] = /^(session|user):(.*)$/.exec(what) ?? [];
    if (kind === undefined) kept.clear();
    else for (const [key, { value }] of kept) if ((kind === 'session' ? value.session.id : value.actor.userId) === id) kept.delete(key);
  });
  return {
    get: (key, now) => {
      const found = kept.get(key);
      if (found === undefined || !access.isCertain()) return undefined;
      const isOver = now < found.from || now >= found.until || now - found.from >= maxAge || performance.now() - found.readAt >= maxAge;
      if (isOver) {
        kept.delete(key);
        return undefined;
      }
      return { session: { ...found.value.session }, actor: { ...found.value.actor } };
    },
    begin: () => generation,
    put: (key, { value, begun, now, until }) => {
      if (begun !== generation) return;
      // The oldest goes: who is still there is read again.
      if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, { value, from: now, until, readAt: performance.now() });
    },
  };
}
