import { declareWords } from '../../../platform/db/textFunctions.ts';
import { noteWords } from '../common/words.ts';
import { databaseFunction } from '../../../platform/db/table.ts';

/**
 * Ids of a tenant's waybills that hold a text in one of their fields, at most `most` of them; null where there are more. Row security lets no
 * index serve a LIKE, so this looks as the system does, in one tenant; a reader of the waybills themselves still sees only their own. Words are
 * found in any letter case.
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
    when 'shippingNoteNumber' then 'app_triples(shipping_note_number) @> app_grams($2) and shipping_note_number like $3'
    when 'orderNo' then 'app_triples(order_no) @> app_grams($2) and order_no like $3'
    when 'originalDocumentNumber' then 'app_triples(lower(original_document_number)) @> app_grams(lower($2)) and lower(original_document_number) like lower($3)'
    when 'vehicleNumber' then 'app_triples(vehicle_number) @> app_grams($2) and vehicle_number like $3'
    when 'driverName' then 'app_pairs(lower(driver_name)) @> array(select substr(lower($2), place, 2) from generate_series(1, length($2) - 1) as place) and lower(driver_name) like lower($3)'
    when 'actualCarrierName' then 'string_to_array(lower(actual_carrier_name), null) @> string_to_array(lower($2), null) and lower(actual_carrier_name) like lower($3)'
  end;
  -- Planned with what is asked: a plan for any text would read the whole table.
  execute 'select array_agg(id) from (select id from hy_shipping_note where tenant_id = $1 and del_flag = 0 and ' || narrow || ' limit $4) as one'
    into found using given_tenant, part, pattern, most + 1;
  return case when cardinality(found) > most then null else coalesce(found, '{}') end;
end
$function$`,
);

declareWords('app_note_words', 'hy_shipping_note', noteWords);
