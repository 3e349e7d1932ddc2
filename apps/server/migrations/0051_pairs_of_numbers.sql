-- Written by hand: drizzle-kit knows no functions. Keep this file when migrations are squashed.
-- Numbers and plates by two characters that stand beside each other, of which the index by three knows nothing. Pairs of names are taken from
-- the first thirty characters; plates and numbers of others have up to 35.
create function app_long_pairs(given text) returns text[] language sql immutable parallel safe as $$
  select public.app_pairs(given) || public.app_pairs(substr(given, 30))
$$;
--> statement-breakpoint
create index hy_shipping_note_pairs on hy_shipping_note using gin (app_pairs(shipping_note_number), app_pairs(order_no), app_long_pairs(lower(original_document_number)), app_long_pairs(vehicle_number)) where del_flag = 0;
