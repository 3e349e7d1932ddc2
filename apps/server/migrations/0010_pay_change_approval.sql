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
ALTER TABLE "hy_customer_wallet" ADD COLUMN "warned_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hy_customer_wallet" ADD COLUMN "freeze_reason" varchar(200);--> statement-breakpoint
ALTER TABLE "hy_pay_change" ADD CONSTRAINT "hy_pay_change_payment" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."hy_payment"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_approval_number" ON "hy_approval" USING btree ("tenant_id","approval_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_approval_open" ON "hy_approval" USING btree ("tenant_id","kind","target_id") WHERE del_flag = 0 and state = '10';--> statement-breakpoint
CREATE INDEX "hy_approval_create" ON "hy_approval" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_approval_state" ON "hy_approval" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_pay_change_number" ON "hy_pay_change" USING btree ("tenant_id","change_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_pay_change_open" ON "hy_pay_change" USING btree ("tenant_id","payment_id") WHERE del_flag = 0 and state = '10';--> statement-breakpoint
CREATE INDEX "hy_pay_change_create" ON "hy_pay_change" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_pay_change_state" ON "hy_pay_change" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_pay_change_note" ON "hy_pay_change" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_customer_wallet_warn" ON "hy_customer_wallet" USING btree ("tenant_id") WHERE warn_amount is not null;