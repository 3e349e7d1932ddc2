import type { AsyncLocalStorage } from 'node:async_hooks';
import { DrizzleQueryError, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type pg from 'pg';
import { inBackground } from '../background.ts';
import { begin, beginOnSoundLine, type Begun, type Connect, dialect, type Manner, sendTogether, settingsOf, txOn } from './beginning.ts';
import { LineLost } from './databaseLoss.ts';
import { errorCode } from './errorCode.ts';
import type { DatabaseOptions, Opened, Scope, TransactionOptions, Tx } from './databaseTypes.ts';

/** A write that waits for the end of a transaction, and those that go with it. */
interface LateWrite {
  write: SQLWrapper;
  dependents: ((isWritten: SQL) => readonly SQLWrapper[]) | undefined;
}

/** A transaction, or a savepoint of one, that is under way. */
export interface Level {
  scope: Scope;
  tx: Tx;
  /** The last nested call of this level: savepoints of one connection cannot interleave. */
  tail: Promise<unknown>;
  afterCommit: (() => void | Promise<void>)[];
  beforeCommit: { run: (tx: Tx, items: readonly never[]) => Promise<readonly SQLWrapper[]>; item: unknown }[];
  /** Writes that nothing in the transaction reads. */
  writes: LateWrite[];
  open: boolean;
  /** What a part without a savepoint failed with: then nothing of this level may stay. */
  failure: { error: unknown } | undefined;
}

/** SQLSTATE of a plan that a connection keeps for columns that have changed meanwhile. */
const outdatedPlan = '0A000';

const isOutdated = (error: unknown): boolean => errorCode(error) === outdatedPlan;

async function inTransaction<T>(
  connect: Connect,
  { manner, run, options, how }: { manner: Manner; run: Run<T>; options: DatabaseOptions; how: TransactionOptions },
): Promise<T> {
  if (manner.isAhead) return readAhead(connect, { manner, run, options });
  const begun = await beginOnSoundLine(connect, { manner, options: how });
  const opened = await begun.opened;
  return untilEnd(begun, { manner, run: (tx) => run(tx, opened), databaseOptions: options });
}

const ignore = (): void => undefined;

/** What runs in a transaction. It gives its value, and what is still to be done before the end. */
type Run<T> = (tx: Tx, opened: Opened) => Promise<{ value: T; level: Level }>;

/**
 * Reads without waiting for the answer to what begins: its first statement leaves in the same packet, which saves a write, an answer and a
 * turn. What was read before the scope is known to have been taken on is thrown away where it was not.
 */
async function readAhead<T>(
  connect: Connect,
  { manner, run, options }: { manner: Manner; run: Run<T>; options: DatabaseOptions },
): Promise<T> {
  const begun = await begin(connect, { manner });
  const read = run(txOn(begun.client), []);
  // It may fail first, and is looked at after the beginning.
  const isSettled = read.then(ignore, ignore);
  try {
    await begun.opened;
  } catch (error) {
    await isSettled;
    if (error instanceof LineLost)
      return inTransaction(connect, { manner: { ...manner, isAhead: false, isBrief: false }, run, options, how: {} });
    throw error;
  }
  return untilEnd(begun, { manner, run: () => read, databaseOptions: options });
}

async function untilEnd<T>(
  begun: Begun,
  {
    manner: { access },
    run,
    databaseOptions: { onError },
  }: { manner: Manner; run: (tx: Tx) => ReturnType<Run<T>>; databaseOptions: DatabaseOptions },
): Promise<T> {
  const { client, isBroken, releaseAfter } = begun;
  let isEnding = false;
  try {
    const tx = txOn(client);
    const { value, level } = await run(tx);
    const { ended } = await finish(client, { tx, level, commit: begun.isOpen() ? [sql`commit`] : [] });
    isEnding = true;
    const released = releaseAfter(ended, isOutdated);
    if (access === 'read') {
      inBackground('end of a read', { report: onError, work: () => released });
    } else {
      await released;
      await ended;
    }
    return value;
  } catch (error) {
    if (!isEnding) await undo(begun, error);
    // Whatever the driver calls it: a statement that failed on a broken line failed for the line.
    throw isBroken() && error instanceof DrizzleQueryError ? new LineLost('The line to the database broke.', { cause: error }) : error;
  }
}

/** Ends a transaction that has failed. A connection that cannot even do that is not given to anybody else. */
async function undo({ client, release, releaseAfter }: Begun, error: unknown): Promise<void> {
  if (isOutdated(error)) release(true);
  else await releaseAfter(client.query('rollback'), () => true);
}

/** Runs `run` in a transaction of its own. */
export async function outermost<T>(
  connect: Connect,
  {
    levels,
    manner,
    run,
    options,
    how = {},
  }: {
    levels: AsyncLocalStorage<Level>;
    manner: Manner;
    run: (tx: Tx, opened: Opened) => Promise<T>;
    options: DatabaseOptions;
    how?: TransactionOptions;
  },
): Promise<T> {
  let level: Level | undefined;
  const result = await inTransaction(connect, {
    manner,
    run: async (tx, opened) => {
      level = createLevel(manner.scope, tx);
      return { value: await inLevel(levels, { level, run: (inner) => run(inner, opened) }), level };
    },
    options,
    how,
  });
  runLater(level?.afterCommit ?? [], options);
  return result;
}

/**
 * Does what was put off to the end of a transaction, and sends its end. Nothing waits for an answer that does not need it: where a statement
 * fails, the database refuses those behind it, and takes the commit as a rollback.
 *
 * @returns what ends when all are answered, with the first that failed
 * @throws Error of what was put off; the transaction is still open then
 */
async function finish(
  client: pg.PoolClient,
  { tx, level: { writes, beforeCommit }, commit }: { tx: Tx; level: Level; commit: readonly SQL[] },
): Promise<{ ended: Promise<void> }> {
  sendTogether(client);
  const written = sendInARow(client, together(writes));
  // It is waited for with the end, and must not count as unhandled until then.
  written.catch(ignore);
  const last: SQLWrapper[] = [];
  try {
    for (const [task, items] of grouped(beforeCommit)) last.push(...(await task(tx, items)));
  } catch (error) {
    await written;
    throw error;
  }
  sendTogether(client);
  const sent = sendInARow(client, [...last, ...commit]);
  const ended = Promise.allSettled([written, sent]).then(() => written.then(() => sent));
  ended.catch(ignore);
  return { ended };
}

/** Sends statements one behind the other. @throws DrizzleQueryError of the first that failed, once all are answered */
async function sendInARow(client: pg.PoolClient, statements: readonly SQLWrapper[]): Promise<void> {
  const answers = await Promise.allSettled(
    statements.map((statement) => {
      const { sql: text, params } = dialect.sqlToQuery(statement.getSQL());
      return client.query({ text }, params).catch((error: unknown) => {
        throw new DrizzleQueryError(text, params, error instanceof Error ? error : undefined);
      });
    }),
  );
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
}

/**
 * Puts writes into few statements: as parts of one, none of which sees what another one does.
 *
 * @param writes no two of them change one row
 */
function together(writes: readonly LateWrite[]): SQL[] {
  const statements: SQL[] = [];
  for (let from = 0; from < writes.length; from += writesAtOnce) {
    const parts: SQL[] = [];
    const name = () => sql.identifier(`w${parts.length}`);
    for (const { write, dependents } of writes.slice(from, from + writesAtOnce)) {
      const own = name();
      parts.push(sql`${own} as (${write.getSQL()})`);
      for (const part of dependents?.(sql`exists (select 1 from ${own})`) ?? []) parts.push(sql`${name()} as (${part.getSQL()})`);
    }
    statements.push(sql`with ${sql.join(parts, sql`, `)} select 1`);
  }
  return statements;
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
  {
    outer,
    scope,
    access,
    run,
    options: { opening = [], ahead, isWhole = false } = {},
  }: {
    outer: Level;
    scope: Scope;
    access: Manner['access'];
    run: (tx: Tx, opened: Opened) => Promise<T>;
    options?: TransactionOptions;
  },
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
      ahead?.(tx);
      const result = await inLevel(levels, { level, run: (inner) => run(inner, opened) });
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

async function inLevel<T>(levels: AsyncLocalStorage<Level>, { level, run }: { level: Level; run: (tx: Tx) => Promise<T> }): Promise<T> {
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
    inBackground('work after commit', { report: options.onError, work: () => Promise.resolve().then(task) });
  }
}
