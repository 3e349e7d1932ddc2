CREATE TABLE "sys_position" (
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
	"post_rank" varchar(20),
	"company_id" varchar(36),
	CONSTRAINT "sys_position_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_user_agent" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"user_name" varchar(64) NOT NULL,
	"agent_user_name" varchar(64) NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"create_name" varchar(100),
	"update_name" varchar(100),
	"sys_company_code" varchar(64),
	CONSTRAINT "sys_user_agent_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
DROP INDEX "sys_role_code";--> statement-breakpoint
CREATE UNIQUE INDEX "sys_position_code" ON "sys_position" USING btree ("tenant_id","code") WHERE "sys_position"."del_flag" = 0;--> statement-breakpoint
CREATE INDEX "sys_position_create" ON "sys_position" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE INDEX "sys_user_agent_user" ON "sys_user_agent" USING btree ("tenant_id","user_name");--> statement-breakpoint
CREATE INDEX "sys_user_create" ON "sys_user" USING btree ("tenant_id","create_time","id") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "sys_user_name" ON "sys_user" USING btree ("tenant_id","username");--> statement-breakpoint
CREATE INDEX "sys_user_work" ON "sys_user" USING btree ("tenant_id","work_no");--> statement-breakpoint
CREATE INDEX "sys_user_email" ON "sys_user" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "sys_user_depart_code" ON "sys_user" USING btree ("tenant_id","org_code");--> statement-breakpoint
CREATE INDEX "sys_user_depart_dep" ON "sys_user_depart" USING btree ("tenant_id","dep_id","user_id");--> statement-breakpoint
CREATE INDEX "sys_user_role_role" ON "sys_user_role" USING btree ("tenant_id","role_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_role_code" ON "sys_role" USING btree ("tenant_id","role_code") WHERE "sys_role"."del_flag" = 0;