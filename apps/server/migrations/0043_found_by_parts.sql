-- Written by hand: drizzle-kit does not know functions. Keep this file when migrations are squashed.
-- Every three characters that stand beside each other in a text: what holds a part of it holds the threes of that part.
create function app_grams(given text) returns text[] language sql immutable strict parallel safe as $$
  select array(select distinct substr(given, place, 3) from generate_series(1, length(given) - 2) as place)
$$;
--> statement-breakpoint
-- Numbers by their threes; names, which are shorter, by their characters.
create index hy_shipping_note_parts on hy_shipping_note using gin (app_grams(shipping_note_number), app_grams(vehicle_number), string_to_array(driver_name, null)) where del_flag = 0;
