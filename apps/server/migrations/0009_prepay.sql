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
ALTER TABLE "hy_payment" ADD COLUMN "document_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_prepay_recovery" ADD CONSTRAINT "hy_prepay_recovery_of" FOREIGN KEY ("tenant_id","prepay_id") REFERENCES "public"."hy_prepay"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_prepay_number" ON "hy_prepay" USING btree ("tenant_id","prepay_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_prepay_open" ON "hy_prepay" USING btree ("tenant_id","note_id") WHERE del_flag = 0 and state in ('10', '20', '30', '50');--> statement-breakpoint
CREATE INDEX "hy_prepay_create" ON "hy_prepay" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_prepay_state" ON "hy_prepay" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_prepay_amount_order" ON "hy_prepay" USING btree ("tenant_id","amount","id");--> statement-breakpoint
CREATE INDEX "hy_prepay_note" ON "hy_prepay" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_prepay_to_recover" ON "hy_prepay" USING btree ("tenant_id","create_time") WHERE to_recover = '1';--> statement-breakpoint
CREATE UNIQUE INDEX "hy_prepay_recovery_serial" ON "hy_prepay_recovery" USING btree ("tenant_id","company_account_id","bank_serial_no");--> statement-breakpoint
CREATE INDEX "hy_prepay_recovery_prepay" ON "hy_prepay_recovery" USING btree ("tenant_id","prepay_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_payment_document" ON "hy_payment" USING btree ("tenant_id","pay_kind","document_id") WHERE document_id is not null and del_flag = 0 and state in ('10', '20', '30', '50', '70', '80');