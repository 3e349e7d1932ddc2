CREATE TABLE "hy_bill" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"bill_no" varchar(20) NOT NULL,
	"bill_kind" varchar(20) NOT NULL,
	"customer_id" varchar(32) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"settle_type" varchar(20) NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"month" varchar(7),
	"note_count" integer DEFAULT 0 NOT NULL,
	"total_weight" integer DEFAULT 0 NOT NULL,
	"total_amount" bigint DEFAULT 0 NOT NULL,
	"received_amount" bigint DEFAULT 0 NOT NULL,
	"open_amount" bigint DEFAULT 0 NOT NULL,
	"due_date" date,
	"state" varchar(20) NOT NULL,
	"send_by" varchar(64),
	"send_time" timestamp with time zone,
	"confirm_by" varchar(64),
	"confirm_time" timestamp with time zone,
	"dispute_by" varchar(64),
	"dispute_time" timestamp with time zone,
	"dispute_reason" varchar(200),
	"void_by" varchar(64),
	"void_time" timestamp with time zone,
	"void_reason" varchar(200),
	CONSTRAINT "hy_bill_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_bill_period" CHECK (period_from <= period_to),
	CONSTRAINT "hy_bill_amounts" CHECK (total_amount >= 0 and received_amount >= 0 and open_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "hy_bill_item" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"bill_id" varchar(32) NOT NULL,
	"bill_kind" varchar(20) NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"shipping_note_number" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	"is_live" char(1) DEFAULT '1' NOT NULL,
	"disputed" char(1) DEFAULT '0' NOT NULL,
	"remark" varchar(200),
	CONSTRAINT "hy_bill_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_bill_item_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "hy_customer_receipt" ADD COLUMN "bill_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_bill_item" ADD CONSTRAINT "hy_bill_item_bill" FOREIGN KEY ("tenant_id","bill_id") REFERENCES "public"."hy_bill"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bill_number" ON "hy_bill" USING btree ("tenant_id","bill_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bill_month" ON "hy_bill" USING btree ("tenant_id","customer_id","company_id","month") WHERE del_flag = 0 and month is not null and state in ('10', '20', '30', '40', '60');--> statement-breakpoint
CREATE INDEX "hy_bill_create" ON "hy_bill" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_bill_state" ON "hy_bill" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_bill_customer" ON "hy_bill" USING btree ("tenant_id","customer_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bill_item_note" ON "hy_bill_item" USING btree ("tenant_id","bill_kind","note_id") WHERE del_flag = 0 and is_live = '1';--> statement-breakpoint
CREATE INDEX "hy_bill_item_of" ON "hy_bill_item" USING btree ("tenant_id","bill_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_customer_receipt_bill" ON "hy_customer_receipt" USING btree ("tenant_id","bill_id","receive_time") WHERE bill_id is not null;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_account" ON "hy_shipping_note" USING btree ("tenant_id","sign_time","id","settle_type","company_id","bill_id","due_flag") WHERE del_flag = 0 and sign_time is not null and note_status in ('70', '75', '78', '80', '90');