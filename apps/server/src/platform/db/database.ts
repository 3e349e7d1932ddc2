import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError, sql, type SQL } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { inBackground, type ReportFailure } from '../background.ts';
import { listenForAccess, type AccessNews } from './accessNews.ts';
import { databaseLossOf, LineLost } from './databaseLoss.ts';
import { errorCode } from './errorCode.ts';
import { createStatementNames, type NameStatement, withNames } from './statementNames.ts';
import { openWatchedPool } from './watchLines.ts';

/** The handle inside a transaction. Every query of a service goes through it. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Under which role, and for which tenant, a transaction runs. */
export type Scope =
  /** A tenant's own rows: row security hides all others. */
  | { tenantId: number }
  /** The same, of what reports may read and of nothing else. @source security 8.38 */
  | { tenantId: number; reports: true }
  /** All tenants, for authentication, jobs and administration. Each use is a deliberate choice. */
  | 'system';

/** One database, embedded or PostgreSQL, with the transactions that services run in. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /** Runs `run` in a transaction. Inside another one it becomes a savepoint, which may narrow `system` to a tenant and nothing else. */
  transaction<T>(scope: Scope, run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for calls that only read. Its result does not hang on how the transaction ends, so nobody waits for that: one round trip
   * less. The database refuses a write inside.
   */
  read<T>(scope: Scope, run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for statements whose cost nobody knows beforehand: PostgreSQL ends one that takes longer, the embedded engine, which
   * cannot, is started anew. Outside of other transactions only.
   *
   * @throws TookTooLong
   */
  readWithin<T>(scope: Scope, milliseconds: number, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs after the outermost transaction around the call commits, never when it or a savepoint around the call rolls back; at once when there is none. */
  afterCommit(run: () => void | Promise<void>): void;
  /**
   * Runs as the last act of the outermost transaction around the call, so that locks it takes are held briefly. The items of
   * all calls with the same function are handed over together.
   */
  beforeCommit<Item>(run: (tx: Tx, items: readonly Item[]) => Promise<void>, item: Item): void;
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

/** What `createDatabase` needs to know. */
export interface DatabaseOptions {
  engine: 'embedded' | 'postgres';
  pool: pg.PoolConfig;
  /** Receives what cannot be thrown to a caller. */
  onError: ReportFailure;
  /** Connections of a login that reports have to themselves, once there are any; else their transactions take on a role. @source security 8.38 */
  reports?(): pg.Pool | undefined;
  /** Closes the engine behind the pool. */
  onClose?(): Promise<void>;
  /** Ends whatever the engine is doing by starting it anew, for one that enforces no time of its own. */
  interrupt?(reason: string): Promise<void>;
  /** Resolves when an engine that is being started anew listens again. */
  whenListening?(): Promise<void>;
}

/** A statement took longer than it was given, and was ended. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

interface Level {
  scope: Scope;
  tx: Tx;
  /** The last nested call of this level: savepoints of one connection cannot interleave. */
  tail: Promise<unknown>;
  afterCommit: (() => void | Promise<void>)[];
  beforeCommit: { run: (tx: Tx, items: readonly never[]) => Promise<void>; item: unknown }[];
  open: boolean;
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
  const connect: Connect = async (scope) => {
    const own = scope !== 'system' && 'reports' in scope ? options.reports?.() : undefined;
    const client = await (own?.connect() ?? whileListening(options, () => pool.connect()));
    const isOwnLogin = own !== undefined;
    return { client, isOwnLogin, nameOf, patience: patience.getStore(), answered: isOwnLogin ? ignore : access.answered };
  };

  return {
    engine: options.engine,
    pool,
    access: access.news,
    transaction: (scope, run) => {
      const outer = levels.getStore();
      return outer?.open === true ? nested(levels, outer, scope, 'write', run) : outermost(connect, levels, scope, 'write', run, options);
    },
    read: (scope, run) => {
      const outer = levels.getStore();
      return outer?.open === true ? nested(levels, outer, scope, 'read', run) : outermost(connect, levels, scope, 'read', run, options);
    },
    readWithin: (scope, milliseconds, run) => {
      if (levels.getStore()?.open === true) throw new Error('readWithin: end the transaction around the call first.');
      return outermost(connect, levels, scope, 'read', (tx) => within(options, milliseconds, tx, run), options);
    },
    afterCommit: (run) => {
      const level = levels.getStore();
      if (level?.open === true) level.afterCommit.push(run);
      else runLater([run], options);
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
      await pool.end();
      await options.onClose?.();
    },
  };
}

/** Milliseconds between two looks at who waits. */
const quietLookMs = 5;

const dialect = new PgDialect({ casing: 'snake_case' });

const ignore = (): void => undefined;

function txOn(client: pg.PoolClient): Tx {
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
  return new NodePgTransaction<Record<string, never>, Record<string, never>>(dialect, session, undefined);
}

type Access = 'write' | 'read';

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

async function within<T>(options: DatabaseOptions, milliseconds: number, tx: Tx, run: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`);
  let isOver = false;
  const { interrupt } = options;
  const timer =
    interrupt &&
    setTimeout(() => {
      isOver = true;
      inBackground('interrupt', options.onError, () => interrupt(`a statement took longer than ${milliseconds} ms`));
    }, milliseconds);
  try {
    return await run(tx);
  } catch (error) {
    throw isOver || errorCode(error) === ended ? new TookTooLong(`More than ${milliseconds} ms.`, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** SQLSTATE of a plan that a connection keeps for columns that have changed meanwhile. */
const outdatedPlan = '0A000';

/** A connection inside of a transaction that has begun. */
interface Begun {
  client: pg.PoolClient;
  /** Whether the line broke since. */
  isBroken(): boolean;
  release(isBroken: boolean): void;
}

/** Takes on the scope in the message that begins: one round trip less per request than drizzle's own transaction. */
async function begin(connect: Connect, scope: Scope, access: Access): Promise<Begun> {
  const { client, isOwnLogin, patience, nameOf, answered } = await connect(scope);
  let isBroken = false;
  // The query that runs tells of a broken connection; without a listener the connection itself would end the process.
  const onBroken = () => {
    isBroken = true;
  };
  client.on('error', onBroken);
  const release = (isUnfit: boolean) => {
    client.off('error', onBroken);
    client.release(isUnfit || isBroken);
  };
  const { role, tenant } = settingsOf(scope);
  const settings = { 'app.tenant_id': tenant, ...(patience === undefined ? {} : { statement_timeout: String(patience) }) };
  // A login that reports have to themselves has their rights already, and never writes.
  const all = Object.entries(isOwnLogin ? settings : { role, ...settings });
  const list = all.map(([name, value]) => `set_config('${name}', ${client.escapeLiteral(value)}, true)`).join(', ');
  const askedAt = performance.now();
  try {
    await client.query(`begin${access === 'read' || isOwnLogin ? ' read only' : ''}; select ${list}`);
  } catch (error) {
    release(true);
    throw databaseLossOf(error) === 'away' ? new LineLost('The line to the database was broken.', { cause: error }) : error;
  }
  answered(askedAt);
  // What is read for lists depends on its values too much for a plan that is made beforehand.
  return { client: access === 'write' ? withNames(client, role, nameOf) : client, isBroken: () => isBroken, release };
}

/** A line that broke while nobody used it shows it at the first word: nothing was done, so another one is taken. */
const beginOnSoundLine = (connect: Connect, scope: Scope, access: Access): Promise<Begun> =>
  begin(connect, scope, access).catch((error: unknown) => {
    if (error instanceof LineLost) return begin(connect, scope, access);
    throw error;
  });

async function inTransaction<T>(
  connect: Connect,
  scope: Scope,
  access: Access,
  run: (tx: Tx) => Promise<T>,
  { onError }: DatabaseOptions,
): Promise<T> {
  const { client, isBroken, release } = await beginOnSoundLine(connect, scope, access);
  // A connection that cannot even end its transaction is not given to anybody else.
  const end = (statement: 'commit' | 'rollback') =>
    client.query(statement).then(
      () => release(false),
      () => release(true),
    );
  try {
    const tx = txOn(client);
    const result = await run(tx);
    if (access === 'read') {
      inBackground('end of a read', onError, () => end('commit'));
      return result;
    }
    await tx.execute(sql`commit`);
    release(false);
    return result;
  } catch (error) {
    if (errorCode(error) === outdatedPlan) release(true);
    else await end('rollback');
    // Whatever the driver calls it: a statement that failed on a broken line failed for the line.
    throw isBroken() && error instanceof DrizzleQueryError ? new LineLost('The line to the database broke.', { cause: error }) : error;
  }
}

type Connect = (scope: Scope) => Promise<{
  client: pg.PoolClient;
  isOwnLogin: boolean;
  patience: number | undefined;
  nameOf: NameStatement;
  answered: (askedAt: number) => void;
}>;

async function outermost<T>(
  connect: Connect,
  levels: AsyncLocalStorage<Level>,
  scope: Scope,
  access: Access,
  run: (tx: Tx) => Promise<T>,
  options: DatabaseOptions,
): Promise<T> {
  let level: Level | undefined;
  const result = await inTransaction(
    connect,
    scope,
    access,
    async (tx) => {
      level = createLevel(scope, tx);
      const value = await inLevel(levels, level, run);
      for (const [task, items] of grouped(level.beforeCommit)) await task(tx, items);
      return value;
    },
    options,
  );
  runLater(level?.afterCommit ?? [], options);
  return result;
}

function grouped(tasks: Level['beforeCommit']): Map<Level['beforeCommit'][number]['run'], never[]> {
  const groups = new Map<Level['beforeCommit'][number]['run'], never[]>();
  for (const { run, item } of tasks) {
    const items = groups.get(run);
    if (items === undefined) groups.set(run, [item as never]);
    else items.push(item as never);
  }
  return groups;
}

async function nested<T>(
  levels: AsyncLocalStorage<Level>,
  outer: Level,
  scope: Scope,
  access: Access,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const narrows = outer.scope === 'system' && scope !== 'system';
  if (!narrows && !sameScope(outer.scope, scope))
    throw new Error('A transaction cannot widen or change its tenant: end the outer one first.');
  const mine = outer.tail.then(async () => {
    let level: Level | undefined;
    const within = async (tx: Tx): Promise<T> => {
      if (narrows) await enter(tx, scope);
      level = createLevel(scope, tx);
      const result = await inLevel(levels, level, run);
      // A rollback to the savepoint undoes the change of role by itself; a release does not.
      if (narrows) await enter(tx, outer.scope);
      return result;
    };
    // What only reads leaves nothing to undo.
    const value = await (access === 'read' && !narrows ? within(outer.tx) : outer.tx.transaction(within));
    // Only now: what a rolled back savepoint asked for must not happen.
    outer.afterCommit.push(...(level?.afterCommit ?? []));
    outer.beforeCommit.push(...(level?.beforeCommit ?? []));
    return value;
  });
  outer.tail = mine.catch(() => undefined);
  return mine;
}

function createLevel(scope: Scope, tx: Tx): Level {
  return { scope, tx, tail: Promise.resolve(), afterCommit: [], beforeCommit: [], open: true };
}

async function inLevel<T>(levels: AsyncLocalStorage<Level>, level: Level, run: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await levels.run(level, () => run(level.tx));
  } finally {
    // Work that was started inside and outlives the transaction must get a connection of its own.
    level.open = false;
  }
}

function settingsOf(scope: Scope): { role: string; tenant: string } {
  if (scope === 'system') return { role: 'app_system', tenant: '' };
  return { role: 'reports' in scope ? 'app_reports' : 'app_rw', tenant: String(scope.tenantId) };
}

async function enter(tx: Tx, scope: Scope): Promise<void> {
  const { role, tenant } = settingsOf(scope);
  await tx.execute(sql`select set_config('role', ${role}, true), set_config('app.tenant_id', ${tenant}, true)`);
}

function sameScope(a: Scope, b: Scope): boolean {
  if (a === 'system' || b === 'system') return a === b;
  return a.tenantId === b.tenantId && 'reports' in a === 'reports' in b;
}

function runLater(tasks: readonly (() => void | Promise<void>)[], options: DatabaseOptions): void {
  for (const task of tasks) {
    inBackground('work after commit', options.onError, () => Promise.resolve().then(task));
  }
}
