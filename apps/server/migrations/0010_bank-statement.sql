CREATE TABLE "hy_bank_statement_line" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"company_account_id" varchar(32) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"bank_serial_no" varchar(50) NOT NULL,
	"request_serial" varchar(32),
	"direction" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint,
	"counterparty_name" varchar(100),
	"counterparty_account" varchar(255),
	"purpose" varchar(200),
	"trade_time" timestamp with time zone NOT NULL,
	"source" varchar(20) NOT NULL,
	"state" varchar(20) NOT NULL,
	"txn_id" varchar(32),
	"txn_line_no" integer,
	"match_no" varchar(40),
	"match_by" varchar(64),
	"match_time" timestamp with time zone,
	"remark" varchar(200),
	CONSTRAINT "hy_bank_statement_line_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_bank_statement_line_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bank_statement_line_serial" ON "hy_bank_statement_line" USING btree ("tenant_id","company_account_id","direction","bank_serial_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bank_statement_line_txn" ON "hy_bank_statement_line" USING btree ("tenant_id","txn_id","txn_line_no") WHERE txn_id is not null;--> statement-breakpoint
CREATE INDEX "hy_bank_statement_line_time" ON "hy_bank_statement_line" USING btree ("tenant_id","company_account_id","trade_time","id");--> statement-breakpoint
CREATE INDEX "hy_bank_statement_line_state" ON "hy_bank_statement_line" USING btree ("tenant_id","state","trade_time","id");