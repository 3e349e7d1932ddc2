CREATE TABLE "hy_offline_account" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"account_name" varchar(100) NOT NULL,
	"account_no" varchar(255) NOT NULL,
	"account_no_hash" varchar(64) NOT NULL,
	"bank_name" varchar(100) NOT NULL,
	"account_type" varchar(20) NOT NULL,
	"direction" varchar(20) NOT NULL,
	"owner_type" varchar(20),
	"owner_id" varchar(32),
	"company_account_id" varchar(32),
	"cnaps" varchar(12),
	"remark" varchar(200),
	"enabled" char(1) DEFAULT '1' NOT NULL,
	"use_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hy_offline_account_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "hy_payment" ADD COLUMN "offline_account_id" varchar(32);--> statement-breakpoint
CREATE UNIQUE INDEX "hy_offline_account_number" ON "hy_offline_account" USING btree ("tenant_id","direction","account_no_hash") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_offline_account_owner" ON "hy_offline_account" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "hy_offline_account_create" ON "hy_offline_account" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_payment_offline_account_serial" ON "hy_payment" USING btree ("tenant_id","offline_account_id","bank_serial_no") WHERE offline_account_id is not null and bank_serial_no is not null and state <> '60';