import type { SQL } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { databaseLossOf, LineLost } from './databaseLoss.ts';
import { FastDialect } from './fastDialect.ts';
import { type NameStatement, withNames } from './statementNames.ts';
import type { Opened, Scope, TransactionOptions, Tx } from './databaseTypes.ts';

export const dialect = new FastDialect({ casing: 'snake_case' });

/** Queries on one connection. */
export function txOn(client: pg.PoolClient): Tx {
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
  return new NodePgTransaction<Record<string, never>, Record<string, never>>(dialect, session, undefined);
}

/** Whether a transaction may change anything. */
type Access = 'write' | 'read';

/** How a transaction of its own runs. */
export interface Manner {
  scope: Scope;
  access: Access;
  /** It reads, and begins to before it has been told that it began. Not for statements that people write. */
  isAhead: boolean;
  /** Each statement is a transaction of its own. */
  isBrief?: boolean;
}

/** A connection inside of a transaction that has begun. */
export interface Begun {
  client: pg.PoolClient;
  /** What the statements of the opening gave, once the scope is taken on. It fails where that failed, and has let go of the connection then. */
  opened: Promise<Opened>;
  /** Whether the line broke since. */
  isBroken(): boolean;
  /** Whether the transaction is still to be ended. */
  isOpen(): boolean;
  release(isBroken: boolean): void;
  /**
   * Lets go of the line once the last statement of the transaction is answered, or at once where others wait for a line: what they send goes
   * behind it.
   *
   * @param last it has been sent
   * @param isUnfitAfter whether the line is of no use once `last` has failed
   */
  releaseAfter(last: Promise<unknown>, isUnfitAfter: (error: unknown) => boolean): Promise<void>;
}

/** Lines that somebody else has already when they turn out to be of no use. */
const unfit = new WeakSet<pg.PoolClient>();

/**
 * Takes on the scope in the message that begins: one round trip less per request than drizzle's own transaction.
 *
 * @param isAhead the next statement is sent along with it, before it is answered
 */
export async function begin(
  connect: Connect,
  {
    manner: { scope, access, isAhead, isBrief = false },
    options: { opening = [], ahead } = {},
  }: { manner: Manner; options?: TransactionOptions },
): Promise<Begun> {
  const { client, isOwnLogin, patience, nameOf, answered, isWanted } = await connect(scope);
  let isBroken = false;
  // The query that runs tells of a broken connection; without a listener the connection itself would end the process.
  const onBroken = () => {
    isBroken = true;
  };
  client.on('error', onBroken);
  const release = (isUnfit: boolean) => {
    client.off('error', onBroken);
    client.release(isUnfit || isBroken || unfit.has(client));
  };
  const releaseAfter: Begun['releaseAfter'] = async (last, isUnfitAfter) => {
    const isEarly = isWanted() && !isBroken && !unfit.has(client);
    if (isEarly) client.release();
    const isUnfit = await last.then(() => false, isUnfitAfter);
    if (!isEarly) return release(isUnfit);
    client.off('error', onBroken);
    if (isUnfit) unfit.add(client);
  };
  const { role, tenant } = settingsOf(scope);
  const settings = { 'app.tenant_id': tenant, ...(patience === undefined ? {} : { statement_timeout: String(patience) }) };
  // A login that reports have to themselves has their rights already, and never writes.
  const all = Object.entries(isOwnLogin ? settings : { role, ...settings });
  const list = all.map(([name, value]) => `set_config('${name}', ${client.escapeLiteral(value)}, true)`).join(', ');
  const first = [`begin${access === 'read' || isOwnLogin ? ' read only' : ''}`, `select ${list}`];
  const askedAt = performance.now();
  if (isAhead || ahead !== undefined) sendTogether(client);
  const opened = client.query([...first, ...opening.map(textOf)].join('; ')).then(
    (results: unknown): Opened => {
      answered(askedAt);
      return (results as pg.QueryResult<Record<string, unknown>>[]).slice(first.length).map(({ rows }) => rows);
    },
    (error: unknown) => {
      release(true);
      throw databaseLossOf(error) === 'away' ? new LineLost('The line to the database was broken.', { cause: error }) : error;
    },
  );
  // Anyone who goes ahead looks at it later.
  opened.catch(ignore);
  // What is read for lists depends on its values too much for a plan that is made beforehand.
  const each = isBrief ? eachByItself(client, first.join('; ')) : undefined;
  const mine = access === 'write' ? withNames(client, { role, nameOf }) : (each?.client ?? client);
  ahead?.(txOn(mine));
  return { client: mine, opened, isBroken: () => isBroken, isOpen: each?.isOpen ?? isAlways, release, releaseAfter };
}

/** Holds back what is sent on a line until nothing is left to do before the event loop turns, so that what is sent until then leaves at once. */
export function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** The client, which begins and ends a transaction in the packet of each statement. That of the first one has been begun already. */
function eachByItself(client: pg.PoolClient, beginning: string): { client: pg.PoolClient; isOpen: () => boolean } {
  let isOpen = true;
  const query = (...given: Parameters<pg.PoolClient['query']>) => {
    sendTogether(client);
    const begun = isOpen ? undefined : client.query(beginning);
    isOpen = false;
    const asked = client.query(...given) as unknown as Promise<unknown>;
    // Where the statement fails this is a rollback.
    client.query('commit').catch(ignore);
    // What was read before the scope was taken on is thrown away where it was not.
    return begun === undefined ? asked : Promise.all([begun, asked]).then(([, answer]) => answer);
  };
  return { client: Object.create(client, { query: { value: query } }) as pg.PoolClient, isOpen: () => isOpen };
}

const isAlways = (): boolean => true;

/** A statement with its values written into it: a message of several statements carries no parameters. */
const textOf = (statement: SQL): string => dialect.sqlToQuery(statement.inlineParams()).sql;

/** A line that broke while nobody used it shows it at the first word: nothing was done, so another one is taken. */
export async function beginOnSoundLine(
  connect: Connect,
  { manner, options }: { manner: Manner; options: TransactionOptions },
): Promise<Begun> {
  const attempt = async (): Promise<Begun> => {
    const begun = await begin(connect, { manner, options });
    await begun.opened;
    return begun;
  };
  return attempt().catch((error: unknown) => {
    if (error instanceof LineLost) return attempt();
    throw error;
  });
}

/** Takes a connection that is fit for a scope. */
export type Connect = (scope: Scope) => Promise<{
  client: pg.PoolClient;
  isOwnLogin: boolean;
  patience: number | undefined;
  nameOf: NameStatement;
  answered: (askedAt: number) => void;
  /** Whether anybody waits for a connection. */
  isWanted: () => boolean;
}>;

/** What a transaction of a scope sets for itself. */
export function settingsOf(scope: Scope): { role: string; tenant: string } {
  if (scope === 'system') return { role: 'app_system', tenant: '' };
  return { role: 'reports' in scope ? 'app_reports' : 'app_rw', tenant: String(scope.tenantId) };
}

const ignore = (): void => undefined;
