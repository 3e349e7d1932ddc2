CREATE TABLE "hy_customer_recharge" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"recharge_no" varchar(20) NOT NULL,
	"customer_id" varchar(32) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"wallet_id" varchar(32) NOT NULL,
	"recharge_type" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	"payer_name" varchar(100),
	"payer_account" varchar(255),
	"payer_bank" varchar(100),
	"receive_account_id" varchar(32) NOT NULL,
	"bank_serial_no" varchar(50),
	"voucher_files" varchar(2000),
	"transfer_time" timestamp with time zone,
	"state" varchar(20) NOT NULL,
	"confirm_by" varchar(64),
	"confirm_time" timestamp with time zone,
	"confirm_remark" varchar(200),
	"reverse_by" varchar(64),
	"reverse_time" timestamp with time zone,
	"reverse_reason" varchar(200),
	"remark" varchar(200),
	CONSTRAINT "hy_customer_recharge_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_customer_recharge_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hy_customer_recharge_number" ON "hy_customer_recharge" USING btree ("tenant_id","recharge_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_customer_recharge_serial" ON "hy_customer_recharge" USING btree ("tenant_id","receive_account_id","bank_serial_no") WHERE del_flag = 0 and bank_serial_no is not null and state in ('10', '20', '30');--> statement-breakpoint
CREATE INDEX "hy_customer_recharge_create" ON "hy_customer_recharge" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_customer_recharge_state" ON "hy_customer_recharge" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_customer_recharge_customer" ON "hy_customer_recharge" USING btree ("tenant_id","customer_id","create_time");