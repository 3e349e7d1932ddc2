import { databaseFunction } from './table.ts';

/**
 * Declares a function that names the different texts of a tenant's rows in a column that match a pattern, at most `most` of them; null where
 * there are more. It goes from one text to the next in the index of the column, `(tenant_id, column) where del_flag = 0`. Row security lets
 * no index serve a LIKE, so this looks as the system does, in one tenant; a reader of the rows themselves still sees only their own.
 *
 * @param columns by the field that asks
 */
export function declareWords(name: string, { table, columns }: { table: string; columns: Readonly<Record<string, string>> }): void {
  const cases = Object.entries(columns).map(([field, column]) => `when '${field}' then '${column}'`);
  databaseFunction(
    `${name}(integer, text, text, boolean, integer)`,
    `create or replace function ${name}(given_tenant integer, field text, pattern text, ignores_case boolean, most integer)
returns text[] language plpgsql as $function$
declare
  found text[];
  one text := case field ${cases.join(' ')} end;
begin
  perform set_config('role', 'app_system', true);
  execute format('
    with recursive word as (
      (select %1$I as one from ${table} where tenant_id = $1 and del_flag = 0 and %1$I is not null order by %1$I limit 1)
      union all
      select (select row.%1$I from ${table} as row where row.tenant_id = $1 and row.del_flag = 0 and row.%1$I > word.one order by row.%1$I limit 1)
        from word where word.one is not null
    )
    select array_agg(one) from (select one from word where one %2$s $2 limit $3) as matching', one, case when ignores_case then 'ilike' else 'like' end)
    into found using given_tenant, pattern, most + 1;
  return case when cardinality(found) > most then null else coalesce(found, '{}') end;
end
$function$`,
  );
}
