CREATE TABLE "hy_pay_file" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"file_no" varchar(20) NOT NULL,
	"file_format" varchar(20) NOT NULL,
	"company_account_id" varchar(32) NOT NULL,
	"account_name" varchar(100) NOT NULL,
	"bank_name" varchar(100) NOT NULL,
	"account_no" varchar(255) NOT NULL,
	"cnaps" varchar(12) NOT NULL,
	"item_count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"settled_count" integer DEFAULT 0 NOT NULL,
	"state" varchar(20) NOT NULL,
	CONSTRAINT "hy_pay_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_pay_file_item" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"file_id" varchar(32),
	"line_no" integer,
	"request_serial" varchar(32) NOT NULL,
	"company_account_id" varchar(32) NOT NULL,
	"body" text NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"amount" bigint NOT NULL,
	"state" varchar(20) NOT NULL,
	"bank_serial_no" varchar(50),
	"pay_time" timestamp with time zone,
	"return_time" timestamp with time zone,
	"fee" bigint DEFAULT 0 NOT NULL,
	"code" varchar(40),
	"reason" varchar(200),
	CONSTRAINT "hy_pay_file_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_pay_file_item_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "hy_pay_statement" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"account_no_hash" varchar(64) NOT NULL,
	"statement_id" varchar(50) NOT NULL,
	"opening" bigint NOT NULL,
	"closing" bigint NOT NULL,
	"last_time" timestamp with time zone,
	CONSTRAINT "hy_pay_statement_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_pay_statement_line" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"statement_row_id" varchar(32) NOT NULL,
	"account_no_hash" varchar(64) NOT NULL,
	"day" date NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"bank_serial_no" varchar(50) NOT NULL,
	"request_serial" varchar(32),
	"direction" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"counterparty_name" varchar(100),
	"counterparty_account" varchar(255),
	"purpose" varchar(200),
	CONSTRAINT "hy_pay_statement_line_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "hy_pay_file_item" ADD CONSTRAINT "hy_pay_file_item_of_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."hy_pay_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_pay_file_no" ON "hy_pay_file" USING btree ("tenant_id","file_no");--> statement-breakpoint
CREATE INDEX "hy_pay_file_create" ON "hy_pay_file" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_pay_file_item_serial" ON "hy_pay_file_item" USING btree ("tenant_id","request_serial");--> statement-breakpoint
CREATE INDEX "hy_pay_file_item_file" ON "hy_pay_file_item" USING btree ("tenant_id","file_id","line_no");--> statement-breakpoint
CREATE INDEX "hy_pay_file_item_waiting" ON "hy_pay_file_item" USING btree ("tenant_id","create_time") WHERE file_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_pay_statement_no" ON "hy_pay_statement" USING btree ("tenant_id","account_no_hash","statement_id");--> statement-breakpoint
CREATE INDEX "hy_pay_statement_last" ON "hy_pay_statement" USING btree ("tenant_id","account_no_hash","id");--> statement-breakpoint
CREATE INDEX "hy_pay_statement_line_day" ON "hy_pay_statement_line" USING btree ("tenant_id","account_no_hash","day","id");