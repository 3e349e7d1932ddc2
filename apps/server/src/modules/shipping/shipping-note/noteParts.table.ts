import { declareWords } from '../../../platform/db/textFunctions.ts';
import { noteWords } from '../common/words.ts';
import { databaseFunction } from '../../../platform/db/table.ts';

/**
 * Ids of a tenant's waybills that hold a text in one of their fields, at most `most` of them; null where there are more. Row security lets no
 * index serve a LIKE, so this looks as the system does, in one tenant; a reader of the waybills themselves still sees only their own. Words are
 * found in any letter case. Of numbers one index knows three signs in a row, another one two: a pair that nobody has is soon known to be nowhere,
 * and one that many have is left to the list after a look at some hundred rows.
 */
databaseFunction(
  'app_note_parts(integer, text, text, text, integer)',
  `create or replace function app_note_parts(given_tenant integer, field text, part text, pattern text, most integer)
returns text[] language plpgsql as $function$
declare
  found text[];
  narrow text;
  is_short boolean := length(part) < 3 and field in ('shippingNoteNumber', 'orderNo', 'originalDocumentNumber', 'vehicleNumber');
  seen integer;
begin
  perform set_config('role', 'app_system', true);
  if is_short then
    -- What many rows hold is soon met by reading in order: the index would gather all of them first.
    execute 'select count(*) from (select shipping_note_number as "shippingNoteNumber", order_no as "orderNo", lower(original_document_number) as "originalDocumentNumber", vehicle_number as "vehicleNumber" from hy_shipping_note where tenant_id = $1 and del_flag = 0 order by create_time desc limit 1000) as newest where ' || quote_ident(field) || ' like $2'
      into seen using given_tenant, case field when 'originalDocumentNumber' then lower(pattern) else pattern end;
    if seen >= 100 then return null; end if;
    most := least(most, 500);
  end if;
  narrow := case field || case when is_short then ' in short' else '' end
    when 'shippingNoteNumber in short' then 'app_pairs(shipping_note_number) @> array[$2] and shipping_note_number like $3'
    when 'orderNo in short' then 'app_pairs(order_no) @> array[$2] and order_no like $3'
    when 'originalDocumentNumber in short' then 'app_long_pairs(lower(original_document_number)) @> array[lower($2)] and lower(original_document_number) like lower($3)'
    when 'vehicleNumber in short' then 'app_long_pairs(vehicle_number) @> array[$2] and vehicle_number like $3'
    else case field
    when 'shippingNoteNumber' then 'app_triples(shipping_note_number) @> app_grams($2) and shipping_note_number like $3'
    when 'orderNo' then 'app_triples(order_no) @> app_grams($2) and order_no like $3'
    when 'originalDocumentNumber' then 'app_triples(lower(original_document_number)) @> app_grams(lower($2)) and lower(original_document_number) like lower($3)'
    when 'vehicleNumber' then 'app_triples(vehicle_number) @> app_grams($2) and vehicle_number like $3'
    when 'driverName' then 'app_pairs(lower(driver_name)) @> array(select substr(lower($2), place, 2) from generate_series(1, length($2) - 1) as place) and lower(driver_name) like lower($3)'
    when 'actualCarrierName' then 'string_to_array(lower(actual_carrier_name), null) @> string_to_array(lower($2), null) and lower(actual_carrier_name) like lower($3)'
  end end;
  -- Planned with what is asked: a plan for any text would read the whole table.
  execute 'select array_agg(id) from (select id from hy_shipping_note where tenant_id = $1 and del_flag = 0 and ' || narrow || ' limit $4) as one'
    into found using given_tenant, part, pattern, most + 1;
  return case when cardinality(found) > most then null else coalesce(found, '{}') end;
end
$function$`,
);

declareWords('app_note_words', { table: 'hy_shipping_note', columns: noteWords });
