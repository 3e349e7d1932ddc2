CREATE TABLE "hy_payment" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"payment_no" varchar(20) NOT NULL,
	"pay_kind" varchar(20) NOT NULL,
	"note_id" varchar(32),
	"shipping_note_number" varchar(20),
	"bill_id" varchar(32),
	"customer_id" varchar(32) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"order_mode" varchar(20),
	"agent_id" varchar(32),
	"creditor_type" varchar(20) NOT NULL,
	"creditor_id" varchar(32) NOT NULL,
	"pay_channel" varchar(20) NOT NULL,
	"company_account_id" varchar(32),
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
	"amount" bigint NOT NULL,
	"channel_fee" bigint DEFAULT 0 NOT NULL,
	"payment_means_code" varchar(20) DEFAULT '32' NOT NULL,
	"state" varchar(20) NOT NULL,
	"previous_state" varchar(20),
	"submit_by" varchar(64),
	"submit_time" timestamp with time zone,
	"approve_by" varchar(64),
	"approve_time" timestamp with time zone,
	"approve_remark" varchar(200),
	"request_serial" varchar(32),
	"send_time" timestamp with time zone,
	"bank_serial_no" varchar(50),
	"pay_time" timestamp with time zone,
	"fail_code" varchar(40),
	"fail_reason" varchar(200),
	"fail_time" timestamp with time zone,
	"fail_notice_state" varchar(20) DEFAULT '0' NOT NULL,
	"notice_remark" varchar(200),
	"close_reason" varchar(200),
	"retry_count" integer DEFAULT 0 NOT NULL,
	"query_count" integer DEFAULT 0 NOT NULL,
	"next_query_time" timestamp with time zone,
	"voucher_files" varchar(2000),
	"offline_time" timestamp with time zone,
	"remark" varchar(200),
	"fund_upload_state" varchar(20) DEFAULT '0' NOT NULL,
	CONSTRAINT "hy_payment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_payment_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "hy_payment_item" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"payment_id" varchar(32) NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "hy_payment_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_payment_item_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "hy_wallet_config" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"channel_type" varchar(20) NOT NULL,
	"company_account_id" varchar(32),
	"single_limit" bigint NOT NULL,
	"day_limit" bigint NOT NULL,
	"driver_day_limit" bigint NOT NULL,
	"dual_approve_amount" bigint DEFAULT 0 NOT NULL,
	"pay_window" varchar(11),
	"channel_fee_mode" varchar(20) DEFAULT 'fixed' NOT NULL,
	"channel_fee" bigint DEFAULT 0 NOT NULL,
	"sms_confirm" char(1) DEFAULT '0' NOT NULL,
	"enabled" char(1) DEFAULT '1' NOT NULL,
	CONSTRAINT "hy_wallet_config_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_wallet_config_limits" CHECK (single_limit <= day_limit)
);
--> statement-breakpoint
ALTER TABLE "hy_payment_item" ADD CONSTRAINT "hy_payment_item_payment" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."hy_payment"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_payment_number" ON "hy_payment" USING btree ("tenant_id","payment_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_payment_open" ON "hy_payment" USING btree ("tenant_id","note_id") WHERE note_id is not null and del_flag = 0 and pay_kind in ('1', '3') and state in ('10', '20', '30', '50', '70', '80');--> statement-breakpoint
CREATE UNIQUE INDEX "hy_payment_serial" ON "hy_payment" USING btree ("tenant_id","request_serial") WHERE request_serial is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_payment_offline_serial" ON "hy_payment" USING btree ("tenant_id","company_account_id","bank_serial_no") WHERE pay_kind = '3' and bank_serial_no is not null and state <> '60';--> statement-breakpoint
CREATE INDEX "hy_payment_create" ON "hy_payment" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_payment_state" ON "hy_payment" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_payment_note" ON "hy_payment" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_payment_payee" ON "hy_payment" USING btree ("tenant_id","payee_name");--> statement-breakpoint
CREATE INDEX "hy_payment_day" ON "hy_payment" USING btree ("tenant_id","company_id","submit_time","payee_card_id","state","amount");--> statement-breakpoint
CREATE INDEX "hy_payment_query" ON "hy_payment" USING btree ("tenant_id","next_query_time") WHERE state = '30';--> statement-breakpoint
CREATE INDEX "hy_payment_notice" ON "hy_payment" USING btree ("tenant_id","fail_notice_state","fail_time") WHERE fail_notice_state = '1';--> statement-breakpoint
CREATE UNIQUE INDEX "hy_payment_item_note" ON "hy_payment_item" USING btree ("tenant_id","payment_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_payment_item_of_note" ON "hy_payment_item" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_wallet_config_company" ON "hy_wallet_config" USING btree ("tenant_id","company_id") WHERE del_flag = 0;--> statement-breakpoint
-- Waybills that were paid, or on their way to it, before payments were kept.
INSERT INTO "hy_payment" (id, tenant_id, create_by, create_time, payment_no, pay_kind, note_id, shipping_note_number, customer_id, company_id, order_mode, agent_id, creditor_type, creditor_id, pay_channel, company_account_id, payee_type, payee_id, payee_card_id, payee_name, payee_card_no, payee_bank_name, amount, state, submit_by, submit_time, approve_by, approve_time, request_serial, bank_serial_no, pay_time, next_query_time)
SELECT md5('payment ' || n.id), n.tenant_id, 'cashier', n.examine_time, no.payment_no, '1', n.id, n.shipping_note_number, n.customer_id, n.company_id, n.order_mode, n.agent_id, n.creditor_type, n.creditor_id, 'bank',
  (SELECT a.id FROM "hy_company_account" a WHERE a.tenant_id = n.tenant_id AND a.owner_type = 'platform' AND a.owner_id = n.company_id AND a.usage IN ('pay', 'both') AND a.del_flag = 0 ORDER BY a.create_time LIMIT 1),
  n.payee_type, n.payee_id, n.payee_card_id, coalesce(n.payee_name, n.driver_name, ''), n.payee_card_no, n.payee_bank_name, n.payable_amount,
  case n.note_status when '78' then '30' else '40' end, 'cashier', n.examine_time, 'finance_mgr', n.examine_time, no.payment_no || '01',
  case n.note_status when '78' then null else 'SIM' || upper(left(md5(n.id), 16)) end, n.pay_time, case n.note_status when '78' then now() + interval '1 day' end
FROM "hy_shipping_note" n
JOIN (SELECT tenant_id, id, 'FK' || to_char(examine_time AT TIME ZONE 'Asia/Shanghai', 'YYMMDD') || lpad((row_number() OVER (PARTITION BY tenant_id ORDER BY examine_time, id))::text, 6, '0') AS payment_no
  FROM "hy_shipping_note" WHERE note_status IN ('78', '80', '90') AND payable_amount > 0) no ON no.tenant_id = n.tenant_id AND no.id = n.id
WHERE n.creditor_id IS NOT NULL AND n.examine_time IS NOT NULL;--> statement-breakpoint
INSERT INTO "hy_payment_item" (id, tenant_id, create_by, create_time, payment_id, note_id, amount)
SELECT md5('item ' || id), tenant_id, create_by, create_time, id, note_id, amount FROM "hy_payment";--> statement-breakpoint
UPDATE "hy_shipping_note" SET pay_state = null WHERE note_status = '75' AND pay_state = '10';
