CREATE TABLE "hy_bank_card" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"holder_type" varchar(20) NOT NULL,
	"holder_id" varchar(32) NOT NULL,
	"account_type" varchar(20) NOT NULL,
	"card_holder" varchar(50) NOT NULL,
	"card_no" varchar(255) NOT NULL,
	"card_no_hash" varchar(64) NOT NULL,
	"id_no" varchar(255),
	"phone" varchar(255),
	"bank_id" varchar(32),
	"bank_name" varchar(100),
	"bank_code" varchar(11),
	"branch_name" varchar(100),
	"cnaps" varchar(12),
	"card_file" varchar(2000),
	"auth_file" varchar(2000),
	"verify_no" varchar(64),
	"verify_state" varchar(20) DEFAULT '10' NOT NULL,
	"verify_remark" varchar(200),
	"is_default" char(1) DEFAULT '0' NOT NULL,
	CONSTRAINT "hy_bank_card_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_bank" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"bank_name" varchar(50) NOT NULL,
	"bank_code" varchar(11) NOT NULL,
	"short_code" varchar(10),
	"cnaps_prefix" varchar(3),
	"bin_prefixes" text,
	"logo" varchar(2000),
	"support_payout" char(1) DEFAULT '1' NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"state" varchar(20) DEFAULT '1' NOT NULL,
	CONSTRAINT "hy_bank_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bank_card_number" ON "hy_bank_card" USING btree ("tenant_id","holder_type","holder_id","card_no_hash") WHERE del_flag = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bank_card_default" ON "hy_bank_card" USING btree ("tenant_id","holder_type","holder_id") WHERE del_flag = 0 and is_default = '1';--> statement-breakpoint
CREATE INDEX "hy_bank_card_holder" ON "hy_bank_card" USING btree ("tenant_id","holder_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bank_name" ON "hy_bank" USING btree ("tenant_id","bank_name") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "sys_user_company" ON "sys_user" USING btree ("tenant_id","cid","user_type");