import { createHash, createHmac, hkdfSync, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { ReportFailure } from '../background.ts';
import { errorCode } from './errorCode.ts';
import { openWatchedPool, type WatchedPool } from './watchLines.ts';

/** The login that reports have to themselves: made by the server from its secret, or given by the operator. */
export type ReportLogin = { secret: string } | { url: string };

/** A login that the operator named and that reports must not run under. */
export class ReportLoginRefused extends Error {
  override readonly name = 'ReportLoginRefused';
}

/** What a connection of reports may take. @source security 8.38 */
const limits = { connections: 2, milliseconds: 5000, tempKilobytes: 256 * 1024 } as const;

/** What `openReportPool` works with. */
export interface ReportPoolOptions {
  /** Address of the database as the server reaches it. */
  databaseUrl: string;
  login: ReportLogin;
  connectionTimeout: number;
  /** Runs something as the owner of the database. */
  asOwner<T>(run: (owner: pg.ClientBase) => Promise<T>): Promise<T>;
  /** Told what a database administrator would have to do. */
  onWarning(text: string): void;
  onError: ReportFailure;
}

/**
 * Opens the connections of reports: two, under a login that reads what reports may read and nothing else, and can become nobody else.
 *
 * The server makes that login by itself. Its name and password are derived from the installation's secret and the database's name, so
 * that several processes find the same one, nothing need be kept, and installations that share a cluster do not meet. The database
 * gets the SCRAM verifier alone: what it logs opens nothing.
 *
 * @returns undefined where the server cannot make or use one; reports then go on under a role that their transactions take on
 * @throws ReportLoginRefused the operator's own login does not get in, or may do more than reports may
 * @source security 8.38
 */
export async function openReportPool(options: ReportPoolOptions): Promise<WatchedPool | undefined> {
  const { login, onWarning } = options;
  const config = configOf(options);
  const name = config.user ?? '';
  let found = await lookInto(config);
  if ('secret' in login && 'error' in found && errorCode(found.error)?.startsWith('28') === true) {
    try {
      await options.asOwner((owner) => makeLogin(owner, { name, password: String(config.password) }));
      found = await lookInto(config);
    } catch (error) {
      found = { error };
    }
  }
  if ('error' in found || found.excess.length > 0) {
    const reason =
      'error' in found ? `the login ${name} does not work (${textOf(found.error)})` : `the login ${name} may do too much: ${found.excess}`;
    if ('url' in login) throw new ReportLoginRefused(`REPORTS_DATABASE_URL: ${reason}. See docs/operations.md, Reports.`);
    onWarning(
      `Reports have no login of their own, because ${reason}. They go on under the role app_reports, without a limit of temporary files. ` +
        'An administrator of the database can change that once, see docs/operations.md, Reports.',
    );
    return undefined;
  }
  if (found.tempKilobytes < 0 || found.tempKilobytes > limits.tempKilobytes)
    onWarning(
      `Reports may write temporary files without limit. A superuser of the database can change that once: ` +
        `alter role "${found.name}" set temp_file_limit = '256MB';`,
    );
  return openWatchedPool(config, options.onError);
}

function configOf({ databaseUrl, login, connectionTimeout }: ReportPoolOptions): pg.PoolConfig {
  const common: pg.PoolConfig = {
    max: limits.connections,
    connectionTimeoutMillis: connectionTimeout,
    application_name: 'tarmac reports',
    statement_timeout: limits.milliseconds,
    options: '-c default_transaction_read_only=on',
  };
  // What the driver understands of an address, so that both connections lead to the same place whatever form it has.
  const { host, port, database = '', user, password, ssl } = new pg.Client('url' in login ? login.url : databaseUrl);
  const place: pg.PoolConfig = { host, port, database, ssl };
  if ('url' in login) return { ...common, ...place, ...(user === undefined ? {} : { user }), ...(password ? { password } : {}) };
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', login.secret, 'tarmac', `${purpose}:${database}`, 32));
  return {
    ...common,
    ...place,
    user: `app_reports_${derive('report-login-name').toString('hex').slice(0, 12)}`,
    password: derive('report-login').toString('base64url'),
  };
}

type Found = { error: unknown } | { name: string; excess: string; tempKilobytes: number };

/** Logs in and reads what this login may do that reports may not. */
async function lookInto(config: pg.PoolConfig): Promise<Found> {
  const client = new pg.Client(config);
  // A connection that is refused tells twice.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; excess: string; tempKilobytes: number }>(readRights);
    return rows[0] ?? { error: new Error('no answer') };
  } catch (error) {
    return { error };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Compares with `app_reports`, which is what reports may do: what everybody may do is no more than that. */
const readRights = `
with me as (select * from pg_roles where rolname = current_user),
  space as (select oid from pg_namespace where nspname !~ '^pg_(catalog|toast|temp)' and nspname <> 'information_schema'),
  relation as (select c.oid from pg_class c join space on space.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'f'))
select me.rolname as name,
  (select setting::int from pg_settings where name = 'temp_file_limit') as "tempKilobytes",
  concat_ws(', ',
    case when me.rolsuper or me.rolbypassrls or me.rolcreaterole or me.rolcreatedb or me.rolreplication then 'it has rights of an administrator' end,
    case when not pg_has_role('app_reports', 'usage') then 'it is not a member of app_reports' end,
    (select 'it is a member of ' || string_agg(rolname, ', ' order by rolname) from pg_roles
      where rolname not in (me.rolname, 'app_reports') and pg_has_role(oid, 'member') and not me.rolsuper),
    case when exists (select from pg_class where relowner = me.oid) or exists (select from pg_proc where proowner = me.oid)
           or exists (select from pg_namespace where nspowner = me.oid) then 'it owns something' end,
    case when exists (select from space where has_schema_privilege(oid, 'create') and not has_schema_privilege('app_reports', oid, 'create'))
      then 'it may create something' end,
    (select 'it may do more than read the views of reports: ' || string_agg(distinct act, ', ' order by act) from (
       select act from relation, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) act
        where has_table_privilege(relation.oid, act) and not has_table_privilege('app_reports', relation.oid, act)
       union all
       select act from relation join pg_attribute a on a.attrelid = relation.oid and a.attacl is not null and not a.attisdropped,
              unnest(array['select', 'insert', 'update', 'references']) act
        where has_column_privilege(relation.oid, a.attnum, act) and not has_column_privilege('app_reports', relation.oid, a.attnum, act)
     ) more having count(*) > 0),
    case when exists (select from pg_proc p join space on space.oid = p.pronamespace
                       where has_function_privilege(p.oid, 'execute') and not has_function_privilege('app_reports', p.oid, 'execute'))
      then 'it may call more functions' end
  ) as excess
from me`;

/** Any fixed number, of one database each: a login belongs to one. */
const lockKey = 7_204_121;

/** Makes the login, or gives it its password again. @throws Error the owner may not */
async function makeLogin(owner: pg.ClientBase, { name, password }: { name: string; password: string }): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const verifier = pg.escapeLiteral(scramVerifier(password));
  await owner.query('begin');
  try {
    // Processes that start together take turns.
    await owner.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const { rows } = await owner.query<{ database: string; version: number; known: boolean; connects: boolean }>(
      `select current_database() as database, current_setting('server_version_num')::int as version,
         has_database_privilege('public', current_database(), 'connect') as connects,
         exists (select from pg_roles where rolname = $1) as known`,
      [name],
    );
    const { database = '', version = 0, known = false, connects = false } = rows[0] ?? {};
    await owner.query(
      known
        ? `alter role ${role} login password ${verifier}`
        : `create role ${role} login nocreatedb nocreaterole inherit password ${verifier}`,
    );
    // It has the rights of reports, and is never anybody else: also not that role itself, where the server knows the difference.
    await owner.query(`grant app_reports to ${role}${version >= 160_000 ? ' with inherit true, set false' : ''}`);
    if (!connects) await owner.query(`grant connect on database ${pg.escapeIdentifier(database)} to ${role}`);
    await owner.query(`alter role ${role} set default_transaction_read_only = on`);
    await owner.query(`alter role ${role} set statement_timeout = ${limits.milliseconds}`);
    await owner.query(`comment on role ${role} is ${pg.escapeLiteral(`Reports of the database ${database}`)}`);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
  // For superusers, and those whom one has let. Without it the login is not a worse than the role was.
  await owner.query(`alter role ${role} set temp_file_limit = ${limits.tempKilobytes}`).catch((error: unknown) => {
    if (errorCode(error) !== '42501') throw error;
  });
}

/** What PostgreSQL keeps of a password. Given this instead of it, no log of statements holds the password. @source RFC 5802, RFC 7677 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const rounds = 4096;
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
