CREATE TABLE "hy_customer_receipt" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"receipt_no" varchar(20) NOT NULL,
	"customer_id" varchar(32) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	"overpaid" bigint DEFAULT 0 NOT NULL,
	"source" varchar(20) NOT NULL,
	"company_account_id" varchar(32),
	"bank_serial_no" varchar(50),
	"voucher_files" varchar(2000),
	"receive_time" timestamp with time zone NOT NULL,
	"txn_id" varchar(32),
	"operator" varchar(64) NOT NULL,
	CONSTRAINT "hy_customer_receipt_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_customer_receipt_amount" CHECK (amount > 0 and overpaid >= 0)
);
--> statement-breakpoint
CREATE TABLE "hy_customer_receipt_item" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"receipt_id" varchar(32) NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "hy_customer_receipt_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_customer_receipt_item_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "hy_dianfu" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"dianfu_no" varchar(20) NOT NULL,
	"customer_id" varchar(32) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"agent_id" varchar(32),
	"note_id" varchar(32) NOT NULL,
	"shipping_note_number" varchar(20) NOT NULL,
	"applied_amount" bigint NOT NULL,
	"principal" bigint NOT NULL,
	"term_days" integer NOT NULL,
	"fee_mode" varchar(20) NOT NULL,
	"day_rate" integer NOT NULL,
	"fee_rate" integer,
	"start_date" date,
	"due_date" date,
	"accrue_from" date,
	"accrued_booked" bigint DEFAULT 0 NOT NULL,
	"fee_amount" bigint DEFAULT 0 NOT NULL,
	"booked_fee" bigint DEFAULT 0 NOT NULL,
	"repaid_principal" bigint DEFAULT 0 NOT NULL,
	"repaid_fee" bigint DEFAULT 0 NOT NULL,
	"written_off_principal" bigint DEFAULT 0 NOT NULL,
	"written_off_fee" bigint DEFAULT 0 NOT NULL,
	"recovered_amount" bigint DEFAULT 0 NOT NULL,
	"repaid_amount" bigint GENERATED ALWAYS AS (repaid_principal + repaid_fee) STORED,
	"balance" bigint DEFAULT 0 NOT NULL,
	"repay_count" integer DEFAULT 0 NOT NULL,
	"due_flag" char(1) DEFAULT '0' NOT NULL,
	"overdue_days" integer DEFAULT 0 NOT NULL,
	"state" varchar(20) NOT NULL,
	"apply_by" varchar(64) NOT NULL,
	"audit_by" varchar(64),
	"audit_time" timestamp with time zone,
	"audit_remark" varchar(200),
	"advance_by" varchar(64),
	"advance_time" timestamp with time zone,
	"close_reason" varchar(200),
	"write_off_by" varchar(64),
	"write_off_time" timestamp with time zone,
	"write_off_reason" varchar(200),
	"remark" varchar(200),
	CONSTRAINT "hy_dianfu_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_dianfu_principal" CHECK (principal > 0 and applied_amount > 0),
	CONSTRAINT "hy_dianfu_repaid" CHECK (repaid_principal + written_off_principal <= principal and repaid_fee + written_off_fee <= booked_fee)
);
--> statement-breakpoint
CREATE TABLE "hy_dianfu_repay" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"dianfu_id" varchar(32) NOT NULL,
	"repay_no" varchar(24) NOT NULL,
	"amount" bigint NOT NULL,
	"fee_part" bigint NOT NULL,
	"principal_part" bigint NOT NULL,
	"source" varchar(20) NOT NULL,
	"company_account_id" varchar(32),
	"bank_serial_no" varchar(50),
	"voucher_files" varchar(2000),
	"repay_time" timestamp with time zone NOT NULL,
	"txn_id" varchar(32),
	"operator" varchar(64) NOT NULL,
	CONSTRAINT "hy_dianfu_repay_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_dianfu_repay_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "advanced_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "written_off_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_customer_receipt_item" ADD CONSTRAINT "hy_customer_receipt_item_receipt" FOREIGN KEY ("tenant_id","receipt_id") REFERENCES "public"."hy_customer_receipt"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hy_dianfu_repay" ADD CONSTRAINT "hy_dianfu_repay_dianfu" FOREIGN KEY ("tenant_id","dianfu_id") REFERENCES "public"."hy_dianfu"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_customer_receipt_number" ON "hy_customer_receipt" USING btree ("tenant_id","receipt_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_customer_receipt_serial" ON "hy_customer_receipt" USING btree ("tenant_id","company_account_id","bank_serial_no") WHERE bank_serial_no is not null;--> statement-breakpoint
CREATE INDEX "hy_customer_receipt_customer" ON "hy_customer_receipt" USING btree ("tenant_id","customer_id","receive_time");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_customer_receipt_item_note" ON "hy_customer_receipt_item" USING btree ("tenant_id","receipt_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_customer_receipt_item_of_note" ON "hy_customer_receipt_item" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_dianfu_number" ON "hy_dianfu" USING btree ("tenant_id","dianfu_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_dianfu_open" ON "hy_dianfu" USING btree ("tenant_id","note_id") WHERE del_flag = 0 and state in ('10', '20', '30', '40');--> statement-breakpoint
CREATE INDEX "hy_dianfu_create" ON "hy_dianfu" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_dianfu_state" ON "hy_dianfu" USING btree ("tenant_id","state","due_date","id");--> statement-breakpoint
CREATE INDEX "hy_dianfu_customer" ON "hy_dianfu" USING btree ("tenant_id","customer_id","state");--> statement-breakpoint
CREATE INDEX "hy_dianfu_note" ON "hy_dianfu" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_dianfu_repay_number" ON "hy_dianfu_repay" USING btree ("tenant_id","repay_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_dianfu_repay_serial" ON "hy_dianfu_repay" USING btree ("tenant_id","company_account_id","bank_serial_no") WHERE bank_serial_no is not null;--> statement-breakpoint
CREATE INDEX "hy_dianfu_repay_of" ON "hy_dianfu_repay" USING btree ("tenant_id","dianfu_id","repay_time");