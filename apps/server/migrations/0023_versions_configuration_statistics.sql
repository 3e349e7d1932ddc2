CREATE TABLE "hy_stat_daily" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"subject" varchar(20) NOT NULL,
	"stat_date" date NOT NULL,
	"company_id" varchar(32),
	"customer_id" varchar(32),
	"agent_id" varchar(32),
	"order_mode" varchar(20),
	"carrier_id" varchar(32),
	"driver_id" varchar(32),
	"vehicle_id" varchar(32),
	"lane_key" varchar(110),
	"cargo_type_code" varchar(20),
	"order_status" varchar(20),
	"payee_type" varchar(20),
	"payee_key" varchar(100),
	"payee_name" varchar(100),
	"bank_name" varchar(100),
	"person_kind" varchar(20),
	"person" varchar(100),
	"note_count" bigint,
	"weight_sum" bigint,
	"km_sum" bigint,
	"tracked_km_sum" bigint,
	"track_sum" bigint,
	"empty_sum" bigint,
	"tonne_km_sum" bigint,
	"fee_total_sum" bigint,
	"driver_fee_sum" bigint,
	"service_fee_sum" bigint,
	"agent_margin_sum" bigint,
	"loss_amount_sum" bigint,
	"extra_fee_sum" bigint,
	"adjust_sum" bigint,
	"paid_sum" bigint,
	"prepaid_sum" bigint,
	"offline_sum" bigint,
	"failed_count" bigint,
	"ordered_sum" bigint,
	"dispatched_sum" bigint,
	"vehicle_count" bigint,
	"finished_count" bigint,
	"sent_count" bigint,
	"revoke_count" bigint,
	"pass_count" bigint,
	"refuse_count" bigint,
	"wait_seconds" bigint,
	"wait_count" bigint,
	CONSTRAINT "hy_stat_daily_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_stat_state" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"made_until" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hy_stat_state_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_app_version" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"app_kind" varchar(20) NOT NULL,
	"platform" varchar(20) NOT NULL,
	"version_name" varchar(20) NOT NULL,
	"version_code" integer NOT NULL,
	"file" varchar(2000),
	"file_size" bigint,
	"file_hash" varchar(64),
	"store_url" varchar(500),
	"force_update" char(1) DEFAULT '0' NOT NULL,
	"min_version_code" integer DEFAULT 1 NOT NULL,
	"content" varchar(1000) NOT NULL,
	"state" varchar(20) DEFAULT '0' NOT NULL,
	"publish_time" timestamp with time zone,
	"download_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hy_app_version_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_app_version_min" CHECK (min_version_code between 1 and version_code)
);
--> statement-breakpoint
CREATE TABLE "hy_config_change" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"config_key" varchar(60) NOT NULL,
	"config_name" varchar(100),
	"change_kind" varchar(20) NOT NULL,
	"old_value" text,
	"new_value" text,
	"reason" varchar(200) NOT NULL,
	"change_by" varchar(64) NOT NULL,
	"change_time" timestamp with time zone NOT NULL,
	CONSTRAINT "hy_config_change_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "hy_stat_daily_date" ON "hy_stat_daily" USING btree ("tenant_id","subject","stat_date");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_stat_state_tenant" ON "hy_stat_state" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_app_version_code" ON "hy_app_version" USING btree ("tenant_id","app_kind","platform","version_code") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_config_change_key" ON "hy_config_change" USING btree ("tenant_id","config_key","change_time");--> statement-breakpoint
CREATE INDEX "hy_config_change_time" ON "hy_config_change" USING btree ("tenant_id","change_time");--> statement-breakpoint
CREATE INDEX "hy_payment_paid" ON "hy_payment" USING btree ("tenant_id","pay_time") WHERE del_flag = 0 and state = '40';--> statement-breakpoint
CREATE INDEX "hy_payment_failed" ON "hy_payment" USING btree ("tenant_id","fail_time") WHERE del_flag = 0 and state = '50';--> statement-breakpoint
CREATE INDEX "hy_note_event_decision" ON "hy_note_event" USING btree ("tenant_id","happen_time") WHERE event_type in ('preCheckPass', 'preCheckReject', 'checkPass', 'checkReject', 'bizReviewPass', 'bizReviewReject', 'examinePass', 'examineReject');--> statement-breakpoint
CREATE INDEX "hy_price_history_lane" ON "hy_price_history" USING btree ("tenant_id","send_city","receive_city","change_time");--> statement-breakpoint
CREATE INDEX "hy_shipping_note_vehicle_unload" ON "hy_shipping_note" USING btree ("tenant_id","vehicle_id","unload_time") WHERE del_flag = 0 and unload_time is not null;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_dispatch" ON "hy_shipping_note" USING btree ("tenant_id","dispatch_time") WHERE del_flag = 0 and dispatch_time is not null;