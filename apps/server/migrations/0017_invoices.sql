CREATE TABLE "hy_request_bill" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"request_no" varchar(20) NOT NULL,
	"customer_id" varchar(32) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"bill_id" varchar(32),
	"invoice_type" varchar(20) NOT NULL,
	"buyer_name" varchar(100) NOT NULL,
	"buyer_tax_no" varchar(20),
	"buyer_address" varchar(200),
	"buyer_tel" varchar(30),
	"buyer_bank" varchar(100),
	"buyer_account" varchar(32),
	"note_count" integer DEFAULT 0 NOT NULL,
	"total_amount" bigint DEFAULT 0 NOT NULL,
	"invoice_amount" bigint DEFAULT 0 NOT NULL,
	"issued_amount" bigint DEFAULT 0 NOT NULL,
	"red_amount" bigint DEFAULT 0 NOT NULL,
	"merge_mode" varchar(20) NOT NULL,
	"state" varchar(20) NOT NULL,
	"submit_by" varchar(64),
	"submit_time" timestamp with time zone,
	"audit_by" varchar(64),
	"audit_time" timestamp with time zone,
	"audit_remark" varchar(200),
	"return_by" varchar(64),
	"return_time" timestamp with time zone,
	"return_reason" varchar(200),
	"revoke_time" timestamp with time zone,
	"email" varchar(100),
	"mail_name" varchar(50),
	"mail_phone" varchar(30),
	"mail_address" varchar(200),
	"remark" varchar(200),
	CONSTRAINT "hy_request_bill_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_request_bill_amounts" CHECK (invoice_amount > 0 and invoice_amount <= total_amount and issued_amount between 0 and invoice_amount and red_amount between 0 and issued_amount)
);
--> statement-breakpoint
CREATE TABLE "hy_request_bill_item" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"request_bill_id" varchar(32) NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"shipping_note_number" varchar(20) NOT NULL,
	"open_amount" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"issued_amount" bigint DEFAULT 0 NOT NULL,
	"red_amount" bigint DEFAULT 0 NOT NULL,
	"settle_weight" integer,
	"is_live" char(1) DEFAULT '1' NOT NULL,
	CONSTRAINT "hy_request_bill_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_request_bill_item_amounts" CHECK (amount > 0 and amount <= open_amount and issued_amount between 0 and amount and red_amount between 0 and issued_amount)
);
--> statement-breakpoint
CREATE TABLE "hy_invoice" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"serial_no" varchar(20) NOT NULL,
	"invoice_no" varchar(20),
	"invoice_code" varchar(12),
	"invoice_type" varchar(20) NOT NULL,
	"request_bill_id" varchar(32) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"seller_name" varchar(512) NOT NULL,
	"seller_tax_no" varchar(20) NOT NULL,
	"seller_address" varchar(256),
	"seller_tel" varchar(30),
	"seller_bank" varchar(100),
	"seller_account" varchar(32),
	"customer_id" varchar(32) NOT NULL,
	"buyer_name" varchar(100) NOT NULL,
	"buyer_tax_no" varchar(20),
	"buyer_address" varchar(200),
	"buyer_tel" varchar(30),
	"buyer_bank" varchar(100),
	"buyer_account" varchar(32),
	"goods_name" varchar(100) NOT NULL,
	"tax_rate" integer NOT NULL,
	"amount_incl_tax" bigint NOT NULL,
	"amount_excl_tax" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"note_count" integer NOT NULL,
	"red_amount" bigint DEFAULT 0 NOT NULL,
	"transport_rows" jsonb,
	"remark" varchar(230),
	"state" varchar(20) NOT NULL,
	"request_serial" varchar(32),
	"send_count" integer DEFAULT 0 NOT NULL,
	"send_time" timestamp with time zone,
	"query_count" integer DEFAULT 0 NOT NULL,
	"next_query_time" timestamp with time zone,
	"issuer" varchar(64),
	"issuer_name" varchar(100),
	"issue_time" timestamp with time zone,
	"fail_code" varchar(40),
	"fail_reason" varchar(200),
	"fail_time" timestamp with time zone,
	"simulated" char(1) DEFAULT '0' NOT NULL,
	"red_of_id" varchar(32),
	"red_reason" varchar(200),
	"red_confirm_no" varchar(50),
	"deliver_type" varchar(20),
	"deliver_to" varchar(100),
	"express_no" varchar(50),
	"deliver_by" varchar(64),
	"deliver_time" timestamp with time zone,
	"void_by" varchar(64),
	"void_time" timestamp with time zone,
	"void_reason" varchar(200),
	CONSTRAINT "hy_invoice_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_invoice_sum" CHECK (amount_incl_tax = amount_excl_tax + tax_amount),
	CONSTRAINT "hy_invoice_sign" CHECK ((amount_incl_tax < 0) = (red_of_id is not null) and amount_incl_tax <> 0),
	CONSTRAINT "hy_invoice_red_amount" CHECK (red_amount between 0 and greatest(amount_incl_tax, 0))
);
--> statement-breakpoint
CREATE TABLE "hy_invoice_item" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"invoice_id" varchar(32) NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"shipping_note_number" varchar(20) NOT NULL,
	"amount_incl_tax" bigint NOT NULL,
	"amount_excl_tax" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"red_amount" bigint DEFAULT 0 NOT NULL,
	"red_tax" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "hy_invoice_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_invoice_item_sum" CHECK (amount_incl_tax = amount_excl_tax + tax_amount),
	CONSTRAINT "hy_invoice_item_red" CHECK (red_amount between 0 and greatest(amount_incl_tax, 0))
);
--> statement-breakpoint
CREATE TABLE "tax_sim_order" (
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
	"serial" varchar(20) NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"body" text NOT NULL,
	"state" varchar(20) NOT NULL,
	"code" varchar(20),
	"reason" varchar(200),
	"invoice_no" varchar(20),
	"invoice_code" varchar(12) DEFAULT '' NOT NULL,
	"issue_time" timestamp with time zone,
	"due_time" timestamp with time zone,
	"news_time" timestamp with time zone,
	"news_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tax_sim_order_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_tax_item" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"serial" varchar(20) NOT NULL,
	"body" text NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"invoice_type" varchar(20) NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"incl" bigint NOT NULL,
	"state" varchar(20) NOT NULL,
	"invoice_no" varchar(20),
	"invoice_code" varchar(12) DEFAULT '' NOT NULL,
	"issue_time" timestamp with time zone,
	"reason" varchar(200),
	"sheet_time" timestamp with time zone,
	CONSTRAINT "hy_tax_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "hy_contract" ADD COLUMN "invoice_before_pay" char(1) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_bill" ADD COLUMN "request_bill_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "invoice_no" varchar(20);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "requested_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "invoiced_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "invoiced_tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_mail" ADD COLUMN "attachment" varchar(200);--> statement-breakpoint
ALTER TABLE "sys_sms" ADD COLUMN "es_attachment" varchar(64);--> statement-breakpoint
ALTER TABLE "hy_request_bill_item" ADD CONSTRAINT "hy_request_bill_item_request" FOREIGN KEY ("tenant_id","request_bill_id") REFERENCES "public"."hy_request_bill"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hy_invoice" ADD CONSTRAINT "hy_invoice_request_bill" FOREIGN KEY ("tenant_id","request_bill_id") REFERENCES "public"."hy_request_bill"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hy_invoice_item" ADD CONSTRAINT "hy_invoice_item_invoice" FOREIGN KEY ("tenant_id","invoice_id") REFERENCES "public"."hy_invoice"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_request_bill_number" ON "hy_request_bill" USING btree ("tenant_id","request_no");--> statement-breakpoint
CREATE INDEX "hy_request_bill_create" ON "hy_request_bill" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_request_bill_state" ON "hy_request_bill" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_request_bill_customer" ON "hy_request_bill" USING btree ("tenant_id","customer_id","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_request_bill_item_note" ON "hy_request_bill_item" USING btree ("tenant_id","note_id") WHERE del_flag = 0 and is_live = '1';--> statement-breakpoint
CREATE INDEX "hy_request_bill_item_of" ON "hy_request_bill_item" USING btree ("tenant_id","request_bill_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_request_bill_item_of_note" ON "hy_request_bill_item" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_invoice_serial" ON "hy_invoice" USING btree ("tenant_id","serial_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_invoice_number" ON "hy_invoice" USING btree ("tenant_id","invoice_no",coalesce(invoice_code, '')) WHERE invoice_no is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_invoice_request_serial" ON "hy_invoice" USING btree ("tenant_id","request_serial") WHERE request_serial is not null;--> statement-breakpoint
CREATE INDEX "hy_invoice_create" ON "hy_invoice" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_invoice_state" ON "hy_invoice" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_invoice_customer" ON "hy_invoice" USING btree ("tenant_id","customer_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_invoice_request" ON "hy_invoice" USING btree ("tenant_id","request_bill_id");--> statement-breakpoint
CREATE INDEX "hy_invoice_red" ON "hy_invoice" USING btree ("tenant_id","red_of_id") WHERE red_of_id is not null;--> statement-breakpoint
CREATE INDEX "hy_invoice_query" ON "hy_invoice" USING btree ("tenant_id","next_query_time") WHERE state = '20';--> statement-breakpoint
CREATE UNIQUE INDEX "hy_invoice_item_note" ON "hy_invoice_item" USING btree ("tenant_id","invoice_id","note_id") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_invoice_item_of_note" ON "hy_invoice_item" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_sim_order_serial" ON "tax_sim_order" USING btree ("tenant_id","merchant","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_sim_order_no" ON "tax_sim_order" USING btree ("tenant_id","invoice_code","invoice_no") WHERE invoice_no is not null;--> statement-breakpoint
CREATE INDEX "tax_sim_order_due" ON "tax_sim_order" USING btree ("tenant_id","due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "tax_sim_order_news" ON "tax_sim_order" USING btree ("tenant_id","news_time") WHERE news_time is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_tax_item_serial" ON "hy_tax_item" USING btree ("tenant_id","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_tax_item_no" ON "hy_tax_item" USING btree ("tenant_id","invoice_code","invoice_no");--> statement-breakpoint
CREATE INDEX "hy_tax_item_state" ON "hy_tax_item" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_shipping_note_to_invoice" ON "hy_shipping_note" USING btree ("tenant_id","customer_id","sign_time","company_id") WHERE del_flag = 0 and sign_time is not null and note_status in ('70', '75', '78', '80', '90') and fee_total > requested_amount;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_invoice" ON "hy_shipping_note" USING btree ("tenant_id","invoice_no" varchar_pattern_ops) WHERE del_flag = 0 and invoice_no is not null;