CREATE TABLE "bank_sim_account" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"account_no" varchar(255) NOT NULL,
	"account_no_hash" varchar(64) NOT NULL,
	"account_name" varchar(100) NOT NULL,
	"balance" bigint NOT NULL,
	"is_paying" char(1) DEFAULT '0' NOT NULL,
	CONSTRAINT "bank_sim_account_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bank_sim_account_balance" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "bank_sim_order" (
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
	"state" varchar(20) NOT NULL,
	"code" varchar(20),
	"reason" varchar(200),
	"bank_serial_no" varchar(32),
	"pay_time" timestamp with time zone,
	"return_time" timestamp with time zone,
	"fee" bigint DEFAULT 0 NOT NULL,
	"due_time" timestamp with time zone,
	"queries" integer DEFAULT 0 NOT NULL,
	"news_time" timestamp with time zone,
	"news_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bank_sim_order_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "bank_sim_txn" (
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
	"day" date NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"bank_serial_no" varchar(32) NOT NULL,
	"merchant" varchar(32),
	"request_serial" varchar(32),
	"direction" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"counterparty_name" varchar(100),
	"counterparty_account" varchar(255),
	"purpose" varchar(200),
	CONSTRAINT "bank_sim_txn_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bank_sim_txn_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_sim_account_no" ON "bank_sim_account" USING btree ("tenant_id","account_no_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_sim_order_serial" ON "bank_sim_order" USING btree ("tenant_id","merchant","request_serial");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_sim_order_bank_serial" ON "bank_sim_order" USING btree ("tenant_id","bank_serial_no") WHERE bank_serial_no is not null;--> statement-breakpoint
CREATE INDEX "bank_sim_order_due" ON "bank_sim_order" USING btree ("tenant_id","due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "bank_sim_order_news" ON "bank_sim_order" USING btree ("tenant_id","news_time") WHERE news_time is not null;--> statement-breakpoint
CREATE INDEX "bank_sim_txn_day" ON "bank_sim_txn" USING btree ("tenant_id","account_id","day","id");