CREATE TABLE "hy_export_job" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"job_no" varchar(20) NOT NULL,
	"user_id" varchar(32) NOT NULL,
	"address" varchar(200) NOT NULL,
	"filter" text NOT NULL,
	"title" varchar(100) NOT NULL,
	"state" varchar(20) NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"file_name" varchar(255),
	"file_path" varchar(200),
	"file_size" bigint,
	"start_time" timestamp with time zone,
	"finish_time" timestamp with time zone,
	"expire_time" timestamp with time zone,
	"alive_time" timestamp with time zone NOT NULL,
	"fail_reason" varchar(200),
	"download_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hy_export_job_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "hy_export_job_user" ON "hy_export_job" USING btree ("tenant_id","user_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_export_job_state" ON "hy_export_job" USING btree ("tenant_id","state");