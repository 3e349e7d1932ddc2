import type { AsyncLocalStorage } from 'node:async_hooks';
import { DrizzleQueryError, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { inBackground } from '../background.ts';
import type { DatabaseOptions, Opened, Scope, TransactionOptions, Tx } from './database.ts';
import { databaseLossOf, LineLost } from './databaseLoss.ts';
import { errorCode } from './errorCode.ts';
import { type NameStatement, withNames } from './statementNames.ts';

/** A transaction, or a savepoint of one, that is under way. */
export interface Level {
  scope: Scope;
  tx: Tx;
  /** The last nested call of this level: savepoints of one connection cannot interleave. */
  tail: Promise<unknown>;
  afterCommit: (() => void | Promise<void>)[];
  beforeCommit: { run: (tx: Tx, items: readonly never[]) => Promise<void>; item: unknown }[];
  /** Writes that nothing in the transaction reads. */
  writes: SQLWrapper[];
  open: boolean;
  /** What a part without a savepoint failed with: then nothing of this level may stay. */
  failure: { error: unknown } | undefined;
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** Queries on one connection. */
export function txOn(client: pg.PoolClient): Tx {
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
  return new NodePgTransaction<Record<string, never>, Record<string, never>>(dialect, session, undefined);
}

/** Whether a transaction may change anything. */
export type Access = 'write' | 'read';

/** SQLSTATE of a plan that a connection keeps for columns that have changed meanwhile. */
const outdatedPlan = '0A000';

/** A connection inside of a transaction that has begun. */
interface Begun {
  client: pg.PoolClient;
  /** What the statements of the opening gave. */
  opened: Opened;
  /** Whether the line broke since. */
  isBroken(): boolean;
  release(isBroken: boolean): void;
}

/** Takes on the scope in the message that begins: one round trip less per request than drizzle's own transaction. */
async function begin(connect: Connect, scope: Scope, access: Access, opening: readonly SQL[]): Promise<Begun> {
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
  const first = [`begin${access === 'read' || isOwnLogin ? ' read only' : ''}`, `select ${list}`];
  const askedAt = performance.now();
  let opened: Opened;
  try {
    const results: unknown = await client.query([...first, ...opening.map(textOf)].join('; '));
    opened = (results as pg.QueryResult<Record<string, unknown>>[]).slice(first.length).map(({ rows }) => rows);
  } catch (error) {
    release(true);
    throw databaseLossOf(error) === 'away' ? new LineLost('The line to the database was broken.', { cause: error }) : error;
  }
  answered(askedAt);
  // What is read for lists depends on its values too much for a plan that is made beforehand.
  return { client: access === 'write' ? withNames(client, role, nameOf) : client, opened, isBroken: () => isBroken, release };
}

/** A statement with its values written into it: a message of several statements carries no parameters. */
const textOf = (statement: SQL): string => dialect.sqlToQuery(statement.inlineParams()).sql;

/** A line that broke while nobody used it shows it at the first word: nothing was done, so another one is taken. */
const beginOnSoundLine = (connect: Connect, scope: Scope, access: Access, opening: readonly SQL[]): Promise<Begun> =>
  begin(connect, scope, access, opening).catch((error: unknown) => {
    if (error instanceof LineLost) return begin(connect, scope, access, opening);
    throw error;
  });

async function inTransaction<T>(
  connect: Connect,
  scope: Scope,
  access: Access,
  run: (tx: Tx, opened: Opened) => Promise<T>,
  { onError }: DatabaseOptions,
  opening: readonly SQL[],
): Promise<T> {
  const { client, opened, isBroken, release } = await beginOnSoundLine(connect, scope, access, opening);
  // A connection that cannot even end its transaction is not given to anybody else.
  const end = (statement: 'commit' | 'rollback') =>
    client.query(statement).then(
      () => release(false),
      () => release(true),
    );
  try {
    const tx = txOn(client);
    const result = await run(tx, opened);
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

/** Takes a connection that is fit for a scope. */
export type Connect = (scope: Scope) => Promise<{
  client: pg.PoolClient;
  isOwnLogin: boolean;
  patience: number | undefined;
  nameOf: NameStatement;
  answered: (askedAt: number) => void;
}>;

/** Runs `run` in a transaction of its own. */
export async function outermost<T>(
  connect: Connect,
  levels: AsyncLocalStorage<Level>,
  scope: Scope,
  access: Access,
  run: (tx: Tx, opened: Opened) => Promise<T>,
  options: DatabaseOptions,
  { opening = [] }: TransactionOptions = {},
): Promise<T> {
  let level: Level | undefined;
  const result = await inTransaction(
    connect,
    scope,
    access,
    async (tx, opened) => {
      level = createLevel(scope, tx);
      const value = await inLevel(levels, level, (inner) => run(inner, opened));
      await writeTogether(tx, level.writes);
      for (const [task, items] of grouped(level.beforeCommit)) await task(tx, items);
      return value;
    },
    options,
    opening,
  );
  runLater(level?.afterCommit ?? [], options);
  return result;
}

/**
 * Runs writes in one round trip: as parts of one statement, none of which sees what another one does.
 *
 * @param writes no two of them change one row
 */
async function writeTogether(tx: Tx, writes: readonly SQLWrapper[]): Promise<void> {
  for (let from = 0; from < writes.length; from += writesAtOnce) {
    const parts = writes.slice(from, from + writesAtOnce).map((write, index) => sql`${sql.identifier(`w${index}`)} as (${write.getSQL()})`);
    await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
  }
}

/** A batch of many rows asks for many writes. */
const writesAtOnce = 20;

function grouped(tasks: Level['beforeCommit']): Map<Level['beforeCommit'][number]['run'], never[]> {
  const groups = new Map<Level['beforeCommit'][number]['run'], never[]>();
  for (const { run, item } of tasks) {
    const items = groups.get(run);
    if (items === undefined) groups.set(run, [item as never]);
    else items.push(item as never);
  }
  return groups;
}

/** Runs `run` as a part of the transaction around it. */
export async function nested<T>(
  levels: AsyncLocalStorage<Level>,
  outer: Level,
  scope: Scope,
  access: Access,
  run: (tx: Tx, opened: Opened) => Promise<T>,
  { opening = [], isWhole = false }: TransactionOptions = {},
): Promise<T> {
  const narrows = outer.scope === 'system' && scope !== 'system';
  if (!narrows && !sameScope(outer.scope, scope))
    throw new Error('A transaction cannot widen or change its tenant: end the outer one first.');
  const mine = outer.tail.then(async () => {
    let level: Level | undefined;
    const within = async (tx: Tx): Promise<T> => {
      if (narrows) await enter(tx, scope);
      level = createLevel(scope, tx);
      const opened: Record<string, unknown>[][] = [];
      for (const statement of opening) opened.push((await tx.execute(statement)).rows);
      const result = await inLevel(levels, level, (inner) => run(inner, opened));
      // A rollback to the savepoint undoes the change of role by itself; a release does not.
      if (narrows) await enter(tx, outer.scope);
      return result;
    };
    const value = await (isWhole && !narrows
      ? within(outer.tx).catch((error: unknown) => {
          outer.failure = { error };
          throw error;
        })
      : // What only reads leaves nothing to undo.
        access === 'read' && !narrows
        ? within(outer.tx)
        : outer.tx.transaction(within));
    // Only now: what a rolled back savepoint asked for must not happen.
    outer.afterCommit.push(...(level?.afterCommit ?? []));
    outer.beforeCommit.push(...(level?.beforeCommit ?? []));
    outer.writes.push(...(level?.writes ?? []));
    return value;
  });
  outer.tail = mine.catch(() => undefined);
  return mine;
}

function createLevel(scope: Scope, tx: Tx): Level {
  return { scope, tx, tail: Promise.resolve(), afterCommit: [], beforeCommit: [], writes: [], open: true, failure: undefined };
}

async function inLevel<T>(levels: AsyncLocalStorage<Level>, level: Level, run: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    const value = await levels.run(level, () => run(level.tx));
    // Anyone who let it pass: half of it must not stay.
    if (level.failure !== undefined) throw level.failure.error;
    return value;
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

/** Runs tasks that nobody waits for. */
export function runLater(tasks: readonly (() => void | Promise<void>)[], options: DatabaseOptions): void {
  for (const task of tasks) {
    inBackground('work after commit', options.onError, () => Promise.resolve().then(task));
  }
}
