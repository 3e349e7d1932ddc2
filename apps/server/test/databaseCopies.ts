import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** One connection. */
type Asked = Pick<pg.ClientBase, 'query'>;

/** Copies that are as they were made, for the next user. */
const spare: string[] = [];
/** What the names of a run's copies begin with, by the process that started it. */
const copiesOf = (run: number): string => `tarmac_test_${run}_`;

/** Takes a copy of a template, one that an earlier test gave back where there is one. */
export async function takeCopy(url: string, template: string): Promise<{ url: string; giveBack: () => Promise<void> }> {
  const name = spare.pop() ?? (await copyTemplate(url, template));
  const giveBack = async () => {
    if (await onServer(urlOf(url, name), (client) => isAsBefore(client, untouched))) spare.push(name);
    else await onServer(url, (client) => dropCopy(client, name));
  };
  return { url: urlOf(url, name), giveBack };
}

/** Removes a copy and the login that its reports had. */
async function dropCopy(client: Asked, name: string): Promise<void> {
  await client.query(`drop database if exists ${name} with (force)`);
  const { rows } = await client.query<{ login: string }>(
    `select rolname as login from pg_roles where shobj_description(oid, 'pg_authid') = $1`,
    [`Reports of the database ${name}`],
  );
  for (const { login } of rows) await client.query(`drop role ${login}`);
}

async function copyTemplate(url: string, template: string): Promise<string> {
  const name = `${copiesOf(process.ppid)}${randomBytes(6).toString('hex')}`;
  await onServer(url, (client) => client.query(`create database ${name} template ${template}`));
  untouched ??= await onServer(urlOf(url, name), readContents);
  return name;
}

/** What a database holds before anything happens to it. */
export interface Contents {
  /** Every table, index and view, with who may do what. */
  relations: string;
  tables: readonly string[];
  /** Tables that the migrations fill, and a digest of their rows. */
  filled: readonly string[];
  rows: string;
}

let untouched: Contents | undefined;

/** Reads what a database holds that nobody has touched. */
export async function readContents(client: Asked): Promise<Contents> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const tables = rows.map(({ name }) => name);
  const filled = await filledOf(client, tables);
  return { relations: await relationsOf(client), tables, filled, rows: await digestOf(client, filled) };
}

/**
 * Makes a database what it was, in a tenth of the time that a new one takes.
 *
 * @returns false when it cannot: a test made relations of its own, gave rights, or changed what the migrations fill in
 */
export async function isAsBefore(client: Asked, before: Contents | undefined): Promise<boolean> {
  if (before === undefined || (await relationsOf(client)) !== before.relations) return false;
  const { filled, tables, rows } = before;
  const written = await filledOf(
    client,
    tables.filter((table) => !filled.includes(table)),
  );
  await client.query('begin');
  // Triggers that guard the books do not hold here.
  await client.query('set local session_replication_role = replica');
  if (written.length > 0) await client.query(`truncate ${written.join(', ')} restart identity cascade`);
  await client.query('commit');
  return (await digestOf(client, filled)) === rows;
}

async function relationsOf(client: Asked): Promise<string> {
  const { rows } = await client.query<{ text: string }>(
    `select string_agg(concat_ws(' ', relnamespace, relkind, relname, relacl, rights), ',' order by oid) as text
       from pg_class
       left join lateral (select string_agg(attacl::text, ' ' order by attnum) as rights from pg_attribute where attrelid = oid) as columns on true
      where relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  return rows[0]?.text ?? '';
}

async function filledOf(client: Asked, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    tables.map((table) => `select '${table}' as name where exists (select from ${table})`).join(' union all '),
  );
  return rows.map(({ name }) => name);
}

async function digestOf(client: Asked, tables: readonly string[]): Promise<string> {
  const texts = tables.map((table) => `(select string_agg(one::text, ',' order by one::text) from ${table} one)`);
  const { rows } = await client.query<{ digest: string }>(`select md5(concat_ws(';', '', ${texts.join(', ') || 'null'})) as digest`);
  return rows[0]?.digest ?? '';
}

/** Removes what the run of this process has copied. */
export async function removeCopies(url: string): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
      copiesOf(process.pid),
    ]);
    for (const { name } of rows) await dropCopy(client, name);
  });
}

/** Runs something on a connection of its own. */
export async function onServer<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export function urlOf(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
