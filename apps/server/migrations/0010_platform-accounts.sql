CREATE TABLE "hy_platform_account" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"account_name" varchar(100) NOT NULL,
	"account_kind" varchar(20) NOT NULL,
	"ledger_code" varchar(80) NOT NULL,
	"company_account_id" varchar(32),
	"state" varchar(20) DEFAULT '1' NOT NULL,
	"remark" varchar(200),
	CONSTRAINT "hy_platform_account_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hy_platform_account_code" ON "hy_platform_account" USING btree ("tenant_id","ledger_code") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_platform_account_create" ON "hy_platform_account" USING btree ("tenant_id","create_time");