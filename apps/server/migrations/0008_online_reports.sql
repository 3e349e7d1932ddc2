CREATE TABLE "onl_cgreport_head" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"code" varchar(100) NOT NULL,
	"name" varchar(100) NOT NULL,
	"name_en" varchar(100),
	"cgr_sql" text NOT NULL,
	"return_val_field" varchar(100),
	"return_txt_field" varchar(100),
	"return_type" varchar(2),
	"db_source" varchar(100),
	"content" varchar(1000),
	"permission" varchar(100) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "onl_cgreport_head_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_cgreport_item" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"cgrhead_id" varchar(32) NOT NULL,
	"field_name" varchar(63) NOT NULL,
	"field_txt" varchar(100) NOT NULL,
	"field_txt_en" varchar(100),
	"field_width" integer,
	"field_type" varchar(20) DEFAULT 'String' NOT NULL,
	"search_mode" varchar(20) DEFAULT 'single' NOT NULL,
	"is_order" char(1) DEFAULT '0' NOT NULL,
	"is_search" char(1) DEFAULT '0' NOT NULL,
	"dict_code" varchar(100),
	"field_href" varchar(200),
	"is_show" char(1) DEFAULT '1' NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"replace_val" varchar(200),
	CONSTRAINT "onl_cgreport_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_cgreport_param" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"cgrhead_id" varchar(32) NOT NULL,
	"param_name" varchar(32) NOT NULL,
	"param_txt" varchar(100),
	"param_value" varchar(200),
	"order_num" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "onl_cgreport_param_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "onl_cgreport_head_code" ON "onl_cgreport_head" USING btree ("tenant_id","code") WHERE "onl_cgreport_head"."del_flag" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "onl_cgreport_item_field" ON "onl_cgreport_item" USING btree ("tenant_id","cgrhead_id","field_name");--> statement-breakpoint
CREATE UNIQUE INDEX "onl_cgreport_param_name" ON "onl_cgreport_param" USING btree ("tenant_id","cgrhead_id","param_name");--> statement-breakpoint
-- What reports may read: views alone, each with the row rules of its lists. They run with the rights of the caller, so that the row
-- security of the tables below them holds, and as barriers, so that no condition of a report sees a row before those rules do.
CREATE SCHEMA "rpt";--> statement-breakpoint
DO $roles$
BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'app_rw') THEN
		CREATE ROLE app_rw NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
	NULL;
END
$roles$;--> statement-breakpoint
CREATE VIEW "rpt"."driver" WITH (security_invoker = true, security_barrier = true) AS
	SELECT d.id, d.driver_name, d.gender, d.vehicle_class, d.licence_issuer, d.valid_period_to, d.qualification_type,
		d.qualification_valid_to, d.carrier_id, d.captain_id, d.is_captain, d.online, d.score, d.blacklist, d.state, d.create_time
	FROM public.hy_driver d
	WHERE d.del_flag = 0
		AND (current_setting('app.user_type', true) = '1'
			OR (current_setting('app.user_type', true) = '3' AND d.carrier_id = current_setting('app.cid', true))
			OR (current_setting('app.user_type', true) = '4' AND current_setting('app.cid', true) IN (d.captain_id, d.id)));--> statement-breakpoint
CREATE VIEW "rpt"."vehicle" WITH (security_invoker = true, security_barrier = true) AS
	SELECT v.id, v.vehicle_number, v.plate_color, v.vehicle_type, v.owner, v.owner_type, v.brand_model, v.vehicle_energy_type,
		v.vehicle_tonnage, v.gross_mass, v.axle_count, v.inspect_valid_to, v.carrier_id, v.score, v.blacklist, v.state, v.create_time
	FROM public.hy_vehicle v
	WHERE v.del_flag = 0
		AND (current_setting('app.user_type', true) = '1'
			OR (current_setting('app.user_type', true) = '3' AND v.carrier_id = current_setting('app.cid', true))
			OR (current_setting('app.user_type', true) = '4' AND EXISTS (
				SELECT FROM public.hy_driver_vehicle b JOIN public.hy_driver d ON d.tenant_id = b.tenant_id AND d.id = b.driver_id
				WHERE b.tenant_id = v.tenant_id AND b.vehicle_id = v.id AND b.del_flag = 0 AND d.del_flag = 0
					AND current_setting('app.cid', true) IN (d.captain_id, d.id))));--> statement-breakpoint
CREATE VIEW "rpt"."carrier" WITH (security_invoker = true, security_barrier = true) AS
	SELECT c.id, c.carrier_name, c.carrier_kind, c.province, c.city, c.score, c.blacklist, c.state, c.create_time
	FROM public.hy_carrier c
	WHERE c.del_flag = 0
		AND (current_setting('app.user_type', true) IN ('1', '4')
			OR (current_setting('app.user_type', true) = '3' AND c.id = current_setting('app.cid', true)));--> statement-breakpoint
REVOKE ALL ON SCHEMA "rpt" FROM public;--> statement-breakpoint
GRANT USAGE ON SCHEMA "rpt" TO app_rw;--> statement-breakpoint
GRANT SELECT ON "rpt"."driver", "rpt"."vehicle", "rpt"."carrier" TO app_rw;
