import { databaseFunction } from '../../../platform/db/table.ts';

/**
 * Ids of a tenant's waybills that hold a text in one of their fields, at most `most` of them; null where there are more. Row security lets no
 * index serve a LIKE, so this looks as the system does, in one tenant; a reader of the waybills themselves still sees only his own.
 */
databaseFunction(
  'app_note_parts(integer, text, text, text, integer)',
  `create or replace function app_note_parts(given_tenant integer, field text, part text, pattern text, most integer)
returns text[] language plpgsql as $function$
declare
  found text[];
  narrow text;
begin
  perform set_config('role', 'app_system', true);
  narrow := case field
    when 'shippingNoteNumber' then 'app_grams(shipping_note_number) @> app_grams($2) and shipping_note_number like $3'
    when 'vehicleNumber' then 'app_grams(vehicle_number) @> app_grams($2) and vehicle_number like $3'
    when 'driverName' then 'string_to_array(driver_name, null) @> string_to_array($2, null) and driver_name like $3'
  end;
  -- Planned with what is asked: a plan for any text would read the whole table.
  execute 'select array_agg(id) from (select id from hy_shipping_note where tenant_id = $1 and del_flag = 0 and ' || narrow || ' limit $4) as one'
    into found using given_tenant, part, pattern, most + 1;
  return case when cardinality(found) > most then null else coalesce(found, '{}') end;
end
$function$`,
);
