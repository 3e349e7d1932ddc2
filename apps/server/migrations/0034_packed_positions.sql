CREATE TABLE "hy_position_day" (
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"vehicle_number" varchar(35) NOT NULL,
	"plate_color" varchar(20) NOT NULL,
	"day" date NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"driver_id" varchar(32),
	"point_count" integer NOT NULL,
	"packed" "bytea" NOT NULL,
	CONSTRAINT "hy_position_day_tenant_id_vehicle_number_plate_color_day_note_id_pk" PRIMARY KEY("tenant_id","vehicle_number","plate_color","day","note_id")
);
--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "track_remark" varchar(200);--> statement-breakpoint
-- Written by hand: drizzle-kit does not know functions and triggers. Keep them when migrations are squashed.
create function hy_position_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
  end if;
  if tg_table_name = 'hy_position' then
    if old.loc_time > now() - interval '90 days' then
      raise exception 'positions younger than 90 days are not removed' using errcode = 'restrict_violation';
    end if;
  elsif old.day > (now() - interval '3 years')::date then
    raise exception 'tracks younger than three years are not removed' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger hy_position_kept before update or delete on hy_position for each row execute function hy_position_refuse_change();
--> statement-breakpoint
create trigger hy_position_day_kept before update or delete on hy_position_day for each row execute function hy_position_refuse_change();
