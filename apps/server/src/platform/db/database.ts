import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import pg from 'pg';
import { inBackground } from '../background.ts';
import { alterTables, type AsOwner, mostAlterMs } from './alterTables.ts';
import { listenForAccess, type AccessNews } from './accessNews.ts';
import { type Connect, txOn } from './beginning.ts';
import { cancelStatement } from './cancelStatement.ts';
import { databaseLossOf } from './databaseLoss.ts';
import { errorCode } from './errorCode.ts';
import { createStatementNames } from './statementNames.ts';
import { type Level, nested, outermost, runLater } from './transactions.ts';
import { openWatchedPool } from './watchLines.ts';
import type { DatabaseOptions, Opened, Scope, TransactionOptions, Tx } from './databaseTypes.ts';

export type { Opened, Scope, TransactionOptions, Tx } from './databaseTypes.ts';

/** How a call reads. */
export interface ReadOptions {
  /** Each statement is a transaction of its own, which begins and ends in its packet; for who asks once, mostly. No cursors, no settings. */
  isBrief?: boolean;
}

/** How long a call may read. */
export interface ReadLimit {
  milliseconds: number;
  /** Says that nobody waits for it any more: PostgreSQL ends what runs; the embedded engine goes on with it. */
  gone?: AbortSignal | undefined;
}

/** One database, embedded or PostgreSQL, with the transactions that services run in. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /** Runs `run` in a transaction. Inside another one it becomes a savepoint, which may narrow `system` to a tenant and nothing else. */
  transaction<T>(scope: Scope, run: (tx: Tx, opened: Opened) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * The same for calls that only read. Its result does not hang on how the transaction ends, so nobody waits for that: one round trip
   * less. The database refuses a write inside.
   */
  read<T>(scope: Scope, run: (tx: Tx) => Promise<T>, how?: ReadOptions): Promise<T>;
  /**
   * The same for statements whose cost nobody knows beforehand: PostgreSQL ends one that takes longer, the embedded engine, which
   * cannot, is restarted. Outside of other transactions only.
   *
   * @throws TookTooLong · GivenUp
   */
  readWithin<T>(scope: Scope, run: (tx: Tx) => Promise<T>, limit: ReadLimit): Promise<T>;
  /** Runs after the outermost transaction around the call commits, never when it or a savepoint around the call rolls back; at once when there is none. */
  afterCommit(run: () => void | Promise<void>): void;
  /** Whether the call stands inside a transaction. */
  isInTransaction(): boolean;
  /**
   * Runs `run` in a transaction of a tenant which may also change tables: what it hands to `asOwner` has the rights of the owner of the
   * schema, who sees no rows. Nothing of it waits for locks, or works, longer than a person would. Outside of other transactions only.
   */
  alterTables<T>(tenantId: number, run: (tx: Tx, asOwner: AsOwner) => Promise<T>): Promise<T>;
  /**
   * Runs statements as the owner of the schema on a connection of their own, outside of transactions and for as long as they take, such as
   * indexes that are made while others write. PostgreSQL alone. `close` leaves them to the database.
   */
  aloneAsOwner<T>(run: (client: pg.Client) => Promise<T>): Promise<T>;
  /**
   * Runs a write at the end of the outermost transaction around the call, together with others in one statement: for what nothing in the
   * transaction reads or changes again. A rollback to a savepoint around the call forgets it.
   *
   * @param dependents writes of the same statement, which may ask by the condition that they get whether `write` returned a row
   */
  writeLater(write: SQLWrapper, dependents?: (isWritten: SQL) => readonly SQLWrapper[]): void;
  /**
   * Runs as the last act of the outermost transaction around the call, so that locks it takes are held briefly. The items of
   * all calls with the same function are handed over together.
   *
   * @param run gives its last writes, which leave together with the commit
   */
  beforeCommit<Item>(run: (tx: Tx, items: readonly Item[]) => Promise<readonly SQLWrapper[]>, item: Item): void;
  /**
   * Runs one statement on its own, outside of tenants: row security shows it nothing. For calls of declared functions, which
   * take on a role themselves and so need one round trip instead of four.
   */
  statement<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]>;
  /** Lets statements of `run` take so many milliseconds each, instead of as long as a person waits; for jobs. PostgreSQL alone enforces it. */
  patiently<T>(milliseconds: number, run: () => Promise<T>): Promise<T>;
  /** Resolves when nobody waits for a connection, or after so many milliseconds: for work that people do not wait for. */
  whenQuiet(milliseconds: number): Promise<void>;
  /** Tells when sessions, people or rights have changed. */
  readonly access: AccessNews;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** For the migrator and the job queue, which live outside of tenants. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** A statement took longer than it was given, and was ended. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** Nobody waits for what was read any more. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** Opens the pool over an engine that already listens. */
export function createDatabase(options: DatabaseOptions): Database {
  const watched = options.engine === 'postgres' ? openWatchedPool(options.pool, options.onError) : undefined;
  const pool = watched?.pool ?? new pg.Pool(options.pool);
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.onError(error, 'idle database connection'));
  const access = listenForAccess(pool, options.engine === 'embedded');
  const levels = new AsyncLocalStorage<Level>();
  const patience = new AsyncLocalStorage<number>();
  const nameOf = createStatementNames();
  /** Connections that nobody else uses. */
  const alone = new Set<pg.Client>();
  const connect: Connect = async (scope) => {
    const own = scope !== 'system' && 'reports' in scope ? options.reports?.() : undefined;
    const client = await (own?.connect() ?? whileListening(options, () => pool.connect()));
    const isOwnLogin = own !== undefined;
    return {
      client,
      isOwnLogin,
      nameOf,
      patience: patience.getStore(),
      answered: isOwnLogin ? ignore : access.answered,
      isWanted: () => (own ?? pool).waitingCount > 0,
    };
  };

  return {
    engine: options.engine,
    pool,
    access: access.news,
    transaction: (scope, run, how) => {
      const outer = levels.getStore();
      return outer?.open === true
        ? nested(levels, { outer, scope, access: 'write', run, options: how })
        : outermost(connect, { levels, manner: { scope, access: 'write', isAhead: false }, run, options, how });
    },
    read: (scope, run, { isBrief = false } = {}) => {
      const outer = levels.getStore();
      return outer?.open === true
        ? nested(levels, { outer, scope, access: 'read', run })
        : outermost(connect, { levels, manner: { scope, access: 'read', isAhead: true, isBrief }, run, options });
    },
    readWithin: (scope, run, { milliseconds, gone }) => {
      if (levels.getStore()?.open === true) throw new Error('readWithin: end the transaction around the call first.');
      let client: pg.PoolClient | undefined;
      const noting: Connect = async (given) => {
        const line = await connect(given);
        ({ client } = line);
        return line;
      };
      const cancel = async () => client && cancelStatement(client);
      return outermost(noting, {
        levels,
        manner: { scope, access: 'read', isAhead: false },
        run: (tx) => within(options, { milliseconds, tx, run: () => unlessGone(options, { gone, cancel, run: () => run(tx) }) }),
        options,
      });
    },
    alterTables: async (tenantId, run) => {
      if (levels.getStore()?.open === true) throw new Error('alterTables: end the transaction around the call first.');
      return patience.run(mostAlterMs, () => alterTables({ levels, connect, nameOf, patience: mostAlterMs, options }, { tenantId, run }));
    },
    aloneAsOwner: async (run) => {
      if (options.openAlone === undefined) throw new Error('aloneAsOwner: the embedded engine has one connection.');
      const client = options.openAlone();
      client.on('error', ignore);
      alone.add(client);
      try {
        await client.connect();
        return await run(client);
      } finally {
        alone.delete(client);
        await client.end();
      }
    },
    isInTransaction: () => levels.getStore()?.open === true,
    afterCommit: (run) => {
      const level = levels.getStore();
      if (level?.open === true) level.afterCommit.push(run);
      else runLater([run], options);
    },
    writeLater: (write, dependents) => {
      const level = levels.getStore();
      if (level?.open !== true) throw new Error('writeLater: call it inside a transaction.');
      level.writes.push({ write, dependents });
    },
    beforeCommit: (run, item) => {
      const level = levels.getStore();
      if (level?.open !== true) throw new Error('beforeCommit: call it inside a transaction.');
      level.beforeCommit.push({ run, item });
    },
    statement: async <Row extends Record<string, unknown>>(query: SQL) => {
      const client = await whileListening(options, () => pool.connect());
      let isBroken = true;
      // The statement tells of a line that breaks.
      client.on('error', ignore);
      try {
        const askedAt = performance.now();
        const { rows } = await txOn(client).execute<Row>(query);
        access.answered(askedAt);
        isBroken = false;
        return rows as unknown as Row[];
      } catch (error) {
        isBroken = databaseLossOf(error) === 'away';
        throw error;
      } finally {
        client.off('error', ignore);
        client.release(isBroken);
      }
    },
    whenQuiet: async (milliseconds) => {
      for (const until = performance.now() + milliseconds; pool.waitingCount > 0 && performance.now() < until;) await sleep(quietLookMs);
    },
    patiently: (milliseconds, run) => patience.run(milliseconds, run),
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      watched?.stopWatch();
      // What they do may take minutes; the database ends it, or undoes it, by itself.
      for (const client of alone) client.connection.stream.destroy();
      await pool.end();
      await options.onClose?.();
    },
  };
}

/** Milliseconds between two looks at who waits. */
const quietLookMs = 5;

const ignore = (): void => undefined;

/** Tries to connect once more where an engine was just being started again: nothing had been sent to it. */
async function whileListening<T>({ whenListening }: DatabaseOptions, connect: () => Promise<T>): Promise<T> {
  try {
    return await connect();
  } catch (error) {
    if (whenListening === undefined || databaseLossOf(error) !== 'away') throw error;
    await whenListening();
    return connect();
  }
}

/** SQLSTATE of a statement that PostgreSQL ended. */
const ended = '57014';

/** Milliseconds between two tries to end what runs: the first may come between two statements. */
const cancelAgainMs = 200;

/** Ends what runs where nobody waits for it any more. What was said too late for it is waited for: it must not end what comes next on the line. */
async function unlessGone<T>(
  { engine }: DatabaseOptions,
  { gone, cancel, run }: { gone: AbortSignal | undefined; cancel: () => Promise<void>; run: () => Promise<T> },
): Promise<T> {
  if (gone?.aborted === true) throw new GivenUp('Nobody waits for it.');
  if (gone === undefined || engine === 'embedded') return run();
  let isOver = false;
  let said = Promise.resolve();
  const end = () => {
    said = said.then(async () => {
      while (!isOver) {
        await cancel();
        await sleep(cancelAgainMs);
      }
    });
  };
  gone.addEventListener('abort', end, { once: true });
  try {
    return await run();
  } catch (error) {
    throw gone.aborted && errorCode(error) === ended ? new GivenUp('Nobody waits for it.', { cause: error }) : error;
  } finally {
    isOver = true;
    gone.removeEventListener('abort', end);
    await said;
  }
}

async function within<T>(
  options: DatabaseOptions,
  { milliseconds, tx, run }: { milliseconds: number; tx: Tx; run: (tx: Tx) => Promise<T> },
): Promise<T> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`);
  let isOver = false;
  const { interrupt } = options;
  const timer =
    interrupt &&
    setTimeout(() => {
      isOver = true;
      inBackground('interrupt', { report: options.onError, work: () => interrupt(`a statement took longer than ${milliseconds} ms`) });
    }, milliseconds);
  try {
    return await run(tx);
  } catch (error) {
    throw isOver || (errorCode(error) === ended && !(error instanceof GivenUp))
      ? new TookTooLong(`More than ${milliseconds} ms.`, { cause: error })
      : error;
  } finally {
    clearTimeout(timer);
  }
}
