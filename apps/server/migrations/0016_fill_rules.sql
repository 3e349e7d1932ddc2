CREATE TABLE "sys_fill_rule" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"rule_name" varchar(100) NOT NULL,
	"rule_code" varchar(64) NOT NULL,
	"rule_class" varchar(200) NOT NULL,
	"rule_params" text,
	CONSTRAINT "sys_fill_rule_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_fill_rule_code" ON "sys_fill_rule" USING btree ("tenant_id","rule_code") WHERE "sys_fill_rule"."del_flag" = 0;--> statement-breakpoint
CREATE INDEX "sys_fill_rule_create" ON "sys_fill_rule" USING btree ("tenant_id","create_time");