import { createHash } from 'node:crypto';
import type pg from 'pg';
import { errorCode } from './errorCode.ts';
import { declaredTables } from './table.ts';

/**
 * Gives every table of the schema its row security and its grants. Runs after the migrations, on every start, and changes
 * nothing when all is in place, which is read from the catalog itself: what somebody took away since is put back.
 *
 * `app_rw` is the role of all requests: it sees one tenant and owns nothing. `app_system` sees all tenants. `app_reports` reads
 * the views of reports, in one tenant, and of other tables only the columns below those views. All are roles without login that a
 * transaction takes on; the login role must be a member of them. Logins of reports (see reportLogin.ts), one for each database of the
 * cluster, have the rights of the last one.
 *
 * @source security 6.30, 8.38
 */
export async function secureTables(client: pg.ClientBase, login: string): Promise<void> {
  const { appendOnly, shared, functions } = declaredTables();
  const wanted = createHash('sha256')
    .update(JSON.stringify([secureOne, secureAll, readRights, appendOnly, shared, [...functions], login]))
    .digest('hex');
  await client.query('create table if not exists app_meta.secured (wanted text not null, found text not null)');
  const { rows } = await client.query<{ wanted: string; found: string }>('select wanted, found from app_meta.secured');
  if (rows[0]?.wanted === wanted && rows[0].found === (await rightsAsTheyAre(client, login))) return;
  for (let tries = 1; ; tries += 1)
    try {
      return await secureNow(client, { login, wanted });
    } catch (error) {
      // The database gathers statistics by itself: it holds a table, and waits for the row of the catalogue that is held here.
      if (errorCode(error) !== deadlock || tries === mostTries) throw error;
    }
}

const deadlock = '40P01';
const mostTries = 5;

async function secureNow(client: pg.ClientBase, { login, wanted }: { login: string; wanted: string }): Promise<void> {
  const { appendOnly, shared, functions } = declaredTables();
  await client.query('begin');
  try {
    await client.query(
      `select set_config('app.append_only', $1, true), set_config('app.shared', $2, true), set_config('app.login', $3, true)`,
      [appendOnly.join(','), shared.join(','), login],
    );
    await client.query(secureOne);
    await client.query(secureAll);
    for (const [signature, definition] of functions) {
      await client.query(definition);
      await client.query(`revoke all on function ${signature} from public`);
      await client.query(`grant execute on function ${signature} to ${client.escapeIdentifier(login)}`);
    }
    await client.query('delete from app_meta.secured');
    await client.query('insert into app_meta.secured (wanted, found) values ($1, $2)', [wanted, await rightsAsTheyAre(client, login)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** A sum over all that decides who may do what in this database. */
async function rightsAsTheyAre(client: pg.ClientBase, login: string): Promise<string> {
  const { rows } = await client.query<{ found: string }>(readRights, [['app_rw', 'app_system', 'app_reports', login]]);
  return rows[0]?.found ?? '';
}

const readRights = `
with space as (select oid, nspname, nspacl from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
select md5(concat_ws('|',
  (select string_agg(concat_ws(',', nspname, nspacl), ';' order by nspname) from space),
  (select string_agg(concat_ws(',', nspname, c.relname, c.relkind, c.relowner, c.relrowsecurity, c.relforcerowsecurity, c.relacl,
                               case when c.relkind = 'v' then pg_get_viewdef(c.oid) end, c.reloptions), ';' order by nspname, c.relname)
     from pg_class c join space on space.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')),
  (select string_agg(concat_ws(',', a.attrelid::regclass, a.attname, a.attacl), ';' order by a.attrelid::regclass::text, a.attname)
     from pg_attribute a join pg_class c on c.oid = a.attrelid join space on space.oid = c.relnamespace where a.attacl is not null and not a.attisdropped),
  (select string_agg(concat_ws(',', polrelid::regclass, polname, polcmd, polpermissive, polroles,
                               pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)), ';' order by polrelid::regclass::text, polname)
     from pg_policy),
  (select string_agg(concat_ws(',', p.oid::regprocedure, p.proowner, p.prosecdef, p.proacl, p.proconfig, p.prosrc), ';' order by p.oid::regprocedure::text)
     from pg_proc p join space on space.oid = p.pronamespace),
  (select string_agg(concat_ws(',', rolname, rolsuper, rolinherit, rolbypassrls, rolcanlogin, rolcreatedb, rolcreaterole), ';' order by rolname)
     from pg_roles where rolname = any ($1)),
  (select string_agg(concat_ws(',', m.roleid::regrole, m.member::regrole, m.admin_option), ';' order by m.roleid::regrole::text, m.member::regrole::text)
     from pg_auth_members m where m.roleid::regrole::text = any ($1)
      and not (m.roleid::regrole::text = 'app_reports' and m.member::regrole::text like 'app\\_reports\\_%'))
)) as found`;

/** Tables that administrators declare are made while the server runs, and get theirs by the same function. */
const secureOne = `
create schema if not exists onl;
create or replace function app_meta.secure_table(space text, name text, append_only boolean, shared boolean) returns void language plpgsql as $secure$
declare
  own constant text := 'tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::int';
begin
  execute format('revoke all on table %I.%I from public, app_rw, app_system, app_reports', space, name);
  execute format('grant select, insert on table %I.%I to app_rw, app_system', space, name);
  if not append_only then
    execute format('grant update, delete on table %I.%I to app_rw, app_system', space, name);
  end if;
  if not (select c.relrowsecurity and c.relforcerowsecurity from pg_class c where c.oid = format('%I.%I', space, name)::regclass) then
    execute format('alter table %I.%I enable row level security', space, name);
    execute format('alter table %I.%I force row level security', space, name);
  end if;
  execute format('drop policy if exists tenant_isolation on %I.%I', space, name);
  execute format('create policy tenant_isolation on %I.%I to app_rw, app_reports using (%s) with check (%s)', space, name, own, own);
  execute format('drop policy if exists system_access on %I.%I', space, name);
  execute format('create policy system_access on %I.%I to app_system using (true) with check (true)', space, name);
  execute format('drop policy if exists shared_rows on %I.%I', space, name);
  if shared then
    execute format('create policy shared_rows on %I.%I for select to app_rw using (tenant_id = 0)', space, name);
  end if;
end
$secure$;
revoke all on function app_meta.secure_table(text, text, boolean, boolean) from public;`;

const secureAll = `
do $secure$
declare
  one record;
  append_only text[] := string_to_array(current_setting('app.append_only'), ',');
  shared text[] := string_to_array(current_setting('app.shared'), ',');
  login text := current_setting('app.login');
  needed text;
begin
  foreach needed in array array['app_rw', 'app_system', 'app_reports'] loop
    begin
      if not exists (select from pg_roles where rolname = needed) then
        execute format('create role %I nologin nosuperuser nocreatedb nocreaterole', needed);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- another database of the same cluster was faster
    end;
    if not (select rolsuper from pg_roles where rolname = login) then
      -- The login may take the role on, but must not have its rights without doing so.
      if current_setting('server_version_num')::int >= 160000 then
        execute format('grant %I to %I with inherit false, set true', needed, login);
      else
        if pg_has_role(login, needed, 'usage') or not pg_has_role(login, needed, 'member') then
          execute format('alter role %I noinherit', login);
        end if;
        if not pg_has_role(login, needed, 'member') then
          execute format('grant %I to %I', needed, login);
        end if;
      end if;
    end if;
  end loop;
  revoke create on schema public from public;
  revoke all on schema onl from public;
  grant usage on schema public, onl to app_rw, app_system;

  for one in
    select n.nspname as space, c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'onl') and c.relkind in ('r', 'p') and not c.relispartition
  loop
    perform app_meta.secure_table(
      one.space, one.name, one.space = 'public' and one.name = any (append_only), one.space = 'public' and one.name = any (shared));
  end loop;
  execute 'grant usage on all sequences in schema public to app_rw, app_system';

  revoke all on schema rpt from app_rw;
  revoke all on all tables in schema rpt from app_rw;
  grant usage on schema rpt, public to app_reports;
  grant select on all tables in schema rpt to app_reports;
  -- The views ask with the rights of who asks them, so that row security holds: what they read must be readable, and no column more.
  for one in
    select table_name as name, string_agg(distinct quote_ident(column_name), ', ') as columns
      from information_schema.view_column_usage
     where view_schema = 'rpt' and table_schema = 'public' group by table_name
  loop
    execute format('grant select (%s) on table public.%I to app_reports', one.columns, one.name);
  end loop;
end
$secure$`;
