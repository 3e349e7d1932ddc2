CREATE TABLE "sys_depart_role" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"depart_id" varchar(32) NOT NULL,
	"role_name" varchar(200) NOT NULL,
	"role_code" varchar(100) NOT NULL,
	"description" varchar(255),
	CONSTRAINT "sys_depart_role_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_depart_role_permission" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"role_id" varchar(32) NOT NULL,
	"permission_id" varchar(32) NOT NULL,
	"data_rule_ids" varchar(1000),
	CONSTRAINT "sys_depart_role_permission_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_depart_role_user" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"user_id" varchar(32) NOT NULL,
	"drole_id" varchar(32) NOT NULL,
	CONSTRAINT "sys_depart_role_user_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_role_code" ON "sys_depart_role" USING btree ("tenant_id","role_code") WHERE "sys_depart_role"."del_flag" = 0;--> statement-breakpoint
CREATE INDEX "sys_depart_role_depart" ON "sys_depart_role" USING btree ("tenant_id","depart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_role_permission_pair" ON "sys_depart_role_permission" USING btree ("tenant_id","role_id","permission_id");--> statement-breakpoint
CREATE INDEX "sys_depart_role_permission_permission" ON "sys_depart_role_permission" USING btree ("permission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_role_user_pair" ON "sys_depart_role_user" USING btree ("tenant_id","user_id","drole_id");--> statement-breakpoint
CREATE INDEX "sys_depart_role_user_role" ON "sys_depart_role_user" USING btree ("tenant_id","drole_id");