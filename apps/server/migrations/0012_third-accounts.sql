CREATE TABLE "account_sim" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"merchant" varchar(32) NOT NULL,
	"request_serial" varchar(32) NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"body" text NOT NULL,
	"id_no_hash" varchar(64) NOT NULL,
	"state" varchar(20) NOT NULL,
	"code" varchar(20),
	"reason" varchar(200),
	"account_no" varchar(32),
	"open_time" timestamp with time zone,
	"close_time" timestamp with time zone,
	"agreement_no" varchar(32),
	"sign_time" timestamp with time zone,
	"card_no_hash" varchar(64),
	"balance" bigint DEFAULT 0 NOT NULL,
	"frozen" bigint DEFAULT 0 NOT NULL,
	"due_time" timestamp with time zone,
	"news_time" timestamp with time zone,
	"news_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "account_sim_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "account_sim_balance" CHECK (balance >= 0 and frozen >= 0 and frozen <= balance)
);
--> statement-breakpoint
CREATE TABLE "account_sim_txn" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"account_id" varchar(32) NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"direction" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"purpose" varchar(200),
	CONSTRAINT "account_sim_txn_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "account_sim_txn_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "hy_third_account" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"apply_no" varchar(20) NOT NULL,
	"owner_type" varchar(20) NOT NULL,
	"owner_id" varchar(32) NOT NULL,
	"owner_name" varchar(100) NOT NULL,
	"channel_code" varchar(20) NOT NULL,
	"simulated" char(1) NOT NULL,
	"account_name" varchar(100) NOT NULL,
	"id_type" varchar(20) NOT NULL,
	"id_no" varchar(255) NOT NULL,
	"phone" varchar(255) NOT NULL,
	"legal_person" varchar(50),
	"open_state" varchar(20) DEFAULT '0' NOT NULL,
	"open_serial" varchar(32),
	"open_tries" integer DEFAULT 0 NOT NULL,
	"apply_time" timestamp with time zone,
	"open_time" timestamp with time zone,
	"fail_reason" varchar(200),
	"next_query_time" timestamp with time zone,
	"account_no" varchar(32),
	"sub_account_no" varchar(40),
	"agreement_no" varchar(32),
	"sign_time" timestamp with time zone,
	"bind_card_id" varchar(32),
	"bind_card_no" varchar(32),
	"bind_state" varchar(20),
	"bind_remark" varchar(200),
	"balance" bigint DEFAULT 0 NOT NULL,
	"frozen" bigint DEFAULT 0 NOT NULL,
	"balance_time" timestamp with time zone,
	"state" varchar(20) DEFAULT '1' NOT NULL,
	"close_time" timestamp with time zone,
	CONSTRAINT "hy_third_account_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "hy_bank_card" ADD COLUMN "verify_amount" integer;--> statement-breakpoint
ALTER TABLE "hy_bank_card" ADD COLUMN "verify_sent_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hy_bank_card" ADD COLUMN "verify_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "agent_paid_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "loss_passed_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "account_sim_serial" ON "account_sim" USING btree ("tenant_id","merchant","request_serial");--> statement-breakpoint
CREATE UNIQUE INDEX "account_sim_no" ON "account_sim" USING btree ("tenant_id","account_no") WHERE account_no is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_sim_holder" ON "account_sim" USING btree ("tenant_id","merchant","id_no_hash") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "account_sim_due" ON "account_sim" USING btree ("tenant_id","due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "account_sim_news" ON "account_sim" USING btree ("tenant_id","news_time") WHERE news_time is not null;--> statement-breakpoint
CREATE INDEX "account_sim_txn_account" ON "account_sim_txn" USING btree ("tenant_id","account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_third_account_number" ON "hy_third_account" USING btree ("tenant_id","apply_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_third_account_owner" ON "hy_third_account" USING btree ("tenant_id","owner_id","channel_code") WHERE del_flag = 0 and state <> '3';--> statement-breakpoint
CREATE INDEX "hy_third_account_create" ON "hy_third_account" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_third_account_query" ON "hy_third_account" USING btree ("tenant_id","next_query_time") WHERE next_query_time is not null;