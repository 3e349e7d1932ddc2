CREATE TABLE "hy_adapter_log" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"adapter" varchar(30) NOT NULL,
	"operation" varchar(40) NOT NULL,
	"target" varchar(60) NOT NULL,
	"request_id" varchar(64),
	"request_hash" varchar(64) NOT NULL,
	"outcome" varchar(10) NOT NULL,
	"error_code" varchar(60),
	"cost_ms" integer NOT NULL,
	"simulated" char(1) DEFAULT '0' NOT NULL,
	"request_body" varchar(2000),
	"answer_body" varchar(2000),
	CONSTRAINT "hy_adapter_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "hy_customer_recharge" ALTER COLUMN "receive_account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_payment" ADD COLUMN "third_account_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_customer_recharge" ADD COLUMN "third_account_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_wallet_config" ADD COLUMN "third_account_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_wallet_config" ADD COLUMN "auto_freeze" char(1) DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_wallet_config" ADD COLUMN "freeze_ratio" integer DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_wallet_config" ADD COLUMN "auto_pay" char(1) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_session" ADD COLUMN "password_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "hy_adapter_log_time" ON "hy_adapter_log" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_customer_recharge_third_serial" ON "hy_customer_recharge" USING btree ("tenant_id","third_account_id","bank_serial_no") WHERE del_flag = 0 and bank_serial_no is not null and state in ('10', '20', '30');--> statement-breakpoint
ALTER TABLE "hy_customer_recharge" ADD CONSTRAINT "hy_customer_recharge_place" CHECK ((receive_account_id is null) <> (third_account_id is null));--> statement-breakpoint
ALTER TABLE "hy_wallet_config" ADD CONSTRAINT "hy_wallet_config_ratio" CHECK (freeze_ratio between 1 and 10000);