CREATE TABLE "sys_quartz_job" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"job_class_name" varchar(100) NOT NULL,
	"cron_expression" varchar(120) NOT NULL,
	"parameter" text,
	"description" varchar(255),
	"status" integer DEFAULT 0 NOT NULL,
	"next_run_time" timestamp with time zone,
	"requested_run" varchar(32),
	"last_run_time" timestamp with time zone,
	"last_outcome" varchar(20),
	CONSTRAINT "sys_quartz_job_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_quartz_run" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"job_id" varchar(32) NOT NULL,
	"job_class_name" varchar(100) NOT NULL,
	"cause" varchar(20) NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone,
	"cost_time" bigint,
	"outcome" varchar(20) NOT NULL,
	"message" varchar(2000),
	CONSTRAINT "sys_quartz_run_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_quartz_job_class" ON "sys_quartz_job" USING btree ("tenant_id","job_class_name") WHERE "sys_quartz_job"."del_flag" = 0;--> statement-breakpoint
CREATE INDEX "sys_quartz_job_due" ON "sys_quartz_job" USING btree ("next_run_time");--> statement-breakpoint
CREATE INDEX "sys_quartz_run_job" ON "sys_quartz_run" USING btree ("tenant_id","job_id","start_time");--> statement-breakpoint
CREATE INDEX "sys_quartz_run_start" ON "sys_quartz_run" USING btree ("start_time");