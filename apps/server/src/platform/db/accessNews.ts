import type pg from 'pg';

/** On which channel the database tells that somebody's session or rights have changed; triggers write to it. */
const channel = 'tarmac_access';
/** How long a line that was heard of is believed to bring news, ms. */
const soundMs = 1000;

/** Tells when sessions, people or rights have changed, in whatever process. */
export interface AccessNews {
  /** The listener gets what has changed: `session:<id>`, `user:<id>`, or nothing for all that may have. */
  subscribe(listener: (what: string) => void): void;
  /** Whether news would have come: what was kept of before is not believed while that is unknown. */
  isCertain(): boolean;
}

/** What the lines to the database tell. */
export interface AccessLines {
  news: AccessNews;
  /** A line answered what was asked of it at that moment (`performance.now`). */
  answered(askedAt: number): void;
}

/**
 * Listens on every line of a pool. PostgreSQL tells a line of the news before it answers the commit that made them, so that this process
 * knows before the caller who asked for the change; others hear it as soon as one of their lines is free. A line that answers brings what was
 * told before. With one process alone (`isAlone`) there is nobody else to hear of.
 */
export function listenForAccess(pool: pg.Pool, isAlone: boolean): AccessLines {
  const listeners: ((what: string) => void)[] = [];
  const tell = (what: string) => {
    for (const listener of listeners) listener(what);
  };
  let soundAt = Number.NEGATIVE_INFINITY;
  const deaf = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('notification', ({ payload }) => tell(payload ?? ''));
    // Before whatever the line was opened for.
    client.query(`listen ${channel}`).catch(() => deaf.add(client));
  });
  // What a lost line would have told is unknown.
  pool.on('remove', (client) => {
    deaf.delete(client);
    tell('');
  });
  return {
    news: {
      subscribe: (listener) => void listeners.push(listener),
      isCertain: () => deaf.size === 0 && (isAlone || performance.now() - soundAt < soundMs),
    },
    answered: (askedAt) => {
      soundAt = Math.max(soundAt, askedAt);
    },
  };
}
