CREATE TABLE "sys_data_log" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"data_table" varchar(64) NOT NULL,
	"data_id" varchar(64) NOT NULL,
	"data_content" text NOT NULL,
	"data_version" integer NOT NULL,
	CONSTRAINT "sys_data_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_data_log_version" ON "sys_data_log" USING btree ("tenant_id","data_table","data_id","data_version");--> statement-breakpoint
CREATE INDEX "sys_data_log_time" ON "sys_data_log" USING btree ("tenant_id","create_time");