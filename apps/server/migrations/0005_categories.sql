CREATE TABLE "sys_category" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"pid" varchar(36) DEFAULT '0' NOT NULL,
	"name" varchar(100) NOT NULL,
	"code" varchar(60) DEFAULT '' NOT NULL,
	CONSTRAINT "sys_category_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_category_code" ON "sys_category" USING btree ("tenant_id","code") WHERE "sys_category"."del_flag" = 0;--> statement-breakpoint
CREATE INDEX "sys_category_parent" ON "sys_category" USING btree ("tenant_id","pid","code");