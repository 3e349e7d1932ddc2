CREATE TABLE "sys_data_source" (
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
	"remark" varchar(200),
	"db_type" varchar(20) NOT NULL,
	"db_driver" varchar(100) NOT NULL,
	"db_url" varchar(500) NOT NULL,
	"db_name" varchar(100) NOT NULL,
	"db_username" varchar(100) NOT NULL,
	"db_password" varchar(255),
	CONSTRAINT "sys_data_source_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_data_source_code" ON "sys_data_source" USING btree ("tenant_id","code") WHERE "sys_data_source"."del_flag" = 0;