CREATE TABLE "hy_note_adjust" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"adjust_no" varchar(20) NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"shipping_note_number" varchar(20) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"side" varchar(20) NOT NULL,
	"party_type" varchar(20) NOT NULL,
	"party_id" varchar(32) NOT NULL,
	"party_name" varchar(100),
	"amount" bigint NOT NULL,
	"reason_code" varchar(20) NOT NULL,
	"reason" varchar(200) NOT NULL,
	"files" varchar(2000),
	"state" varchar(20) NOT NULL,
	"bill_id" varchar(32),
	"group_no" varchar(20),
	"tax_amount" bigint,
	"wallet_amount" bigint,
	"txn_id" varchar(32),
	"apply_by" varchar(64) NOT NULL,
	"apply_time" timestamp with time zone NOT NULL,
	"audit_by" varchar(64),
	"audit_time" timestamp with time zone,
	"audit_remark" varchar(200),
	CONSTRAINT "hy_note_adjust_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_note_adjust_amount" CHECK (amount <> 0)
);--> statement-breakpoint
DROP INDEX "hy_shipping_note_payable";--> statement-breakpoint
DROP INDEX "hy_shipping_note_receivable";--> statement-breakpoint
DROP INDEX "hy_shipping_note_to_invoice";--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "customer_adjust" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "carrier_adjust" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" drop column "payable_amount";--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "payable_amount" bigint GENERATED ALWAYS AS (driver_fee + carrier_adjust - prepay_offset - tax_withheld) STORED;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" drop column "open_amount";--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "open_amount" bigint GENERATED ALWAYS AS (driver_fee + carrier_adjust - prepay_offset - tax_withheld - paid_amount) STORED;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" drop column "customer_open_amount";--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "customer_open_amount" bigint GENERATED ALWAYS AS (case when order_mode = '3' then coalesce(agent_fee, 0) else customer_fee end + customer_adjust - customer_paid_amount - advanced_amount - written_off_amount) STORED;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "receivable_amount" bigint GENERATED ALWAYS AS (case when order_mode = '3' then coalesce(agent_fee, 0) else customer_fee end + customer_adjust) STORED;--> statement-breakpoint
ALTER TABLE "hy_note_adjust" ADD CONSTRAINT "hy_note_adjust_note" FOREIGN KEY ("tenant_id","note_id") REFERENCES "public"."hy_shipping_note"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_note_adjust_number" ON "hy_note_adjust" USING btree ("tenant_id","adjust_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_note_adjust_open" ON "hy_note_adjust" USING btree ("tenant_id","note_id","side") WHERE del_flag = 0 and state = '10';--> statement-breakpoint
CREATE INDEX "hy_note_adjust_create" ON "hy_note_adjust" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_note_adjust_state" ON "hy_note_adjust" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_note_adjust_note" ON "hy_note_adjust" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_note_adjust_party" ON "hy_note_adjust" USING btree ("tenant_id","party_id","create_time");--> statement-breakpoint
CREATE INDEX "hy_note_adjust_bill" ON "hy_note_adjust" USING btree ("tenant_id","bill_id") WHERE bill_id is not null;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_to_pay" ON "hy_shipping_note" USING btree ("tenant_id","sign_time","note_status","payable_amount","paid_amount") WHERE del_flag = 0 and sign_time is not null and payable_amount > paid_amount;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_receivable" ON "hy_shipping_note" USING btree ("tenant_id","customer_id","sign_time","note_status","receivable_amount","customer_paid_amount") WHERE del_flag = 0 and sign_time is not null and receivable_amount > customer_paid_amount;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_to_invoice" ON "hy_shipping_note" USING btree ("tenant_id","customer_id","sign_time","company_id") WHERE del_flag = 0 and sign_time is not null and note_status in ('70', '75', '78', '80', '90') and receivable_amount > requested_amount;--> statement-breakpoint
CREATE TABLE "hy_tax_declaration" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"batch_no" varchar(20) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"tax_kind" varchar(20) NOT NULL,
	"period" varchar(7) NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"deadline" date NOT NULL,
	"person_count" integer DEFAULT 0 NOT NULL,
	"note_count" integer DEFAULT 0 NOT NULL,
	"income_amount" bigint DEFAULT 0 NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"tax_withheld" bigint DEFAULT 0 NOT NULL,
	"taxable_amount" bigint DEFAULT 0 NOT NULL,
	"vat_amount" bigint DEFAULT 0 NOT NULL,
	"surtax_amount" bigint DEFAULT 0 NOT NULL,
	"iit_amount" bigint DEFAULT 0 NOT NULL,
	"tax_amount" bigint GENERATED ALWAYS AS (vat_amount + surtax_amount + iit_amount) STORED,
	"due_amount" bigint DEFAULT 0 NOT NULL,
	"state" varchar(20) NOT NULL,
	"rules" jsonb NOT NULL,
	"review_by" varchar(64),
	"review_time" timestamp with time zone,
	"declare_by" varchar(64),
	"declare_time" timestamp with time zone,
	"request_serial" varchar(32),
	"send_count" integer DEFAULT 0 NOT NULL,
	"query_count" integer DEFAULT 0 NOT NULL,
	"next_query_time" timestamp with time zone,
	"channel" varchar(20),
	"simulated" char(1) DEFAULT '0' NOT NULL,
	"receipt_no" varchar(64),
	"receipt_time" timestamp with time zone,
	"fail_reason" varchar(200),
	"pay_by" varchar(64),
	"pay_time" timestamp with time zone,
	"company_account_id" varchar(32),
	"voucher_files" varchar(2000),
	"corrects_id" varchar(32),
	"correct_reason" varchar(200),
	"correct_by" varchar(64),
	"correct_time" timestamp with time zone,
	"void_by" varchar(64),
	"void_time" timestamp with time zone,
	"void_reason" varchar(200),
	"download_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hy_tax_declaration_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_tax_declaration_period" CHECK (period_from <= period_to)
);--> statement-breakpoint
CREATE TABLE "hy_tax_person" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"batch_id" varchar(32) NOT NULL,
	"person_type" varchar(20) NOT NULL,
	"person_id" varchar(32) NOT NULL,
	"person_name" varchar(100) NOT NULL,
	"id_type" varchar(20) NOT NULL,
	"id_no" varchar(255),
	"phone" varchar(255),
	"identity_hash" varchar(64) NOT NULL,
	"note_count" integer DEFAULT 0 NOT NULL,
	"income_amount" bigint DEFAULT 0 NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"tax_withheld" bigint DEFAULT 0 NOT NULL,
	"exempt_flag" char(1) DEFAULT '0' NOT NULL,
	"exempt_reason" varchar(200),
	"rolling_income" bigint DEFAULT 0 NOT NULL,
	"vat_rate" integer DEFAULT 0 NOT NULL,
	"vat_amount" bigint DEFAULT 0 NOT NULL,
	"surtax_amount" bigint DEFAULT 0 NOT NULL,
	"cumulative_income" bigint DEFAULT 0 NOT NULL,
	"cumulative_deduct" bigint DEFAULT 0 NOT NULL,
	"iit_rate" integer DEFAULT 0 NOT NULL,
	"iit_amount" bigint DEFAULT 0 NOT NULL,
	"tax_amount" bigint GENERATED ALWAYS AS (vat_amount + surtax_amount + iit_amount) STORED,
	"due_amount" bigint DEFAULT 0 NOT NULL,
	"previous_income" bigint,
	"previous_tax" bigint,
	"remark" varchar(200),
	CONSTRAINT "hy_tax_person_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);--> statement-breakpoint
CREATE TABLE "hy_tax_filing" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"serial" varchar(32) NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"channel" varchar(20) NOT NULL,
	"state" varchar(20) NOT NULL,
	"due_time" timestamp with time zone,
	"receipt_no" varchar(64),
	"receipt_time" timestamp with time zone,
	"reason" varchar(200),
	CONSTRAINT "hy_tax_filing_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);--> statement-breakpoint
CREATE TABLE "hy_tax_rule" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"rule_kind" varchar(20) NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"terms" jsonb NOT NULL,
	"source" varchar(300) NOT NULL,
	CONSTRAINT "hy_tax_rule_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_tax_rule_days" CHECK (valid_to is null or valid_from <= valid_to)
);--> statement-breakpoint
ALTER TABLE "hy_tax_person" ADD CONSTRAINT "hy_tax_person_declaration" FOREIGN KEY ("tenant_id","batch_id") REFERENCES "public"."hy_tax_declaration"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_tax_declaration_number" ON "hy_tax_declaration" USING btree ("tenant_id","batch_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_tax_declaration_live" ON "hy_tax_declaration" USING btree ("tenant_id","company_id","tax_kind","period") WHERE del_flag = 0 and state not in ('70', '99');--> statement-breakpoint
CREATE UNIQUE INDEX "hy_tax_declaration_serial" ON "hy_tax_declaration" USING btree ("tenant_id","request_serial") WHERE request_serial is not null;--> statement-breakpoint
CREATE INDEX "hy_tax_declaration_create" ON "hy_tax_declaration" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_tax_declaration_state" ON "hy_tax_declaration" USING btree ("tenant_id","state","deadline","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_tax_person_of" ON "hy_tax_person" USING btree ("tenant_id","batch_id","person_id");--> statement-breakpoint
CREATE INDEX "hy_tax_person_person" ON "hy_tax_person" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_tax_filing_serial" ON "hy_tax_filing" USING btree ("tenant_id","serial");--> statement-breakpoint
CREATE INDEX "hy_tax_filing_state" ON "hy_tax_filing" USING btree ("tenant_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_tax_rule_from" ON "hy_tax_rule" USING btree ("tenant_id","rule_kind","valid_from") WHERE del_flag = 0;--> statement-breakpoint
CREATE TABLE "insurance_sim_order" (
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
	"order_no" varchar(20) NOT NULL,
	"digest" varchar(64) NOT NULL,
	"vehicle_number" varchar(35) NOT NULL,
	"insured_amount" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"order_time" timestamp with time zone NOT NULL,
	"cancel_time" timestamp with time zone,
	"claim_amount" bigint,
	"claim_time" timestamp with time zone,
	CONSTRAINT "insurance_sim_order_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "insurance_sim_order_amount" CHECK (insured_amount > 0 and premium > 0)
);--> statement-breakpoint
CREATE TABLE "hy_insurance_policy" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"order_policy_no" varchar(20) NOT NULL,
	"policy_number" varchar(30),
	"insurance_company_code" varchar(30) NOT NULL,
	"insurance_company_name" varchar(50) NOT NULL,
	"insurance_type" varchar(20) NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"shipping_note_number" varchar(20) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"customer_id" varchar(32) NOT NULL,
	"applicant" varchar(512),
	"applicant_id_no" varchar(255),
	"insured" varchar(100),
	"insured_id_no" varchar(255),
	"insured_phone" varchar(255),
	"cargo_name" varchar(100) NOT NULL,
	"cargo_type_code" varchar(20) NOT NULL,
	"weight" integer,
	"insured_amount" bigint NOT NULL,
	"rate_e_6" integer NOT NULL,
	"premium" bigint NOT NULL,
	"payer" varchar(20) DEFAULT 'customer' NOT NULL,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"from_address" varchar(400) NOT NULL,
	"to_address" varchar(400) NOT NULL,
	"vehicle_number" varchar(35) NOT NULL,
	"state" varchar(20) NOT NULL,
	"is_auto" char(1) DEFAULT '0' NOT NULL,
	"quote_time" timestamp with time zone NOT NULL,
	"buy_time" timestamp with time zone,
	"buy_by" varchar(64),
	"issue_time" timestamp with time zone,
	"fail_reason" varchar(200),
	"fail_time" timestamp with time zone,
	"cancel_reason" varchar(200),
	"cancel_by" varchar(64),
	"cancel_time" timestamp with time zone,
	"refund_premium" bigint DEFAULT 0 NOT NULL,
	"settled_premium" bigint DEFAULT 0 NOT NULL,
	"claim_no" varchar(40),
	"claim_reason" varchar(500),
	"claim_apply_amount" bigint,
	"claim_files" varchar(2000),
	"claim_by" varchar(64),
	"claim_time" timestamp with time zone,
	"claim_agreed" bigint,
	"claim_amount" bigint,
	"claim_result" varchar(200),
	"compensated_amount" bigint DEFAULT 0 NOT NULL,
	"company_account_id" varchar(32),
	"bank_serial_no" varchar(50),
	"settle_by" varchar(64),
	"settle_time" timestamp with time zone,
	"query_count" integer DEFAULT 0 NOT NULL,
	"next_query_time" timestamp with time zone,
	"simulated" char(1) DEFAULT '0' NOT NULL,
	CONSTRAINT "hy_insurance_policy_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_insurance_policy_amount" CHECK (insured_amount >= 0 and premium >= 0 and refund_premium between 0 and premium)
);--> statement-breakpoint
CREATE TABLE "hy_premium_item" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"approval_id" varchar(32) NOT NULL,
	"policy_id" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "hy_premium_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_premium_item_amount" CHECK (amount <> 0)
);--> statement-breakpoint
ALTER TABLE "hy_premium_item" ADD CONSTRAINT "hy_premium_item_of_policy" FOREIGN KEY ("tenant_id","policy_id") REFERENCES "public"."hy_insurance_policy"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_sim_order_no" ON "insurance_sim_order" USING btree ("tenant_id","merchant","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_insurance_policy_order" ON "hy_insurance_policy" USING btree ("tenant_id","order_policy_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_insurance_policy_number" ON "hy_insurance_policy" USING btree ("tenant_id","insurance_company_code","policy_number") WHERE policy_number is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_insurance_policy_open" ON "hy_insurance_policy" USING btree ("tenant_id","note_id","insurance_type") WHERE del_flag = 0 and state in ('10', '20', '30', '50', '70');--> statement-breakpoint
CREATE UNIQUE INDEX "hy_insurance_policy_serial" ON "hy_insurance_policy" USING btree ("tenant_id","company_account_id","bank_serial_no") WHERE bank_serial_no is not null;--> statement-breakpoint
CREATE INDEX "hy_insurance_policy_note" ON "hy_insurance_policy" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_insurance_policy_create" ON "hy_insurance_policy" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_insurance_policy_state" ON "hy_insurance_policy" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_insurance_policy_query" ON "hy_insurance_policy" USING btree ("tenant_id","next_query_time") WHERE next_query_time is not null;--> statement-breakpoint
CREATE INDEX "hy_insurance_policy_end" ON "hy_insurance_policy" USING btree ("tenant_id","end_time") WHERE state = '30';--> statement-breakpoint
CREATE INDEX "hy_insurance_policy_insurer" ON "hy_insurance_policy" USING btree ("tenant_id","insurance_company_code","buy_time") WHERE buy_time is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_premium_item_policy" ON "hy_premium_item" USING btree ("tenant_id","approval_id","policy_id");
