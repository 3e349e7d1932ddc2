CREATE TABLE "hy_company_account" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"owner_type" varchar(20) NOT NULL,
	"owner_id" varchar(32) NOT NULL,
	"account_name" varchar(100) NOT NULL,
	"account_no" varchar(255) NOT NULL,
	"account_no_hash" varchar(64) NOT NULL,
	"bank_id" varchar(32) NOT NULL,
	"bank_name" varchar(100) NOT NULL,
	"bank_code" varchar(11),
	"branch_name" varchar(100) NOT NULL,
	"cnaps" varchar(12) NOT NULL,
	"province" varchar(50),
	"city" varchar(50),
	"usage" varchar(20) NOT NULL,
	"licence_file" varchar(2000),
	"is_default" char(1) DEFAULT '0' NOT NULL,
	"verify_state" varchar(20) DEFAULT '10' NOT NULL,
	"verify_remark" varchar(200),
	"verify_amount" integer,
	"verify_sent_time" timestamp with time zone,
	"verify_tries" integer DEFAULT 0 NOT NULL,
	"state" varchar(20) DEFAULT '1' NOT NULL,
	"bank_balance" bigint,
	"balance_time" timestamp with time zone,
	CONSTRAINT "hy_company_account_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hy_company_account_number" ON "hy_company_account" USING btree ("tenant_id","account_no_hash") WHERE del_flag = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_company_account_default" ON "hy_company_account" USING btree ("tenant_id","owner_type","owner_id","usage") WHERE del_flag = 0 and is_default = '1';--> statement-breakpoint
CREATE INDEX "hy_company_account_owner" ON "hy_company_account" USING btree ("tenant_id","owner_id","create_time");--> statement-breakpoint
CREATE INDEX "hy_company_account_create" ON "hy_company_account" USING btree ("tenant_id","create_time");