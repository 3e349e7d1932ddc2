CREATE TABLE "hy_approval" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"approval_no" varchar(20) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"target_id" varchar(32) NOT NULL,
	"target_name" varchar(200) NOT NULL,
	"amount" bigint,
	"payload" jsonb NOT NULL,
	"reason" varchar(200) NOT NULL,
	"state" varchar(20) NOT NULL,
	"apply_by" varchar(64) NOT NULL,
	"apply_time" timestamp with time zone NOT NULL,
	"audit_by" varchar(64),
	"audit_time" timestamp with time zone,
	"audit_remark" varchar(200),
	CONSTRAINT "hy_approval_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "hy_ledger_month" (
	"tenant_id" integer NOT NULL,
	"month" char(7) NOT NULL,
	"close_by" varchar(64) NOT NULL,
	"close_time" timestamp with time zone NOT NULL,
	CONSTRAINT "hy_ledger_month_tenant_id_month_pk" PRIMARY KEY("tenant_id","month")
);
--> statement-breakpoint
CREATE TABLE "hy_ledger_month_balance" (
	"tenant_id" integer NOT NULL,
	"month" char(7) NOT NULL,
	"account_code" varchar(80) NOT NULL,
	"opening" bigint NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"closing" bigint NOT NULL,
	CONSTRAINT "hy_ledger_month_balance_tenant_id_month_account_code_pk" PRIMARY KEY("tenant_id","month","account_code")
);
--> statement-breakpoint
CREATE TABLE "hy_pay_change" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"change_no" varchar(20) NOT NULL,
	"payment_id" varchar(32) NOT NULL,
	"payment_no" varchar(20) NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"shipping_note_number" varchar(20),
	"change_type" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	"new_amount" bigint,
	"old_payee_type" varchar(20),
	"old_payee_name" varchar(100) NOT NULL,
	"old_payee_card_no" varchar(255),
	"old_payee_bank_name" varchar(100),
	"new_card_id" varchar(32),
	"new_payee_type" varchar(20),
	"new_payee_name" varchar(100),
	"new_payee_card_no" varchar(255),
	"new_payee_bank_name" varchar(100),
	"reason" varchar(200) NOT NULL,
	"files" varchar(2000),
	"state" varchar(20) NOT NULL,
	"apply_by" varchar(64) NOT NULL,
	"apply_time" timestamp with time zone NOT NULL,
	"audit_by" varchar(64),
	"audit_time" timestamp with time zone,
	"audit_remark" varchar(200),
	CONSTRAINT "hy_pay_change_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_pay_change_new" CHECK ((change_type = '3') = (new_amount is not null) and (change_type = '3') = (new_card_id is null)),
	CONSTRAINT "hy_pay_change_amount" CHECK (new_amount > 0)
);
--> statement-breakpoint
CREATE TABLE "hy_prepay" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"prepay_no" varchar(20) NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"shipping_note_number" varchar(20) NOT NULL,
	"driver_id" varchar(32) NOT NULL,
	"driver_name" varchar(50),
	"customer_id" varchar(32) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"order_mode" varchar(20),
	"agent_id" varchar(32),
	"creditor_type" varchar(20) NOT NULL,
	"creditor_id" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	"estimated_fee" bigint NOT NULL,
	"rate" integer NOT NULL,
	"reason" varchar(200),
	"payee_type" varchar(20),
	"payee_id" varchar(32),
	"payee_card_id" varchar(32),
	"payee_name" varchar(100) NOT NULL,
	"payee_id_no" varchar(255),
	"payee_account_type" varchar(20),
	"payee_card_no" varchar(255),
	"payee_bank_name" varchar(100),
	"payee_bank_code" varchar(11),
	"payee_cnaps" varchar(12),
	"state" varchar(20) NOT NULL,
	"apply_by" varchar(64),
	"apply_time" timestamp with time zone,
	"audit_by" varchar(64),
	"audit_time" timestamp with time zone,
	"audit_remark" varchar(200),
	"payment_id" varchar(32),
	"pay_time" timestamp with time zone,
	"fail_reason" varchar(200),
	"close_reason" varchar(200),
	"offset_amount" bigint DEFAULT 0 NOT NULL,
	"recover_amount" bigint DEFAULT 0 NOT NULL,
	"written_off_amount" bigint DEFAULT 0 NOT NULL,
	"open_amount" bigint GENERATED ALWAYS AS (case when state in ('30', '40', '45') then amount - offset_amount - recover_amount - written_off_amount else 0 end) STORED,
	"to_recover" char(1) DEFAULT '0' NOT NULL,
	"write_off_by" varchar(64),
	"write_off_time" timestamp with time zone,
	"write_off_reason" varchar(200),
	CONSTRAINT "hy_prepay_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_prepay_amount" CHECK (amount > 0),
	CONSTRAINT "hy_prepay_parts" CHECK (offset_amount >= 0 and recover_amount >= 0 and written_off_amount >= 0 and offset_amount + recover_amount + written_off_amount <= amount)
);
--> statement-breakpoint
CREATE TABLE "hy_prepay_recovery" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"prepay_id" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	"company_account_id" varchar(32) NOT NULL,
	"bank_serial_no" varchar(50) NOT NULL,
	"recover_time" timestamp with time zone NOT NULL,
	"voucher_files" varchar(2000) NOT NULL,
	"remark" varchar(200),
	CONSTRAINT "hy_prepay_recovery_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_prepay_recovery_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "hy_customer_wallet" ADD COLUMN "warned_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hy_customer_wallet" ADD COLUMN "freeze_reason" varchar(200);--> statement-breakpoint
ALTER TABLE "hy_payment" ADD COLUMN "document_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "advanced_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "written_off_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_customer_receipt_item" ADD CONSTRAINT "hy_customer_receipt_item_receipt" FOREIGN KEY ("tenant_id","receipt_id") REFERENCES "public"."hy_customer_receipt"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hy_dianfu_repay" ADD CONSTRAINT "hy_dianfu_repay_dianfu" FOREIGN KEY ("tenant_id","dianfu_id") REFERENCES "public"."hy_dianfu"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hy_pay_change" ADD CONSTRAINT "hy_pay_change_payment" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."hy_payment"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hy_prepay_recovery" ADD CONSTRAINT "hy_prepay_recovery_of" FOREIGN KEY ("tenant_id","prepay_id") REFERENCES "public"."hy_prepay"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_approval_number" ON "hy_approval" USING btree ("tenant_id","approval_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_approval_open" ON "hy_approval" USING btree ("tenant_id","kind","target_id") WHERE del_flag = 0 and state = '10';--> statement-breakpoint
CREATE INDEX "hy_approval_create" ON "hy_approval" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_approval_state" ON "hy_approval" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bank_statement_line_serial" ON "hy_bank_statement_line" USING btree ("tenant_id","company_account_id","direction","bank_serial_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bank_statement_line_txn" ON "hy_bank_statement_line" USING btree ("tenant_id","txn_id","txn_line_no") WHERE txn_id is not null;--> statement-breakpoint
CREATE INDEX "hy_bank_statement_line_time" ON "hy_bank_statement_line" USING btree ("tenant_id","company_account_id","trade_time","id");--> statement-breakpoint
CREATE INDEX "hy_bank_statement_line_state" ON "hy_bank_statement_line" USING btree ("tenant_id","state","trade_time","id");--> statement-breakpoint
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
CREATE INDEX "hy_dianfu_repay_of" ON "hy_dianfu_repay" USING btree ("tenant_id","dianfu_id","repay_time");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_pay_change_number" ON "hy_pay_change" USING btree ("tenant_id","change_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_pay_change_open" ON "hy_pay_change" USING btree ("tenant_id","payment_id") WHERE del_flag = 0 and state = '10';--> statement-breakpoint
CREATE INDEX "hy_pay_change_create" ON "hy_pay_change" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_pay_change_state" ON "hy_pay_change" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_pay_change_note" ON "hy_pay_change" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_prepay_number" ON "hy_prepay" USING btree ("tenant_id","prepay_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_prepay_open" ON "hy_prepay" USING btree ("tenant_id","note_id") WHERE del_flag = 0 and state in ('10', '20', '30', '50');--> statement-breakpoint
CREATE INDEX "hy_prepay_create" ON "hy_prepay" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_prepay_state" ON "hy_prepay" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_prepay_amount_order" ON "hy_prepay" USING btree ("tenant_id","amount","id");--> statement-breakpoint
CREATE INDEX "hy_prepay_note" ON "hy_prepay" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_prepay_to_recover" ON "hy_prepay" USING btree ("tenant_id","create_time") WHERE to_recover = '1';--> statement-breakpoint
CREATE UNIQUE INDEX "hy_prepay_recovery_serial" ON "hy_prepay_recovery" USING btree ("tenant_id","company_account_id","bank_serial_no");--> statement-breakpoint
CREATE INDEX "hy_prepay_recovery_prepay" ON "hy_prepay_recovery" USING btree ("tenant_id","prepay_id");--> statement-breakpoint
CREATE INDEX "hy_customer_wallet_warn" ON "hy_customer_wallet" USING btree ("tenant_id") WHERE warn_amount is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_payment_document" ON "hy_payment" USING btree ("tenant_id","pay_kind","document_id") WHERE document_id is not null and del_flag = 0 and state in ('10', '20', '30', '50', '70', '80');