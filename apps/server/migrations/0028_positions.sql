CREATE TABLE "hy_position" (
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"vehicle_number" varchar(35) NOT NULL,
	"plate_color" varchar(20) NOT NULL,
	"loc_time" timestamp with time zone NOT NULL,
	"source" varchar(20) NOT NULL,
	"driver_id" varchar(32),
	"note_id" varchar(32),
	"lng" numeric(9, 6) NOT NULL,
	"lat" numeric(9, 6) NOT NULL,
	"speed" smallint,
	"direction" smallint,
	"coord_type" varchar(20) DEFAULT 'wgs84' NOT NULL,
	"mileage" integer,
	"accuracy" smallint,
	CONSTRAINT "hy_position_tenant_id_vehicle_number_plate_color_loc_time_source_pk" PRIMARY KEY("tenant_id","vehicle_number","plate_color","loc_time","source")
);
--> statement-breakpoint
CREATE TABLE "hy_track_query" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"query_no" varchar(20) NOT NULL,
	"vehicle_number" varchar(35) NOT NULL,
	"plate_color" varchar(20) NOT NULL,
	"note_id" varchar(32),
	"shipping_note_number" varchar(20),
	"begin_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"source" varchar(20),
	"provider" varchar(20) NOT NULL,
	"state" varchar(20) NOT NULL,
	"point_count" integer DEFAULT 0 NOT NULL,
	"mileage" integer DEFAULT 0 NOT NULL,
	"stop_count" integer DEFAULT 0 NOT NULL,
	"over_speed_count" integer DEFAULT 0 NOT NULL,
	"max_gap_minutes" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"match_load" integer,
	"match_unload" integer,
	"cost" bigint DEFAULT 0 NOT NULL,
	"query_by" varchar(64) NOT NULL,
	"query_time" timestamp with time zone NOT NULL,
	"fail_reason" varchar(200),
	CONSTRAINT "hy_track_query_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "hy_vehicle" ADD COLUMN "last_speed" smallint;--> statement-breakpoint
ALTER TABLE "hy_vehicle" ADD COLUMN "last_source" varchar(20);--> statement-breakpoint
CREATE INDEX "hy_position_time" ON "hy_position" USING brin ("loc_time");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_track_query_no" ON "hy_track_query" USING btree ("tenant_id","query_no");--> statement-breakpoint
CREATE INDEX "hy_track_query_time" ON "hy_track_query" USING btree ("tenant_id","query_time");--> statement-breakpoint
CREATE INDEX "hy_track_query_note" ON "hy_track_query" USING btree ("tenant_id","note_id");