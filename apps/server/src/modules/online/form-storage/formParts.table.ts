import { databaseFunction } from '../../../platform/db/table.ts';

/**
 * Ids of a tenant's rows of a form that hold a text in a column (`t_<form>.f<number>`), at most `most` of them; null where there are more, and
 * where no index of the parts of this column was made. Row security lets no index serve a LIKE, so this looks as the system does, in one tenant;
 * a reader of the rows themselves still sees only their own.
 */
databaseFunction(
  'app_form_parts(integer, text, text, text, integer)',
  `create or replace function app_form_parts(given_tenant integer, field text, part text, pattern text, most integer)
returns text[] language plpgsql as $function$
declare
  found text[];
  place text[] := regexp_match(field, '^t_([0-9a-z]{1,36})[.](f[0-9]{1,6})$');
  triples text;
begin
  if place is null then return null; end if;
  -- As the index has it: a plan uses one for no other expression. One that is still being made, or could not be, serves nobody.
  select pg_get_expr(i.indexprs, i.indrelid) into triples from pg_index i
   where i.indexrelid = to_regclass(format('onl.%I', 'k_' || place[1] || '_' || place[2] || '_parts')) and i.indisvalid;
  if triples is null then return null; end if;
  perform set_config('role', 'app_system', true);
  execute format('select array_agg(id) from (select id from onl.%I where tenant_id = $1 and del_flag = 0 and %s @> public.app_grams($2) and %I like $3 limit $4) as one', 't_' || place[1], triples, place[2])
    into found using given_tenant, part, pattern, most + 1;
  return case when cardinality(found) > most then null else coalesce(found, '{}') end;
end
$function$`,
);
